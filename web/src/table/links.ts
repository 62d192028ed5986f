/** The links of seats that were kept for friends: shown once by the server, so this device keeps them. */

export interface SeatLink {
  seat: number
  token: string
}

const KEY = 'tegel-links'

function all(): Record<string, SeatLink[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeatLink[]>
  } catch {
    return {}
  }
}

export function links(table: string): SeatLink[] {
  return all()[table] ?? []
}

export function keep(table: string, own: SeatLink[]): void {
  const recent = Object.entries(all()).slice(-20)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: own }))
  } catch {
    // Without storage the link can be copied as long as the page is open.
  }
}

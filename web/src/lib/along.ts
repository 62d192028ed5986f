/** Whether Tegel was taken along in this browser: the little that every page has to know of it (`../along/`). */

export interface Along {
  login: string | null // whose account it was; null: a guest's
  at: number
}

const KEY = 'tegel-along'

/** Who has taken it along; null: nobody. */
export function taken(): Along | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Along | null
  } catch {
    return null
  }
}

export function note(along: Along | null): void {
  if (along) localStorage.setItem(KEY, JSON.stringify(along))
  else localStorage.removeItem(KEY)
}

/** This page has its tables inside, and a server lends it: it may be there again at any time. */
export const lent = 'server' in document.documentElement.dataset

/** Ratings at a rated table: as they stood before the game, and after it what that has changed. */
import type { TableView } from '../lib/types'
import type { AtSeat } from '../ratings/api'

const known = $state<Record<string, (AtSeat | null)[]>>({})
const asked = new Set<string>()

/** The rating at a seat, once it is there; nothing is asked where nobody is rated. */
export function ratingAt(table: TableView, seat: number): AtSeat | null {
  if (!table.rated || table.status === 'waiting') return null
  const key = `${table.table} ${table.status}`
  if (!asked.has(key)) {
    asked.add(key)
    void import('../ratings/api').then(async ({ ratingsAt }) => (known[key] = await ratingsAt(table.table))).catch(() => asked.delete(key))
  }
  return (known[key] ?? known[`${table.table} playing`])?.[seat] ?? null
}

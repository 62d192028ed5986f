/** Which level to play next, by how the last games against bots went. */
import type { OwnSummary } from '../lib/types'

const LAST = 3 // games that are looked at
const ENOUGH = 2 // of them, won or lost, to propose something else

export interface Proposal {
  level: string
  /** Why: so many of the last games at `from` were won, or lost. */
  why: 'won' | 'lost'
  from: string
  games: number
  of: number
}

/** The level that one played against alone, if it was a single bot's. */
function levelOf({ seats, yours }: OwnSummary): string | null {
  const bots = seats.filter((seat) => seat.kind === 'bot')
  const levels = new Set(bots.map((seat) => seat.level))
  return yours.length === 1 && bots.length === seats.length - 1 && levels.size === 1 ? (bots[0]!.level ?? null) : null
}

/** Somebody's games of one kind against bots, the latest first; only those that came to their end. */
function played(tables: readonly OwnSummary[], game: string): { level: string; won: boolean }[] {
  return tables
    .filter((table) => table.game === game && table.status === 'finished' && table.result)
    .sort((a, b) => b.updated_at - a.updated_at)
    .flatMap((table) => {
      const level = levelOf(table)
      return level === null ? [] : [{ level, won: table.result!.places[table.yours[0]!] === 1 }]
    })
}

/** A higher level after two wins of three against one, two steps up after three; an easier one when nothing was won; null: go on as before. */
export function propose(tables: readonly OwnSummary[], game: string, levels: readonly string[]): Proposal | null {
  const games = played(tables, game)
  const from = games[0]?.level
  if (from === undefined) return null
  const last = games.filter((one) => one.level === from).slice(0, LAST)
  const won = last.filter((one) => one.won).length
  const at = levels.indexOf(from)
  const up = won === LAST ? 2 : 1
  const [harder, easier] = [levels[Math.min(at + up, levels.length - 1)], at > 0 ? levels[at - 1] : undefined]
  if (won >= ENOUGH && harder && harder !== from) return { level: harder, why: 'won', from, games: won, of: last.length }
  if (won === 0 && last.length >= ENOUGH && easier) return { level: easier, why: 'lost', from, games: last.length, of: last.length }
  return null
}

/** The same, for the game that was played last. */
export function proposeLately(tables: readonly OwnSummary[], levels: readonly string[]): Proposal | null {
  const [last] = tables.filter((table) => table.status === 'finished' && levelOf(table) !== null).sort((a, b) => b.updated_at - a.updated_at)
  return last ? propose(tables, last.game, levels) : null
}

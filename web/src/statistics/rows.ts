/** Rows of statistics, chosen and put side by side as they are shown. */
import { unusual } from '../parts/games.svelte'
import { t } from '../words'
import type { HabitRow, SourceRow, TimeRow } from './api'

/** A kind of game that there are rows of. */
export interface Kind {
  key: string
  game: string
  options: Record<string, string | number>
  players: number
  games: number
}

type OfKind = Pick<SourceRow, 'game' | 'options' | 'players'>

export const keyOf = ({ game, options, players }: OfKind): string => JSON.stringify([game, players, ...Object.entries(options).sort()])

/** What a kind is called within its game: what is unusual about it, and how many play. */
export function kindName({ game, options, players }: OfKind): string {
  return [t('players-n', { n: players }), ...unusual({ game, options })].join(' · ')
}

/** All kinds that were played, what was played most first. */
export function kindsOf(times: readonly TimeRow[]): Kind[] {
  const found = new Map<string, Kind>()
  for (const one of times) {
    const key = keyOf(one)
    const kind = found.get(key) ?? { key, game: one.game, options: one.options, players: one.players, games: 0 }
    found.set(key, { ...kind, games: kind.games + one.games })
  }
  return [...found.values()].sort((a, b) => b.games - a.games)
}

/** A week or a month, and what is known of it; `rolling`: of it and those before it together. */
export interface Span {
  begins: string
  games: number
  won: number
  shared: number
  rolling: number | null
}

export const TOGETHER = 4 // spans that the line adds up

/** The share of wins; who shares a win has half of it. */
export const share = ({ games, won, shared }: Pick<Span, 'games' | 'won' | 'shared'>): number => (games ? (won + shared / 2) / games : 0)

/** Span by span, without a gap: also those in which nothing was played. */
export function spans(rows: readonly TimeRow[]): Span[] {
  if (!rows.length) return []
  const sums = new Map<string, Span>()
  for (const { begins, games, won, shared } of rows) {
    const known = sums.get(begins) ?? { begins, games: 0, won: 0, shared: 0, rolling: null }
    sums.set(begins, { ...known, games: known.games + games, won: known.won + won, shared: known.shared + shared })
  }
  const last = [...sums.keys()].sort().at(-1)!
  const found: Span[] = []
  for (let begins = [...sums.keys()].sort()[0]!; begins <= last; begins = next(begins, rows[0]!.step)) {
    found.push(sums.get(begins) ?? { begins, games: 0, won: 0, shared: 0, rolling: null })
  }
  return found.map((one, n) => {
    const lately = found.slice(Math.max(0, n - TOGETHER + 1), n + 1)
    const add = (what: 'games' | 'won' | 'shared') => lately.reduce((sum, span) => sum + span[what], 0)
    return { ...one, rolling: add('games') ? share({ games: add('games'), won: add('won'), shared: add('shared') }) : null }
  })
}

function next(day: string, step: TimeRow['step']): string {
  const at = new Date(`${day}T00:00:00Z`)
  if (step === 'month') at.setUTCMonth(at.getUTCMonth() + 1)
  else at.setUTCDate(at.getUTCDate() + 7)
  return at.toISOString().slice(0, 10)
}

/** A source, with what one makes of it and what others do. */
export interface Compared {
  source: SourceRow['source']
  mine: SourceRow
  theirs: SourceRow | null
}

/** What two sorts of boards made, source by source; a source that one of them has not is nothing to it. */
export function compared(mine: readonly SourceRow[], theirs: readonly SourceRow[]): Compared[] {
  const name = ({ source }: Pick<SourceRow, 'source'>) => JSON.stringify(Object.entries(source).sort())
  const others = new Map(theirs.map((one) => [name(one), one]))
  const own = new Map(mine.map((one) => [name(one), one]))
  const nothing = (like: SourceRow, of: SourceRow | undefined): SourceRow | null => (of ? { ...of, source: like.source, mean: 0, off: 0 } : null)
  return [...new Map([...mine, ...theirs].map((one) => [name(one), one])).entries()].map(([key, one]) => ({
    source: one.source,
    mine: own.get(key) ?? nothing(one, mine[0]) ?? one,
    theirs: others.get(key) ?? nothing(one, theirs[0]),
  }))
}

/** Habits by their names; what is done once a game by how often, all else in the order of the game. */
export function habitsOf(rows: readonly HabitRow[]): [string, HabitRow[]][] {
  const found = new Map<string, HabitRow[]>()
  for (const one of rows) found.set(one.habit, [...(found.get(one.habit) ?? []), one])
  for (const values of found.values()) if (!values[0]!.first && values.every(isNumbered)) values.sort((a, b) => order(a) - order(b))
  return [...found.entries()]
}

const numbers = ({ value }: HabitRow) => Object.values(value).filter((one): one is number => typeof one === 'number')
const isNumbered = (row: HabitRow) => numbers(row).length === 1
const order = (row: HabitRow) => numbers(row)[0]!

/** What somebody's games add up to, as a profile shows them. */
import type { Tally } from '../lib/types'
import { unusual } from './games.svelte'

/** Games against one kind of opponents: a bot's level, or null for people. */
export interface Sum {
  level: string | null
  offline: boolean
  games: number
  won: number
  shared: number
  points: number
  best: number
}

/** Only what was played by so many, in this way; null: all. */
export interface Filter {
  players: number | null
  kind: string | null
}

/** What is unusual about a kind of game; nothing: it is the usual one. */
export function kindOf({ game, options }: Tally): string {
  return unusual({ game, options }).join(' · ')
}

export function chosen(tallies: readonly Tally[], { players, kind }: Filter): Tally[] {
  return tallies.filter((one) => (players === null || one.players === players) && (kind === null || kindOf(one) === kind))
}

/** One sum of all of them. */
export function total(tallies: readonly Tally[], level: string | null = null, offline = false): Sum {
  const add = (what: 'games' | 'won' | 'shared' | 'points') => tallies.reduce((sum, one) => sum + one[what], 0)
  return { level, offline, games: add('games'), won: add('won'), shared: add('shared'), points: add('points'), best: Math.max(...tallies.map((one) => one.best)) }
}

/** A sum for each kind of opponents: people first, then bots from the strongest, and last those without a server. */
export function byOpponent(tallies: readonly Tally[], levels: readonly string[]): Sum[] {
  const strength = (level: string | null) => (level === null ? Infinity : levels.indexOf(level))
  return [false, true].flatMap((offline) => {
    const there = tallies.filter((one) => one.offline === offline)
    const found = [...new Set(there.map((one) => one.level))].sort((a, b) => strength(b) - strength(a))
    return found.map((level) => total(there.filter((one) => one.level === level), level, offline))
  })
}

/** The values that there are, from the smallest. */
export function playersIn(tallies: readonly Tally[]): number[] {
  return [...new Set(tallies.map((one) => one.players))].sort((a, b) => a - b)
}

export function kindsIn(tallies: readonly Tally[]): string[] {
  return [...new Set(tallies.map(kindOf))].sort()
}

/** What is said of tournaments. */
import { settings } from '../lib/settings.svelte'
import { gameTitle } from '../parts/games.svelte'
import { clockWords } from '../parts/tables'
import { club } from '../words'
import type { Summary, Tournament } from './api'

/** Points, halves and the like as one writes them. */
export const points = (n: number) => n.toLocaleString(settings.language, { maximumFractionDigits: 2 })

export const moment = (at: number) => new Date(at).toLocaleString(settings.language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** What is played, and how: in one line. */
export function about(one: Pick<Summary, 'game' | 'format' | 'clock' | 'rated' | 'minutes'>, seats: number, rounds: number): string {
  const length = one.format === 'arena' ? club('tournament-minutes', { n: one.minutes }) : rounds ? club('tournament-rounds', { n: rounds }) : ''
  return [gameTitle(one.game), club('tournament-format', { format: one.format }), seats > 2 ? club('tournament-seats', { n: seats }) : '', length, clockWords(one.clock).replaceAll(' ', '\u00a0'), one.rated ? club('tournament-rated') : ''].filter(Boolean).join(' · ')
}

/** Where it is: in one line. */
export function where(view: Pick<Tournament, 'status' | 'starts_at' | 'format'>, round: number, rounds: number): string {
  if (view.status === 'open') return view.starts_at ? club('tournament-begins', { when: moment(view.starts_at) }) : club('tournament-open')
  if (view.status === 'over') return club('tournament-over')
  if (view.status === 'called off') return club('tournament-called-off')
  if (view.format === 'arena') return club('tournament-running')
  return club('tournament-round-of', { n: Math.max(round, 1), of: rounds })
}

/** What the page says, in the language that was chosen. */
import type { Part, Values } from './book'
import { book } from './spoken.svelte'

export { signed, type Drawn, type Part, type Values } from './book'
export { learn } from './spoken.svelte'

/** Who listens: the names at the table, and their own seat; `seat` is whom it is about if it does not say so itself. */
export interface Ears {
  names: readonly string[]
  eyes: number | null
  seat?: number | null
}

/** Something with a kind: a deed, a happening, a refusal, a question. */
export type Kind = { kind: string } & Record<string, unknown>

/** The page's own words. */
export function t(key: string, values?: Values): string {
  return book('page').say(key, values)
}

/** Words of the club: accounts, notices, ratings, tournaments. Its places learn them when somebody goes there. */
export function club(key: string, values?: Values): string {
  return book('club').say(key, values)
}

/** Words of what is taken along: where somebody has, or would like to. */
export function alongWords(key: string, values?: Values): string {
  return book('along').say(key, values)
}

/** Whether there is such a message, in the page's book or a game's. */
export function has(key: string, name = 'page'): boolean {
  return book(name).has(key)
}

/** A game's own words, once its folder is loaded. */
export function words(game: string) {
  return (key: string, values?: Values): string => book(game).say(key, values)
}

/** What a puzzle or a mistake is about: in the game's own words, where only it has that. */
export function themeName(game: string, name: string): string {
  return has(`theme-${name}`, game) ? book(game).say(`theme-${name}`) : t('puzzle-theme', { theme: name })
}

/** What is told is said by its kind: `deed-take`, `told-tile`, `refusal-line-holds`. A decision without a choice is said like any other. */
export function tell(game: string, prefix: string, told: Kind, ears: Ears): string {
  const { deed, seat } = told as { deed?: Kind; seat?: number }
  if (deed) return tell(game, 'deed', deed, { ...ears, seat })
  return book(game).tell(`${prefix}-${told.kind}`, values(told, ears), ears.names)
}

/** The same in parts, with its tiles to be drawn: see `Said.svelte`. */
export function drawn(game: string, prefix: string, told: Kind, ears: Ears): Part[] {
  const { deed, seat } = told as { deed?: Kind; seat?: number }
  if (deed) return drawn(game, 'deed', deed, { ...ears, seat })
  return book(game).draw(`${prefix}-${told.kind}`, values(told, ears), ears.names)
}

/** Reasons (`analysis/reasons.py`) in one sentence: what speaks for a move, but what not. */
export function because(game: string, reasons: readonly { kind: string; good: boolean }[], ears: Ears): string {
  const told = (good: boolean) => reasons.filter((one) => one.good === good).map((one) => tell(game, 'reason', { ...one }, ears)).join('; ')
  const [good, bad] = [told(true), told(false)]
  const both = good && bad ? t('reasons-but', { good, bad }) : good || bad
  return both && `${both[0]!.toUpperCase()}${both.slice(1)}.`
}

function values(told: Kind, { names, eyes, seat = null }: Ears): Values {
  const about = 'seat' in told ? (told.seat as number | null) : seat
  return { ...told, who: about !== null && about === eyes ? 'you' : 'other', name: about === null ? '' : (names[about] ?? '') }
}

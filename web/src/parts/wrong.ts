/** What went wrong, in the reader's language. */
import { Away, Refused } from '../lib/api'
import { Missing } from '../lib/part.svelte'
import { unable } from '../lib/unable.svelte'
import { club, has, t, tell } from '../words'

const MOST = 4 // seats

/** Which rule forbids a move, or why a position can't be, in the words of the game's book; where it has none, in the server's. */
export function reason({ code, refusal, message }: Refused, game = 'page'): string {
  const prefix = code === 'bad_position' ? 'position' : 'refusal'
  if (!refusal || !has(`${prefix}-${refusal.kind}`, game)) return message
  return tell(game, prefix, refusal, { names: Array.from({ length: MOST }, (_, seat) => t('player-n', { n: seat + 1 })), eyes: null })
}

/** Nobody answers: the server, or without one this very browser. */
export const away = (): string => t(unable.why ? `unable-${unable.why}` : 'server-away')

/**
 * Each refusal that a page can meet has a sentence of its own, found by its code, and a game's book says which rule
 * forbids a move; those of the club are in its own book. Only what is wrong with a file is known to nobody but the server: its own words are quoted then.
 */
export function wrong(error: unknown, game?: string): string {
  if (error instanceof Missing) return t('part-missing')
  if (error instanceof Away) return away()
  if (!(error instanceof Refused)) return t('failed', { reason: error instanceof Error ? error.message : String(error) })
  if (error.code === 'not_kept' && unable.why) return away() // and why not is known already
  const key = `refused-${error.code.replaceAll('_', '-')}`
  const why = reason(error, game)
  if (has(key, 'club')) return club(key, { reason: why })
  return has(key) ? t(key, { reason: why }) : t('failed', { reason: why })
}

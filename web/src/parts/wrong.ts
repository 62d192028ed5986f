/** What went wrong, in the reader's language. */
import { Away, Refused } from '../lib/api'
import { Missing } from '../lib/part.svelte'
import { settings } from '../lib/settings.svelte'
import { unable } from '../lib/unable.svelte'
import { club, has, t, tell } from '../words'

const MOST = 4 // seats

/**
 * Why, in the reader's language: which rule forbids a move, or why a position can't be, by the game's book; what else
 * is wrong by our own (`bad-tournament-rounds`). What only the server has words for is English: nobody else reads it.
 */
export function reason({ code, refusal, message }: Refused, game = 'page'): string | null {
  const prefix = code === 'bad_position' ? 'position' : 'refusal'
  if (refusal && has(`${prefix}-${refusal.kind}`, game)) return tell(game, prefix, refusal, { names: Array.from({ length: MOST }, (_, seat) => t('player-n', { n: seat + 1 })), eyes: null })
  if (settings.language === 'en') return message || null
  const key = `${code.replaceAll('_', '-')}-${refusal?.kind}`
  return has(key, 'club') ? club(key, refusal!) : has(key) ? t(key, refusal!) : null
}

/** Nobody answers: the server, or without one this very browser. */
export const away = (): string => t(unable.why ? `unable-${unable.why}` : 'server-away')

/** Each refusal that a page can meet has a sentence of its own, found by its code; those of the club are in its own book. */
export function wrong(error: unknown, game?: string): string {
  if (error instanceof Missing) return t('part-missing')
  if (error instanceof Away) return away()
  if (!(error instanceof Refused)) return amiss(error)
  if (error.code === 'not_kept' && unable.why) return away() // and why not is known already
  const key = `refused-${error.code.replaceAll('_', '-')}`
  const values = { ...error.refusal, reason: reason(error, game) }
  return has(key, 'club') ? club(key, values) : t(has(key) ? key : 'failed', values)
}

/** A fault of ours: whoever looks for it finds it in the browser's console, and who reads English here as well. */
function amiss(error: unknown): string {
  console.error('tegel:', error)
  return t('failed', { reason: settings.language === 'en' ? (error instanceof Error ? error.message : String(error)) : null })
}

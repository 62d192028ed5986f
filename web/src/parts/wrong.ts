/** What went wrong, in the reader's language. */
import { Away, Refused } from '../lib/api'
import { t, type Key } from '../words'
import { en } from '../words/en'

/**
 * Each refusal that a page can meet has a sentence of its own, found by its code. Only what is wrong
 * with a move or a file is known to nobody but the server: its own words are quoted then.
 */
export function wrong(error: unknown): string {
  if (error instanceof Away) return t('server_away')
  if (!(error instanceof Refused)) return t('failed', { reason: error instanceof Error ? error.message : String(error) })
  const key = `refused_${error.code}`
  return key in en ? t(key as Key, { reason: error.message }) : t('failed', { reason: error.message })
}

/** What went wrong, in the reader's language wherever we have the words. */
import { Refused } from '../lib/api'
import { inWords } from '../table/session.svelte'
import { t, type Key } from '../words'
import { en } from '../words/en'

export function wrong(error: unknown): string {
  if (!(error instanceof Refused)) return inWords(error)
  const key = `refused_${error.code}`
  return key in en ? t(key as Key, { reason: error.message }) : inWords(error)
}

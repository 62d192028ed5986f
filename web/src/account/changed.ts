import { forget } from '../lib/api'
import { live } from '../lib/live.svelte'

/** Somebody else plays here now, or by another session: all that knew who it was must ask again. */
export function changed(): void {
  forget()
  live().again()
}

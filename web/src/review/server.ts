/** What the server is asked about reviews. */
import { told } from '../lib/api'
import type { News } from './reviewing.svelte'

export const reviews = {
  ofTable: (table: string, signal: AbortSignal) => told<News>(`/tables/${table}/review`, undefined, signal),
  ofRecord: (record: string, signal: AbortSignal) => told<News>('/records/review', { record }, signal),
}

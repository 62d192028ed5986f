/** The deal of the day at the server. */
import { ask, someone } from '../lib/api'
import type { components } from '../lib/schema'

type Schemas = components['schemas']

export type Deal = Schemas['DailyView']
export type Try = Schemas['DailyTry']
export type Own = Schemas['DailyDeals']

export const daily = {
  deal: (day?: string) => ask<Deal>('GET', `/daily${day ? `?day=${day}` : ''}`),
  own: () => ask<Own>('GET', '/me/daily'),
  /** The table of one's one try: it begins, or goes on. */
  begin: () => someone().then(() => ask<{ table: string }>('POST', '/daily/tries')).then(({ table }) => table),
}

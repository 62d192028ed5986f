/** Statistics at the server: somebody's, the whole house's, and how champions begin. */
import { ask } from '../lib/api'
import type { components } from '../lib/schema'

type Schemas = components['schemas']
export type TimeRow = Schemas['TimeRow']
export type SourceRow = Schemas['SourceRow']
export type HabitRow = Schemas['HabitRow']
export type LuckRow = Schemas['LuckRow']
export type Details = Schemas['Details']
export type ClubView = Schemas['ClubView']
export type PersonRow = Schemas['PersonRow']
export type OpeningsView = Schemas['OpeningsView']
export type OpeningLine = Schemas['OpeningLine']

export const statistics = {
  details: (login: string) => ask<Details>('GET', login ? `/players/${login}/statistics/details` : '/me/statistics/details'),
  beListed: (listed: boolean) => ask<void>('PUT', '/me/listed', { listed }),
  club: () => ask<ClubView>('GET', '/club/statistics'),
  people: (after: number) => ask<Schemas['People']>('GET', `/club/statistics/people?after=${after}`),
  show: (shown: ClubView['shown']) => ask<void>('PUT', '/club/statistics', { shown }),
  openings: (game: string) => ask<Schemas['AllOpenings']>('GET', `/openings?game=${encodeURIComponent(game)}`).then(({ openings }) => openings),
}

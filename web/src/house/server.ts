/** What the server is asked by who looks after the house. */
import { api, ask, Refused } from '../lib/api'
import type { Decision, FreshLink, House, InvitationLink, Limit, PersonOfHouse, Report } from '../lib/types'

/** Nobody is asked for what only wardens get: it would be an error in their console. */
export async function asWarden<T>(what: () => Promise<T>): Promise<T> {
  const isWarden = (await api.visitor()) && (await api.standing()).warden
  if (!isWarden) throw new Refused('not_warden', '', 403)
  return what()
}

export const server = {
  reports: () => ask<{ reports: Report[] }>('GET', '/reports').then(({ reports }) => reports),
  decide: (report: string, decision: Decision) => ask<void>('POST', `/reports/${report}`, decision),
  house: () => ask<House>('GET', '/house'),
  keep: ({ newcomers, guests, notice }: Omit<House, 'mail' | 'statistics'>) => ask<House>('PUT', '/house', { newcomers, guests, notice }),
  limits: () => ask<{ limits: Limit[] }>('GET', '/house/limits').then(({ limits }) => limits),
  invitations: () => ask<{ invitations: InvitationLink[] }>('GET', '/house/invitations').then(({ invitations }) => invitations),
  invite: (name: string, uses: number | null, days: number) => ask<FreshLink>('POST', '/house/invitations', { name, uses, days }),
  dropInvitation: (digest: string) => ask<void>('DELETE', `/house/invitations/${digest}`),
  people: (named: string, before?: number) => ask<{ people: PersonOfHouse[] }>('GET', `/house/people?${new URLSearchParams({ named, ...(before ? { before: String(before) } : {}) })}`).then(({ people }) => people),
  judge: (person: string, action: 'ban' | 'mute' | 'pardon', days: number | null = null) => ask<void>('POST', `/house/people/${person}`, { action, days }),
  linkBack: (person: string) => ask<FreshLink>('POST', `/house/people/${person}/link`),
}

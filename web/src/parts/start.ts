/** The ways into a game: one call, and one sits at a table. */
import { api, someone } from '../lib/api'
import { go } from '../lib/route.svelte'
import type { NewTable } from '../lib/types'
import { keep } from '../table/links'

const PLAIN = { options: {}, clock: { kind: 'none', base: 0, increment: 0 }, public: false, chat: true } as const

/** Some chance of our own. */
function word(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Set a table up and go there. */
export async function open(table: Omit<NewTable, 'nonce' | 'id'>): Promise<void> {
  await someone()
  // The nonce goes into the chance of the game, so that the server alone can't decide it; by the id the
  // server knows the same wish again.
  const made = await api.create({ ...table, nonce: word(), id: word() })
  if (made.links.length) keep(made.table, made.links)
  go(`/t/${made.table}`)
}

export function againstBot(game: string, level: string): Promise<void> {
  return open({ ...PLAIN, game, seats: [{ kind: 'me', name: null }, { kind: 'bot', level }] })
}

export function withFriend(game: string): Promise<void> {
  return open({ ...PLAIN, game, seats: [{ kind: 'me', name: null }, { kind: 'open' }] })
}

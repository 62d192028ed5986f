/** The ways into a game: one call, and one sits at a table. */
import { api, someone } from '../lib/api'
import { go } from '../lib/route.svelte'
import type { NewTable } from '../lib/types'

const PLAIN = { options: {}, clock: { kind: 'none', base: 0, increment: 0 }, public: false, chat: true, rated: false } as const

/** Some chance of our own. */
function word(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Set a table up and go there; its name. `before`: what is to be done with it first. */
export async function open(table: Omit<NewTable, 'nonce' | 'id'>, before?: (table: string) => void): Promise<string> {
  await someone()
  // The nonce goes into the chance of the game, so that the server alone can't decide it; by the id the
  // server knows the same wish again.
  const made = await api.create({ ...table, nonce: word(), id: word() })
  before?.(made.table)
  go(`/t/${made.table}`)
  return made.table
}

export function againstBot(game: string, level: string, options: NewTable['options'] = {}, before?: (table: string) => void): Promise<string> {
  return open({ ...PLAIN, options, game, seats: [{ kind: 'me', name: null }, { kind: 'bot', level }] }, before)
}

export function withFriend(game: string): Promise<string> {
  return open({ ...PLAIN, game, seats: [{ kind: 'me', name: null }, { kind: 'open' }] })
}

/** What somebody would like to play with whoever would too. */
export type Wanted = Pick<NewTable, 'game' | 'options' | 'clock' | 'rated'>

/** Be paired: go to the table where one plays, or waits to be joined. `at`: where one waits until now. */
export async function pair(wanted: Wanted, at: string | null = null): Promise<string> {
  await someone()
  const { table } = await api.pair({ ...wanted, nonce: word(), table: at })
  if (table !== at) go(`/t/${table}`, at === null ? 'push' : 'replace')
  return table
}

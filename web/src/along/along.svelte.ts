/**
 * Tegel taken along: a server's page in the pocket, one's own games with it, and back what was played there (docs/pocket.md).
 *
 * Two pages have this, of one browser and one storage: that of the server, and the one that it lends. Both speak to the server.
 */
import { ask, Away, Refused, send } from '../lib/api'
import { note, taken } from '../lib/along'
import type { Games, Me, OwnSummary, PuzzleStanding, Visitor } from '../lib/types'
import { clear, within, type Taken } from '../pocket/shelf'
import { wrong } from '../parts/wrong'

const PLACE = '/pocket/'
const KEEPER = `${PLACE}keeper.js`
const LEADER = '/along.js'
const LEADER_BEFORE = '/notices.js' // which only tells of notices
const MOST = 200 // games that come along, the latest
const PAGE = 50 // of a list; and that many games go at once
const LATER = 61_000 // milliseconds, when the server has given as many records as it does in a minute
const UNSURE = 0.06 // how much a rating swings: the server tells all else of how one stands

interface Row {
  id: string
  status: string
  record?: string
}

/** What there is to say. */
export const along = $state({
  there: null as boolean | null, // the server
  games: 0, // of the server's that are here
  open: 0, // games played here that are not over
  waiting: 0, // games played here that are not at an account yet
  added: 0, // that have come to it just now
  login: null as string | null, // whose games they could be, though a guest has played them
  trouble: '',
})

const network = (path: string, init?: RequestInit): Promise<Response> => fetch(`/api${path}`, init)
const asked = <T>(path: string): Promise<T> => ask<T>('GET', path, undefined, network)

async function rows(): Promise<Row[]> {
  return (await within<Row[]>(['tables'], 'readonly', (store) => store('tables').getAll()))!
}

async function keys(list: string): Promise<Set<unknown>> {
  return new Set(await within<IDBValidKey[]>([list], 'readonly', (store) => store(list).getAllKeys()))
}

/** Games that were played here to their end and have not come to an account. */
async function waiting(): Promise<Row[]> {
  const sent = await keys('sent')
  return (await rows()).filter(({ id, status, record }) => status === 'finished' && record && !sent.has(id))
}

/** Look what is here. */
export async function count(): Promise<void> {
  along.games = (await keys('taken')).size
  along.waiting = (await waiting()).length
  along.open = (await rows()).filter(({ status }) => status === 'playing').length
}

let running: Promise<void> | undefined
let later: ReturnType<typeof setTimeout> | undefined

/** Bring to the server what was played without it, and take along what is new there; again and again to no harm. */
export function sync(): Promise<void> {
  clearTimeout(later)
  return (running ??= exchange().finally(() => (running = undefined)))
}

async function exchange(): Promise<void> {
  along.trouble = ''
  try {
    const { me } = await asked<Visitor>('/visitor').catch((error: unknown) => {
      throw error instanceof SyntaxError ? new Away('somebody else answers, as in a train before one has agreed to something') : error
    })
    along.there = true
    await exchangeFor(me)
  } catch (error) {
    if (error instanceof Away) along.there = false
    else if (error instanceof Refused && error.status === 429) later = setTimeout(() => void sync(), LATER)
    else along.trouble = wrong(error)
  }
  await count()
}

async function exchangeFor(me: Me | null): Promise<void> {
  const mine = taken()
  along.login = mine?.login === null ? (me?.login ?? null) : null
  if (!mine || along.login) return
  if (me?.login && mine.login !== me.login) return letGo() // it was somebody else's
  // Who is logged out has nothing of their account here; what they played here waits for them.
  if (!me || me.login !== mine.login) return clear('taken')
  if (me.login) await bring(await waiting())
  await (await navigator.serviceWorker?.getRegistration(PLACE))?.update().catch(() => undefined)
  await takeStandings()
  await takeGames()
}

/** Games to the account: if the server finds something wrong in one, the others come none the less. */
async function bring(games: Row[]): Promise<void> {
  if (games.length > PAGE) {
    for (let first = 0; first < games.length; first += PAGE) await bring(games.slice(first, first + PAGE))
    return
  }
  if (!games.length) return
  try {
    const { added } = await ask<{ added: number }>('POST', '/me/games', { records: games.map(({ record }) => record).join('\n') }, network)
    await within(['sent'], 'readwrite', (store) => (games.forEach(({ id }) => store('sent').put({ table: id })), null))
    along.added += added
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'bad_record') throw error
    along.trouble = wrong(error)
    const half = Math.ceil(games.length / 2)
    if (half < games.length) for (const part of [games.slice(0, half), games.slice(half)]) await bring(part)
  }
}

/** One's finished games, the latest, with their records. Those that were brought there are here already. */
async function takeGames(): Promise<void> {
  const here = await keys('taken')
  let before = ''
  for (let seen = 0; seen < MOST; seen += PAGE) {
    const { tables } = await asked<{ tables: OwnSummary[] }>(`/me/tables${before}`)
    for (const listed of tables) if (listed.status === 'finished' && !listed.offline && !here.has(listed.table)) await takeGame(listed)
    if (tables.length < PAGE) return
    before = `?before=${tables.at(-1)!.updated_at}`
  }
}

async function takeGame(listed: OwnSummary): Promise<void> {
  try {
    const record = await (await send('GET', `/tables/${listed.table}/record`, undefined, undefined, network)).text()
    await within(['taken'], 'readwrite', (store) => store('taken').put({ table: listed.table, listed, record } satisfies Taken))
    along.games += 1
  } catch (error) {
    // The deal of the day stays secret until the day is over: then it comes.
    if (!(error instanceof Refused) || error.status === 429) throw error
  }
}

/** How one stands with puzzles, where none was tried here. */
async function takeStandings(): Promise<void> {
  const { games } = await asked<Games>('/games')
  for (const { name } of games) {
    const known = await within(['tries'], 'readonly', (store) => store('tries').count(IDBKeyRange.bound([name, 0], [name, Infinity])))
    if (known) continue
    const { latest, rating, deviation, solved_all: solved, failed_all: failed, streak, longest } = await asked<PuzzleStanding>(`/me/puzzles/${name}`)
    const stands = { rating: { rating, deviation, volatility: UNSURE }, solved, failed, streak, longest }
    await within(['tries'], 'readwrite', (store) => (latest.toReversed().forEach((result, n) => store('tries').put({ game: name, number: n + 1, result, stands })), null))
  }
}

/** Why it can't be taken along here. */
export type Why = 'insecure' | 'wasm' | 'full'

/** What keeps this browser from it; null: nothing that is known before. */
export async function obstacle(bytes: number): Promise<Why | null> {
  if (!('serviceWorker' in navigator)) return 'insecure'
  if (typeof WebAssembly !== 'object') return 'wasm'
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage < 2 * bytes ? 'full' : null
}

export async function takeAlong(): Promise<void> {
  const { me } = await asked<Visitor>('/visitor')
  void navigator.storage?.persist?.()
  await active(await navigator.serviceWorker.register(KEEPER))
  await navigator.serviceWorker.register(LEADER)
  if (me) await within(['settings'], 'readwrite', (store) => store('settings').put(me.name, 'name'))
  note({ login: me?.login ?? null, at: Date.now() })
  await sync()
}

/** All has come, or nothing has. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active ?? registration.waiting ?? registration.installing!
  while (!['activated', 'redundant'].includes(worker.state)) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
  if (worker.state === 'redundant') throw new Away('something did not come')
}

/** Games played as a guest are this account's. */
export async function claim(login: string): Promise<void> {
  note({ login, at: Date.now() })
  await sync()
}

/** Nothing of it is kept any more. */
export async function letGo(): Promise<void> {
  note(null)
  const leader = await navigator.serviceWorker?.getRegistration(LEADER)
  if (await leader?.pushManager?.getSubscription()) await navigator.serviceWorker.register(LEADER_BEFORE)
  else await leader?.unregister()
  await (await navigator.serviceWorker?.getRegistration(PLACE))?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(`tegel ${location.origin}${PLACE} `)) await caches.delete(name)
  await clear()
  await count()
}

/** Before somebody logs out: what they played without the server goes to their account, and nothing of theirs stays. `sure`: whatever is lost. */
export async function leave(sure: boolean): Promise<void> {
  if (!sure) {
    await sync()
    if (along.waiting) throw new Refused('games_waiting', '', 409, { kind: 'waiting', n: along.waiting })
  }
  await letGo()
}

/** Where what is played in a page is kept: the browser's own database. What it has said is kept, is kept. */
import type { OwnSummary } from '../lib/types'
import type { Why } from '../lib/unable.svelte'

const VERSION = 3
// `taken`: games of a server, as it lists them, with their records; `sent`: tables whose games have come to an account there.
const LISTS = { events: ['table', 'number'], tables: 'id', tries: ['game', 'number'], settings: null, taken: 'table', sent: 'table' }

interface Appended {
  row: { id: string }
  events: { table: string; number: number }[]
}

/** A game of a server that was taken along. */
export interface Taken {
  table: string
  listed: OwnSummary
  record: string
}

// A newer version has opened it: ours is closed then.
const TROUBLES: Record<string, Why> = { QuotaExceededError: 'full', InvalidStateError: 'old', VersionError: 'old' }

/** What keeps the database from keeping, told to whoever looks at the page. */
let tell: (why: Why) => void = () => undefined
export const whenItFails = (told: (why: Why) => void) => void (tell = told)

/** A table has come so far: told when it is kept. */
let spread: (table: string, number: number) => void = () => undefined
export const whenItGrows = (told: typeof spread) => void (spread = told)

const opened = new Promise<IDBDatabase>((done, failed) => {
  const wish = indexedDB.open('tegel', VERSION)
  wish.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(LISTS)) if (!wish.result.objectStoreNames.contains(name)) wish.result.createObjectStore(name, keyPath ? { keyPath } : {})
  }
  wish.onblocked = () => tell('old')
  wish.onsuccess = () => {
    // A newer version wants to open it: this one, in another tab, stands in nobody's way.
    wish.result.onversionchange = () => (wish.result.close(), tell('old'))
    done(wish.result)
  }
  wish.onerror = () => failed(wish.error)
})
opened.catch(() => undefined) // told to whoever asks

export async function within<T>(stores: string[], mode: IDBTransactionMode, job: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | null): Promise<T | null> {
  try {
    const transaction = (await opened).transaction(stores, mode, { durability: 'strict' })
    return await new Promise((done, failed) => {
      const wish = job((name) => transaction.objectStore(name))
      transaction.oncomplete = () => done(wish ? wish.result : null)
      transaction.onabort = () => failed(transaction.error)
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name !== 'ConstraintError') tell(TROUBLES[name] ?? 'storage')
    throw error
  }
}

type Done = 'kept' | 'taken' | 'failed'

/** All or nothing: `kept`; `taken` if another tab was faster and has used a number; `failed` if nothing can be kept. */
async function add(stores: string[], job: (store: (name: string) => IDBObjectStore) => void): Promise<Done> {
  try {
    await within(stores, 'readwrite', (store) => (job(store), null))
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'ConstraintError' ? 'taken' : 'failed'
  }
}

export const shelf = {
  async append(text: string): Promise<Done> {
    const appended = JSON.parse(text) as Appended[]
    const done = await add(['events', 'tables'], (store) => {
      for (const { row, events } of appended) {
        for (const event of events) store('events').add(event)
        store('tables').put(row)
      }
    })
    if (done === 'kept') for (const { events } of appended) for (const { table, number } of events.slice(-1)) spread(table, number)
    return done
  },

  async events(table: string, after: number): Promise<string> {
    return JSON.stringify(await within(['events'], 'readonly', (store) => store('events').getAll(IDBKeyRange.bound([table, after], [table, Infinity], true))))
  },

  async tables(): Promise<string> {
    return JSON.stringify(await within(['tables'], 'readonly', (store) => store('tables').getAll()))
  },

  async taken(): Promise<string> {
    const found = await within<Taken[]>(['taken'], 'readonly', (store) => store('taken').getAll())
    return JSON.stringify(found!.map(({ listed }) => listed))
  },

  async taken_record(table: string): Promise<string | undefined> {
    return (await within<Taken | undefined>(['taken'], 'readonly', (store) => store('taken').get(table)))?.record
  },

  async tries(game: string): Promise<string> {
    return JSON.stringify(await within(['tries'], 'readonly', (store) => store('tries').getAll(IDBKeyRange.bound([game, 0], [game, Infinity]))))
  },

  add_try: (text: string) => add(['tries'], (store) => void store('tries').add(JSON.parse(text))),

  async name(name: string | undefined): Promise<string | undefined> {
    if (name) await within(['settings'], 'readwrite', (store) => store('settings').put(name, 'name'))
    return ((await within(['settings'], 'readonly', (store) => store('settings').get('name'))) as string | undefined) ?? undefined
  },
}

/** Nothing is kept here any more. */
export async function clear(...lists: (keyof typeof LISTS)[]): Promise<void> {
  const cleared = lists.length ? lists : Object.keys(LISTS)
  await within(cleared, 'readwrite', (store) => (cleared.forEach((list) => store(list).clear()), null))
}

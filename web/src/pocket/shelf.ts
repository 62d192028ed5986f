/** Where the tables of a page are kept: the browser's own database. What it has said is kept, is kept. */

const VERSION = 1

interface Appended {
  row: { id: string }
  events: { table: string; number: number }[]
}

const opened = new Promise<IDBDatabase>((done, failed) => {
  const wish = indexedDB.open('tegel', VERSION)
  wish.onupgradeneeded = () => {
    wish.result.createObjectStore('events', { keyPath: ['table', 'number'] })
    wish.result.createObjectStore('tables', { keyPath: 'id' })
    wish.result.createObjectStore('settings')
  }
  wish.onsuccess = () => done(wish.result)
  wish.onerror = () => failed(wish.error)
})

async function within<T>(stores: string[], mode: IDBTransactionMode, job: (store: (name: string) => IDBObjectStore) => IDBRequest<T> | null): Promise<T | null> {
  const transaction = (await opened).transaction(stores, mode, { durability: 'strict' })
  return new Promise((done, failed) => {
    const wish = job((name) => transaction.objectStore(name))
    transaction.oncomplete = () => done(wish ? wish.result : null)
    transaction.onabort = () => failed(transaction.error)
  })
}

export const shelf = {
  /** All or nothing; false if the number of an event is taken: another tab was faster. */
  async append(text: string): Promise<boolean> {
    try {
      await within(['events', 'tables'], 'readwrite', (store) => {
        for (const { row, events } of JSON.parse(text) as Appended[]) {
          for (const event of events) store('events').add(event)
          store('tables').put(row)
        }
        return null
      })
      return true
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false
      throw error
    }
  },

  async events(table: string, after: number): Promise<string> {
    return JSON.stringify(await within(['events'], 'readonly', (store) => store('events').getAll(IDBKeyRange.bound([table, after], [table, Infinity], true))))
  },

  async tables(): Promise<string> {
    return JSON.stringify(await within(['tables'], 'readonly', (store) => store('tables').getAll()))
  },

  async name(name: string | undefined): Promise<string | undefined> {
    if (name) await within(['settings'], 'readwrite', (store) => store('settings').put(name, 'name'))
    return ((await within(['settings'], 'readonly', (store) => store('settings').get('name'))) as string | undefined) ?? undefined
  },
}

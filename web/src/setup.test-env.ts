import { afterAll, vi } from 'vitest'

// Files share a window and a process, for starting those took longer than the tests. What a file imports is its own …
vi.resetModules()

// … and what it hears, stores and replaces ends with it.
const file = new AbortController()
const { waitFor } = vi
vi.waitFor = (look, how = 60_000) => waitFor(look, how) // until it hangs; a busy machine has its time
afterAll(() => {
  file.abort()
  vi.waitFor = waitFor
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
for (const place of 'document' in globalThis ? [window, document] : []) {
  const listen = place.addEventListener
  place.addEventListener = (type: string, listener: EventListener, how?: boolean | AddEventListenerOptions) =>
    listen.call(place, type, listener, { signal: file.signal, ...(typeof how === 'object' ? how : { capture: how ?? false }) })
  afterAll(() => {
    place.addEventListener = listen
    localStorage.clear()
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    document.body.innerHTML = ''
  })
}

/** What jsdom lacks and the page needs. */
globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia
globalThis.scrollTo = () => undefined
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} }
if ('document' in globalThis)
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }

// All words are at hand, so that a test may change the language and read on.
const shelf = import.meta.glob<string>('../../src/tegel/words/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../src/tegel/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const { keep } = await import('./words/spoken.svelte')
keep(Object.fromEntries(Object.entries(shelf).map(([path, text]) => [path.split('/').slice(-2).join('/').replace('.ftl', ''), text])))
keep(Object.fromEntries(Object.entries(games).map(([path, text]) => [`${path.split('/').at(-1)!.replace('.ftl', '')}/${path.split('/').at(-3)}`, text])))

export {}

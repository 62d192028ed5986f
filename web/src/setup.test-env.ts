/** What jsdom lacks and the page needs. */
globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia
globalThis.scrollTo = () => undefined
globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} }

// All words are at hand, so that a test may change the language and read on.
const shelf = import.meta.glob<string>('../../src/tegel/words/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../src/tegel/games/*/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const { keep } = await import('./words/spoken.svelte')
keep(Object.fromEntries(Object.entries(shelf).map(([path, text]) => [path.split('/').slice(-2).join('/').replace('.ftl', ''), text])))
keep(Object.fromEntries(Object.entries(games).map(([path, text]) => [`${path.split('/').at(-1)!.replace('.ftl', '')}/${path.split('/').at(-3)}`, text])))

export {}

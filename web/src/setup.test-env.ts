/** What jsdom lacks and the page needs. */
globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined })) as unknown as typeof matchMedia
globalThis.scrollTo = () => undefined

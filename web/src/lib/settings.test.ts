import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const fresh = () => import('./settings.svelte')

test('who comes first speaks the language of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'nl-BE', 'en'])
  expect((await fresh()).settings.language).toBe('nl')
  vi.restoreAllMocks()
})

test('a browser that speaks none of ours gets English', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja'])
  expect((await fresh()).settings.language).toBe('en')
  vi.restoreAllMocks()
})

test('what was chosen is kept, and shown at once', async () => {
  const first = await fresh()
  first.settings.theme = 'dark'
  first.settings.language = 'de'
  ;(await import('svelte')).flushSync() // the one that the fresh settings have
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(document.documentElement.lang).toBe('de')
  vi.resetModules()
  const second = await fresh()
  expect(second.settings).toMatchObject({ theme: 'dark', language: 'de', confirm: false, sound: true, volume: 0.6 })
})

test('what was kept badly counts as nothing kept', async () => {
  localStorage.setItem('tegel', '{oops')
  expect((await fresh()).settings.level).toBe('newcomer')
})

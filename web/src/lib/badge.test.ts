import { afterEach, expect, test, vi } from 'vitest'
import { badge } from './badge'

document.head.innerHTML = '<link rel="icon" href="/icon.svg" />'
const icon = () => document.querySelector('link')!.getAttribute('href')!
afterEach(() => vi.unstubAllGlobals())

test('a tab is marked while something waits, and not after', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg><rect/></svg>')))
  badge(true)
  await vi.waitFor(() => expect(icon()).toContain('data:image/svg+xml'))
  expect(decodeURIComponent(icon())).toMatch(/<rect\/><circle.*<\/svg>$/)
  badge(false)
  expect(icon()).toBe('/icon.svg')
})

test('what waited for a moment only leaves no mark', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg></svg>')))
  badge(true)
  badge(false)
  await new Promise((done) => setTimeout(done))
  expect(icon()).toBe('/icon.svg')
})

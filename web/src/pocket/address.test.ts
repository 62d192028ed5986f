import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressOf, fileOf, linkTo, place, placeOf } from './address'

beforeEach(() => history.replaceState(null, '', '/games/tegel/'))
afterEach(() => {
  document.body.innerHTML = ''
})

async function link(html: string): Promise<HTMLAnchorElement> {
  document.body.innerHTML = html
  await Promise.resolve() // what watches the page looks at it when this is done
  return document.querySelector('a')!
}

test('the host knows one address, and places in the page lie behind its #', () => {
  expect(place()).toEqual({ path: '/', query: '', hash: '' })
  history.pushState(null, '', addressOf('/replay/abc?move=3#seat'))
  expect(location.pathname).toBe('/games/tegel/')
  expect(place()).toEqual({ path: '/replay/abc', query: '?move=3', hash: '#seat' })
  expect(fileOf('icon.svg')).toBe('/games/tegel/icon.svg')
  expect(linkTo('/t/abc')).toBe(`${location.origin}/games/tegel/#/t/abc`)
})

test('links in the page lead behind the #, wherever they come from and whatever they become', async () => {
  const to = await link('<p><a href="/learn">x</a></p>')
  expect(to.href).toBe(`${location.origin}/games/tegel/#/learn`)
  expect(placeOf(to)).toBe('/learn')
  to.setAttribute('href', '/mine')
  await Promise.resolve()
  expect(placeOf(to)).toBe('/mine')
})

test.each(['<a href="handbook/">x</a>', '<a href="https://example.org/#/learn">x</a>', '<a href="#content">x</a>'])('%s leads out of the page', async (html) => {
  const to = await link(html)
  expect(to.getAttribute('href')).toBe(/"(.+)"/.exec(html)![1])
  expect(placeOf(to)).toBe(null)
})

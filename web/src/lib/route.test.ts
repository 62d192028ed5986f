import { beforeEach, expect, test } from 'vitest'
import { go, route } from './route.svelte'

beforeEach(() => {
  document.body.innerHTML = ''
  go('/', 'replace')
})

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  return document.querySelector('a')!
}

test('the route follows where one goes, and back', async () => {
  go('/t/abc?x=1#seat=s')
  expect(route).toMatchObject({ path: '/t/abc', query: '?x=1', hash: '#seat=s' })
  history.back()
  await new Promise((done) => addEventListener('popstate', done, { once: true }))
  expect(route.path).toBe('/')
})

test('a link within the page needs no new page', () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  link('<a href="/tables?game=azul"><b>Tables</b></a>').firstElementChild!.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(route).toMatchObject({ path: '/tables', query: '?game=azul' })
})

test.each([
  ['elsewhere', '<a href="https://example.org/">x</a>', {}],
  ['in a new window', '<a href="/learn" target="_blank">x</a>', {}],
  ['for a file', '<a href="/game.tegel" download>x</a>', {}],
  ['with a key held', '<a href="/learn">x</a>', { ctrlKey: true }],
])('a link %s is left to the browser', (_, html, keys) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  let left = false
  const look = (seen: Event) => {
    left = !seen.defaultPrevented
    seen.preventDefault() // jsdom can't go there
  }
  addEventListener('click', look, { once: true })
  link(html).dispatchEvent(event)
  expect(left).toBe(true)
  expect(route.path).toBe('/')
})

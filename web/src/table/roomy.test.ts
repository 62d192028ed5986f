import { afterEach, expect, test } from 'vitest'
import { roomy } from './roomy'

const ROOM = 20
const drawn = () => new Promise(requestAnimationFrame)
let looks = 0
let at: ReturnType<typeof roomy>

/** A place as wide as so many letters; `.tight` has room for a few more. */
function place(): HTMLElement {
  const node = document.body.appendChild(document.createElement('div'))
  const lacks = () => node.textContent!.length - (node.classList.contains('tight') ? 10 : 0)
  Object.defineProperty(node, 'scrollHeight', { get: () => (looks++, lacks()) })
  Object.defineProperty(node, 'clientHeight', { get: () => ROOM })
  looks = 0
  at = roomy(node)
  return node
}
afterEach(() => at.destroy())

test('words that have no room are told so, as far as that goes, and no longer than it lasts', async () => {
  const node = place()
  for (const [words, is] of [['Short', ''], ['Longer than twenty letters', 'tight'], ['Far longer than twenty letters and ten', 'tight tighter'], ['Short', '']]) {
    node.textContent = words!
    await drawn()
    expect(node.className).toBe(is)
  }
})

test('however often words change within a frame, they are looked at once', async () => {
  const node = place()
  const next = drawn()
  for (const words of ['One', 'Two', 'Three']) {
    node.textContent = words
    await Promise.resolve() // it is told of each
  }
  expect(looks).toBe(0)
  await next
  await drawn()
  expect(looks).toBe(2) // whether it is tight, and tighter
})

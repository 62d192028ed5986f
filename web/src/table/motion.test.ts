import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Flight, Telling } from '../lib/telling'
import { PACES, Show } from './motion'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
let moved: { node: HTMLElement; frames: Keyframe[] }[]
const { getBoundingClientRect } = Element.prototype

beforeEach(() => {
  moved = []
  document.body.innerHTML = '<div id="board"></div><div id="layer"></div>'
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const [x = 0, y = 0, width = 0, height = 0] = (this.dataset['box'] ?? '').split(' ').map(Number)
    return { x, y, width, height } as DOMRect
  }
  Element.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    moved.push({ node: this, frames })
    return { finished: Promise.resolve(), cancel: () => undefined, playbackRate: 1 } as unknown as Animation
  } as unknown as typeof Element.prototype.animate
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  delete (Element.prototype as Partial<Element>).animate
})

/** Draw a board, and show what flies over it; gives back what is seen in the end. */
async function fly(board: string, ...flights: Flight[]): Promise<Show> {
  document.getElementById('board')!.innerHTML = board
  const show = new Show(document.getElementById('board')!, document.getElementById('layer')!, PACES.calm)
  await show.tell({ flights, follows: [] } as unknown as Telling, () => true)
  return show
}

const boxes = (show: Show, at: string): Box[] => show.moment().flatMap((thing) => (thing.at === at ? [thing.box] : []))
const apart = (a: Box, b: Box) => Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height
const within = (a: Box, b: Box) => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height

test('slots are filled in the order that the board gives them', async () => {
  const slots = [2, 1, 0].map((nth, k) => `<i data-at="line" data-nth="${nth}" data-box="${100 + 20 * k} 0 20 20"></i>`).join('')
  const dish = [0, 20].map((x) => `<i data-at="dish" data-tile="blue" data-box="${x} 40 20 20"></i>`).join('')
  const show = await fly(`${slots}${dish}`, { what: 'blue', count: 2, start: 'dish', end: 'line' })
  expect(boxes(show, 'line').map(({ x }) => x)).toEqual([140, 120])
})

test('tiles that come to a dish stay there, beside each other, whatever number it has', async () => {
  const dish = { x: 100, y: 0, width: 70, height: 70 }
  const show = await fly(
    `<p data-at="bag" data-box="0 0 40 14" data-hides>Bag 9</p>
     <div data-at="dish 4" data-box="100 0 70 70"><b>4</b></div>
     <i data-at="wall" data-tile="blue" data-box="0 100 20 20"></i><i data-at="wall" data-tile="red" data-box="20 100 20 20"></i>`,
    { what: 'blue', count: 3, start: 'bag', end: 'dish 4' },
    { what: 'red', count: 1, start: 'bag', end: 'dish 4' },
  )
  const lying = boxes(show, 'dish 4')
  expect(lying).toHaveLength(4)
  expect(moved.map(({ frames }) => frames.at(-1)!.opacity)).toEqual([1, 1, 1, 1])
  lying.forEach((one, n) => {
    expect(within(one, dish)).toBe(true)
    for (const other of lying.slice(n + 1)) expect(apart(one, other)).toBe(true)
  })
})

test('things that come to one place are alike in size, whatever they look like', async () => {
  const show = await fly(
    '<div data-at="dish 1" data-box="0 0 70 70"></div><div data-at="dish 2" data-box="100 0 70 70"></div><i data-at="wall" data-tile="red" data-box="0 100 20 20"></i><i data-at="far" data-tile="blue" data-box="20 100 8 8"></i>',
    ...['dish 1', 'dish 2'].flatMap((end) => ['red', 'blue'].map((what) => ({ what, count: 1, start: 'bag', end }))),
  )
  expect(['dish 1', 'dish 2'].flatMap((at) => boxes(show, at)).map(({ width }) => width)).toEqual([20, 20, 20, 20])
  const widest = ({ node, frames }: (typeof moved)[0]) => Number.parseFloat(node.style.width) * Number(/scale\(([\d.]+)/.exec(String(frames.at(-1)!.transform))![1])
  expect(moved.map(widest)).toEqual([20, 20, 20, 20])
  expect(moved.map(({ node }) => node.style.width)).toEqual(['20px', '8px', '20px', '8px'])
})

test('what comes to a place of which nothing is seen is gone', async () => {
  const show = await fly(
    '<p data-at="lid" data-box="0 0 40 14" data-hides>Lid 9</p><i data-at="floor" data-tile="blue" data-box="0 100 20 20"></i>',
    { what: 'blue', count: 1, start: 'floor', end: 'lid' },
  )
  expect(show.moment()).toEqual([])
  expect(moved[0]!.frames.at(-1)!.opacity).toBe(0)
})

test('halves of a tile go from where they were in it, no larger than it is, and it is not seen meanwhile', async () => {
  const show = await fly(
    `<i id="held" data-at="hand" data-tile="red-blue" data-box="0 0 40 20"></i>
     <i data-at="cell a" data-tile="red" data-box="200 0 50 50"></i><i data-at="cell b" data-tile="blue" data-box="250 0 50 50"></i>
     <u data-at="cell c" data-box="300 0 50 50"></u><u data-at="cell d" data-box="350 0 50 50"></u>`,
    { what: 'red', count: 1, start: 'hand', end: 'cell c' },
    { what: 'blue', count: 1, start: 'hand', end: 'cell d' },
  )
  expect(document.getElementById('held')!.style.visibility).toBe('hidden')
  const began = moved.map(({ frames }) => [...String(frames[0]!.transform).matchAll(/[\d.]+/g)].map(([number]) => Math.round(Number(number) * 100) / 100))
  expect(began).toEqual([[0, 1.4, 0.34, 0.34], [21.4, 1.4, 0.34, 0.34]])
  expect([...boxes(show, 'cell c'), ...boxes(show, 'cell d')].map(({ x, width }) => [x, width])).toEqual([[300, 50], [350, 50]])
  show.end()
  expect(document.getElementById('held')!.style.visibility).toBe('')
})

test('what lies with its back up is seen to fly with its back up, as large as it is', async () => {
  await fly(
    `<i class="back" data-at="stack" data-tile="back" data-box="0 0 60 60"></i><u data-at="display" data-box="100 0 60 60"></u>
     <i data-at="dome" data-tile="plate" data-box="0 100 12 12"></i>`,
    { what: 'plate', count: 1, start: 'stack', end: 'display' },
  )
  expect(moved[0]!.node.className).toContain('back')
  expect(moved[0]!.frames.at(-1)!.transform).toBe('translate(100px, 0px) scale(1, 1)')
})

test('what a board says of a place is not seen once something goes from there, until all is shown', async () => {
  const show = await fly(
    '<i data-at="floor 0" data-tile="blue" data-box="0 0 20 20"></i><b data-of="floor 0">−1</b><b data-of="floor 1">−2</b>',
    { what: 'blue', count: 1, start: 'floor 0', end: 'lid' },
  )
  const seen = () => [...document.querySelectorAll<HTMLElement>('[data-of]')].map((node) => node.style.visibility)
  expect(seen()).toEqual(['hidden', ''])
  show.end()
  expect(seen()).toEqual(['', ''])
})

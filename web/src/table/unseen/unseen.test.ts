/** A game that the page has never seen, as a server told it: log and motion know no rule, and read no text. */
import { cleanup, render } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../tests/fourth/words/en.ftl?raw'
import type { GameFolder } from '../../boards/board'
import { settings } from '../../lib/settings.svelte'
import type { ServerFrame } from '../../lib/types'
import { keep } from '../../words/spoken.svelte'
import Heaps from './Heaps.svelte'
import recorded from './nim.json'

const NOBODY_READS = '§'
const frames = (recorded as unknown as ServerFrame[]).map((frame) => JSON.parse(JSON.stringify(frame), (key, value: unknown) => (key === 'text' ? NOBODY_READS : value)) as ServerFrame)
const nim: GameFolder<{ winner: number | null }> = {
  Board: Heaps as unknown as GameFolder<{ winner: number | null }>['Board'],
  lessons: () => Promise.resolve({ default: Heaps as unknown as Component }),
}
vi.mock('../../boards/board', () => ({ folder: () => Promise.resolve(nim), card: () => undefined }))
afterAll(() => vi.doUnmock('../../boards/board'))
keep({ 'en/nim': words })
vi.setConfig({ testTimeout: 30_000 })
const { default: Table } = await import('../../pages/Table.svelte')

let socket: { onmessage: (message: { data: string }) => void; onopen: () => void }
interface Moved {
  node: Element
  frames: Keyframe[]
  end: () => void
}
let moved: Moved[]
const { getBoundingClientRect } = Element.prototype

beforeEach(() => {
  moved = []
  settings.motion = 'calm'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ number: 0, events: [], more: false, games: [], levels: [], me: null, seats: [] })))
  vi.stubGlobal('WebSocket', class { static OPEN = 1; readyState = 1; constructor() { socket = this as unknown as typeof socket } close() {} send() {} })
  // Everything has a place of its own on the screen.
  const seen = new WeakMap<Element, number>()
  let most = 0
  Element.prototype.getBoundingClientRect = function () {
    if (!seen.has(this)) seen.set(this, most++)
    return { x: 10 * seen.get(this)!, y: 0, width: 10, height: 10 } as DOMRect
  }
  Element.prototype.animate = function (this: Element, keyframes: Keyframe[]) {
    let end = () => undefined as void
    const finished = new Promise<void>((done) => (end = () => done()))
    moved.push({ node: this, frames: keyframes, end })
    return { finished, cancel: end, playbackRate: 1 } as unknown as Animation
  } as unknown as typeof Element.prototype.animate
})
afterEach(() => {
  cleanup()
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  delete (Element.prototype as Partial<Element>).animate
})

async function sit() {
  const shown = render(Table, { props: { name: 'table' } })
  send(frames[0]!)
  await vi.waitFor(() => expect(shown.container.querySelector('.heaps')).not.toBeNull())
  return shown.container
}

function send(frame: ServerFrame): void {
  socket.onmessage({ data: JSON.stringify(frame) })
  flushSync()
}

const lying = (root: HTMLElement) => root.querySelectorAll('.heaps [data-tile]').length
const lines = () => [...document.querySelectorAll('.log li')].map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim())
/** Let all that is under way come to its end. */
async function rest(): Promise<void> {
  for (let seen = -1; seen !== moved.length; ) {
    seen = moved.length
    moved.forEach(({ end }) => end())
    await new Promise((done) => setTimeout(done))
  }
}

test('tiles fly while the board stands as it was; then it is drawn anew', async () => {
  const root = await sit()
  const before = lying(root)
  send(frames[1]!)
  expect(lying(root)).toBe(before)
  expect(root.querySelectorAll('.layer .aloft')).toHaveLength(1)
  await rest()
  expect(lying(root)).toBe(before - 1)
  expect(root.querySelectorAll('.layer > *')).toHaveLength(0)
})

test('what I decided is said while it is shown, and not that it is my turn', async () => {
  const root = await sit()
  const said = () => [root.querySelector('.status h1')?.textContent, root.querySelector('[data-at=main]')?.textContent]
  expect(said()).toEqual(['Your turn', 'Your turn'])
  send(frames[1]!)
  expect(said()).toEqual(['Ben to move', 'Waiting for Ben'])
  expect(root.querySelector('.status p.muted')?.textContent).toMatch(/^You take .*heap 1\.$/)
  send(frames[2]!) // Ben has moved already
  expect(said()).toEqual(['One moment…', 'One moment…'])
  await rest()
  expect(said()).toEqual(['Your turn', 'Your turn'])
})

test('any key goes to the end, in which nothing is lost and nothing is out of order', async () => {
  const root = await sit()
  const before = lying(root)
  send(frames[1]!)
  send(frames[2]!)
  expect(lying(root)).toBe(before)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(lying(root)).toBe(before - 2)
  await rest()
  expect(lying(root)).toBe(before - 2)
})

test('who is behind catches up at once, and who wants no motion sees none', async () => {
  const root = await sit()
  for (const frame of frames.slice(1)) send(frame)
  await rest()
  expect(lying(root)).toBe(0)
  cleanup()
  settings.motion = 'off'
  const still = await sit()
  moved = []
  const before = lying(still)
  send(frames[1]!)
  expect([lying(still), moved.length]).toEqual([before - 1, 0])
})

test('the last step is shown: its places shine, the point rises, the score counts on', async () => {
  const root = await sit()
  const last = frames.findIndex((frame) => frame.type === 'event' && frame.event.kind === 'finished') - 1
  for (const frame of frames.slice(1, last)) {
    send(frame)
    await rest()
  }
  send(frames[last]!)
  const flight = moved.at(-1)!
  moved.forEach(({ end }) => end())
  await vi.waitFor(() => expect(root.querySelector('.layer .rise')?.textContent).toBe('+1'))
  expect(flight.node.isConnected).toBe(true)
  expect(root.querySelectorAll('.layer .lit').length).toBeGreaterThan(0)
  expect([...root.querySelectorAll('[data-score]')].map((score) => score.textContent)).toContain('1')
  await rest()
  send(frames[last + 1]!)
  await rest()
  expect(root.querySelector('.end')).not.toBeNull() // not before the last point was seen
})

test('the log tells the story by the game’s own words, with what was taken back, the latest first', async () => {
  settings.motion = 'off'
  await sit()
  for (const frame of frames.slice(1)) send(frame)
  const told = lines()
  expect(told[0]).toBe('The game is over.')
  expect(told[1]).toMatch(/^(You|Ben) takes? from heap \d ?the last tile \+1$/)
  expect(told).toContain('Ben takes from heap 1 (taken back) takes 7 × from heap 3')
  expect(document.querySelector('.log [role=img][aria-label="7 tiles"]')).not.toBeNull()
  expect(document.body.textContent).not.toContain(NOBODY_READS)
})

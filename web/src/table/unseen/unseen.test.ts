/** A game that the page has never seen, as a server told it: log and motion know no rule, and read no text. */
import { cleanup, render } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../tests/fourth/words/en.ftl?raw'
import { Analysis } from '../../analysis/session.svelte'
import type { GameFolder } from '../../boards/board'
import { api } from '../../lib/api'
import { changed } from '../../lib/changes'
import { settings } from '../../lib/settings.svelte'
import type { Telling } from '../../lib/telling'
import type { Placed, ServerFrame, TableView } from '../../lib/types'
import { Walk, type Moved as Made } from '../../parts/walk.svelte'
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
keep({ 'en/nim': `${words}told-decided = { NAME($players, by: " and ") }: age decides\n` })
vi.setConfig({ testTimeout: 30_000 })
const { default: Table } = await import('../../pages/Table.svelte')
const { default: ReplayBoard } = await import('../../parts/ReplayBoard.svelte')
const { default: Board } = await import('../../analysis/Board.svelte')

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

test('what gave the places where points do not is said beside the result', async () => {
  settings.motion = 'off'
  await sit()
  const decided = { kind: 'decided', seat: null, points: 0, flights: [], at: null, lit: [], players: [1, 0] }
  for (const frame of JSON.parse(JSON.stringify(frames.slice(1)), (_, value: unknown) => (Array.isArray(value) && (value[0] as { kind?: string } | undefined)?.kind === 'won' ? [...(value as unknown[]), decided] : value)) as ServerFrame[]) send(frame)
  expect(document.querySelector('.end .decided')?.textContent).toMatch(/^Ben and \w+: age decides$/)
})

/** The game as it stood after each of the first moves, and those moves. */
function course(): { views: { turn: number | null; last_move: Telling | null }[]; told: Telling[] } {
  const [first, ...rest] = frames.slice(0, 3) as unknown as [{ view: TableView }, ...{ changes: Parameters<typeof changed>[1] }[]]
  const tables = rest.reduce((all, { changes }) => [...all, changed(all.at(-1)!, changes) as TableView], [first.view])
  const views = tables.map(({ view }) => view as unknown as { turn: number | null; last_move: Telling | null })
  return { views, told: views.slice(1).map(({ last_move }) => last_move!) }
}

test('it is looked back at, moment by moment, with its story beside it', async () => {
  settings.motion = 'off'
  const { views, told } = course()
  const walk = new Walk((n) => Promise.resolve(views[n]))
  const moves = told.map((telling, n) => ({ number: n + 1, at: 0, kind: 'moved', by_bot: false, ...telling }) as unknown as Made)
  walk.to(0)
  const { container } = render(ReplayBoard, { name: 'nim', game: nim as unknown as GameFolder, names: ['Anna', 'Ben'], moves, walk, sights: [null], back: { words: 'Back', go: () => undefined } })
  await vi.waitFor(() => expect(container.querySelector('.heaps')).not.toBeNull())
  const before = lying(container)
  walk.to(2)
  await vi.waitFor(() => expect(lying(container)).toBe(before - 2))
  expect(container.querySelector('.status p.muted')?.textContent).toMatch(/^Ben takes .* from heap \d\.$/)
  expect(lines().slice(-2).map((line) => line?.replace(/ takes.*/, ''))).toEqual(['Anna', 'Ben'])
  expect(document.body.textContent).not.toContain(NOBODY_READS)
})

test('it is thought about: moves are played for all seats, and tried ones stand in its words', async () => {
  settings.motion = 'off'
  const { views, told } = course()
  const asked = vi.spyOn(api, 'position').mockImplementation((_, moves) => {
    const n = moves.length
    return Promise.resolve({ game: 'nim', options: { players: 2 }, view: views[n], seat: null, turn: views[n]!.turn, position: '', dealt: [], made_up: false, moves, story: told.slice(0, n), chance: moves.map(() => false) } as unknown as Placed)
  })
  const analysis = await Analysis.at({ start: { game: 'nim', options: {}, source: '1' }, moves: [], writing: true })
  const { container } = render(Board, { analysis, game: nim as unknown as GameFolder, setUp: null })
  await vi.waitFor(() => expect(container.querySelector('.heaps')).not.toBeNull())
  const before = lying(container)
  await analysis.play(told[0]!.move!)
  await analysis.play(told[1]!.move!)
  await vi.waitFor(() => expect(lying(container)).toBe(before - 2))
  expect(container.querySelector('.tried')?.textContent).toMatch(/Player 1.*takes.*from heap 1.*Player 2.*takes/s)
  expect(container.textContent).not.toContain(NOBODY_READS)
  asked.mockRestore()
})

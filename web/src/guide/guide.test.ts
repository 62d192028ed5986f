/** Somebody is guided through a game that the page has never seen, as a server told it: the mechanism knows no rule. */
import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../tests/fourth/words/en.ftl?raw'
import type { GameFolder } from '../boards/board'
import { settings } from '../lib/settings.svelte'
import type { ServerFrame } from '../lib/types'
import Heaps from '../table/unseen/Heaps.svelte'
import recorded from '../table/unseen/nim.json'
import { keep } from '../words/spoken.svelte'
import { did, others, type Guided } from './ideas'
import { learnt } from './learnt.svelte'

const frames = recorded as unknown as ServerFrame[]
interface View {
  winner: number | null
  turn: number
  heaps: number[]
}
const guide: Guided<View> = {
  options: {},
  ideas: [
    { name: 'take', first: true, due: ({ mine, view }) => (mine ? { lit: view.heaps.map((_, n) => `heap ${n}`) } : null), done: (now) => !!did(now, 'take') },
    { name: 'taken', due: (now) => (did(now, 'take') ? { lit: [`seat ${now.seat}`], says: { count: did(now, 'take')!.deed.count } } : null) },
    { name: 'other', due: (now) => (others(now) ? { lit: [], says: { seat: others(now)!.seat } } : null) },
  ],
}
const nim: GameFolder<View> = {
  Board: Heaps as unknown as GameFolder<View>['Board'],
  lessons: () => Promise.resolve({ default: Heaps as unknown as Component }),
  guide,
}
vi.mock('../boards/board', () => ({ folder: () => Promise.resolve(nim), card: () => undefined }))
afterAll(() => vi.doUnmock('../boards/board'))
keep({ 'en/nim': `${words}\nguide-take = Take some.\nguide-taken = You took { $count }.\nguide-other = Now { $name }.\n` })
const { default: Table } = await import('../pages/Table.svelte')

let socket: { onmessage: (message: { data: string }) => void }
let wide: boolean

beforeEach(() => {
  wide = true
  settings.motion = 'off'
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') && wide, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('scrollBy', () => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ number: 0, events: [], more: false, games: [], levels: [], me: null, seats: [] })))
  vi.stubGlobal('WebSocket', class { static OPEN = 1; readyState = 1; constructor() { socket = this as unknown as typeof socket } close() {} send() {} })
  learnt.begin('nim', 'table')
})
afterEach(cleanup)

/** Sit down when so much has happened. */
async function sit(...happened: ServerFrame[]) {
  const shown = render(Table, { props: { name: 'table' } })
  for (const frame of [frames[0]!, ...happened]) send(frame)
  await vi.waitFor(() => expect(shown.container.querySelector('.heaps')).not.toBeNull())
  await new Promise((done) => setTimeout(done))
  flushSync()
  return shown.container
}

function send(frame: ServerFrame): void {
  socket.onmessage({ data: JSON.stringify(frame) })
  flushSync()
}

const said = () => document.querySelector('.guide .words')?.textContent.trim()
const lit = (root: HTMLElement) => [...new Set([...root.querySelectorAll<HTMLElement>('[data-lit]')].map((node) => node.dataset['at']))]
function goOn() {
  screen.getByRole('button', { name: 'Go on' }).click()
  flushSync()
}

test('what is to be done is lit, and understood once it is done; what followed is told, one thing at a time', async () => {
  const root = await sit()
  expect(said()).toBe('Take some.')
  expect(lit(root)).toEqual(['heap 0', 'heap 1', 'heap 2'])
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
  send(frames[1]!)
  expect(learnt.of('nim')).toEqual(['take'])
  expect(said()).toBe('You took 1.')
  expect(lit(root)).toEqual(['seat 0'])
  send(frames[2]!)
  expect(said()).toBe('You took 1.') // who reads has the time for it
  goOn()
  expect(said()).toBe('Now Ben.')
  goOn()
  expect(learnt.of('nim')).toEqual(['take', 'taken', 'other'])
  expect(lit(root)).toEqual([])
})

test('who plays on has read enough; what another takes back is told no more', async () => {
  await sit()
  send(frames[1]!)
  goOn()
  send(frames[2]!)
  expect(said()).toBe('Now Ben.')
  send(frames[3]!)
  expect(said()).toBe('Watch what the other one does.')
  send(frames[4]!)
  expect(said()).toBe('Now Ben.')
  send(frames[5]!)
  expect(learnt.of('nim')).toContain('other')
})

test('who leaves and comes back goes on where they were', async () => {
  await sit()
  send(frames[1]!)
  cleanup()
  await sit(frames[1]!)
  expect(said()).toBe('You took 1.')
  goOn()
  cleanup()
  await sit(frames[1]!, frames[2]!)
  expect(said()).toBe('Now Ben.')
})

test('N goes on, from wherever one is but for where one writes', async () => {
  const root = await sit()
  const press = (on: Element) => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
    flushSync()
  }
  send(frames[1]!)
  press(root.querySelector('input')!)
  expect(learnt.of('nim')).toEqual(['take'])
  press(document.body)
  expect(learnt.of('nim')).toEqual(['take', 'taken'])
})

test('one may play on without: the places are dark, and the card is gone', async () => {
  const root = await sit()
  screen.getByRole('button', { name: 'Play on without explanations' }).click()
  flushSync()
  expect(document.querySelector('.guide')).toBeNull()
  expect(learnt.at('nim', 'table')).toBe(false)
  expect(lit(root)).toEqual(['heap 0', 'heap 1', 'heap 2']) // the first move is explained at any table
})

test('at an ordinary table only the first move is explained, in the words of the table itself', async () => {
  learnt.begin('nim', 'another')
  const root = await sit()
  expect(document.querySelector('.guide')).toBeNull()
  expect(root.querySelector('.firstly')?.textContent.trim()).toBe('Take some.')
  expect(lit(root)).toEqual(['heap 0', 'heap 1', 'heap 2'])
  send(frames[1]!)
  expect(learnt.of('nim')).toEqual(['take'])
  expect(root.querySelector('.firstly')).toBeNull()
  expect(lit(root)).toEqual([])
})

test('on a small screen the card lies over the board, and the board can be scrolled above it', async () => {
  wide = false
  await sit()
  expect(document.querySelector('.coach .guide')).not.toBeNull()
})

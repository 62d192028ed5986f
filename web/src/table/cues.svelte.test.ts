import { flushSync } from 'svelte'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sound } from '../lib/sound'
import type { ClockView, TableView, Told } from '../lib/types'
import { cues, listen, LOW, untilLow } from './cues.svelte'
import { AtTable } from './session.svelte'

vi.mock('../lib/sound', () => ({ sound: vi.fn() }))
afterAll(() => vi.doUnmock('../lib/sound'))
const heard = () => vi.mocked(sound).mock.calls.map(([which]) => which)

let end: () => void
let at: AtTable

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', class { static OPEN = 1; close() {} send() {} })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ number: 0, events: [] })))
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.mocked(sound).mockClear()
  at = new AtTable(`t${Math.random()}`)
  end = $effect.root(() => listen(at))
})
afterEach(() => {
  end()
  at.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NONE = { kind: 'none', base: 0, increment: 0, left: [0, 0], running: null, since: 0 } as unknown as ClockView
let number = 0

/** The table as it is now, and what led there; seat 0 is ours. */
function come(turn: number | null, events: Partial<Told>[] = [], clock = NONE) {
  const told = events.map((event) => ({ number: ++number, ...event }) as Told)
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: '', level: null, yours: seat === 0, out: null }))
  at.followed.events = [...at.followed.events, ...told]
  at.followed.number = number
  at.followed.view = { table: 't', game: 'azul', status: turn === null ? 'finished' : 'playing', seats, clock, view: { turn }, eyes: 0 } as unknown as TableView
  at.stage.cut({ table: at.followed.view, number })
  flushSync()
}

const moved = (seat: number) => ({ kind: 'moved', seat }) as Partial<Told>

test('who comes to a table hears nothing of what was before', () => {
  come(0, [moved(1), { kind: 'said', seat: 1 } as Partial<Told>])
  expect(heard()).toEqual([])
})

test('another’s move is heard, one’s own was when it was laid', () => {
  come(0)
  come(1, [moved(0)])
  expect(heard()).toEqual([])
  come(0, [moved(1)])
  expect(heard()).toEqual(['other'])
})

test('that it is my turn is heard by who has waited long, or looks elsewhere', () => {
  come(1)
  vi.advanceTimersByTime(6_000)
  come(0, [moved(1)])
  expect(heard()).toEqual(['other', 'turn'])
  come(1, [moved(0)])
  vi.mocked(document.hasFocus).mockReturnValue(false)
  come(0, [moved(1)])
  expect(heard().slice(2)).toEqual(['other', 'turn'])
})

test('the end is heard, and what others say', () => {
  come(1)
  come(1, [{ kind: 'said', seat: 1 } as Partial<Told>])
  come(null, [moved(1), { kind: 'finished' } as Partial<Told>])
  expect(heard()).toEqual(['chat', 'other', 'end'])
  expect(cues([{ kind: 'said', seat: 1 } as Told], new Set([0]), false)).toEqual([])
})

test('a live clock is heard once when it is low', () => {
  const clock = { ...NONE, kind: 'live', left: [60_000, 60_000], running: 0, since: Date.now() } as ClockView
  come(0, [], clock)
  vi.advanceTimersByTime(60_000 - LOW - 1)
  expect(heard()).toEqual([])
  vi.advanceTimersByTime(2)
  expect(heard()).toEqual(['low'])
  expect(untilLow({ ...clock, kind: 'days' }, 0, clock.since)).toBe(null)
  expect(untilLow(clock, 1, clock.since)).toBe(null)
})

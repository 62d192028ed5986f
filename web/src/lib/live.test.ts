import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingerprint } from './changes'
import { Line } from './live.svelte'
import type { ClientFrame, ServerFrame } from './types'

/** A connection of which the test is the other side. */
class Socket {
  static all: Socket[] = []
  static OPEN = 1
  readyState = 0
  sent: ClientFrame[] = []
  onopen?: () => void
  onclose?: (event: CloseEvent) => void
  onmessage?: (message: { data: string }) => void

  constructor(readonly url: string) {
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }

  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', { code }))
  }

  answer(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame as ServerFrame) })
  }

  kinds(): string[] {
    return this.sent.map((frame) => frame.type)
  }
}

const last = () => Socket.all.at(-1)!
const seen = (turn: number) => ({ table: 't', moves: turn, view: { turn } })
const snapshot = (number: number, turn: number) => ({ type: 'snapshot', table: 't', number, events: [], view: seen(turn), hash: fingerprint(seen(turn)) })
const moved = (number: number, turn: number) => ({
  type: 'event',
  table: 't',
  number,
  event: { number, at: 0, kind: 'moved', seat: 0, move: 1, text: 'a', by_bot: false },
  changes: [[['moves'], turn], [['view', 'turn'], turn]],
  hash: fingerprint(seen(turn)),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.all = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function following() {
  const line = new Line('ws://server/api/live')
  const table = line.table('t')
  last().answer()
  last().tell({ type: 'hello', at: Date.now() + 500, beat: 20_000 })
  last().tell(snapshot(5, 0))
  return { line, table }
}

test('a table that is followed shows what the server tells of it', () => {
  const { line, table } = following()
  expect(line.state).toBe('open')
  expect(line.ahead).toBe(500)
  expect(last().sent[0]).toEqual({ type: 'follow', table: 't', last: null, hash: null })
  last().tell(moved(6, 1))
  expect(table.view).toEqual(seen(1))
  expect(table.number).toBe(6)
  expect(table.happened?.kind).toBe('moved')
  expect(table.events.map((event) => event.number)).toEqual([6])
})

test('what is told twice happens once', () => {
  const { table } = following()
  last().tell(moved(6, 1))
  last().tell(moved(6, 1))
  expect(table.events).toHaveLength(1)
})

test('who has missed something asks for the whole, and changes nothing until it comes', () => {
  const { table } = following()
  last().tell(moved(8, 3))
  expect(table.view).toEqual(seen(0))
  expect(last().sent.at(-1)).toEqual({ type: 'follow', table: 't', last: 5, hash: fingerprint(seen(0)) })
  last().tell(snapshot(8, 3))
  expect(table.view).toEqual(seen(3))
  expect(table.happened).toBeNull()
})

test('who has something else than the server asks for the whole', () => {
  const { table } = following()
  last().tell({ ...moved(6, 1), hash: '0000000000000000' })
  vi.runOnlyPendingTimers()
  expect(last().sent.filter((frame) => frame.type === 'follow').at(-1)).toEqual({ type: 'follow', table: 't', last: null, hash: null })
  last().tell(snapshot(6, 2))
  expect(table.view).toEqual(seen(2))
})

test('who was signed out elsewhere is told so and watches on', async () => {
  const { line } = following()
  last().close(4401)
  expect(line.signedOut).toBe(true)
  await vi.advanceTimersByTimeAsync(400)
  last().answer()
  expect(last().kinds()).toEqual(['follow'])
  line.again()
  expect(line.signedOut).toBe(false)
  line.unfollow('t')
})

test('a connection that is closed because nobody uses it is not missed', () => {
  const { line } = following()
  line.unfollow('t')
  last().close(4408)
  expect(line.state).toBe('new')
  vi.runOnlyPendingTimers()
  expect(Socket.all).toHaveLength(1)
})

test('a lost connection comes back by itself and says what it has', async () => {
  const { line, table } = following()
  last().close()
  expect(line.state).toBe('away')
  expect(table.view).toEqual(seen(0))
  await vi.advanceTimersByTimeAsync(400)
  expect(Socket.all).toHaveLength(2)
  last().answer()
  expect(line.state).toBe('open')
  expect(last().sent).toEqual([{ type: 'follow', table: 't', last: 5, hash: fingerprint(seen(0)) }])
})

test('a command that was under way is sent again with its id, so that it is done once', async () => {
  const { table } = following()
  const done = table.send({ kind: 'play', seat: 0, move: 3 })
  const first = last().sent.at(-1)
  last().close()
  await vi.advanceTimersByTimeAsync(400)
  last().answer()
  expect(last().sent).toContainEqual(first)
  last().tell({ type: 'accepted', table: 't', id: (first as { id: string }).id, number: 6, duplicate: true })
  await expect(done).resolves.toBe(6)
})

test('a refusal goes to who asked', async () => {
  const { table } = following()
  const asked = table.send({ kind: 'play', seat: 0, move: 3 })
  last().tell({ type: 'refused', table: 't', id: (last().sent.at(-1) as { id: string }).id, code: 'not_your_turn', message: 'it is not your turn' })
  await expect(asked).rejects.toMatchObject({ code: 'not_your_turn' })
})

test('a server that stays away is asked ever less often, but at least every ten seconds', async () => {
  following()
  last().close()
  for (let tries = 0; tries < 12; tries++) {
    await vi.advanceTimersByTimeAsync(10_000)
    last().close()
  }
  const before = Socket.all.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Socket.all.length).toBe(before + 1)
})

test('a silent server is not waited for', async () => {
  const { line } = following()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(last().kinds()).toContain('beat')
  await vi.advanceTimersByTimeAsync(31_000)
  expect(Socket.all.length).toBeGreaterThan(1)
  expect(line.state).toBe('away')
})

test('a network that comes back is tried at once', () => {
  following()
  last().close()
  window.dispatchEvent(new Event('online'))
  expect(Socket.all).toHaveLength(2)
})

test('a table that is not there is said to be lost', () => {
  const { table } = following()
  last().tell({ type: 'refused', table: 't', id: null, code: 'no_table', message: 'there is no such table' })
  expect(table.lost?.code).toBe('no_table')
})

test('a table that a server can not show just now is asked for again', async () => {
  const { table } = following()
  last().tell({ type: 'refused', table: 't', id: null, code: 'unavailable', message: 'send it again' })
  expect(table.lost).toBeNull()
  const before = last().sent.length
  await vi.advanceTimersByTimeAsync(3_000)
  expect(last().sent.slice(before)).toEqual([expect.objectContaining({ type: 'follow', table: 't' })])
})

test('who leaves a table is told of it no more', () => {
  const { table } = following()
  table.leave()
  expect(last().sent.at(-1)).toEqual({ type: 'unfollow', table: 't' })
  last().tell(moved(6, 1))
  expect(table.number).toBe(5)
})

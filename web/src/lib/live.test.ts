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
const seen = (turn: number) => ({ table: 't', moves: turn, seats: [], view: { turn, last_move: { seat: 0, move: turn, text: `move ${turn}` } } })
const snapshot = (number: number, turn: number) => ({ type: 'snapshot', table: 't', number, events: [], view: seen(turn), hash: fingerprint(seen(turn)) })
const moved = (number: number, turn: number) => ({
  type: 'event',
  table: 't',
  number,
  event: { number, at: 0, kind: 'moved', seat: 0, by_bot: false },
  changes: [[['moves'], turn], [['view'], seen(turn).view]],
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
  expect(table.happened).toMatchObject({ kind: 'moved', number: 6, text: 'move 1' })
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

test('who has missed the last event asks for it when a beat tells where the table is', () => {
  const { table } = following()
  last().tell({ type: 'beat', at: Date.now(), numbers: { t: 5, another: 9 } })
  expect(last().sent.at(-1)).not.toMatchObject({ type: 'follow', last: 5 })
  last().tell({ type: 'beat', at: Date.now(), numbers: { t: 6 } })
  expect(last().sent.at(-1)).toEqual({ type: 'follow', table: 't', last: 5, hash: fingerprint(seen(0)) })
  last().tell(snapshot(6, 1))
  expect(table.view).toEqual(seen(1))
})

test('who has something else than the server asks for the whole', () => {
  const { table } = following()
  last().tell({ ...moved(6, 1), hash: '0000000000000000' })
  vi.runOnlyPendingTimers()
  expect(last().sent.filter((frame) => frame.type === 'follow').at(-1)).toEqual({ type: 'follow', table: 't', last: 5, hash: null })
  last().tell({ ...snapshot(6, 2), events: [{ number: 6, kind: 'moved', text: 'move 2' }] })
  expect(table.view).toEqual(seen(2))
  expect(table.events).toEqual([expect.objectContaining({ number: 6, text: 'move 2' })]) // and what was told wrong is told right
  expect(table.happened).toBeNull() // it was shown already
})

test('who is told of a table without what happened there asks for that too', () => {
  const { table } = following()
  last().tell(moved(6, 1))
  last().tell(snapshot(9, 4)) // as a server does where a reader is slow
  expect(table.view).toEqual(seen(4))
  expect(last().sent.at(-1)).toEqual({ type: 'follow', table: 't', last: 6, hash: null })
  last().tell({ ...snapshot(9, 4), events: [7, 8, 9].map((number) => ({ number, kind: 'moved' })) })
  expect(table.events.map((event) => event.number)).toEqual([6, 7, 8, 9])
  const before = last().sent.length
  last().tell(moved(10, 5))
  expect(table.events.map((event) => event.number)).toEqual([6, 7, 8, 9, 10])
  expect(last().sent).toHaveLength(before)
})

test('a server that knows less than it told is believed: a backup was restored', () => {
  const { table } = following()
  last().tell(moved(6, 1))
  last().tell(moved(7, 2))
  last().tell(snapshot(6, 1))
  expect(table.events.map((event) => event.number)).toEqual([6])
  last().tell(moved(7, 3))
  expect(table.view).toEqual(seen(3))
  expect(table.events.map((event) => event.number)).toEqual([6, 7])
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
  const silent = last()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(silent.kinds()).toContain('beat')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(last()).not.toBe(silent)
  expect(line.state).toBe('away')
  const unheard = last() // nor is one that does not even answer the door
  await vi.advanceTimersByTimeAsync(20_000)
  expect(last()).not.toBe(unheard)
})

test('whoever stirs after a silence is told within two seconds that nobody is there', async () => {
  const { line } = following()
  await vi.advanceTimersByTimeAsync(4_000)
  const before = last().sent.length
  window.dispatchEvent(new Event('pointermove'))
  window.dispatchEvent(new Event('pointermove'))
  expect(last().sent.slice(before)).toEqual([{ type: 'beat' }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(line.state).toBe('away')
})

test('a page at which nobody stirs notices it too, by its own beat', async () => {
  const { line } = following()
  await vi.advanceTimersByTimeAsync(17_000)
  expect(line.state).toBe('away')
})

const mine = { ...seen(0), status: 'playing', seats: [{ seat: 0, yours: true, out: null }] }
const asked = () => last().sent.filter((frame) => frame.type === 'ticks').map((frame) => frame.wanted)

test('who plays and only looks is told within two seconds that nobody is there', async () => {
  const { line } = following()
  expect(asked()).toEqual([])
  last().tell({ ...snapshot(6, 0), view: mine, hash: fingerprint(mine) })
  expect(asked()).toEqual([true])
  for (let n = 0; n < 10; n++) {
    last().tell({ type: 'tick' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(line.state).toBe('open')
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(line.state).toBe('away')
  expect(last().sent.at(-1)).toEqual({ type: 'beat' }) // it is felt: perhaps they are but late
  last().tell({ type: 'tick' })
  expect(line.state).toBe('open')
  const lost = last()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(last()).not.toBe(lost) // and else the line is made anew
})

test('signs of life are asked for only while somebody looks at a game of their own', () => {
  const { line } = following()
  last().tell({ ...snapshot(6, 0), view: mine, hash: fingerprint(mine) })
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toEqual([true, false])
  look.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toEqual([true, false, true])
  line.unfollow('t')
  expect(asked()).toEqual([true, false, true, false])
})

test('who stirs all the time while the server answers asks it seldom', async () => {
  const { line } = following()
  for (let n = 0; n < 100; n++) {
    window.dispatchEvent(new Event('pointermove'))
    if (last().sent.at(-1)?.type === 'beat') last().tell({ type: 'beat', at: Date.now(), numbers: {} })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(line.state).toBe('open')
  expect(last().kinds().filter((kind) => kind === 'beat').length).toBeLessThan(5)
})

test('a network that comes back is tried at once', () => {
  following()
  const old = last()
  old.close()
  window.dispatchEvent(new Event('online'))
  expect(last()).not.toBe(old)
})

test('a network that is lost is noticed at once, and what was not answered is sent when it is back', () => {
  const { line, table } = following()
  void table.send({ kind: 'play', seat: 0, move: 17 })
  const [order] = last().sent.filter((frame) => frame.type === 'command')
  window.dispatchEvent(new Event('offline'))
  expect(line.state).toBe('away')
  window.dispatchEvent(new Event('online'))
  last().answer()
  expect(line.state).toBe('open')
  expect(last().sent.filter((frame) => frame.type === 'command')).toEqual([order])
})

test('where no answer comes, that is known within two seconds, and the line is made anew', async () => {
  const { line, table } = following()
  const dead = last()
  await vi.advanceTimersByTimeAsync(10_000) // silent, but nothing was asked
  expect(line.state).toBe('open')
  void table.send({ kind: 'play', seat: 0, move: 17 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(line.state).toBe('open')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(line.state).toBe('away')
  expect(last()).toBe(dead)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(last()).not.toBe(dead)
})

test('a server that is slow but there is no lost one: it answers each beat', async () => {
  const { line, table } = following()
  const sent = table.send({ kind: 'play', seat: 0, move: 17 })
  for (let n = 0; n < 20; n++) {
    await vi.advanceTimersByTimeAsync(400)
    expect(last().sent.at(-1)).toEqual({ type: 'beat' })
    last().tell({ type: 'beat', at: Date.now(), numbers: {} })
    expect(line.state).toBe('open')
  }
  const order = last().sent.find((frame) => frame.type === 'command')
  last().tell({ type: 'accepted', table: 't', id: order?.type === 'command' ? order.id : '', number: 6, duplicate: false })
  expect(await sent).toBe(6)
  const before = last().sent.length
  await vi.advanceTimersByTimeAsync(4_000)
  expect(last().sent).toHaveLength(before) // nothing is waited for any more
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

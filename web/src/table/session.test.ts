import { tick } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Telling } from '../lib/telling'
import type { Advice, TableView, Told } from '../lib/types'
import { AtTable } from './session.svelte'

let answer: ((advice: Partial<Advice>[]) => void) | undefined

/** Answer what is asked for a hint, once it is. */
const answered = async (advice: Partial<Advice>[]) => (await vi.waitUntil(() => answer))(advice)

beforeEach(() => {
  answer = undefined
  vi.stubGlobal('WebSocket', class { static OPEN = 1; close() {} send() {} })
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/hint')
      ? new Promise((done) => (answer = (advice) => done(Response.json({ advice }))))
      : Promise.resolve(Response.json({ number: 0, events: [] })),
  )
})

const advice = { move: 7, text: 'F1 blue 2', share: 0.6, margin: 3, line: [], reasons: [] }

function sit(): AtTable {
  const at = new AtTable(`t${Math.random()}`)
  at.followed.view = { game: 'azul', seats: [], view: null } as unknown as TableView
  at.followed.number = 4
  return at
}

test('what happened before we came is asked for once the table is here: nothing falls between the two', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({ number: 4, events: [{ number: 4, at: 0, kind: 'moved' }], more: false }))
  })
  const at = new AtTable('early')
  await tick()
  expect(asked).toEqual([]) // a bot may move between this answer and the first view
  at.followed.view = { game: 'azul', seats: [], view: null } as unknown as TableView
  at.followed.number = 4
  await vi.waitFor(() => expect(at.log.map(({ number }) => number)).toEqual([4]))
  at.followed.number = 5
  await tick()
  expect(asked).toEqual(['/api/tables/early/events?after=0'])
})

test('a hint is waited for, and comes', async () => {
  const at = sit()
  const asked = at.hint()
  expect(at.thinking).toBe(true)
  await answered([advice])
  await asked
  expect([at.thinking, at.advice[0]?.move]).toEqual([false, 7])
})

test('a hint that comes when the game has gone on is about what was: it is not shown', async () => {
  const at = sit()
  const asked = at.hint()
  at.followed.number = 6
  expect(at.thinking).toBe(false) // another one may be asked for
  await answered([advice])
  await asked
  expect([at.advice, at.trouble]).toEqual([[], ''])
})

test('the others undo, leave and come back: it is said', async () => {
  const at = sit()
  const person = (seat: number, yours: boolean) => ({ seat, kind: 'person', name: ['Ada', 'Bo'][seat], yours, out: null })
  at.followed.view = { game: 'azul', status: 'playing', seats: [person(0, true), person(1, false)], view: null } as unknown as TableView
  const happen = async (event: object) => {
    at.followed.happened = { number: 5, at: 0, ...event } as unknown as Told
    await tick()
    return at.news.text
  }
  expect(await happen({ kind: 'undone', seat: 1 })).toBe('Bo takes a move back.')
  expect(await happen({ kind: 'takenback', seat: 1, after: 3 })).toContain('Bo takes the last move back')
  expect(await happen({ kind: 'resigned', seat: 1 })).toBe('Bo resigns.')
  expect(await happen({ kind: 'undone', seat: 0 })).toBe('Bo resigns.') // what I did is no news to me
  at.followed.here = [0, 1]
  await tick()
  at.followed.here = [0]
  await tick()
  expect(at.news.text).toBe('Bo has left the page.')
})

test('what is taken back is taken back in the fairest way there is', () => {
  const at = sit()
  const may = (undo: number[], take_back: number[], ask_back: number[]) => {
    at.followed.view = { game: 'azul', seats: [], view: null, may: { undo, take_back, ask_back } } as unknown as TableView
    return at.back
  }
  expect(may([0], [0], [])).toEqual({ wish: { kind: 'undo', seat: 0 }, asks: false })
  expect(may([], [0], [])).toEqual({ wish: { kind: 'take_back', seat: 0 }, asks: false })
  expect(may([], [], [1])).toEqual({ wish: { kind: 'take_back', seat: 1 }, asks: true })
  expect(may([], [], [])).toBeNull()
})

test('while points of my decision are counted nobody is to move; else who comes next is', () => {
  const at = sit()
  const seats = [{ seat: 0, yours: true, out: null }, { seat: 1, yours: false, out: null }]
  const moment = (turn: number) => ({ game: 'azul', status: 'playing', seats, view: { turn } }) as unknown as TableView
  at.stage.shown = { table: moment(0), number: 4 }
  at.followed.view = moment(1)
  const told = (...points: number[]) => (at.stage.telling = { follows: points.map((one) => ({ points: one })) } as unknown as Telling)
  told()
  expect(at.turn).toBe(1)
  told(0, 3)
  expect(at.turn).toBeNull()
})

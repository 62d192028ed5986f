import { beforeEach, expect, test, vi } from 'vitest'
import type { Advice, TableView } from '../lib/types'
import { AtTable } from './session.svelte'

let answer: (advice: Partial<Advice>[]) => void

beforeEach(() => {
  vi.stubGlobal('WebSocket', class { static OPEN = 1; close() {} send() {} })
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/hint')
      ? new Promise((done) => (answer = (advice) => done(Response.json({ advice }))))
      : Promise.resolve(Response.json({ number: 0, events: [] })),
  )
})

const advice = { move: 7, text: 'F1 blue 2', share: 0.6, margin: 3, line: [] }

function sit(): AtTable {
  const at = new AtTable(`t${Math.random()}`)
  at.followed.view = { game: 'azul', seats: [], view: null } as unknown as TableView
  at.followed.number = 4
  return at
}

test('a hint is waited for, and comes', async () => {
  const at = sit()
  const asked = at.hint()
  expect(at.thinking).toBe(true)
  answer([advice])
  await asked
  expect([at.thinking, at.advice[0]?.move]).toEqual([false, 7])
})

test('a hint that comes when the game has gone on is about what was: it is not shown', async () => {
  const at = sit()
  const asked = at.hint()
  at.followed.number = 6
  expect(at.thinking).toBe(false) // another one may be asked for
  answer([advice])
  await asked
  expect([at.advice, at.trouble]).toEqual([[], ''])
})

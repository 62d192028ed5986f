import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { Ready, TableView } from '../lib/types'
import Person from '../table/Person.svelte'
import { offered } from './games.svelte'
import { gettingReady, hintOnItsWay, Preparation, preparation } from './ready.svelte'
import Unready from './Unready.svelte'

const game = (name: string, rules: number, judgement: number, search: number): Ready => ({ name, rules, judgement, search })
const begun = [game('azul', 1, 1, 0.2), game('ingenious', 0, 0, 0)]
const done = [game('azul', 1, 1, 1), game('ingenious', 1, 1, 1)]

let told: Ready[] | null // null: the server is away
const asked = vi.fn<(path: string) => void>()
let visible: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  settings.language = 'en'
  visible = 'visible'
  asked.mockClear()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== '/api/readiness') return Promise.resolve(Response.json({ games: [], levels: ['club', 'master'], looks_ahead: ['master'], adviser: 'master' }))
    asked(path)
    return told ? Promise.resolve(Response.json({ games: told })) : Promise.reject(new TypeError('away'))
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (state: DocumentVisibilityState) => {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('where all is ready it is asked once, and never again', async () => {
  told = done
  const ready = new Preparation()
  const leave = ready.watch()
  await pass(10_000)
  leave()
  ready.watch()
  show('visible')
  await pass(10_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('as long as something is missing it is asked again and again, and no longer', async () => {
  told = begun
  const ready = new Preparation()
  ready.watch()
  await pass(3_500)
  expect(asked).toHaveBeenCalledTimes(4)
  expect(ready.percent('azul', 'master')).toBe(60)
  told = done
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(5)
  expect(ready.percent('azul', 'master')).toBeNull()
})

test('who does not look asks nothing, and who looks again is told at once', async () => {
  told = begun
  const ready = new Preparation()
  const leave = ready.watch()
  await pass(500)
  show('hidden')
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  show('visible')
  await pass(500)
  expect(asked).toHaveBeenCalledTimes(2)
  leave()
  await pass(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('two that look ask once', async () => {
  told = begun
  const ready = new Preparation()
  ready.watch()
  ready.watch()()
  await pass(2_500)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a server that is away is asked less often, and nothing is said of it', async () => {
  told = null
  const ready = new Preparation()
  ready.watch()
  await pass(3_900)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(ready.percent('azul', 'master')).toBeNull()
  told = begun
  await pass(500)
  expect(ready.percent('azul', 'master')).toBe(60)
})

test('only who looks ahead waits, by what the server says of the levels', async () => {
  told = begun
  const ready = new Preparation()
  ready.watch()
  await pass(100)
  expect(offered.looksAhead).toEqual(['master'])
  expect([ready.percent('azul', 'club'), ready.percent('azul', null), ready.percent('chess', 'master')]).toEqual([null, null, null])
  expect(ready.percent('ingenious', 'master')).toBe(0)
})

test('how far somebody is, is said in words of each language', () => {
  expect([gettingReady(40), gettingReady(95), hintOnItsWay(40)]).toEqual(['is getting ready · 40 %', 'is nearly ready', 'Your hint is on its way · 40 %'])
  settings.language = 'de'
  expect([gettingReady(40), hintOnItsWay(95)]).toEqual(['macht sich bereit · 40 %', 'Dein Tipp ist gleich da'])
})

const seat = (n: number, kind: 'person' | 'bot', level: string | null) => ({ seat: n, kind, name: level ?? 'Ada', level, yours: kind === 'person', kept: false, away: false, out: null, nonce: null })
const table = { game: 'azul', clock: { kind: 'none', base: 0, increment: 0, left: [], running: null, since: 0 }, seats: [seat(0, 'person', null), seat(1, 'bot', 'master')] } as unknown as TableView

test('the page says who is being prepared, and how far, until that is over', async () => {
  told = begun
  const leave = preparation.watch()
  await pass(100)

  const chosen = render(Unready, { props: { game: 'azul', levels: ['club', 'master', 'master'] } })
  expect(chosen.container.textContent).toBe('Master: being prepared · 60 %')
  render(Unready, { props: { game: 'azul', levels: ['club'] } })
  expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  cleanup()

  const waiting = { table, score: 0, here: false }
  render(Person, { props: { ...waiting, seat: 1, turn: false } })
  render(Person, { props: { ...waiting, seat: 0, turn: true } })
  expect(screen.queryByRole('progressbar')).toBeNull() // nobody waits for them
  render(Person, { props: { ...waiting, seat: 1, turn: true } })
  const bar = screen.getByRole('progressbar', { name: 'Master' })
  expect([bar.getAttribute('aria-valuenow'), bar.closest('[aria-live], [role=status]')]).toEqual(['60', null])
  expect(screen.getByText('is getting ready · 60 %')).toBeTruthy()

  told = done
  await pass(1_000)
  flushSync()
  expect(screen.queryByRole('progressbar')).toBeNull()
  leave()
})

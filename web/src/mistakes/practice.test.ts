import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../lib/api'
import type { Mistake, ReviewSummary } from '../lib/types'
import { askedOf, Practice } from './practice.svelte'

const now = Date.now()
const mistake = (id: string, game: string, due_at: number) => ({ id, game, due_at, themes: ['floor'], n: 3, seat: 0, mark: '?', loss: 0.1, position: `${game}/1 players=2`, played: { move: 1 }, best: { move: 2 } }) as unknown as Mistake
const all = [mistake('a', 'azul', now - 1), mistake('b', 'ingenious', now - 1), mistake('c', 'azul', now + 60_000)]
const summary = { forms: [], count: 3, due: 2, next_at: now + 60_000, themes: [], mistakes: all } as ReviewSummary

beforeEach(() => {
  vi.spyOn(api, 'visitor').mockResolvedValue({ name: 'Anna', login: null })
  vi.spyOn(api, 'reviewSummary').mockResolvedValue(summary)
})
afterEach(() => vi.restoreAllMocks())

test('what is due comes one after the other, each on the board of its game, and then the sums anew', async () => {
  const at = new Practice()
  await at.begin({ due: true })
  expect([at.current?.id, at.count, at.isLast]).toEqual(['a', { n: 1, of: 2 }, false])
  const first = at.game
  await at.next()
  expect([at.current?.id, at.isLast]).toEqual(['b', true])
  expect(at.game).not.toBe(first)
  await at.next()
  expect(at.current).toBeNull()
  expect(at.summary).toBe(summary)
})

test('a theme is practised whether it is due or not', async () => {
  const at = new Practice()
  await at.begin({ game: 'azul', theme: 'floor', due: false })
  expect(api.reviewSummary).toHaveBeenCalledWith(expect.objectContaining({ game: 'azul', theme: 'floor' }))
  expect(at.count.of).toBe(3)
})

test('an answer is told to the schedule', async () => {
  const at = new Practice()
  await at.begin({ due: true })
  const told = vi.spyOn(api, 'answerMistake').mockResolvedValue({ right: true, loss: 0, choice: null, reasons: [], counted: true, mistake: { ...all[0]!, due_at: 7 } })
  expect(await at.judge(askedOf(all[0]!), 2)).toMatchObject({ verdict: 'right', back: 7 })
  expect(told).toHaveBeenCalledWith('a', 2)
})

test('what goes wrong is said', async () => {
  vi.spyOn(api, 'reviewSummary').mockRejectedValue(new Error('no'))
  const at = new Practice()
  await at.read()
  expect(at.trouble).toContain('no')
})

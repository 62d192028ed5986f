import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../lib/api'
import type { PuzzleAnswer, PuzzleStanding, PuzzleView } from '../lib/types'
import { Puzzling } from './puzzling.svelte'

const view = { game: 'azul', seats: [] }
const puzzle = { puzzle: '0123456789', game: 'azul', players: 2, seat: 1, decisions: 2, rating: 1500, view, position: '', tried: false, day: null } as unknown as PuzzleView
const standing = { rating: 1500, deviation: 350, solved_all: 0, failed_all: 0, streak: 0, longest: 0, latest: [] } as PuzzleStanding
const told = (more: Partial<PuzzleAnswer>) => ({ right: true, done: false, view, story: [], result: null, solution: null, ...more }) as PuzzleAnswer

beforeEach(() => {
  vi.spyOn(api, 'visitor').mockResolvedValue({ name: 'Anna', login: null })
  vi.spyOn(api, 'nextPuzzle').mockResolvedValue(puzzle)
  vi.spyOn(api, 'puzzleStanding').mockResolvedValue(standing)
})
afterEach(() => vi.restoreAllMocks())

test('each try has all right moves so far, and a wrong one is not among them', async () => {
  const at = new Puzzling()
  await at.begin('azul')
  expect(at.asks).toBe(true)
  const tries = vi.spyOn(api, 'tryPuzzle')
  tries.mockResolvedValueOnce(told({}))
  await at.play(7)
  tries.mockResolvedValueOnce(told({ right: false }))
  await at.play(8)
  tries.mockResolvedValueOnce(told({ done: true, solution: { moves: 2, best: [], second: [], best_turn: 0, second_turn: 0, gains: [], reasons: [], best_share: 1, second_share: 0, themes: [] } }))
  await at.play(9)
  expect(tries.mock.calls.map(([, moves]) => moves)).toEqual([[7], [7, 8], [7, 9]])
  expect(at.asks).toBe(false)
})

test('who has the answer shown sends no move, and can try no more', async () => {
  const at = new Puzzling()
  await at.begin('azul')
  const tries = vi.spyOn(api, 'tryPuzzle').mockResolvedValue(told({ right: false, solution: { moves: 1, best: [], second: [], best_turn: 0, second_turn: 0, gains: [], reasons: [], best_share: 1, second_share: 0, themes: [] } }))
  await at.show()
  await at.play(3)
  expect(tries.mock.calls).toEqual([['0123456789', null]])
})

test('what goes wrong is said, and the puzzle stays', async () => {
  const at = new Puzzling()
  await at.begin('azul')
  vi.spyOn(api, 'tryPuzzle').mockRejectedValue(new Error('no'))
  await at.play(3)
  expect(at.trouble).toContain('no')
  expect(at.puzzle).toBe(puzzle)
})

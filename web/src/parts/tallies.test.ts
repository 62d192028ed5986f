// @vitest-environment node
import { expect, test } from 'vitest'
import type { GameInfo, Tally } from '../lib/types'
import { offered } from './games.svelte'
import { byOpponent, chosen, kindsIn, playersIn, total } from './tallies'

offered.games = [{ name: 'azul', title: 'Azul', options: [{ name: 'players', choices: [2, 3, 4] }, { name: 'wall', choices: ['coloured', 'grey'] }] } as unknown as GameInfo]
const tally = (level: string | null, players: number, wall: string, games: number, won: number, points: number, best: number): Tally => ({ game: 'azul', options: { wall }, players, level, offline: false, games, won, shared: 0, points, best })
const all = [tally('casual', 2, 'coloured', 3, 1, 90, 40), tally('master', 2, 'coloured', 2, 0, 40, 25), tally(null, 4, 'grey', 1, 1, 50, 50), tally('casual', 3, 'coloured', 1, 0, 10, 10)]

test('games add up, whatever they were', () => {
  expect(total(all)).toMatchObject({ games: 7, won: 2, points: 190, best: 50 })
})

test('there is a line for each kind of opponents, people first, then the strongest', () => {
  const lines = byOpponent(all, ['newcomer', 'casual', 'master'])
  expect(lines.map(({ level, games, best }) => [level, games, best])).toEqual([[null, 1, 50], ['master', 2, 25], ['casual', 4, 40]])
})

test('games that were played offline are told apart', () => {
  const lines = byOpponent([...all, { ...tally('master', 2, 'coloured', 5, 5, 300, 70), offline: true }], ['casual', 'master'])
  expect(lines.map(({ level, offline, games }) => [level, offline, games])).toEqual([[null, false, 1], ['master', false, 2], ['casual', false, 4], ['master', true, 5]])
})

test('only what is chosen is counted', () => {
  expect(playersIn(all)).toEqual([2, 3, 4])
  expect(kindsIn(all)).toHaveLength(2)
  expect(total(chosen(all, { players: 2, kind: null })).games).toBe(5)
  expect(total(chosen(all, { players: null, kind: '' })).games).toBe(6) // as it usually is
})

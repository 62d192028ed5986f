// @vitest-environment node
import { expect, test } from 'vitest'
import type { OwnSummary } from '../lib/types'
import { propose, proposeLately } from './ladder'

const LEVELS = ['newcomer', 'beginner', 'casual']
let clock = 0

function game(level: string, won: boolean, more: Partial<OwnSummary> = {}): OwnSummary {
  const seats = [{ kind: 'person', name: 'Ada', level: null }, { kind: 'bot', name: level, level }]
  const result = { reason: 'played', seat: null, scores: won ? [9, 1] : [1, 9], places: won ? [1, 2] : [2, 1] }
  return { game: 'azul', status: 'finished', yours: [0], updated_at: ++clock, seats, result, ...more } as OwnSummary
}

test('two wins of the last three: the next level', () => {
  expect(propose([game('newcomer', true)], 'azul', LEVELS)).toBeNull()
  const tables = [game('newcomer', true), game('newcomer', false), game('newcomer', true)]
  expect(propose(tables, 'azul', LEVELS)).toEqual({ level: 'beginner', why: 'won', from: 'newcomer', games: 2, of: 3 })
})

test('three wins of three: two steps up, but not beyond the best', () => {
  const three = (level: string) => [game(level, true), game(level, true), game(level, true)]
  expect(propose(three('newcomer'), 'azul', LEVELS)).toMatchObject({ level: 'casual', why: 'won', games: 3 })
  expect(propose(three('beginner'), 'azul', LEVELS)).toMatchObject({ level: 'casual' })
  expect(propose(three('casual'), 'azul', LEVELS)).toBeNull()
})

test('older games do not count, nor those of another level, another game, or with people', () => {
  const others = { seats: [...game('casual', true).seats, { kind: 'person', name: 'Bo', level: null }] } as Partial<OwnSummary>
  expect(propose([game('newcomer', true), game('newcomer', true), game('newcomer', false), game('newcomer', false), game('newcomer', true)], 'azul', LEVELS)).toBeNull()
  expect(propose([game('beginner', true), game('newcomer', true)], 'azul', LEVELS)).toBeNull()
  expect(propose([game('newcomer', true, { game: 'ingenious' }), game('newcomer', true, { game: 'ingenious' })], 'azul', LEVELS)).toBeNull()
  expect(propose([game('newcomer', true, others), game('newcomer', true, others)], 'azul', LEVELS)).toBeNull()
})

test('nothing won: an easier level, if there is one', () => {
  expect(propose([game('beginner', false), game('beginner', false)], 'azul', LEVELS)).toMatchObject({ level: 'newcomer', why: 'lost' })
  expect(propose([game('newcomer', false), game('newcomer', false)], 'azul', LEVELS)).toBeNull()
  expect(propose([game('casual', true), game('casual', true)], 'azul', LEVELS)).toBeNull()
})

test('the front page looks at the game that was played last', () => {
  const tables = [game('newcomer', true), game('newcomer', false), game('beginner', false, { game: 'ingenious' })]
  expect(proposeLately(tables, LEVELS)).toBeNull()
  expect(proposeLately([...tables, game('newcomer', true)], LEVELS)?.level).toBe('beginner')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import type { HabitRow, SourceRow, TimeRow } from './api'
import { compared, habitsOf, spans } from './rows'

const kind = { game: 'azul', options: { wall: 'grey' }, players: 2 }
const time = (begins: string, step: TimeRow['step'], games: number, won: number, shared = 0): TimeRow => ({ ...kind, begins, step, level: 'club', rated: false, offline: false, games, won, shared, points: 0, best: 0 })
const source = (name: string, mean: number): SourceRow => ({ ...kind, who: 'you', source: { kind: name }, games: 4, mean, off: 1 })

test('weeks and months in which nobody played are there too, and the line goes over them', () => {
  const weeks = spans([time('2026-02-23', 'week', 2, 1), time('2026-03-09', 'week', 2, 2), time('2026-03-09', 'week', 1, 0, 1)])
  expect(weeks.map(({ begins, games }) => [begins, games])).toEqual([['2026-02-23', 2], ['2026-03-02', 0], ['2026-03-09', 3]])
  expect(weeks.map(({ rolling }) => rolling)).toEqual([0.5, 0.5, 0.7])
  expect(spans([time('2025-11-01', 'month', 1, 1), time('2026-02-01', 'month', 1, 0)]).map(({ begins }) => begins)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
})

test('a source that one of two has not is nothing to it', () => {
  const rows = compared([source('tile', 40)], [source('tile', 30), source('row', 2)])
  expect(rows.map(({ mine, theirs }) => [mine.mean, theirs?.mean])).toEqual([[40, 30], [0, 2]])
  expect(compared([source('tile', 40)], [])[0]!.theirs).toBeNull()
})

test('what is done once a game comes by how often, columns in their order', () => {
  const habit = (name: string, first: boolean, column: number, times: number): HabitRow => ({ ...kind, habit: name, first, value: { kind: 'x', column }, times, games: 9 })
  const [[, firsts], [, columns]] = habitsOf([habit('first', true, 4, 5), habit('first', true, 1, 2), habit('columns', false, 3, 7), habit('columns', false, 0, 6)]) as [[string, HabitRow[]], [string, HabitRow[]]]
  expect(firsts.map(({ times }) => times)).toEqual([5, 2])
  expect(columns.map(({ value }) => value.column)).toEqual([0, 3])
})

import { expect, test } from 'vitest'
import { address, readAloud, tableOf, watchAddress } from './links'

test('a table has one address, and one for who only watches', () => {
  expect(address('k7m2xq9rtd')).toBe(`${location.origin}/t/k7m2xq9rtd`)
  expect(watchAddress('k7m2xq9rtd')).toBe(`${location.origin}/t/k7m2xq9rtd?watch`)
})

test.each([
  ['k7m2xq9rtd', 'k7m 2xq 9rtd'],
  ['abc', 'abc'],
  ['abcdef', 'abc def'],
])('%s is read aloud as %s', (table, aloud) => expect(readAloud(table)).toBe(aloud))

test.each([
  ['k7m 2xq 9rtd', 'k7m2xq9rtd'],
  [' K7M-2XQ-9RTD ', 'k7m2xq9rtd'],
  ['https://tegel.example.org/t/k7m2xq9rtd?watch', 'k7m2xq9rtd'],
  ['http://a/t/Old_-name', 'Old_-name'],
  [' ', ''],
])('%j means the table %j', (typed, table) => expect(tableOf(typed)).toBe(table))

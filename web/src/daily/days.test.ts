import { expect, test } from 'vitest'
import { after, weeks } from './days'

test('weeks begin on a Monday and end with the one that a day is in', () => {
  const days = weeks('2026-11-19', 2)
  expect(days).toHaveLength(14)
  expect([days[0], days[13]]).toEqual(['2026-11-09', '2026-11-22'])
  expect(weeks('2026-11-22', 1)[6]).toBe('2026-11-22')
  expect(weeks('2026-11-23', 1)[0]).toBe('2026-11-23')
})

test('a day later is in the next month, also where clocks are set', () => {
  expect(after('2026-10-31', 1)).toBe('2026-11-01')
  expect(after('2026-03-29', 1)).toBe('2026-03-30')
})

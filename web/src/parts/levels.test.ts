import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { offered } from './games.svelte'
import LevelChoice from './LevelChoice.svelte'
import { levelName } from './names'

beforeEach(() => {
  settings.language = 'en'
  settings.level = 'casual'
})
afterEach(cleanup)

const LEVELS = ['casual', 'casual-plus', 'regular']
const press = async (name: string) => {
  screen.getByRole('button', { name }).click()
  await Promise.resolve()
}

test('a level in between is the one before and a little stronger, pressed once more that one again', async () => {
  render(LevelChoice, { props: { levels: LEVELS } })
  await press('A little stronger')
  expect(settings.level).toBe('casual-plus')
  expect(screen.getByRole('button', { name: 'Casual' }).getAttribute('aria-pressed')).toBe('true')
  await press('A little stronger')
  expect(settings.level).toBe('casual')
})

test('where the next level comes at once, there is nothing a little stronger', async () => {
  render(LevelChoice, { props: { levels: LEVELS } })
  await press('Regular')
  expect(settings.level).toBe('regular')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'A little stronger' }).disabled).toBe(true)
})

test('a list has them all by name', () => {
  render(LevelChoice, { props: { levels: LEVELS } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Casual', 'Casual +', 'Regular'])
})

test('how long the champion thinks is chosen beside it, and forgotten with another level', async () => {
  offered.timed = ['champion:seconds=20', 'champion:seconds=inf']
  settings.level = 'champion'
  render(LevelChoice, { props: { levels: ['casual', 'champion'] } })
  const times = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Opponent: How long it thinks' })
  expect([...times.options].map((option) => option.text)).toEqual(['Thinks as usual', 'Thinks 20 s a turn', 'Thinks until you say “Move now”'])
  times.value = 'champion:seconds=inf'
  times.dispatchEvent(new Event('change', { bubbles: true }))
  await Promise.resolve()
  expect(settings.level).toBe('champion:seconds=inf')
  expect(levelName(settings.level)).toBe('Champion, unlimited')
  expect(screen.getByRole('button', { name: 'Champion' }).getAttribute('aria-pressed')).toBe('true')
  await press('Casual')
  expect(settings.level).toBe('casual')
  expect(screen.queryByRole('combobox', { name: 'Opponent: How long it thinks' })).toBe(null)
})

import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import LevelChoice from './LevelChoice.svelte'

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

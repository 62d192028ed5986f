// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { wrong } from '../parts/wrong'
import { Missing, part, parts } from './part.svelte'

afterEach(() => (parts.missing = false))

test('a part that comes is given to who needs it', async () => {
  expect(await part(async () => 5)).toBe(5)
  expect(parts.missing).toBe(false)
})

test('of a part that does not come the page knows, and who needed it is told in words', async () => {
  const error = await part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Qr-1.js'))).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Missing)
  expect(parts.missing).toBe(true)
  expect(wrong(error)).toBe('A part of the page could not be loaded.')
})

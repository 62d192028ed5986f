import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Retry } from './retry.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a server that is away is asked again by itself, less and less often, until it is back', async () => {
  const answers = [() => Promise.resolve(false), () => Promise.reject(new TypeError('no network')), () => Promise.resolve(true)]
  const isBack = vi.fn(() => answers.shift()!())
  const back = vi.fn()
  const again = new Retry(isBack, back)
  const stop = again.run()
  await vi.advanceTimersByTimeAsync(4_000)
  expect([again.seconds, isBack.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([again.seconds, isBack.mock.calls.length]).toEqual([10, 1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([again.seconds, back.mock.calls.length]).toEqual([20, 0])
  dispatchEvent(new Event('online')) // a network that comes back is no reason to wait
  await vi.advanceTimersByTimeAsync(0)
  expect(back).toHaveBeenCalledOnce()
  stop()
})

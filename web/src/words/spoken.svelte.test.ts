import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { keep, learn } from './spoken.svelte'

test('a place that has asked for words is not made anew, with what was typed there, when others come', async () => {
  let made = 0
  const end = $effect.root(() => {
    $effect(() => {
      made += 1
      void learn('club')
    })
  })
  flushSync()
  await learn('club')
  keep({ 'en/along': 'along = Along' })
  flushSync()
  expect(made).toBe(1)
  end()
})

import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
<<<<<<< HEAD
import { settings } from '../lib/settings.svelte'
import { keep, learn } from './spoken.svelte'

test('a place that waits for its words is not made anew when other words come', () => {
  let times = 0
  const end = $effect.root(() => {
    $effect(() => {
      times++
      void learn('common')
    })
  })
  flushSync()
  keep({ 'en/another': 'said = Said' })
  flushSync()
  settings.language = 'nl'
  flushSync()
  expect(times).toBe(1)
=======
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
>>>>>>> main
  end()
})

import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
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
  end()
})

import { expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { fill, signed, t } from '.'
import { de } from './de'
import { en } from './en'
import { nl } from './nl'

const keys = Object.keys(en) as (keyof typeof en)[]
const others = { nl, de }

/** What a sentence leaves open: the names of its values. */
function values(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\|[^|}]*\|[^|}]*)?\}/g)].map((match) => match[1]!))].sort()
}

test.each(Object.entries(others))('%s has all words, and no others', (_, words) => {
  expect(Object.keys(words).sort()).toEqual([...keys].sort())
})

test.each(Object.entries(others))('every sentence in %s leaves the same values open', (_, words) => {
  const wrong = keys.filter((key) => values(words[key]).join() !== values(en[key]).join())
  expect(wrong).toEqual([])
})

test.each(Object.entries({ en, ...others }))('every sentence in %s says something, with its brackets closed', (_, words) => {
  const wrong = keys.filter((key) => !words[key].trim() || /[{}]/.test(words[key].replace(/\{\w+(\|[^|{}]*\|[^|{}]*)?\}/g, '')))
  expect(wrong).toEqual([])
})

test.each(Object.entries({ en, ...others }))('what is a sentence in English is one in %s', (_, words) => {
  const ends = (text: string) => /[.?…:]$/.test(text)
  expect(keys.filter((key) => ends(words[key]) !== ends(en[key]))).toEqual([])
})

test('a value stands where its name is, and one differs from many', () => {
  expect(fill('{n} {n|tile|tiles} for {name}', { n: 1, name: 'Ann' })).toBe('1 tile for Ann')
  expect(fill('{n} {n|tile|tiles}', { n: 0 })).toBe('0 tiles')
  expect(fill('{missing}')).toBe('{missing}')
})

test('the language that was chosen is spoken', () => {
  for (const [language, word] of [['en', 'Play now'], ['nl', 'Speel nu'], ['de', 'Jetzt spielen']] as const) {
    settings.language = language
    expect(t('play_now')).toBe(word)
  }
})

test('points have a sign, and a real minus', () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2'])
})

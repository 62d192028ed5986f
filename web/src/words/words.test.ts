// @vitest-environment node
import { expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { t } from '.'
import { languages } from './shelf'

const files = import.meta.glob<string>('../../../src/tegel/words/*/{common,page,along}.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const SAID_BY_KIND = /^(event|refused|bad-address|option|choice|verdict|unable)-/ // of what the server names, why not, verdicts, and why there can be no table without one

/** The messages of a book, by their names. */
function messages(language: string, book: string): Map<string, string> {
  const text = files[`../../../src/tegel/words/${language}/${book}.ftl`]!.replaceAll(/^#.*\n/gm, '')
  return new Map(text.split(/^(?=[a-z])/m).flatMap((one) => (one.trim() ? [[one.slice(0, one.indexOf(' =')), one] as const] : [])))
}

/** What a message leaves open: the names of its values, and of messages that it says too. */
const values = (message: string) => [...new Set(message.match(/\$\w+/g))].sort().join()
const english = { page: messages('en', 'page'), common: messages('en', 'common'), along: messages('en', 'along') }
const others = languages.filter((one) => one !== 'en').flatMap((language) => (['page', 'common', 'along'] as const).map((book) => [language, book] as const))

test.each(others)('%s has all words of the %s, no others, and with the same values', (language, book) => {
  const own = messages(language, book)
  expect([...own.keys()]).toEqual([...english[book].keys()])
  expect([...own].filter(([key, text]) => values(text) !== values(english[book].get(key)!)).map(([key]) => key)).toEqual([])
})

test.each(others)('what is a sentence in English is one in %s (%s)', (language, book) => {
  const ends = (text: string) => /[.?:]$/.test(text.trim())
  const own = messages(language, book)
  expect([...own].filter(([key, text]) => ends(text) !== ends(english[book].get(key)!)).map(([key]) => key)).toEqual([])
})

test('what page and terminal both say stands in one place', () => {
  expect([...english.page.keys()].filter((key) => english.common.has(key))).toEqual([])
})

test('every word of the page is said somewhere, and every one that is said is there', () => {
  const code = Object.values(sources).join('\n')
  const said = new Set([...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!))
  const spoken = (key: string) => said.has(key) || SAID_BY_KIND.test(key) || [...english.page.values()].some((text) => text.includes(`{ ${key} }`))
  expect([...english.page.keys()].filter((key) => !spoken(key))).toEqual([])
  expect([...said].filter((key) => !english.page.has(key) && !english.common.has(key))).toEqual([])
})

test('the language that was chosen is spoken', () => {
  for (const [language, word] of [['en', 'Play now'], ['nl', 'Speel nu'], ['de', 'Jetzt spielen']] as const) {
    settings.language = language
    expect(t('play-now')).toBe(word)
  }
})

/** The books that are open: those in the language that somebody chose, of the games that they look at. */
import { untrack } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { Book } from './book'
import { fetched } from './shelf'

const wanted = new Set<string>()
const state = $state({ pages: {} as Record<string, string> }) // the text of each language and book
const books = new Map<string, Book>()
let before = '' // the language that is spoken until another one is here

/** Have these words at hand: common, page, a game's, or only those of its card. Who asks is not asked anew when other words come. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name)
  await untrack(() => read(settings.language))
}

async function read(language: string): Promise<void> {
  const missing = [...wanted].filter((name) => state.pages[`${language}/${name}`] === undefined)
  const texts = await Promise.all(missing.map((name) => fetched(language, name)))
  keep(Object.fromEntries(missing.map((name, n) => [`${language}/${name}`, texts[n]!])))
}

/** Books that are there already: `{ 'nl/page': … }`. */
export function keep(pages: Record<string, string>): void {
  if (Object.keys(pages).length) state.pages = { ...state.pages, ...pages }
  books.clear()
}

/** A book in the language that was chosen, or in the one before until it is here. */
export function book(name: string): Book {
  const { pages } = state
  const { language } = settings
  if ([...wanted].every((one) => pages[`${language}/${one}`] !== undefined)) before = language
  const key = `${before}/${name}`
  let found = books.get(key)
  if (!found) books.set(key, (found = new Book(before, pages[`${before}/common`] ?? '', pages[`${key}.card`] ?? '', pages[key] ?? '')))
  return found
}

$effect.root(() => {
  // Where a language can't be had, that is said, and the one before is spoken on.
  $effect(() => void read(settings.language).catch(() => undefined))
})

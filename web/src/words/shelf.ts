/** Where the words are: `src/tegel/words/<language>/` for what belongs to no game, and each game's folder.
 * A language is a folder; it may hold a file for a game too, which is taken first. */
import { part } from '../lib/part.svelte'

const SHELF = '../../../src/tegel/words/'
const GAMES = '../../../src/tegel/games/'
// A game's words come in two parts (see `vite.config.ts`): its card is read by who chooses, the rest by who plays.
const own = import.meta.glob<string>(['../../../src/tegel/words/*/*.ftl', '!../../../src/tegel/words/*/terminal.ftl'], { query: '?words', import: 'default' })
const cards = import.meta.glob<string>('../../../src/tegel/games/*/words/*.ftl', { query: '?card', import: 'default' })
const games = import.meta.glob<string>('../../../src/tegel/games/*/words/*.ftl', { query: '?table', import: 'default' })

/** The languages that the page speaks; English has all words. */
export const languages: string[] = [...new Set(['en', ...Object.keys(own).map((path) => path.slice(SHELF.length).split('/')[0]!)])]

/** A book in a language: common, page, club, a game's, or only a game's card. */
export async function fetched(language: string, book: string): Promise<string> {
  const [name, card] = book.split('.')
  const load = own[`${SHELF}${language}/${name}.ftl`] ?? (card ? cards : games)[`${GAMES}${name}/words/${language}.ftl`]
  return load ? part(load) : ''
}

// @vitest-environment node
import { expect, test } from 'vitest'
import { plain, search, type Section } from './search'

const section = (title: string, ...texts: string[]): Section => ({ title, texts, node: {} as HTMLElement })
const rules = [
  section('Die Wand fliesen', 'Jede volle Musterreihe schickt eine Fliese an die Wand.', 'Dann kostet die Bodenreihe Punkte.'),
  section('Größe und Übermut', 'Ein Wort mit Umlaut: Übermütig.'),
  section('Das Ende', 'Wer die meisten Punkte hat, gewinnt; die Wand zählt.'),
]

test('a text and its plain form are equally long', () => {
  for (const text of ['Größe', 'Één tegel', 'ÀÉÎ', 'ﬁ', 'İ']) expect(plain(text)).toHaveLength(text.length)
  expect(plain('Één Übermut')).toBe('een ubermut')
})

test('case and accents do not matter, and all words have to be there', () => {
  expect(search(rules, 'UBERMUT').map(({ section: { title } }) => title)).toEqual(['Größe und Übermut'])
  expect(search(rules, 'punkte wand').map(({ section: { title } }) => title)).toEqual(['Die Wand fliesen', 'Das Ende'])
  expect(search(rules, 'punkte umlaut')).toEqual([])
  expect(search(rules, '  ')).toEqual([])
})

test('what was looked for is marked, as it is written', () => {
  const [found] = search(rules, 'ubermutig')
  expect(found!.parts).toEqual(['Ein Wort mit Umlaut: ', 'Übermütig', '.'])
  expect(search(rules, 'bodenreihe')[0]!.parts.join('')).toBe('Dann kostet die Bodenreihe Punkte.')
})

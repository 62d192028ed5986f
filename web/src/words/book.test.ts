// @vitest-environment node
import { expect, test } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { drawn, tell, words } from '.'
import { signed } from './book'
import { keep } from './spoken.svelte'

const KITE = `
colour = { $colour ->
    [blue] blue
   *[other] red
}
tiles = { $count ->
    [one] { $count } { COLOUR($colour) } kite
   *[other] { $count } { COLOUR($colour) } kites
}
no-tiles = no kites
deed-fly = { $who ->
    [you] fly
   *[other] flies
} { TILES($colour, $count) } { $line ->
    [none] away
   *[other] to line { NTH($line) }
}
deed-tie = ties { STACK($kites) }
told-wind = { $name } { SIGNED($points) }, { $gust ->
    [yes] in a gust
   *[no] in still air
}
told-equal = { NAME($players, by: " and ") } are equal
refusal-held = { NAME($holder) } holds { TILES($kites) } and { LIST($strings) }
`
const ears = { names: ['Ada', 'Bo'], eyes: 0 }
/** A pseudo-language: the same words, between marks. */
const marked = (text: string) => text.replaceAll(/(?<=\] )([^{}\n]+)$/gm, '«$1»')

keep({ 'en/kite': KITE })

test('a deed is said by its kind, to who did it and to the others', () => {
  const deed = { kind: 'fly', colour: 'blue', count: 2, line: 1 }
  expect(tell('kite', 'deed', deed, { ...ears, seat: 0 })).toBe('fly 2 blue kites to line 2')
  expect(tell('kite', 'deed', { ...deed, count: 1, line: null }, { ...ears, seat: 1 })).toBe('flies 1 blue kite away')
})

test('points have a real minus, a truth is yes or no, and a happening has its own seat', () => {
  expect(tell('kite', 'told', { kind: 'wind', seat: 1, points: -2, gust: true }, ears)).toBe('Bo −2, in a gust')
  expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2'])
})

test('several are named with a word before the last', () => {
  const equal = (...players: number[]) => tell('kite', 'told', { kind: 'equal', seat: null, players }, { names: ['Ada', 'Bo', 'Cy'], eyes: null })
  expect([equal(1), equal(2, 0), equal(0, 1, 2)]).toEqual(['Bo are equal', 'Cy and Ada are equal', 'Ada, Bo and Cy are equal'])
})

test('a list is counted by colour, and may be empty', () => {
  const told = { kind: 'held', holder: 0, kites: ['red', 'blue', 'red'], strings: ['one', 'two'] }
  expect(tell('kite', 'refusal', told, ears)).toBe('Ada holds 2 red kites, 1 blue kite and one, two')
  expect(tell('kite', 'refusal', { ...told, kites: [] }, ears)).toBe('Ada holds no kites and one, two')
})

test('where tiles are drawn, they come with their words', () => {
  expect(drawn('kite', 'deed', { kind: 'fly', colour: 'blue', count: 2, line: 1 }, { ...ears, seat: 1 })).toEqual([
    'flies ',
    { what: 'blue', count: 2, words: '2 blue kites' },
    ' to line 2',
  ])
})

test('tiles whose order matters are said and drawn one by one', () => {
  const tied = { kind: 'tie', kites: ['red', 'blue', 'red'] }
  expect(tell('kite', 'deed', tied, ears)).toBe('ties red, blue, red')
  const one = (what: string) => ({ what, count: 1, words: what })
  expect(drawn('kite', 'deed', tied, ears)).toEqual(['ties ', one('red'), ' ', one('blue'), ' ', one('red')])
  expect(tell('kite', 'deed', { ...tied, kites: [] }, ears)).toBe('ties no kites')
})

test('what is missing fails a test', () => {
  expect(() => words('kite')('deed-land')).toThrow('deed-land')
  expect(() => words('kite')('told-wind', { points: 1 })).toThrow('told-wind')
})

test('a fourth language is one more book', () => {
  keep({ 'xx/common': '', 'xx/page': '', 'xx/kite': marked(KITE) })
  settings.language = 'xx'
  expect(tell('kite', 'deed', { kind: 'fly', colour: 'blue', count: 2, line: null }, { ...ears, seat: 0 })).toBe('«fly» 2 «blue» kites «away»')
  settings.language = 'en'
})

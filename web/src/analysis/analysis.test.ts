// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import type { Telling } from '../lib/telling'
import type { Placed } from '../lib/types'
import { deals as duel } from '../boards/azul_duel/dealt'
import { deals as ingenious } from '../boards/ingenious/dealt'
import { Entering, isSeen } from './dealt.svelte'
import { gameOf, letters, parse, print, spelt, tallied, tally, withRow } from './fields'
import { Analysis } from './session.svelte'
import { address, placeOf, written } from './start'
import { Knot, type Written } from './tree.svelte'

const telling = { seat: 0 } as Telling
const made = (move: number) => ({ move, deals: [] as string[], telling, chance: false })

/** 1 2 3, instead of 2: 4 5, and instead of 5: 6. */
function grown(): Knot {
  const root = new Knot()
  const one = root.add(made(1))
  one.add(made(2)).add(made(3))
  const four = one.add(made(4))
  four.add(made(5))
  four.add(made(6))
  return root
}

const bare = (moves: Written[]): unknown[] => moves.map(({ move, instead }) => (instead.length ? [move, ...instead.map(bare)] : move))

describe('a tree of moves', () => {
  it('keeps what was tried first as its main line', () => {
    const root = grown()
    expect(root.end.moves).toEqual([1, 2, 3])
    expect(root.end.main).toBe(true)
    expect(root.next[0]!.next[1]!.main).toBe(false)
  })

  it('finds a move again that was tried before', () => {
    const root = grown()
    expect(root.add(made(1))).toBe(root.next[0])
    expect(root.next).toHaveLength(1)
  })

  it('promotes a variation where it branched off last', () => {
    const root = grown()
    const six = root.next[0]!.next[1]!.next[1]!
    six.promote()
    expect(six.main).toBe(false)
    six.promote()
    expect(root.end).toBe(six)
    six.promote()
    expect(root.end).toBe(six)
  })

  it('cuts a move with all that follows, and stands on the one before', () => {
    const root = grown()
    const two = root.next[0]!.next[0]!
    expect(two.cut()).toBe(root.next[0])
    expect(root.end.moves).toEqual([1, 4, 5])
    expect(root.cut()).toBe(root)
    expect(root.next).toEqual([])
  })

  it('writes what could be instead beside the move, and reads it again', () => {
    const root = grown()
    root.next[0]!.mark = '?!'
    root.next[0]!.comment = 'Too early.'
    root.next[0]!.made!.deals.push('factories=BBKR/YYWW')
    expect(root.end.deals).toEqual([['factories=BBKR/YYWW'], [], []])
    const written = root.write()
    expect(bare(written)).toEqual([1, [2, [4, [5, [6]]]], 3])
    const again = new Knot()
    const told = (moves: Written[]): never => moves.map((one) => ({ ...one, telling, chance: false, instead: one.instead.map(told) })) as never
    again.read(told(written))
    expect(again.write()).toEqual(written)
  })
})

describe('a line that is tried', () => {
  it('is asked for at once from where it is new, and one never stands amid it', async () => {
    const asked = vi.spyOn(api, 'position').mockImplementation(async (_, moves) => ({ game: 'azul', options: { players: 2 }, moves, story: moves.map(() => telling), chance: moves.map(() => false), view: {}, seat: 0, turn: 0, position: moves.join(' ') }) as unknown as Placed)
    const analysis = await Analysis.at({ start: { game: 'azul', options: { players: 2 }, source: '7' }, moves: [1] })
    const trying = analysis.play(2, 3)
    expect(analysis.here.moves).toEqual([1])
    await trying
    expect(analysis.here.moves).toEqual([1, 2, 3])
    expect(asked).toHaveBeenCalledTimes(2)
    analysis.go(analysis.root)
    await analysis.play(1, 2, 4)
    expect(analysis.here.moves).toEqual([1, 2, 4])
    expect(analysis.root.end.moves).toEqual([1, 2, 3])
    analysis.go(analysis.root)
    await analysis.play(1, 2)
    expect(analysis.here.moves).toEqual([1, 2])
    await vi.waitFor(() => expect(analysis.seen?.knot).toBe(analysis.here))
    asked.mockRestore()
  })
})

describe('the fields of a position', () => {
  const text = 'azul/1 players=2 round=3 factories=-/BBKK lid=B4Y15'

  it('print what they were parsed from', () => {
    expect(print(parse(text)!)).toBe(text)
    expect(print(parse(`  ${text.replaceAll(' ', '\n')}\n`)!)).toBe(text)
    expect(gameOf(text)).toBe('azul')
  })

  it('are none where the text is no position', () => {
    for (const other of ['', 'hello', 'azul/1 round', 'tegel record 2']) expect(parse(other)).toBeNull()
  })

  it('have parts, letters and numbers of things', () => {
    expect(withRow('-/BBKK', 0, 'YYYY')).toBe('YYYY/BBKK')
    expect(letters('-')).toEqual([])
    expect(spelt([])).toBe('-')
    expect(tally('B4Y15')).toEqual({ B: 4, Y: 15 })
    expect(tally('-')).toEqual({})
    expect(tallied({ Y: 15, B: 4, K: 0 }, ['B', 'Y', 'K'])).toBe('B4Y15')
  })
})

describe('the address of a place', () => {
  it('says position, chance and moves, and is read again', () => {
    const place = { start: { position: 'azul_duel/1 plates0=YKT*/?# conditions=1A-2B x=&%', source: '7' }, moves: [17, 4] }
    expect(address(place)).toBe('/analyse?p=azul_duel/1+plates0=YKT*/?%23+conditions=1A-2B+x=%26%25&s=7&m=17.4')
    expect(placeOf(address(place).slice('/analyse'.length))).toEqual(place)
  })

  it('says the set-up of a game, by seed or key', () => {
    const place = { start: { game: 'azul', options: { players: 3, wall: 'grey' }, source: 'ab12' }, moves: [] }
    expect(placeOf(address(place).slice('/analyse'.length))).toEqual(place)
    expect(placeOf('?table=abc')).toBeNull()
  })
})

describe('what came at a real table', () => {
  it('is entered place by place; what lay there before stays, and what was tapped is taken away', () => {
    const deal = ['display=R#BK,Y*KR,K*TR top=wild']
    const entering = new Entering(deal, duel, 'azul_duel/1 display=R#BK,-,K*TR top=special')
    expect(entering.parts.map(({ groups }) => groups)).toEqual([[['R#BK', '', 'K*TR']], [['']]])
    entering.put('YKT*')
    expect(entering.field).toBe('top')
    entering.put('special')
    expect(entering.at).toBeNull()
    expect(entering.text).toEqual(['display=R#BK,YKT*,K*TR top=special'])
    entering.take([0, 0, 1])
    expect(entering.field).toBe('display')
  })

  it('counts tiles of a kind, and leaves alone what nobody saw', () => {
    const entering = new Entering(['?', 'tiles=RG1YP2'], ingenious, '')
    for (const kind of ['YP', 'RG', 'YP']) entering.put(kind)
    expect(entering.text).toEqual(['?', 'tiles=RG1YP2'])
    expect(isSeen(['?'])).toBe(false)
  })

  it('stands in the address of a game that is written down', () => {
    const { start, writing } = written({ position: 'ingenious/1 rack0=?6', known: 'table' })
    const place = { start, writing: writing!, moves: [4, 5, 6], deals: [[], ['tiles=RG1', '?'], []] }
    expect(placeOf(address(place).slice('/analyse'.length))).toEqual(place)
  })
})

/** The ideas of a guided game of Azul, told on whatever is dealt and played. */
import { did, happened, others, type Guided, type Idea, type Lit, type Moment } from '../../guide/ideas'
import type { Deed, Happening } from '../../lib/telling'
import type { AzulView } from './view'
import { takesOf, type Hand, type Take } from './offers'

type Now = Moment<AzulView>
type Taken = Deed & Pick<Take, 'source' | 'colour' | 'count' | 'line' | 'marker'>
type Tiled = Happening & { row: number; column: number; colour: string; across: number; down: number }

const own = ({ view, seat }: Now) => view.boards[seat]!
const source = (n: number) => (n === 0 ? 'centre' : `factory ${n}`)
const floor = (seat: number) => `floor ${seat}`
const line = (seat: number, n: number) => `line ${seat} ${n}`
const wall = (seat: number, row: number, column: number) => `wall ${seat} ${row} ${column}`
const FIVE = [0, 1, 2, 3, 4]

const taking = ({ mine, view }: Now) => mine && view.asks.kind === 'take'
const takes = ({ view }: Now) => view.moves.filter((move): move is Take => move.kind === 'take')
const held = ({ view, hand }: Now) => (hand ? takesOf(view, hand as Hand) : [])
const taken = (now: Now) => did<Taken>(now, 'take')
/** How many tiles a take of the learner brought to a place. */
const went = (now: Now, end: string) => taken(now)?.telling.flights.reduce((sum, one) => sum + (one.end === end && one.what !== 'marker' ? one.count : 0), 0) ?? 0

/** Where some takes begin; with tiles in hand, where they lead. */
function towards(now: Now, wanted: Take[]): Lit[] {
  if (!now.hand) return wanted.map((take) => [source(take.source), take.colour])
  return held(now).flatMap((take) => (take.line !== null && wanted.includes(take) ? [line(now.seat, take.line)] : []))
}

/** The takes that complete a line without waste, and of those the longest lines. */
function completing(now: Now): Take[] {
  const all = takes(now).filter((take) => take.fills && take.falls === 0)
  return all.filter((take) => take.line === Math.max(...all.map((one) => one.line ?? -1)))
}
const brings = (now: Now) => (take: Take) => take.prospect - own(now).prospect
/** The fullest of some rows or columns, and how full it is. */
function fullest(filled: number[]): { which: number; count: number } {
  const count = Math.max(...filled)
  return { which: filled.indexOf(count), count }
}

const ideas: Idea<AzulView>[] = [
  {
    name: 'take',
    first: true,
    due: (now) => (taking(now) && !now.hand && !taken(now) ? { lit: now.view.factories.flatMap((tiles, n) => (tiles.length ? [source(n + 1)] : [])) } : null),
    done: (now) => !!taken(now),
  },
  {
    name: 'lay',
    first: true,
    due: (now) => {
      const [take] = held(now)
      return taking(now) && take ? { lit: held(now).flatMap((one) => (one.line === null ? [] : [line(now.seat, one.line)])), says: { colour: take.colour, count: take.count } } : null
    },
    done: (now) => !!taken(now),
  },
  {
    name: 'rest',
    due: (now) => {
      const count = went(now, 'centre')
      return count ? { lit: ['centre'], says: { count } } : null
    },
  },
  {
    name: 'fell',
    due: (now) => {
      const count = went(now, floor(now.seat)) + went(now, 'lid')
      return count ? { lit: [floor(now.seat)], says: { count } } : null
    },
  },
  {
    name: 'marker',
    due: (now) => {
      const first = now.recent.find((one) => one.deed.marker)
      return first ? { lit: [[floor(first.seat), 'marker']], says: { seat: first.seat } } : null
    },
  },
  {
    name: 'full',
    due: (now) => {
      const n = taken(now)?.deed.line ?? null
      if (n === null) return null
      const { count, size } = own(now).lines[n]!
      return count === size ? { lit: [line(now.seat, n)], says: { line: n } } : null
    },
  },
  {
    name: 'wall',
    due: (now) => {
      const [tile] = happened<Tiled>(now, 'tile', now.seat)
      return tile ? { lit: [tile.at!], says: { ...tile } } : null
    },
  },
  {
    name: 'neighbours',
    due: (now) => {
      const tile = happened<Tiled>(now, 'tile', now.seat).find((one) => one.points > 1)
      return tile ? { lit: [...tile.lit, tile.at!], says: { ...tile } } : null
    },
  },
  {
    name: 'floor',
    due: (now) => {
      const [lost] = happened(now, 'floor', now.seat)
      return lost?.points ? { lit: [floor(now.seat)], says: { count: -lost.points } } : null
    },
  },
  {
    name: 'round',
    due: (now) => {
      const [begun] = happened<Happening & { starter: number }>(now, 'round')
      const kept = own(now).lines.flatMap(({ count }, n) => (count ? [line(now.seat, n)] : []))
      return begun ? { lit: kept, says: { seat: begun.starter, kept: kept.length > 0 } } : null
    },
  },
  {
    name: 'other',
    due: (now) => {
      const told = others(now)
      return told ? { lit: told.flights.map((one) => one.end).filter((place) => place !== 'centre'), says: { seat: told.seat } } : null
    },
  },
  {
    name: 'bonus',
    due: (now) => {
      if (!taking(now) || now.hand || now.view.round < 3) return null
      const { rows, columns, colours } = own(now).bonus
      const { which } = fullest(columns.filled)
      return { lit: FIVE.map((row) => wall(now.seat, row, which)), says: { rows: rows.each, columns: columns.each, colours: colours.each } }
    },
  },
  {
    name: 'end',
    due: (now) => {
      if (!taking(now) || now.hand) return null
      const [near] = now.view.boards.map(({ seat, bonus }) => ({ seat, ...fullest(bonus.rows.filled) })).sort((a, b) => b.count - a.count)
      return near && near.count > 2 ? { lit: FIVE.map((column) => wall(near.seat, near.which, column)), says: { seat: near.seat, count: near.count } } : null
    },
  },
  {
    name: 'centre',
    due: (now) => (taking(now) && !now.hand && now.view.marker === null && takes(now).some((take) => take.source === 0) ? { lit: ['centre'] } : null),
  },
  {
    name: 'complete',
    due: (now) => {
      const wanted = completing(now)
      return taking(now) && wanted.length ? { lit: towards(now, wanted) } : null
    },
    done: (now) => {
      const n = taken(now)?.deed.line ?? null
      return n !== null && own(now).lines[n]!.count === own(now).lines[n]!.size
    },
  },
  {
    name: 'cluster',
    due: (now) => {
      const most = Math.max(...takes(now).map(brings(now)))
      return taking(now) && now.view.round > 1 && most > 1 ? { lit: towards(now, takes(now).filter((take) => brings(now)(take) === most)), says: { points: most } } : null
    },
  },
]

export const guide: Guided<AzulView> = { options: { start: 0 }, ideas }

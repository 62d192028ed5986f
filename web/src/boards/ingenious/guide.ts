/** The ideas of a guided game of Ingenious, told on whatever is drawn and laid. */
import { did, happened, others, type Guided, type Idea, type Lit, type Moment } from '../../guide/ideas'
import type { Happening } from '../../lib/telling'
import { ofKind, type View } from './view'

type Now = Moment<View>
type Points = Happening & { colour: string; lost: number }

const own = ({ view, seat }: Now) => view.seats[seat]!
const rack = (seat: number) => `rack ${seat}`
const track = (seat: number) => (colour: string) => `track ${seat} ${colour}`
const cell = (name: string) => `cell ${name}`
const laid = (now: Now) => did(now, 'place')
const choosing = ({ mine, view }: Now) => mine && view.phase === 'tile'

/** Where the tile in hand may go, if it brings something in one of these colours. */
const spots = ({ view }: Now, colours?: string[]): Lit[] => [
  ...new Set(ofKind(view, 'place').flatMap((place) => (!colours || colours.some((colour) => place.points[colour]) ? place.cells.map(cell) : []))),
]

const ideas: Idea<View>[] = [
  {
    name: 'tile',
    first: true,
    due: (now) => (choosing(now) && !laid(now) ? { lit: [rack(now.seat)] } : null),
    done: (now) => !!did(now, 'tile'),
  },
  {
    name: 'place',
    first: true,
    due: (now) => (now.mine && now.view.phase === 'placement' ? { lit: spots(now), says: { first: now.view.asks.first_round } } : null),
    done: (now) => !!laid(now),
  },
  {
    name: 'points',
    due: (now) => {
      const [scored] = happened<Points>(now, 'points', now.seat)
      return scored ? { lit: [...scored.lit, scored.at!, track(now.seat)(scored.colour)], says: { ...scored, count: scored.lit.length } } : null
    },
  },
  {
    name: 'nothing',
    due: (now) => (happened(now, 'nothing', now.seat).length && laid(now) ? { lit: laid(now)!.telling.flights.map((one) => one.end) } : null),
  },
  {
    name: 'bonus',
    due: (now) => {
      const [again] = happened(now, 'bonus', now.seat)
      const [reached] = happened<Points>(now, 'track-end', now.seat)
      return again && reached ? { lit: [reached.at!, rack(now.seat)], says: { colour: reached.colour } } : null
    },
  },
  {
    name: 'swap',
    due: (now) => (now.mine && now.view.moves.some((move) => move.kind === 'swap') ? { lit: [rack(now.seat)], says: { colours: own(now).lowest } } : null),
  },
  {
    name: 'draw',
    due: (now) => {
      const drawn = did<{ kind: string; passing: boolean; count: number }>(now, 'draw')
      return drawn?.deed.count ? { lit: [rack(now.seat)] } : null
    },
  },
  {
    name: 'other',
    due: (now) => {
      const told = others(now, 'place')
      return told ? { lit: told.flights.map((one) => one.end), says: { seat: told.seat } } : null
    },
  },
  {
    name: 'lowest',
    due: (now) => (choosing(now) && now.view.turns > 1 ? { lit: own(now).lowest.map(track(now.seat)), says: { colours: own(now).lowest } } : null),
  },
  {
    name: 'help',
    due: (now) => {
      const { lowest } = own(now)
      if (!now.mine || now.view.turns < 2) return null
      const tiles = ofKind(now.view, 'tile').filter((move) => move.colours?.some((colour) => lowest.includes(colour)))
      const lit: Lit[] = now.view.phase === 'placement' ? spots(now, lowest) : tiles.map((move) => [rack(now.seat), move.tile ?? ''])
      return lit.length ? { lit, says: { hand: now.view.phase === 'placement' } } : null
    },
    done: (now) => happened(now, 'points', now.seat).length > 0,
  },
  {
    name: 'end',
    due: (now) => (choosing(now) && now.view.turns > 9 ? { lit: now.view.seats.flatMap(({ seat, lowest }) => lowest.map(track(seat))) } : null),
  },
]

export const guide: Guided<View> = { options: { start: 0 }, ideas }

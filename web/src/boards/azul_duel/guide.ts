/** The ideas of a guided game of Azul Duel, told on whatever is dealt and played. */
import { did, happened, others, type Guided, type Idea, type Lit, type Moment } from '../../guide/ideas'
import type { Deed, Happening } from '../../lib/telling'
import type { DuelView } from './view'

type Now = Moment<DuelView>
type Move = DuelView['moves'][number]
type Tiled = Happening & { row: number; column: number; colour: string; across: number; down: number }

const own = ({ view, seat }: Now) => view.boards[seat]!
const asked = (now: Now, ...kinds: string[]) => now.mine && kinds.includes(now.view.asks.kind)
const acting = (now: Now) => asked(now, 'action')
const offers = <K extends Move['kind']>({ view }: Now, kind: K) => view.moves.filter((move): move is Move & { kind: K } => move.kind === kind)
const line = ({ seat }: Now) => (n: number) => `line ${seat} ${n}`
/** Nothing of a turn is under way: there is time to look at what was done. */
const between = (now: Now) => !now.mine || acting(now) || asked(now, 'column', 'chips')
const took = (now: Now) => did(now, 'sun', 'moons')

/** The tops of all moons that may be taken. */
function tops({ view }: Now): Lit[] {
  const small = view.factories.flatMap(({ moon }, n): Lit[] => (moon.length ? [`moon ${n + 1}`] : []))
  return view.large_moon.length ? ['moon 0', ...small] : small
}

const suns = ({ view }: Now) => [...(view.large_sun.length ? ['sun 0'] : []), ...view.factories.flatMap(({ sun }, n) => (sun.length ? [`sun ${n + 1}`] : []))]
/** The plates that are offered; on a phone they lie behind the factories. */
const display = ({ view }: Now) => view.display.flatMap((plate, n) => (plate ? [`display ${n}`] : []))

const ideas: Idea<DuelView>[] = [
  {
    name: 'plate',
    first: true,
    due: (now) => (asked(now, 'first-plate') ? { lit: display(now) } : null),
    done: (now) => !!did(now, 'plate'),
  },
  {
    name: 'space',
    first: true,
    due: (now) => (asked(now, 'space', 'turn') ? { lit: offers(now, 'space').map((move) => `space ${now.seat} ${move.space}`) } : null),
    done: (now) => !!did(now, 'turn', 'space'),
  },
  {
    name: 'sun',
    first: true,
    due: (now) => (acting(now) && !took(now) && suns(now).length ? { lit: suns(now) } : null),
    done: (now) => !!took(now),
  },
  {
    name: 'stack',
    due: (now) => (asked(now, 'stack') ? { lit: ['rest'] } : null),
    done: (now) => !!did(now, 'stack'),
  },
  {
    name: 'line',
    first: true,
    due: (now) => (asked(now, 'line') ? { lit: offers(now, 'line').map((move) => line(now)(move.line)), says: { colour: now.view.asks.colour, count: now.view.asks.count } } : null),
    done: (now) => !!did(now, 'line', 'break'),
  },
  {
    name: 'column',
    due: (now) => (asked(now, 'column') ? { lit: offers(now, 'column').map((move) => `cell ${now.seat} ${move.line} ${move.column}`), says: { line: now.view.asks.line } } : null),
    done: (now) => !!did(now, 'column'),
  },
  {
    name: 'pay',
    due: (now) => (asked(now, 'chips') ? { lit: [`chips ${now.seat}`, line(now)(now.view.asks.line ?? 0)], says: { line: now.view.asks.line } } : null),
    done: (now) => !!did(now, 'none', 'pay'),
  },
  {
    name: 'drawing',
    due: (now) => (asked(now, 'drawing') ? { lit: ['stack', 'drawn'] } : null),
    done: (now) => !!did(now, 'stop', 'draw'),
  },
  {
    name: 'moon',
    due: (now) => {
      const taken = did<Deed & { factory: number; rest: string[] }>(now, 'sun')
      return between(now) && taken?.deed.rest.length ? { lit: [`moon ${taken.deed.factory}`], says: { count: taken.deed.rest.length } } : null
    },
  },
  {
    name: 'broken',
    due: (now) => {
      const laid = did<Deed & { broken: number }>(now, 'line', 'break')
      return laid?.deed.broken ? { lit: [`broken ${now.seat}`], says: { count: laid.deed.broken } } : null
    },
  },
  {
    name: 'start',
    due: (now) => {
      const [start] = happened(now, 'start')
      return between(now) && start ? { lit: [`start ${start.seat}`], says: { seat: start.seat, cost: now.view.start_cost } } : null
    },
  },
  {
    name: 'tiling',
    due: (now) => (happened(now, 'tiling').length ? { lit: own(now).lines.flatMap(({ count, size }, n) => (count === size ? [line(now)(n)] : [])) } : null),
  },
  {
    name: 'dome',
    due: (now) => {
      const [tile] = happened<Tiled>(now, 'tile', now.seat)
      return tile ? { lit: [...tile.lit, tile.at!], says: { ...tile } } : null
    },
  },
  {
    name: 'special',
    due: (now) => {
      const [tile] = happened<Tiled>(now, 'special', now.seat)
      return tile ? { lit: [tile.at!], says: { ...tile } } : null
    },
  },
  {
    name: 'broke',
    due: (now) => {
      const [gone] = happened<Happening & { line: number }>(now, 'broke', now.seat)
      return gone ? { lit: [line(now)(gone.line)], says: { line: gone.line } } : null
    },
  },
  {
    name: 'loss',
    due: (now) => {
      const [lost] = happened(now, 'loss', now.seat)
      return lost?.points ? { lit: [`broken ${now.seat}`], says: { count: -lost.points } } : null
    },
  },
  {
    name: 'round',
    due: (now) => {
      const begun = happened<Happening & { round: number }>(now, 'round').find((one) => one.round > 1)
      const kept = own(now).lines.flatMap(({ count }, n) => (count ? [line(now)(n)] : []))
      return begun ? { lit: kept, says: { seat: begun.seat, round: begun.round, kept: kept.length > 0 } } : null
    },
  },
  {
    name: 'other',
    due: (now) => {
      const told = now.view.phase === 'set-up' ? undefined : others(now)
      return between(now) && told && took(now) ? { lit: [...told.flights, ...told.follows.flatMap((one) => one.flights)].map((one) => one.end), says: { seat: told.seat } } : null
    },
  },
  {
    name: 'goals',
    due: (now) => (acting(now) && now.view.round > 1 ? { lit: own(now).conditions.map((one) => `goal ${one.goal}`) } : null),
  },
  {
    name: 'moons',
    due: (now) => (acting(now) && offers(now, 'moons').length ? { lit: tops(now) } : null),
  },
  {
    name: 'chip',
    due: (now) => {
      const chips = offers(now, 'chip')
      return acting(now) && chips.length ? { lit: chips.map((move) => `chip ${move.factory}`) } : null
    },
    done: (now) => !!did(now, 'chip'),
  },
  {
    name: 'token',
    due: (now) => (acting(now) && now.view.asks.plates && own(now).tokens ? { lit: [...display(now), 'stack', 'turned away'], says: { count: own(now).tokens } } : null),
    done: (now) => !!did(now, 'plate', 'draw'),
  },
]

export const guide: Guided<DuelView> = { options: { start: 0, scoring: 'first' }, ideas }

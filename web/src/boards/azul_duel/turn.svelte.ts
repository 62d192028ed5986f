/** A turn in the making: what is offered, what is picked, and what was already decided beyond it. */
import type { DuelView } from '../../lib/types'
import { signed } from '../../words'
import type { Choice } from '../board'
import { read, type Deed } from './notation'
import { colour, w } from './words'

export type Offer = DuelView['moves'][number] & { deed: Deed }

interface Table {
  view: DuelView
  active: boolean
  /** Whether a tap only picks, and a second one does it. */
  confirm: boolean
  advice: number[]
  choose: (choice: Choice | null) => void
  play: (move: number) => void
  undo: (() => void) | null
}

// In the middle of something that was confirmed, a tap is enough.
const AT_ONCE = new Set(['stack', 'next chip'])
// Something is in hand: it can be put back where it was.
const IN_HAND = new Set(['stack', 'line', 'space', 'turn', 'next chip'])

export class Turn {
  picked = $state<number | null>(null)
  /** How the plate in hand is held, in quarter turns. */
  turns = $state(0)
  /** What shall follow once it is asked, as a move's text: a line for tiles, a turn for a plate. */
  private plan: string | null = null
  private wasAsked = ''

  constructor(private readonly table: () => Table) {}

  readonly offers: Offer[] = $derived.by(() => {
    const { view, active } = this.table()
    return active ? view.moves.map((move) => ({ ...move, deed: read(move.text) })) : []
  })

  readonly asked: string = $derived.by(() => (this.offers.length ? this.table().view.asked : 'nothing'))

  find<D extends Deed['do']>(kind: D, fits: (deed: Extract<Deed, { do: D }>) => boolean = () => true): Offer | undefined {
    return this.offers.find(({ deed }) => deed.do === kind && fits(deed as Extract<Deed, { do: D }>))
  }

  readonly chosen: Offer | undefined = $derived.by(() => this.offers.find((offer) => offer.move === this.picked))

  is(offer: Offer | undefined): boolean {
    return offer !== undefined && offer.move === this.picked
  }

  advised(offer: Offer | undefined): boolean {
    return offer !== undefined && this.table().advice[0] === offer.move
  }

  /** A tap: it picks, and a second one does it. */
  press(offer: Offer): void {
    if (offer.deed.do === 'space' || offer.deed.do === 'turn') {
      if (this.is(offer)) this.rotate()
      else this.pick(offer)
    } else if (this.is(offer) || !this.table().confirm || AT_ONCE.has(offer.kind)) this.go(offer)
    else this.pick(offer)
  }

  pick(offer: Offer | undefined): void {
    this.picked = offer?.move ?? null
    this.plan = offer?.deed.do === 'space' ? this.turnText() : null
    this.table().choose(offer ? { move: offer.move, label: this.label(offer) } : null)
  }

  /** Take the tiles that are picked; once they are in hand they shall go to a line. */
  takeTo(offer: Offer, then: string): void {
    this.go(offer)
    this.plan = then
  }

  go(offer: Offer): void {
    this.picked = null
    this.table().play(offer.move)
  }

  /** Puts what is in hand back where it was; null: it can't be. */
  readonly putBack: (() => void) | null = $derived.by(() => (IN_HAND.has(this.asked) ? this.table().undo : null))

  /** Let go of what is picked, or of what is in hand. */
  back(): void {
    if (this.picked !== null && this.asked !== 'turn') this.pick(undefined)
    else this.putBack?.()
  }

  /** Turn the plate in hand a quarter clockwise. */
  rotate(): void {
    this.turns = (this.turns + 1) % 4
    if (this.asked === 'turn') this.pick(this.find('turn', (deed) => deed.turns === this.turns))
    else if (this.chosen) this.pick(this.chosen)
  }

  /** A new position: go on with what was planned, or begin afresh. */
  arrive(): void {
    const { view } = this.table()
    if (view.asked !== this.wasAsked && !['space', 'turn'].includes(view.asked)) this.turns = 0
    this.wasAsked = view.asked
    this.picked = null
    this.table().choose(null)
    if (!this.offers.length) return // what was decided is under way: the plan waits
    const planned = this.offers.find((offer) => offer.text === this.plan)
    if (view.asked !== 'stack') this.plan = null // tiles are stacked before they go to their line
    if (planned && (planned.deed.do === 'turn' || !this.table().confirm)) this.go(planned)
    else if (planned) this.pick(planned)
    else if (view.asked === 'turn') this.pick(this.find('turn', (deed) => deed.turns === this.turns))
  }

  /** What a move changes in what phase 2 would leave; for columns, how much better it is than the worst. */
  effect(offer: Offer): number {
    const { view } = this.table()
    if (offer.deed.do === 'column') return offer.prospect - Math.min(...this.offers.map((one) => one.prospect))
    return offer.prospect - (view.boards[view.turn ?? 0]?.prospect ?? 0)
  }

  label(offer: Offer): string {
    const said = this.said(offer)
    const effect = this.effect(offer)
    const counts = ['line', 'break'].includes(offer.deed.do) && effect !== 0
    return counts ? `${said} · ${signed(effect)}` : said
  }

  private said(offer: Offer): string {
    const { view } = this.table()
    const { deed } = offer
    switch (deed.do) {
      case 'sun': {
        const sun = deed.factory === 0 ? view.large_sun : (view.factories[deed.factory - 1]?.sun ?? [])
        return w('b_take', { n: sun.filter((one) => one === deed.colour).length, colour: colour(deed.colour) })
      }
      case 'moons':
        return w('b_take', { n: moonCount(view, deed.colour), colour: colour(deed.colour) })
      case 'draw':
        return view.asked === 'drawing' ? w('b_again') : this.effect(offer) ? w('b_draw') : w('b_draw_free')
      case 'space':
        return w('b_space', { n: deed.space + 1 })
      case 'line':
        return w('b_line', { n: deed.line + 1 })
      case 'column':
        return w('b_column', { n: deed.column + 1 })
      case 'stack':
        return w('b_stack', { colour: colour(deed.colour) })
      case 'secret':
        return w('b_return')
      default:
        return w(`b_${deed.do}`)
    }
  }

  private turnText(): string {
    return `turn ${90 * this.turns}`
  }
}

/** How many tiles of a colour lie on top of the moons. */
export function moonCount(view: DuelView, wanted: string): number {
  const tops = view.factories.map((factory) => factory.moon.at(-1))
  return [...tops, ...view.large_moon].filter((one) => one === wanted).length
}

/** A turn in the making: what is offered, what is picked, and what was already decided beyond it. */
import { isUnsure } from '../../lib/finger'
import type { DuelView } from './view'
import { signed, tell } from '../../words'
import type { Choice } from '../board'
import { w } from './book'

export type Offer = DuelView['moves'][number]
type Of<K extends Offer['kind']> = Extract<Offer, { kind: K }>

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
const AT_ONCE = new Set(['stack', 'next-chip'])
// Something is in hand: it can be put back where it was.
const IN_HAND = new Set(['stack', 'line', 'space', 'turn', 'next-chip'])

/** Where a move leads to: a place that something can be dropped on, or that was chosen beforehand. */
function goal(offer: Offer): string {
  if (offer.kind === 'line') return `line ${offer.line}`
  if (offer.kind === 'space') return `space ${offer.space}`
  return offer.kind === 'turn' ? `turn ${offer.degrees / 90}` : offer.kind
}

export class Turn {
  picked = $state<number | null>(null)
  /** How the plate in hand is held, in quarter turns. */
  turns = $state(0)
  /** What shall follow once it is asked: a line for tiles, a turn for a plate. */
  private plan: string | null = null
  private sure = true // nobody's finger was on something small when that was planned
  private wasAsked = ''

  constructor(private readonly table: () => Table) {}

  readonly offers: Offer[] = $derived.by(() => {
    const { view, active } = this.table()
    return active ? view.moves : []
  })

  readonly asked: string = $derived.by(() => (this.offers.length ? this.table().view.asked : 'nothing'))

  find<K extends Offer['kind']>(kind: K, fits: (offer: Of<K>) => boolean = () => true): Of<K> | undefined {
    return this.offers.find((offer): offer is Of<K> => offer.kind === kind && fits(offer as Of<K>))
  }

  readonly chosen: Offer | undefined = $derived.by(() => this.offers.find((offer) => offer.move === this.picked))

  is(offer: Offer | undefined): boolean {
    return offer !== undefined && offer.move === this.picked
  }

  advised(offer: Offer | undefined): boolean {
    return offer !== undefined && this.table().advice[0] === offer.move
  }

  /** The cells of the plate in hand, as it is held. */
  readonly held: string[] | null = $derived.by(() => this.table().view.hand.turned[this.turns] ?? null)

  /** A press does it; where it is to be confirmed, or a finger may have missed, it picks, and a second one does it. */
  press(offer: Offer, event?: MouseEvent): void {
    const sure = AT_ONCE.has(this.asked) || !(this.table().confirm || (event && isUnsure(event)))
    if (offer.kind === 'space' || offer.kind === 'turn') {
      if (this.is(offer)) this.rotate()
      else this.pick(offer)
    } else if (this.is(offer) || sure) this.go(offer)
    else this.pick(offer)
  }

  pick(offer: Offer | undefined): void {
    this.picked = offer?.move ?? null
    this.plan = offer?.kind === 'space' ? `turn ${this.turns}` : null
    this.table().choose(offer ? { move: offer.move, label: this.label(offer) } : this.todo)
  }

  /** Take the tiles that are picked; once they are in hand they shall go to a line. */
  takeTo(offer: Offer, then: string, event?: MouseEvent): void {
    this.go(offer)
    this.plan = then
    this.sure = !event || !isUnsure(event)
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
    if (this.asked === 'turn') this.pickTurn()
    else if (this.chosen) this.pick(this.chosen)
  }

  /** A new position: go on with what was planned, or begin afresh. */
  arrive(): void {
    const { view } = this.table()
    if (view.asked !== this.wasAsked && !['space', 'turn'].includes(view.asked)) this.turns = 0
    this.wasAsked = view.asked
    this.picked = null
    this.table().choose(this.todo)
    if (!this.offers.length) return // what was decided is under way: the plan waits
    const planned = this.offers.find((offer) => goal(offer) === this.plan)
    if (view.asked !== 'stack') this.plan = null // tiles are stacked before they go to their line
    if (planned && (planned.kind === 'turn' || (this.sure && !this.table().confirm))) this.go(planned)
    else if (planned) this.pick(planned)
    else if (view.asked === 'turn') this.pickTurn()
  }

  /** What is to be chosen, while nothing is picked. */
  private get todo(): Choice | null {
    return this.offers.length ? { move: null, label: w(`todo-${this.asked}`) } : null
  }

  label(offer: Offer): string {
    const said = tell('azul_duel', 'do', offer, { names: [], eyes: null })
    const counts = ['line', 'break'].includes(offer.kind) && offer.effect !== 0
    return counts ? `${said} · ${signed(offer.effect)}` : said
  }

  private pickTurn(): void {
    this.pick(this.find('turn', (offer) => offer.degrees === 90 * this.turns))
  }
}

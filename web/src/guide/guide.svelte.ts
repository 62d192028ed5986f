/** Somebody who is guided at a table: which idea it is time for, and what has been understood. */
import { untrack } from 'svelte'
import { tellingOf, type Telling } from '../lib/telling'
import { standing } from '../parts/standing'
import type { AtTable } from '../table/session.svelte'
import { drawn, type Kind, type Part } from '../words'
import { current, since, type Idea, type Moment } from './ideas'
import { learnt } from './learnt.svelte'

const FINGER = matchMedia('(pointer: coarse)') // it hides what it touches
const HAND = matchMedia('(max-aspect-ratio: 1/1) and (max-width: 699px), (max-height: 500px)') // there an ordinary table has two lines to explain itself

export class Guide {
  /** What the learner has in hand, where only the board knows of it. */
  hand = $state.raw<unknown>(null)
  private made: number | null = null // decisions of the learner that were looked at
  private readonly tried = new Set<Idea>() // what was shown and is to be done
  private reading: Idea | null = null // what is shown, and to be read

  constructor(private readonly at: AtTable) {
    $effect(() => {
      const { now, mine } = this
      untrack(() => this.follow(now?.idea ?? null, mine))
    })
  }

  private readonly game = $derived.by(() => this.at.view?.game ?? '')
  /** Whether this is a guided game; at other tables only a first move is explained. */
  readonly on = $derived.by(() => learnt.at(this.game, this.at.followed.table))
  /** The learner's seat; null: there is none, or several people share the screen. */
  private readonly seat = $derived.by(() => {
    const seats = this.at.view?.seats.filter((one) => one.yours && !one.out) ?? []
    return seats.length === 1 ? seats[0]!.seat : null
  })
  private readonly tellings = $derived.by(() => standing(this.at.log).flatMap((event) => tellingOf(event) ?? []))
  private readonly mine = $derived(this.tellings.filter((one) => one.seat === this.seat))
  private readonly ideas = $derived.by(() => (this.at.game?.guide?.ideas ?? []).filter((idea) => this.on || idea.first))

  private readonly moment = $derived.by((): Moment | null => {
    const { view, stage, mine, moment } = this.at
    if (this.seat === null || moment || view?.status !== 'playing' || !view.view) return null
    if (this.tellings.length !== view.moves) return null // what happened before we came is still on its way
    return { view: view.view, seat: this.seat, mine: mine === this.seat && stage.still, hand: this.hand, recent: since(this.tellings, this.seat) }
  })

  /** The idea of this moment, and what it shows. */
  readonly now = $derived.by(() => this.moment && current(this.ideas, learnt.of(this.game), this.moment))

  /** It is to be read, and not to be done. */
  readonly reads = $derived.by(() => !!this.now && !this.now.idea.done)

  /** The places that are lit; the main button too, once it does what is to be done. */
  readonly lit = $derived.by(() => {
    if (!this.now) return []
    return this.now.idea.done && this.at.choice?.move != null && this.at.active ? [...this.now.shown.lit, 'main'] : this.now.shown.lit
  })

  /** The idea in words; between ideas, what is asked. */
  readonly words = $derived.by((): Part[] => {
    const ears = { names: this.at.names, eyes: this.seat, seat: this.seat }
    if (this.now) return drawn(this.game, 'guide', { seat: this.seat, touch: FINGER.matches, short: !this.on && HAND.matches, ...this.now.shown.says, kind: this.now.idea.name }, ears)
    const asks = (this.at.view?.view as { asks?: Kind } | null)?.asks
    return asks && this.moment?.mine ? drawn(this.game, 'ask', asks, ears) : []
  })

  /** The same for those who listen. */
  readonly spoken = $derived.by(() => this.words.map((part) => (typeof part === 'string' ? part : part.words)).join(''))

  /** How much has been learnt, from 0 to 1. */
  readonly far = $derived.by(() => this.ideas.filter((idea) => learnt.of(this.game).includes(idea.name)).length / (this.ideas.length || 1))

  /** What was to be read has been read. */
  goOn(): void {
    if (this.reads) learnt.add(this.game, this.now!.idea.name)
  }

  leave(): void {
    learnt.leave(this.game)
  }

  /** What was to be done is understood once it is done; what was read, once the next turn begins. */
  private follow(shown: Idea | null, mine: readonly Telling[]): void {
    const { moment } = this
    if (!moment) return
    if (this.made !== null && mine.length > this.made) {
      const { made } = this
      const done = [...this.tried].filter((idea) => idea.done!(moment))
      const read = this.reading && mine.slice(made).some((one) => one.opens) ? [this.reading] : []
      if (done.length + read.length) learnt.add(this.game, ...[...done, ...read].map((idea) => idea.name))
      for (const idea of done) this.tried.delete(idea)
    }
    this.made = mine.length
    if (shown?.done) this.tried.add(shown)
    this.reading = shown?.done ? null : shown
  }
}

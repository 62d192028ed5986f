/** An analysis: a start, the tree of what was tried from there, and where in it one stands. */
import { api } from '../lib/api'
import type { Placed, Start } from '../lib/types'
import type { Telling } from '../lib/telling'
import { levelName } from '../parts/names'
import { wrong } from '../parts/wrong'
import { t } from '../words'
import type { Place } from './start'
import { Knot, type Read } from './tree.svelte'

/** What is seen at a knot, by the seat that decides there. */
export interface Sight {
  knot: Knot
  view: unknown
  eyes: number | null
  turn: number | null
  /** The whole position as text. */
  position: string
  /** What the last move brought by chance, as it is written down; `?`: nobody saw it. */
  dealt: string[]
  /** Nobody wrote down what the seat chooses from: what is seen of it is made up. */
  madeUp: boolean
}

/** What people are called whose names nobody gave. */
const nameless = (players: number) => Array.from({ length: players }, (_, seat) => t('player-n', { n: seat + 1 }))

export class Analysis {
  root = new Knot()
  /** Where we want to stand, and what is on the board: the last that came. */
  here = $state.raw<Knot>(this.root)
  seen = $state.raw<Sight | null>(null)
  /** Whether that is one move on from what was seen before, so that it may be shown in motion. */
  stepped = $state(false)
  trouble = $state('')
  busy = $state(false)
  private readonly known = new WeakMap<Knot, Sight>()
  private asked = 0

  constructor(
    readonly game: string,
    readonly start: Start,
    readonly names: string[],
    readonly tags: Readonly<Record<string, string>> = {},
    /** Whether a game is written down that is played at a real table. */
    readonly writing = false,
  ) {}

  /** Begin with what the server said of a place: its moves become the main line. */
  static async at({ start, moves, deals = [], writing = false }: Place): Promise<Analysis> {
    const found = await api.position(start, moves, deals)
    const one = new Analysis(found.game, start, nameless(Number(found.options['players'])), {}, writing)
    one.here = one.grow(one.root, found, deals)
    one.seen = one.known.get(one.here)!
    return one
  }

  /** A file's game, with all that was tried and said in it. */
  static async of(record: string): Promise<Analysis> {
    const { game, options, position, known, source, seats, tags, comment, moves } = await api.tree(record)
    const chance = known === null ? { source } : { source, known }
    const start = position === null ? { game, options, ...chance } : { position, ...chance }
    const one = new Analysis(game, start, seats.map(levelName), tags)
    one.root.comment = comment
    one.root.read(moves as unknown as Read[])
    return one
  }

  /** Stand there; who hurries only waits for the last. */
  go(knot: Knot): void {
    this.here = knot
    void this.look()
  }

  /** Try moves here (by text, where nobody knows what they are chosen from), one after another, and stand after the last: what was not tried before is asked for at once. */
  async play(...moves: (number | string)[]): Promise<void> {
    let from = this.here
    let known = 0
    for (let next: Knot | undefined; (next = from.next.find(({ made }) => made!.move === moves[known])); known++) from = next
    if (known === moves.length) return this.go(from)
    if (this.busy) return
    const stood = this.here
    this.busy = true
    try {
      const last = this.grow(from, await api.position(this.start, [...from.moves, ...moves.slice(known)], from.deals), from.deals)
      if (this.here === stood) this.go(last)
      this.trouble = ''
    } catch (error) {
      this.trouble = wrong(error, this.game)
    } finally {
      this.busy = false
    }
  }

  /** Write down what came by chance here; what followed is played again, as far as it can be. Why not, if that can't have come. */
  async deal(deals: string[]): Promise<string> {
    const old = this.here
    try {
      const found = await api.position(this.start, old.moves, [...old.up!.deals, deals])
      const knot = old.dealtAnew({ ...old.made!, deals, telling: found.story.at(-1) as unknown as Telling })
      this.keep(knot, found)
      this.go(knot)
      let from = knot
      for (const { made } of old.end.way.slice(old.number)) {
        const told = [...from.deals, made!.deals]
        from = this.grow(from, await api.position(this.start, [...from.moves, made!.move], told), told)
      }
      return ''
    } catch (error) {
      return this.here === old ? wrong(error, this.game) : ''
    }
  }

  /** The text of a game file with all of this; null: it could not be written. */
  async file(): Promise<string | null> {
    return this.told(() => api.write({ ...this.start, seats: this.names, tags: { ...this.tags }, comment: this.root.comment.trim(), moves: this.root.write() }))
  }

  /** What is seen at a knot; null: the server did not say. */
  async sightOf(knot: Knot): Promise<Sight | null> {
    return this.told(async () => {
      if (!this.known.has(knot)) this.keep(knot, await this.ask(knot))
      return this.known.get(knot)!
    })
  }

  /** Where an address leads to. */
  place({ knot }: Sight): Place {
    return { start: this.start, moves: knot.moves, deals: knot.deals, writing: this.writing }
  }

  private ask(knot: Knot): Promise<Placed> {
    return api.position(this.start, knot.moves, knot.deals)
  }

  /** What was asked for; what went wrong is said. */
  private async told<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      const found = await ask()
      this.trouble = ''
      return found
    } catch (error) {
      this.trouble = wrong(error, this.game)
      return null
    }
  }

  /** Take up what the server tells of a place: the moves after those that led to a knot, and what is seen there. */
  private grow(from: Knot, found: Placed, deals: readonly string[][]): Knot {
    const made = found.moves.map((move, n) => ({ move, deals: deals[n] ?? [], telling: found.story[n] as unknown as Telling, chance: found.chance[n]! }))
    const knot = made.slice(from.number).reduce((last, one) => last.add(one), from)
    this.keep(knot, found)
    return knot
  }

  private keep(knot: Knot, { view, seat, turn, position, dealt, made_up: madeUp }: Placed): void {
    this.known.set(knot, { knot, view, eyes: seat, turn, position, dealt, madeUp })
  }

  private async look(): Promise<void> {
    const [knot, asked] = [this.here, ++this.asked]
    try {
      if (!this.known.has(knot)) this.keep(knot, await this.ask(knot))
      if (asked !== this.asked) return
      this.stepped = knot.up !== null && this.seen?.knot === knot.up
      this.seen = this.known.get(knot)!
      this.trouble = ''
    } catch (error) {
      if (asked === this.asked) this.trouble = wrong(error, this.game)
    }
  }
}

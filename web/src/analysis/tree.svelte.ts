/** Moves that are tried, as a tree: what comes first goes on, what comes after could be instead. */
import type { Telling } from '../lib/telling'

/** The marks that a move can have, and what they mean. */
export const MARKS: [mark: string, means: string][] = [['!!', 'brilliant'], ['!', 'good'], ['!?', 'interesting'], ['?!', 'doubtful'], ['?', 'mistake'], ['??', 'blunder']]

/** A move as it is written: those that could be instead of it stand with it, as in a game file. */
export interface Written {
  move: number
  /** What it brought by chance, where somebody wrote that down. */
  deals: string[]
  mark: string
  comment: string
  instead: Written[][]
}

/** A move as it is read: what it was is told. */
export interface Read extends Omit<Written, 'instead'> {
  telling: Telling
  chance: boolean
  instead: Read[][]
}

/** What a move was, and whether chance had a part in what followed. */
export interface Made {
  move: number
  deals: string[]
  telling: Telling
  chance: boolean
}

export class Knot {
  mark = $state('')
  comment = $state('')
  /** What was tried from here; the first is the line that goes on. */
  next = $state.raw<Knot[]>([])

  /** The start has neither a move nor anything above it. */
  constructor(
    readonly up: Knot | null = null,
    readonly made: Made | null = null,
  ) {}

  /** How many moves were made. */
  get number(): number {
    return this.way.length
  }

  /** The knots from the start to here, without the start. */
  get way(): Knot[] {
    const found: Knot[] = []
    for (let knot: Knot | null = this; knot?.up; knot = knot.up) found.unshift(knot)
    return found
  }

  get moves(): number[] {
    return this.way.map(({ made }) => made!.move)
  }

  get deals(): string[][] {
    return this.way.map(({ made }) => made!.deals)
  }

  /** The last of the line that goes on from here. */
  get end(): Knot {
    let knot: Knot = this
    while (knot.next[0]) knot = knot.next[0]
    return knot
  }

  /** Whether it stands in the main line. */
  get main(): boolean {
    return this.way.every((knot) => knot.up!.next[0] === knot)
  }

  /** Try a move here; what was tried before is found again. */
  add(made: Made): Knot {
    const known = this.next.find((knot) => knot.made!.move === made.move)
    if (known) return known
    const knot = new Knot(this, made)
    this.next = [...this.next, knot]
    return knot
  }

  /** The same move, which brought something else, in the place of this one; nothing follows it yet. */
  dealtAnew(made: Made): Knot {
    const knot = new Knot(this.up, made)
    knot.mark = this.mark
    knot.comment = this.comment
    this.up!.next = this.up!.next.map((one) => (one === this ? knot : one))
    return knot
  }

  /** Let the variation that this stands in go on first, where it branched off last. */
  promote(): void {
    const first = this.way.findLast((knot) => knot.up!.next[0] !== knot)
    if (first) first.up!.next = [first, ...first.up!.next.filter((knot) => knot !== first)]
  }

  /** Take this away with all that follows; what is left to stand on. */
  cut(): Knot {
    const { up } = this
    if (!up) {
      this.next = []
      return this
    }
    up.next = up.next.filter((knot) => knot !== this)
    return up
  }

  /** All that follows, as it is written. */
  write(): Written[] {
    const found: Written[] = []
    for (let knot: Knot = this; knot.next[0]; knot = knot.next[0]) {
      found.push({ ...told(knot.next[0]), instead: knot.next.slice(1).map((other) => [{ ...told(other), instead: [] }, ...other.write()]) })
    }
    return found
  }

  /** Take what was read to here. */
  read(moves: readonly Read[]): void {
    let knot: Knot = this
    for (const { instead, mark, comment, ...made } of moves) {
      const on = knot.add(made)
      on.mark = mark
      on.comment = comment
      for (const other of instead) knot.read(other)
      knot = on
    }
  }
}

const told = ({ made, mark, comment }: Knot) => ({ move: made!.move, deals: made!.deals, mark, comment })

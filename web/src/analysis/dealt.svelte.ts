/** What came by chance at a real table, entered place by place: `factories=BBKR/YYWW/…` (docs/records.md). */
import type { Deals } from '../boards/board'
import { NOTHING, parse } from './fields'

const UNKNOWN = '?'

/** A field of a deal with its places; what lies there is a thing, or nothing yet. */
export interface Part {
  /** Which deal it is of, and its name there. */
  deal: number
  field: string
  groups: string[][]
}

/** Where one stands: which part, which group, which place. */
export type Place = readonly [part: number, group: number, at: number]

export class Entering {
  parts = $state.raw<Part[]>([])
  /** The next place to be filled; null: all are. */
  at = $state.raw<Place | null>(null)

  /** The deals as chance would have them, and the position before: what lay there then stays. */
  constructor(
    private readonly deals: readonly string[],
    private readonly how: Deals,
    before: string,
  ) {
    const then = parse(before)?.values ?? {}
    this.parts = deals.flatMap((deal, n) =>
      fieldsOf(deal).map(([field, value]) => {
        const { split, stays } = how.fields[field]!
        const old = stays && then[field] !== undefined ? split(then[field]).flat() : []
        let place = 0
        const open = (thing: string) => (thing === NOTHING || thing === UNKNOWN || old[place++] === thing ? thing : '')
        return { deal: n, field, groups: split(value).map((group) => group.map(open)) }
      }),
    )
    this.at = this.next()
  }

  /** What lies at the next place could be these. */
  get field(): string | null {
    return this.at && this.parts[this.at[0]]!.field
  }

  put(thing: string): void {
    if (!this.at) return
    this.change(this.at, thing)
    this.at = this.next()
  }

  /** Take away what lies there, to enter something else. */
  take(place: Place): void {
    this.change(place, '')
    this.at = place
  }

  /** The deals as they are written down. */
  get text(): string[] {
    return this.deals.map((deal, n) => {
      const told = this.parts.filter((part) => part.deal === n).map(({ field, groups }) => `${field}=${this.how.fields[field]!.join(groups)}`)
      return told.join(' ') || deal
    })
  }

  private next(): Place | null {
    for (const [p, { groups }] of this.parts.entries()) {
      for (const [g, group] of groups.entries()) {
        const at = group.indexOf('')
        if (at >= 0) return [p, g, at]
      }
    }
    return null
  }

  private change([p, g, at]: Place, thing: string): void {
    this.parts = this.parts.map((part, n) => (n === p ? { ...part, groups: part.groups.map((group, m) => (m === g ? group.with(at, thing) : group)) } : part))
  }
}

/** The fields of a deal that somebody could enter. */
const fieldsOf = (deal: string): [string, string][] => (deal === UNKNOWN ? [] : deal.split(' ').map((word) => [word.split('=', 1)[0]!, word.slice(word.indexOf('=') + 1)]))

/** Whether there is anything to be entered in these deals. */
export const isSeen = (deals: readonly string[]): boolean => deals.some((deal) => fieldsOf(deal).length > 0)

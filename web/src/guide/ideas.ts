/**
 * A guided first game. Its ideas are data: each is shown when its moment comes, whatever is dealt and played. Nothing
 * here knows a rule, and ideas read only what the server sends: the view, and what it tells.
 */
import type { Deed, Happening, Telling } from '../lib/telling'
import type { Values } from '../words'

/** All that an idea may look at. */
export interface Moment<View = unknown> {
  view: View
  /** The learner's seat. */
  seat: number
  /** The learner is to decide. */
  mine: boolean
  /** What the learner has in hand, where the server does not know of it yet. */
  hand: unknown
  /** What happened since the learner's last turn began, that turn included. */
  recent: readonly Telling[]
}

/** A place of the board (`data-at`), or only what lies there of one kind (`data-tile`). */
export type Lit = string | readonly [at: string, what: string]

/** What an idea shows: the places that matter now, and the values of its words. */
export interface Shown {
  lit: readonly Lit[]
  says?: Values
}

export interface Idea<View = unknown> {
  /** Its words are `guide-` and this. */
  name: string
  /** What it shows once its moment has come; null: not now. */
  due: (moment: Moment<View>) => Shown | null
  /** Whether what the learner has just done shows that it is understood; left out: to have seen it is enough. */
  done?: (moment: Moment<View>) => boolean
  /** What one has to know for a first move: it is shown at ordinary tables too. */
  first?: true
}

/** A guided game: how its table is set up, and its ideas, the most urgent first. */
export interface Guided<View = unknown> {
  options: Record<string, string | number>
  ideas: readonly Idea<View>[]
}

/** The idea of this moment, and what it shows. */
export function current<View>(ideas: readonly Idea<View>[], learnt: readonly string[], moment: Moment<View>): { idea: Idea<View>; shown: Shown } | null {
  for (const idea of ideas) {
    const shown = learnt.includes(idea.name) ? null : idea.due(moment)
    if (shown) return { idea, shown }
  }
  return null
}

/** What happened since the last turn of a seat began, that turn included. */
export function since(tellings: readonly Telling[], seat: number): Telling[] {
  return tellings.slice(Math.max(tellings.findLastIndex((one) => one.seat === seat && one.opens), 0))
}

/** The decisions of the learner's last turn, those without a choice included. */
function decisions({ recent, seat }: Moment): { deed: Deed; telling: Telling }[] {
  return recent.flatMap((telling) => [
    ...(telling.seat === seat ? [{ deed: telling.deed, telling }] : []),
    ...telling.follows.flatMap((one) => (one.seat === seat && one.deed ? [{ deed: one.deed as Deed, telling }] : [])),
  ])
}

/** What the learner did last of these kinds. */
export function did<D extends Deed = Deed>(moment: Moment, ...kinds: string[]): { deed: D; telling: Telling } | undefined {
  return decisions(moment).findLast(({ deed }) => kinds.includes(deed.kind)) as { deed: D; telling: Telling } | undefined
}

/** What the others did last, of these kinds if any are named. */
export function others({ recent, seat }: Moment, ...kinds: string[]): Telling | undefined {
  return recent.findLast((one) => one.seat !== seat && (!kinds.length || kinds.includes(one.deed.kind)))
}

/** What followed lately of one kind; `seat`: for whom, where that matters. */
export function happened<H extends Happening = Happening>({ recent }: Moment, kind: string, seat?: number): H[] {
  return recent.flatMap((one) => one.follows).filter((one) => one.kind === kind && (seat === undefined || one.seat === seat)) as H[]
}

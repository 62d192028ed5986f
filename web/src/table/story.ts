/** The story of a game: its rounds, in them its turns, and what was taken back. */
import { tellingOf, type Deed, type Happening, type Telling } from '../lib/telling'
import type { Told } from '../lib/types'
import { levelName } from '../parts/names'
import { t, tell } from '../words'

/** A decision of a story. */
export interface Said {
  telling: Telling
  /** So many moves were made then, with this one; a move that was taken back leads nowhere. */
  moves: number
  back: boolean
}

/** A turn, or something else that happened at the table. */
export type Entry = { number: number; turn: Said[] } | { number: number; event: Told }

export interface Chapter {
  round: number | null
  entries: Entry[]
}

const QUIET = ['created', 'said', 'rematched', 'resumed', 'planned', 'hurried']

/** A story in its rounds and turns; what belongs to no round stands where it happened. */
export function chapters(events: readonly Told[]): Chapter[] {
  const found: Chapter[] = [{ round: null, entries: [] }]
  const made: Said[] = []
  for (const event of events) {
    const telling = tellingOf(event)
    const last = found.at(-1)!.entries.at(-1)
    if (event.kind === 'undone' || event.kind === 'takenback') {
      const stand = event.kind === 'takenback' ? event.after : made.length - 1
      for (const undone of made.splice(Math.max(stand, 0))) undone.back = true
    }
    if (event.kind === 'undone') {
      continue // the move itself is told to be taken back
    } else if (telling) {
      const said = { telling, moves: made.length + 1, back: false }
      made.push(said)
      if (found.at(-1)!.round !== telling.round) found.push({ round: telling.round, entries: [] })
      const same = last && 'turn' in last && last.turn[0]!.telling.seat === telling.seat && last === found.at(-1)!.entries.at(-1)
      if (same && (!telling.opens || last.turn.every((one) => one.back))) last.turn.push(said)
      else found.at(-1)!.entries.push({ number: event.number, turn: [said] })
    } else if (event.kind !== 'moved' && !QUIET.includes(event.kind)) {
      found.at(-1)!.entries.push({ number: event.number, event })
    }
  }
  return found.filter((chapter) => chapter.entries.length)
}

/** A decision that a seat had no choice in is told among what followed; null: it is something else. */
const forced = (one: Happening): Deed | null => (one.deed as Deed | undefined) ?? null

/** Such a decision between those that a seat took itself: it stands among them. */
function between({ telling, back }: Said, turn: readonly Said[]): Happening[] {
  const isLast = turn.findLast((one) => !one.back)?.telling === telling
  return back || isLast ? [] : telling.follows.filter((one) => forced(one) && one.seat === telling.seat)
}

/** The decisions of a turn in runs that stand or were taken back, without those that a later one tells again. */
export function runs(turn: readonly Said[]): { back: boolean; deeds: Deed[] }[] {
  const found: Said[][] = []
  for (const one of turn) {
    if (found.at(-1)?.[0]!.back === one.back) found.at(-1)!.push(one)
    else found.push([one])
  }
  const isTold = (one: Said, run: Said[]) => !one.telling.deed.passing || (one === run.at(-1) && !one.telling.follows.some(forced))
  return found.flatMap((run) => {
    const deeds = run.flatMap((one) => [...(isTold(one, run) ? [one.telling.deed] : []), ...between(one, turn).map((follow) => forced(follow)!).filter(({ passing }) => !passing)])
    return deeds.length ? [{ back: run[0]!.back, deeds }] : []
  })
}

/** What followed from a turn, in its order: whose it is, and what. */
export function followed(turn: readonly Said[]): { seat: number | null; happenings: Happening[] }[] {
  const found: { seat: number | null; happenings: Happening[] }[] = []
  const all = turn.filter(({ back }) => !back).flatMap((one) => one.telling.follows.filter((follow) => !between(one, turn).includes(follow)))
  for (const one of all.filter((follow) => !forced(follow)?.passing)) {
    if (found.at(-1)?.seat === one.seat) found.at(-1)!.happenings.push(one)
    else found.push({ seat: one.seat, happenings: [one] })
  }
  return found
}

/** What a seat won and lost in a round, by what it was for. */
export function scored(chapter: Chapter, seat: number): [string, number][] {
  const sums = new Map<string, number>()
  for (const entry of chapter.entries) {
    if (!('turn' in entry)) continue
    for (const { happenings } of followed(entry.turn)) {
      for (const one of happenings) if (one.seat === seat && one.points) sums.set(one.kind, (sums.get(one.kind) ?? 0) + one.points)
    }
  }
  return [...sums]
}

/** Something that happened at the table and is no move, in words. */
export function happened(event: Told, names: readonly string[], eyes: number | null): string {
  const seat = 'seat' in event ? event.seat : null
  const who = seat !== null && seat === eyes ? 'you' : 'other'
  const name = event.kind === 'sat' ? event.name : seat === null ? '' : (names[seat] ?? '')
  return t(`event-${event.kind}`, { ...event, who, name, level: event.kind === 'botsat' ? levelName(event.level) : '' })
}

const whoIs = (seat: number, names: readonly string[], eyes: number | null) => (seat === eyes ? t('you') : (names[seat] ?? ''))
const closed = (sentence: string) => sentence.replace(/[.]?$/, '.')

/** A move alone, in a sentence. */
export function done(game: string, { seat, deed }: Telling, names: readonly string[], eyes: number | null): string {
  return closed(`${whoIs(seat, names, eyes)} ${tell(game, 'deed', deed, { names, eyes, seat })}`)
}

/** A move and all that followed, for those who listen. */
export function spoken(game: string, telling: Telling, names: readonly string[], eyes: number | null): string {
  const rest = followed([{ telling, moves: 0, back: false }]).map(({ seat, happenings }) => {
    const said = happenings.map((one) => tell(game, 'told', one, { names, eyes })).join(', ')
    return closed(seat === null || seat === telling.seat ? said : `${whoIs(seat, names, eyes)}: ${said}`)
  })
  return [done(game, telling, names, eyes), ...rest].join(' ')
}

/** What happened at a table, as the server tells it: see `core/telling.py`. */
import type { Told } from './types'

/** Things that went from one place to another; boards write places as `data-at`, and what lies there as `data-tile`. */
export interface Flight {
  what: string
  count: number
  start: string
  end: string
}

/** A move in its parts; `passing`: a later decision of the same turn tells it again. */
export type Deed = { kind: string; passing: boolean } & Record<string, unknown>

/** One thing that followed; `points` go to the seat's score, and rise at a place; `lit` are the places that brought them. */
export type Happening = { kind: string; seat: number | null; points: number; flights: Flight[]; at: string | null; lit: string[] } & Record<string, unknown>

/** A move that was made and all that followed, as one seat may know it. */
export interface Telling {
  seat: number
  move: number | null
  text: string | null
  deed: Deed
  flights: Flight[]
  follows: Happening[]
  opens: boolean
  round: number | null
}

/** What an event tells of the game; null: it is about the table. */
export function tellingOf(event: Told | null): Telling | null {
  return event?.kind === 'moved' ? (event as unknown as Telling) : null
}

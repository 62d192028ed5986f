/** What the view offers and tells, as the server wrote it. */
import type { AzulView } from './view'

export type Offer = AzulView['moves'][number]
export type Take = Extract<Offer, { kind: 'take' }>
export type Column = Extract<Offer, { kind: 'column' }>
export type BoardView = AzulView['boards'][number]
export type LineView = BoardView['lines'][number]
export type Tiled = AzulView['last_tiling'][number]

/** The tiles in hand: all of one colour from one place. */
export interface Hand {
  source: number
  colour: string
}

export const takesOf = (view: AzulView, hand: Hand): Take[] =>
  view.moves.filter((move): move is Take => move.kind === 'take' && move.source === hand.source && move.colour === hand.colour)

export const columnsOf = (view: AzulView): Column[] => view.moves.filter((move): move is Column => move.kind === 'column')

/** The take that was made last, if nothing followed from it. */
export function lastTake(view: AzulView): (Take & { seat: number }) | null {
  if (!view.last_move || view.last_move.follows.length) return null
  const { seat, deed } = view.last_move
  return { ...(deed as Take), seat }
}

/** What happened to a seat in the last tiling. */
export const tilingOf = (view: AzulView, seat: number): Tiled[] => view.last_tiling.filter((one) => one.seat === seat)

/** The one offer that leads to most points; none if two are equal. */
export function best<O extends Offer>(offers: O[]): O | null {
  const most = Math.max(...offers.map((offer) => offer.prospect))
  const found = offers.filter((offer) => offer.prospect === most)
  return found.length === 1 ? found[0]! : null
}

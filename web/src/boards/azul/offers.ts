/** What the view offers: takes and columns, as the server wrote them. */
import type { AzulView } from '../../lib/types'

export type Offer = AzulView['moves'][number]
export type Take = Extract<Offer, { kind: 'take' }>
export type Column = Extract<Offer, { kind: 'column' }>
export type BoardView = AzulView['boards'][number]
export type Tiling = AzulView['last_tiling'][number]

/** A tile of a tiling whose runs are shown, and those that came to the wall after it. */
export interface Trace {
  placement: Tiling['placements'][number]
  later: Tiling['placements']
}

/** The tiles in hand: all of one colour from one place. */
export interface Hand {
  source: number
  colour: string
}

export const takesOf = (view: AzulView, hand: Hand): Take[] =>
  view.moves.filter((move): move is Take => move.kind === 'take' && move.source === hand.source && move.colour === hand.colour)

export const columnsOf = (view: AzulView): Column[] => view.moves.filter((move): move is Column => move.kind === 'column')

/** The one offer that leads to most points; none if two are equal. */
export function best<O extends Offer>(offers: O[]): O | null {
  const most = Math.max(...offers.map((offer) => offer.prospect))
  const found = offers.filter((offer) => offer.prospect === most)
  return found.length === 1 ? found[0]! : null
}

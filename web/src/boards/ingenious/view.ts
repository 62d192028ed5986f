/** The parts of the server's view, by the names that the board uses. */
import type { IngeniousView } from '../../lib/types'

export type View = IngeniousView
export type Cell = View['cells'][number]
export type Seat = View['seats'][number]
export type Move = View['moves'][number]
export type TileMove = Extract<Move, { kind: 'tile' }>
export type Place = Extract<Move, { kind: 'place' }>
export type Close = Extract<Move, { kind: 'close' }>
/** A placement that may be made, or that was made. */
export type Scoring = Pick<Place, 'cells' | 'colours' | 'points' | 'rays' | 'gain'>
export type Tile = string[]

export const ofKind = <K extends Move['kind']>(view: View, kind: K) =>
  view.moves.filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)

export const same = (a: Tile, b: Tile) => a[0] === b[0] && a[1] === b[1]

/** All points of a placement, also those beyond a track's end. */
export const total = (scoring: Scoring) => Object.values(scoring.points).reduce((sum, points) => sum + points, 0)

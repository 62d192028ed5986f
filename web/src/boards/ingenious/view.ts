/** The parts of the server's view, by the names that the board uses. */
import type { Schemas } from '../../lib/types'

export type View = Schemas['ingenious_IngeniousView']
export type Cell = View['cells'][number]
export type Seat = View['seats'][number]
export type Move = View['moves'][number]
export type TileMove = Extract<Move, { kind: 'tile' }>
export type Place = Extract<Move, { kind: 'place' }>
export type Close = Extract<Move, { kind: 'draw' | 'swap' }>
/** A placement that may be made, or that was made. */
export type Scoring = Pick<Place, 'tile' | 'cells' | 'colours' | 'points' | 'rays'>
export type Tile = string[]

export const ofKind = <K extends Move['kind']>(view: View, ...kinds: K[]) =>
  view.moves.filter((move): move is Move & { kind: K } => kinds.some((kind) => kind === move.kind))

/** The placement that was made last. */
export function laid(view: View): Scoring | null {
  const deed = view.last_laid?.deed
  return deed?.kind === 'place' ? deed : null
}

export const same = (a: Tile, b: Tile) => a[0] === b[0] && a[1] === b[1]

/** As a tile is written: "red-blue". */
export const written = (tile: Tile) => tile.join('-')

/** Where the points of a game came from, as far as a view tells. */
import type { AzulView } from '../../lib/types'
import type { ScorePart } from '../board'
import { w } from './words'

export const scores = (view: AzulView): number[] => view.boards.map((board) => board.score)

/** The bonuses are part of the score once the game is over; the rest came from the walls, less the floor lines. */
export function breakdown(view: AzulView): ScorePart[] {
  const over = view.phase === 'over'
  const bonus = (part: 'rows' | 'columns' | 'colours') => view.boards.map((board) => (over ? board.bonus[part] : 0))
  const parts = { rows: bonus('rows'), columns: bonus('columns'), colours: bonus('colours') }
  return [
    { label: w('tiles'), points: view.boards.map((board, seat) => board.score - parts.rows[seat]! - parts.columns[seat]! - parts.colours[seat]!) },
    { label: w('wall_bonus_rows'), points: parts.rows },
    { label: w('wall_bonus_columns'), points: parts.columns },
    { label: w('wall_bonus_colours'), points: parts.colours },
  ]
}

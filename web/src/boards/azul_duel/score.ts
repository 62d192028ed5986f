/** Points: so far, at the end, and what a scoring tile still wants. */
import type { DuelView } from '../../lib/types'
import type { ScorePart } from '../board'
import { w, type Word } from './words'

type Condition = DuelView['boards'][number]['conditions'][number]

export function scores(view: DuelView): number[] {
  return view.boards.map((board) => board.score)
}

/** Where the points came from. The scoring tiles are in the score once the game is over. */
export function breakdown(view: DuelView): ScorePart[] {
  const tiles = view.boards[0]?.conditions ?? []
  const paid = (seat: number) => view.boards[seat]!.conditions.reduce((sum, one) => sum + one.pays, 0)
  // A score never falls below 0: at 0 the rest can't be told from what was cut off.
  const rest = view.boards.map((board) => (board.score === 0 ? null : board.score - paid(board.seat)))
  return [
    { label: w('p_rounds'), points: rest },
    ...tiles.map(({ name }, n) => ({ label: w(`c_${name}` as Word), points: view.boards.map((board) => board.conditions[n]!.pays) })),
  ]
}

/** The part of a scoring tile that lacks least and is not yet complete. */
export function nearest(condition: Condition): Condition['missing'][number] | undefined {
  const lack = (part: Condition['missing'][number]) => part.cells.length + part.colours.length
  return condition.missing.filter(lack).sort((a, b) => lack(a) - lack(b))[0]
}

/** The spaces that would complete it first, as "row.column". */
export function wanted(condition: Condition | undefined): Set<string> {
  const near = condition && nearest(condition)
  if (!near) return new Set()
  const parts = condition.missing.filter((part) => part.cells.length === near.cells.length)
  return new Set(parts.flatMap((part) => part.cells.map((cell) => cell.join('.'))))
}

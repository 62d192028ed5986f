/** What is going on, in a sentence: what to do next, or else what was done last. */
import type { View } from './view'
import { colourName, pointsInWords, tileName, w } from './words'

const endings = { 'all on 18': 'end_18', 'board full': 'end_full', 'no tiles': 'end_tiles' } as const

export function situation(view: View, names: string[], eyes: number | null, acting: boolean, pinned: boolean): string {
  if (view.outcome) return w(endings[view.outcome.ending])
  return acting ? todo(view, pinned) : done(view, names, eyes)
}

function todo(view: View, pinned: boolean): string {
  if (view.phase === 'tile') return w(view.bonus_turn ? 'choose_bonus' : view.first_round ? 'choose_first' : 'choose')
  if (view.phase === 'placement') return w(pinned ? 'aimed' : view.first_round ? 'aim_first' : 'aim')
  if (view.moves.length < 2) return w('closing_draw')
  const lowest = view.seats[view.turn!]!.lowest.map(colourName).join(w('or'))
  return w('closing_swap', { colours: lowest })
}

function done(view: View, names: string[], eyes: number | null): string {
  if (view.last_swap) return w('was_swapped', { name: names[view.last_swap.seat] ?? '' })
  const last = view.last_placement
  if (!last) return w('nothing_laid')
  const values = { tile: tileName(last.colours), points: pointsInWords(last.points), name: names[last.seat] ?? '' }
  return w(last.seat === eyes ? 'you_laid' : 'was_laid', values)
}

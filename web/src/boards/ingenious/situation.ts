/** What is going on, in a sentence: what to do next, or else what was done last. */
import { tell, type Ears } from '../../words'
import type { View } from './view'
import { w } from './words'

export function situation(view: View, ears: Ears, acting: boolean, pinned: boolean): string {
  if (view.outcome) return w('ending', { ending: view.outcome.ending })
  return acting ? todo(view, ears, pinned) : done(view, ears)
}

function todo(view: View, ears: Ears, pinned: boolean): string {
  if (view.phase === 'placement' && pinned) return w('place-turn')
  if (view.moves.some((move) => move.kind === 'swap')) return w('may-swap', { colours: view.seats[view.turn!]!.lowest })
  return tell('ingenious', 'ask', view.asks, ears)
}

/** The swap that has just been made, or the tile that was laid last, with its points. */
function done(view: View, ears: Ears): string {
  const told = view.last_move?.deed.kind === 'swap' ? view.last_move : view.last_laid
  if (!told) return w('nothing-laid')
  const { seat } = told
  const who = seat === ears.eyes ? w('you') : (ears.names[seat] ?? '')
  const scored = told.follows.filter((one) => one.kind === 'points' || one.kind === 'nothing')
  const points = scored.map((one) => tell('ingenious', 'told', one, ears)).join(', ')
  return `${who} ${tell('ingenious', 'deed', told.deed, { ...ears, seat })}${points && `: ${points}`}.`
}

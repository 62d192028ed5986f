/** Moves as sentences, and the score in numbers. */
import type { GameFolder, ScorePart } from '../board'
import type { View } from './view'
import { tileName, w, type Key } from './words'

const ways = ['east', 'northeast', 'northwest', 'west', 'southwest', 'southeast']

/** A move's text is a tile (or only "a tile"), a cell and a way, "draw" or "swap". */
export const say: GameFolder['say'] = ({ text }, yours = false) => {
  const you = Number(yours)
  if (text === 'draw') return w('say_draw', { you })
  if (text === 'swap') return w('say_swap', { you })
  const [cell, way] = text.split(' ')
  if (way && ways.includes(way)) return w('say_place', { you, cell: cell!, way: w(way as Key) })
  const tile = text.split('-')
  return w('say_tile', { you, tile: tile.length === 2 ? tileName(tile) : w('a_tile') })
}

/** Racks are private, unless the game is played with open ones. */
export const hides = (view: View): boolean => view.seats.some((seat) => seat.rack === null)

export const scores = (view: View): number[] => view.seats.map((seat) => seat.score)

/** The tracks of each seat, the lowest first: that is how the winner is found. */
export function breakdown(view: View): ScorePart[] {
  const sorted = view.seats.map((seat) => Object.values(seat.tracks).sort((a, b) => a - b))
  return [1, 2, 3, 4, 5, 6].map((n) => ({ label: w(`sorted_${n}` as Key), points: sorted.map((tracks) => tracks[n - 1] ?? null) }))
}

/** The moves of a log that were not taken back: those of the game as it was played. */
import type { Told } from '../lib/types'
import type { Moved } from './walk.svelte'

export function standing(events: Told[]): Moved[] {
  const moves: Moved[] = []
  for (const event of events) {
    if (event.kind === 'moved') moves.push(event)
    if (event.kind === 'undone') moves.pop()
    if (event.kind === 'takenback') moves.length = event.after
  }
  return moves
}

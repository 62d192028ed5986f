/** Another try at a decision, weighed. */
import type { Answered } from '../lib/types'
import type { Answer, Asked, Judge, Option } from './review'

const CLEARLY = 0.75 // of what was lost: less is better than before

/** By what the server says of it: it judges as the review does, and tells the schedule of one's mistakes. */
export function weighed(asked: Asked, { right, loss, choice, reasons, counted, mistake }: Answered): Answer {
  const verdict = loss === null ? 'shown' : right ? 'right' : loss < CLEARLY * asked.loss ? 'better' : 'wrong'
  return { verdict, loss, choice: choice as Option | null, reasons, back: counted && mistake ? mistake.due_at : null }
}

/** By what the review alone knows: of a file there is no more. */
export const known: Judge = ({ best, played, loss }, move) => {
  const nothing = { reasons: [], back: null }
  if (move === best.move) return Promise.resolve({ verdict: 'right', loss: 0, choice: best, ...nothing })
  if (move === played.move) return Promise.resolve({ verdict: 'wrong', loss, choice: played, ...nothing })
  return Promise.resolve({ verdict: move === null ? 'shown' : 'other', loss: null, choice: null, ...nothing })
}

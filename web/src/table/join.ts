/** Sitting down: one press, wherever it is made. */
import { api, Refused, someone } from '../lib/api'
import { wrong } from '../parts/wrong'
import type { AtTable } from './session.svelte'

const TRIES = 5
const FASTER = ['stale', 'taken', 'busy'] // somebody else did something meanwhile

let wanted = ''

/** Somebody chose a table in a list, and goes there to play. */
export function intend(table: string): void {
  wanted = table
}

/** Whether they came to this table to play; that is asked once. */
export function intended(table: string): boolean {
  const is = wanted === table
  wanted = ''
  return is
}

/** Take an open seat, by a name of one's own or the one that is known; what went wrong, in words. */
export async function sitDown(at: AtTable, name = ''): Promise<string> {
  try {
    const me = await someone()
    const chosen = name.trim() || me.name
    if (chosen !== me.name) me.name = (await api.rename(chosen)).name
    for (let n = 1; ; n++) {
      const { view } = at.followed
      const seat = view?.may.sit[0]
      if (seat === undefined || view!.seats.some((one) => one.yours)) return ''
      try {
        await at.followed.send({ kind: 'sit', seat, name: chosen, nonce: null })
        return ''
      } catch (error) {
        if (n === TRIES || !(error instanceof Refused) || !FASTER.includes(error.code)) throw error
        await new Promise((done) => setTimeout(done, 100 * n)) // what they did is on its way
      }
    }
  } catch (error) {
    return wrong(error)
  }
}

/** What the champion thinks of a position, deepening while one looks. */
import { api, Refused } from '../lib/api'
import type { Opinion, Start } from '../lib/types'
import { wrong } from '../parts/wrong'
import type { Knot } from './tree.svelte'

export const MOST_LINES = 5
const MOST_SECONDS = 60 // of thinking about one place
const TRIES = 4
const AGAIN = 800 // milliseconds
const PAUSE = 250 // milliseconds: who hurries through moves does not ask about each

export class Champion {
  /** Whether it is to think. */
  on = $state(true)

  lines = $state(3)
  found = $state.raw<Opinion | null>(null)
  thinking = $state(false)
  trouble = $state('')
  private readonly known = new WeakMap<Knot, Opinion>()
  private stop: AbortController | null = null

  constructor(on: boolean) {
    this.on = on
  }

  /** Look at a place, and think about it if it is to; what it thought there before is not forgotten. */
  look(start: Start, knot: Knot, decided: boolean): void {
    this.rest()
    this.trouble = ''
    this.found = this.known.get(knot) ?? null
    if (!this.on || decided) return
    const stop = (this.stop = new AbortController())
    void this.think(start, knot, stop.signal)
  }

  /** Think no further; what was found stays. */
  rest(): void {
    this.stop?.abort()
    this.stop = null
    this.thinking = false
  }

  private async think(start: Start, knot: Knot, signal: AbortSignal): Promise<void> {
    this.thinking = true
    try {
      await new Promise((done) => setTimeout(done, PAUSE))
      if (signal.aborted) return
      await this.listen(start, knot, signal)
    } catch (error) {
      if (!signal.aborted) this.trouble = wrong(error)
    } finally {
      if (!signal.aborted) this.thinking = false
    }
  }

  /** Hear what it thinks; while the server is still at what was asked before, ask again. */
  private async listen(start: Start, knot: Knot, signal: AbortSignal, tries = TRIES): Promise<void> {
    try {
      for await (const opinion of api.analyse(start, { moves: knot.moves, deals: knot.deals, lines: this.lines, seconds: MOST_SECONDS }, signal)) {
        if (signal.aborted) return
        this.known.set(knot, opinion)
        this.found = opinion
      }
    } catch (error) {
      if (signal.aborted || !tries || !(error instanceof Refused) || error.code !== 'too_many') throw error
      await new Promise((done) => setTimeout(done, AGAIN))
      await this.listen(start, knot, signal, tries - 1)
    }
  }
}

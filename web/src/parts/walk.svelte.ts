/** A walk through a game: where we are, and what is seen there. */
import type { Told } from '../lib/types'
import { wrong } from './wrong'

export type Moved = Extract<Told, { kind: 'moved' }>

export interface Sight {
  moves: number
  eyes: number | null
  view: unknown
}

type Read = (moves: number, eyes: number | null) => Promise<unknown>

export class Walk {
  /** How many moves we want to see made, and through whose eyes. */
  moves = $state(0)
  eyes = $state<number | null>(null)
  /** What is on the board: the last that came. */
  seen = $state.raw<Sight | null>(null)
  /** Whether that is one move on from what was seen before, so that it may be shown in motion. */
  stepped = $state(false)
  trouble = $state('')
  private readonly known = new Map<string, unknown>()
  private reading = false

  constructor(private readonly read: Read) {}

  /** Go there; who hurries over many moves only waits for the last. */
  to(moves: number, eyes: number | null = this.eyes): void {
    this.moves = moves
    this.eyes = eyes
    void this.look()
  }

  /** A view that was read before, if it was. */
  recall(moves: number, eyes: number | null = this.eyes): unknown {
    return this.known.get(`${eyes}/${moves}`)
  }

  /** What is seen somewhere else in the game; we stay where we are. */
  aside(moves: number, eyes: number | null): Promise<unknown> {
    return this.fetch(moves, eyes)
  }

  /** Read one ahead, so that the next step is there at once. */
  async ahead(): Promise<void> {
    if (!this.reading) await this.fetch(this.moves + 1, this.eyes).catch(() => undefined) // it is asked for again
  }

  private async look(): Promise<void> {
    if (this.reading) return
    this.reading = true
    try {
      while (this.seen?.moves !== this.moves || this.seen.eyes !== this.eyes) {
        const { moves, eyes } = this
        const view = await this.fetch(moves, eyes)
        this.stepped = this.seen?.moves === moves - 1 && this.seen.eyes === eyes
        this.seen = { moves, eyes, view }
      }
      this.trouble = ''
    } catch (error) {
      this.trouble = wrong(error)
    } finally {
      this.reading = false
    }
  }

  private async fetch(moves: number, eyes: number | null): Promise<unknown> {
    const key = `${eyes}/${moves}`
    if (!this.known.has(key)) this.known.set(key, await this.read(moves, eyes))
    return this.known.get(key)
  }
}

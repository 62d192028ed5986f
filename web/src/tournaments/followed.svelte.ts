/** A tournament that is looked at: asked for again and again, and told anew only if anything has happened. */
import { Refused } from '../lib/api'
import { personName } from '../parts/names'
import { wrong } from '../parts/wrong'
import { tournaments, type Board, type Tournament, type You } from './api'
import { points } from './words'

const EVERY = 3_000

export class Followed {
  view = $state.raw<Tournament | null>(null)
  you = $state.raw<You | null>(null)
  trouble = $state('')
  lost = $state(false)

  /** To be made while a component is set up: it ends with it. */
  constructor(readonly name: string) {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let over = false
      const again = async () => {
        if (document.visibilityState === 'visible') await this.read()
        if (!over) timer = setTimeout(again, EVERY)
      }
      void again()
      return () => {
        over = true
        clearTimeout(timer)
      }
    })
  }

  async read(): Promise<void> {
    try {
      const { view, you } = await tournaments.look(this.name, this.view?.number)
      this.view = view ?? this.view
      this.you = you
      this.trouble = ''
    } catch (error) {
      this.lost = error instanceof Refused && error.status === 404
      this.trouble = wrong(error)
    }
  }

  /** Ask for something; what came of it is seen at once. */
  async ask(what: Promise<void>): Promise<void> {
    try {
      await what
      await this.read()
    } catch (error) {
      this.trouble = wrong(error)
    }
  }

  nameOf(entrant: number): string {
    return personName(this.view?.entrants[entrant - 1]?.name ?? '')
  }

  /** What a seat has reached: its score, or what it is worth where somebody has settled that. */
  result(board: Board, round: number, seat: number): string {
    if (board.absent.includes(seat)) return '–'
    if (!board.corrections.length) return String(board.scores?.[seat] ?? '')
    const row = this.view?.standing.find((row) => row.entrant === board.entrants[seat])
    return points(row?.by_round[round] ?? 0)
  }

  /** Where an entrant stands. */
  points(entrant: number): number {
    return this.view?.standing.find((row) => row.entrant === entrant)?.points ?? 0
  }
}

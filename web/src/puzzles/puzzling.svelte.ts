/** One puzzle after the other: what is asked, what was tried, and what came of it. */
import { folder, type Choice, type GameFolder } from '../boards/board'
import { api, someone } from '../lib/api'
import type { Telling } from '../lib/telling'
import { scoresOf, type PuzzleAnswer, type PuzzleStanding, type PuzzleView } from '../lib/types'
import { Attempt } from '../parts/attempt.svelte'
import { Stage } from '../table/stage.svelte'
import { t } from '../words'

/** A view, and whose eyes it is seen through. */
export interface Sight {
  view: unknown
  eyes: number
}

export class Puzzling extends Attempt {
  puzzle = $state.raw<PuzzleView | null>(null)
  game = $state.raw<GameFolder | null>(null)
  standing = $state.raw<PuzzleStanding | null>(null)
  /** What was told of the last try; null: nothing was tried yet. */
  answer = $state.raw<PuzzleAnswer | null>(null)
  choice = $state.raw<Choice | null>(null)
  theme = $state('')
  /** My moves so far, all of them right. */
  private moves: number[] = []
  /** How often an answer was wrong: then the board is drawn anew, and what was in hand lies where it was. */
  wrongs = $state(0)
  readonly stage: Stage<Sight> = new Stage<Sight>({ scores: ({ view }) => scoresOf(view), eyes: ({ eyes }) => eyes })

  /** Whether it is for me to decide. */
  get asks(): boolean {
    return !!this.puzzle && !this.answer?.solution && !this.busy
  }

  get names(): string[] {
    return Array.from({ length: this.puzzle?.players ?? 0 }, (_, seat) => t('player-n', { n: seat + 1 }))
  }

  /** The one of the day, or the next of a game. */
  async begin(name: string): Promise<void> {
    await this.at(async () => {
      await someone()
      const puzzle = name === 'daily' ? await api.dailyPuzzle() : await api.nextPuzzle(name, this.theme || undefined)
      this.game = await folder(puzzle.game)
      this.standing = await api.puzzleStanding(puzzle.game)
      this.moves = []
      this.answer = null
      this.choice = null
      this.puzzle = puzzle
      this.stage.cut({ view: puzzle.view, eyes: puzzle.seat })
    })
  }

  async play(move: number): Promise<void> {
    if (!this.asks) return
    const before = this.answer?.story.length ?? 0
    await this.tried([...this.moves, move])
    const { answer, puzzle } = this
    if (!answer || !puzzle) return
    if (!answer.right) {
      this.wrongs++
      return this.stage.cut({ view: answer.view, eyes: puzzle.seat })
    }
    this.moves = [...this.moves, move]
    const telling = (answer.story[before] ?? null) as Telling | null
    this.stage.arrive({ view: { view: answer.view, eyes: puzzle.seat }, told: { telling, mine: true } })
  }

  /** Have the answer shown. */
  async show(): Promise<void> {
    await this.tried(null)
  }

  private async tried(moves: number[] | null): Promise<void> {
    await this.at(async () => {
      const answer = await api.tryPuzzle(this.puzzle!.puzzle, moves)
      this.answer = answer
      if (answer.result) this.standing = { ...answer.result, latest: [] }
    }, this.puzzle!.game)
  }
}

/** My mistakes, one after the other: those that are due, or those of a theme. */
import { NO_CHANCE } from '../analysis/start'
import { folder, type GameFolder } from '../boards/board'
import { api, someone } from '../lib/api'
import type { Mistake, ReviewSummary } from '../lib/types'
import { Attempt } from '../parts/attempt.svelte'
import type { Answer, Asked, Judge } from '../review/review'
import { weighed } from '../review/weigh'

const AT_ONCE = 20 // in one sitting

/** What somebody wants to practise; `due`: only what is due. */
export interface Wanted {
  game?: string
  theme?: string
  due: boolean
}

export class Practice extends Attempt {
  summary = $state.raw<ReviewSummary | null>(null)
  /** What is practised, and where we are; null: nothing is. */
  private list = $state.raw<Mistake[]>([])
  private n = $state(0)
  game = $state.raw<GameFolder | null>(null)

  get current(): Mistake | null {
    return this.list[this.n] ?? null
  }

  get count(): { n: number; of: number } {
    return { n: this.n + 1, of: this.list.length }
  }

  get isLast(): boolean {
    return this.n + 1 >= this.list.length
  }

  /** What all mistakes add up to. */
  async read(): Promise<void> {
    await this.at(async () => {
      await someone()
      this.summary = await api.reviewSummary({ most: 0 })
    })
  }

  async begin({ due, ...wanted }: Wanted): Promise<void> {
    await this.at(async () => {
      const { mistakes } = await api.reviewSummary({ ...wanted, most: AT_ONCE })
      const list = due ? mistakes.filter(({ due_at }) => due_at <= Date.now()) : mistakes
      if (list[0]) this.game = await folder(list[0].game)
      this.n = 0
      this.list = list
    })
  }

  async next(): Promise<void> {
    await this.at(async () => {
      const next = this.list[this.n + 1]
      if (!next) return this.leave()
      if (next.game !== this.current?.game) this.game = await folder(next.game)
      this.n += 1
    })
  }

  async leave(): Promise<void> {
    this.list = []
    await this.read()
  }

  /** What was seen when the mistake was made. */
  async look({ position }: Mistake): Promise<unknown> {
    return (await api.position({ position, source: NO_CHANCE }, [])).view
  }

  readonly judge: Judge = async (asked, move): Promise<Answer> => weighed(asked, await api.answerMistake(this.current!.id, move))
}

/** A mistake as it is asked again. */
export const askedOf = ({ n, seat, mark, loss, played, best }: Mistake): Asked => ({ n, seat, mark, loss, played, best }) as Asked

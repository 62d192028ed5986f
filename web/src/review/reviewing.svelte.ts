/** A review that is asked for: under way, here, or not to be had. */
import { announce } from '../lib/announce.svelte'
import { wrong } from '../parts/wrong'
import { t } from '../words'
import type { Review } from './review'

/** How far it is; in the end the review itself. */
export interface News {
  done: number
  of: number
  review: Review | null
}

export type Ask = (signal: AbortSignal) => AsyncIterable<News>

export class Reviewing {
  review = $state.raw<Review | null>(null)
  running = $state(false)
  trouble = $state('')
  private news = $state.raw<News | null>(null)
  private under: AbortController | null = null

  constructor(private readonly ask: Ask) {}

  /** How far it is, in percent; null: it waits for its turn. */
  get percent(): number | null {
    return this.news?.of && this.news.done ? Math.floor((100 * this.news.done) / this.news.of) : null
  }

  /** How many moves are judged, and of how many. */
  get far(): { done: number; of: number } | null {
    return this.news?.done ? { done: this.news.done, of: this.news.of } : null
  }

  async start(): Promise<void> {
    if (this.running || this.review) return
    const under = (this.under = new AbortController())
    this.running = true
    this.trouble = ''
    this.news = null
    try {
      for await (const news of this.ask(under.signal)) {
        this.news = news
        if (news.review) this.review = news.review
      }
      if (!this.review) this.trouble = t('review-unfinished')
    } catch (error) {
      if (!under.signal.aborted) this.trouble = wrong(error)
    } finally {
      if (this.under === under) this.running = false
    }
    announce(this.review ? t('review-here') : this.trouble)
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.under?.abort()
    this.under = null
    this.running = false
  }
}

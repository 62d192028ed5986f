/** What the server is asked about reviews, or this browser, where somebody wishes that it thinks. */
import { api, thinker, told } from '../lib/api'
import type { HandedMistake } from '../lib/types'
import { mistakesOf, type Option, type Review } from './review'
import type { News } from './reviewing.svelte'

export const reviews = {
  ofTable,
  ofRecord: (record: string, signal: AbortSignal) => told<News>('/records/review', { record }, signal),
}

/** Of one that was made here the server takes what went wrong at one's own seats: that comes back. For others, and for what counts, it makes its own. */
async function* ofTable(table: string, mine: () => readonly number[], signal: AbortSignal): AsyncGenerator<News> {
  let isOurs = false
  const here = async () => {
    const found = (await (await thinker())?.review(table, signal)) ?? null
    isOurs = found !== null
    return found
  }
  for await (const news of told<News>(`/tables/${table}/review`, undefined, signal, here)) {
    if (news.review && isOurs) await api.handIn(table, handed(news.review, mine()))
    yield news
  }
}

const worth = ({ shares, margins }: Option) => ({ shares, margins })

function handed(review: Review, mine: readonly number[]): HandedMistake[] {
  return mistakesOf(review, mine).map(({ worst, mark, loss, themes }) => {
    const { best, played } = review.decisions[worst]!
    const line = best.line.length ? best.line.map(({ move }) => move) : [best.move]
    return { n: worst, mark: mark as HandedMistake['mark'], loss, themes, line, best: worth(best), played: worth(played) }
  })
}

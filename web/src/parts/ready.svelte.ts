/** How far the server has prepared the games: asked once, and again only as long as something is missing. */
import { api } from '../lib/api'
import type { Ready } from '../lib/types'
import { t } from '../words'
import { offered } from './games.svelte'
import { levelOf } from './names'

const EVERY = 1_000
const AGAIN = 4_000 // the server is away, or has no time
const NEARLY = 90

// How a game's first preparation divides its time, in percent; what nobody has to wait for any more is 1.
const TIMES = { rules: 35, judgement: 15, search: 50 } as const

const isDone = ({ rules, judgement, search }: Ready) => rules === 1 && judgement === 1 && search === 1

export class Preparation {
  private games = $state.raw<Ready[]>([])
  private lookers = 0
  private asking = false
  private over = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Somebody looks, until the function that comes back is called. */
  watch(): () => void {
    if (!this.lookers++) document.addEventListener('visibilitychange', this.ask)
    void this.ask()
    return () => {
      if (!--this.lookers) document.removeEventListener('visibilitychange', this.ask)
    }
  }

  /** How much of what a level needs in a game is there, in percent; null: it can play at once. */
  percent(game: string, level: string | null): number | null {
    const found = this.games.find(({ name }) => name === game)
    if (!found || found.search === 1 || level === null || !offered.looksAhead.includes(levelOf(level))) return null
    return Math.floor(TIMES.rules * found.rules + TIMES.judgement * found.judgement + TIMES.search * found.search)
  }

  private readonly ask = async (): Promise<void> => {
    if (this.over || this.asking || !this.lookers || document.visibilityState !== 'visible') return
    clearTimeout(this.timer)
    this.asking = true
    let wait = EVERY
    try {
      this.games = await api.readiness()
      this.over = this.games.every(isDone)
      if (!this.over) offered.read() // it tells who has to wait
    } catch {
      wait = AGAIN
    }
    this.asking = false
    if (!this.over) this.timer = setTimeout(this.ask, wait)
  }
}

export const preparation = new Preparation()

/** What is said of somebody who is getting ready, beside the name. */
export function gettingReady(percent: number): string {
  return percent < NEARLY ? t('getting-ready', { n: percent }) : t('nearly-ready')
}

/** What is said of a hint that is not there yet. */
export function hintOnItsWay(percent: number): string {
  return percent < NEARLY ? t('hint-on-its-way', { n: percent }) : t('hint-nearly-there')
}

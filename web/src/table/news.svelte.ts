/** What the others do besides moving: said where one looks, for a while, and to those who listen. */
import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { Told } from '../lib/types'
import { t } from '../words'
import type { AtTable } from './session.svelte'
import { happened } from './story'

const WHILE = 7_000
/** What has a card, a panel or a page of its own, or is told by the game itself. */
const ELSEWHERE = ['created', 'started', 'moved', 'said', 'asked', 'offered', 'rematched', 'finished', 'resumed', 'sat', 'botsat', 'stood']

export class News {
  text = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private here: readonly number[] | null = null

  constructor(private readonly at: AtTable) {}

  /** In the effects of a table. */
  listen(): void {
    $effect(() => {
      const { happened: event } = this.at.followed
      if (event) untrack(() => this.hear(event))
    })
    $effect(() => {
      const { here } = this.at.followed
      untrack(() => this.look(here))
    })
  }

  tell(text: string): void {
    this.text = text
    announce(text)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.text = ''), WHILE)
  }

  private hear(event: Told): void {
    const seat = 'seat' in event ? event.seat : null
    const own = seat !== null && this.at.followed.view?.seats[seat]?.yours
    if (event.kind === 'finished') this.text = '' // the end tells why
    if (event.kind === 'asked' && !own) announce(happened(event, this.at.names, null))
    else if (!own && !ELSEWHERE.includes(event.kind) && !this.isEnd(event)) this.tell(happened(event, this.at.names, null))
  }

  /** Giving up may end the game: then the end tells it. */
  private isEnd(event: Told): boolean {
    return ['resigned', 'flagged', 'closed'].includes(event.kind) && this.at.followed.view?.status !== 'playing'
  }

  /** Who has come or gone; the first time nobody has. */
  private look(here: readonly number[]): void {
    const { here: before, at } = this
    this.here = here
    const view = at.followed.view
    if (!before || view?.status !== 'playing') return
    for (const { seat, kind, yours, out } of view.seats) {
      if (kind !== 'person' || yours || out || before.includes(seat) === here.includes(seat)) continue
      const name = at.names[seat] ?? ''
      this.tell(here.includes(seat) ? t('came', { name }) : t('gone', { name }))
    }
  }
}

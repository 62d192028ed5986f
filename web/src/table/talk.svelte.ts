/** What is said at a table: what of it was not read yet, and whose words one does not want to read. */
import { untrack } from 'svelte'
import { announce } from '../lib/announce.svelte'
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { TableView } from '../lib/types'
import { t } from '../words'
import type { AtTable } from './session.svelte'

export type Said = TableView['talk'][number]

/** What can be said by its name: everybody reads it in their own language. */
export const PHRASES = ['hello', 'good-luck', 'nice-move', 'oops', 'one-moment', 'thanks', 'good-game', 'bye'] as const

const SHOWN = 5_000

export class Talk {
  /** Seats of people whom one has blocked. */
  blocked = $state.raw<number[]>([])
  /** What was said last, for a moment, where the chat itself is not in view. */
  latest = $state.raw<Said | null>(null)
  private read = $state(Infinity) // the number of the last thing that was read; before the first view: all
  private timer: ReturnType<typeof setTimeout> | undefined

  /** To be made while a component is set up: it ends with it. */
  constructor(
    private readonly at: AtTable,
    private readonly inView: () => boolean,
  ) {
    void this.ask()
    $effect(() => {
      const last = this.heard.at(-1)
      const seen = this.inView()
      if (this.at.view) untrack(() => this.take(last ?? null, seen))
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** All that one wants to read. */
  get heard(): Said[] {
    return (this.at.view?.talk ?? []).filter((said) => !this.blocked.includes(said.seat))
  }

  get unread(): number {
    if (!settings.chat) return 0
    return this.heard.filter((said) => said.number > this.read && !this.at.view!.seats[said.seat]?.yours).length
  }

  /** Ask again whose words are not wanted. */
  async ask(): Promise<void> {
    this.blocked = await api.blockedSeats(this.at.followed.table).catch(() => this.blocked)
  }

  private take(last: Said | null, seen: boolean): void {
    const number = last?.number ?? 0
    if (seen || this.read === Infinity) {
      this.read = number
      this.latest = null
      return
    }
    if (!last || number <= this.read || number === this.latest?.number || this.at.view!.seats[last.seat]?.yours || !settings.chat) return
    this.latest = last
    announce(`${this.at.names[last.seat] ?? ''}: ${words(last)}`)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.latest = null), SHOWN)
  }
}

/** What was said, in the reader's language where it can be. */
export function words({ text, phrase }: Pick<Said, 'text' | 'phrase'>): string {
  return phrase ? t('phrase', { phrase }) : text
}

/** Somebody at a table: what is seen, what is chosen, and what is under way. */
import { folder, type Choice, type GameFolder } from '../boards/board'
import { announce } from '../lib/announce.svelte'
import { api, Refused } from '../lib/api'
import { live, type Followed } from '../lib/live.svelte'
import { knock } from '../lib/sound'
import type { Advice, TableView, Told, Wish } from '../lib/types'
import { offered } from '../parts/games.svelte'
import { preparation } from '../parts/ready.svelte'
import { wrong } from '../parts/wrong'
import { t, type Key } from '../words'

const AGAIN = 2_000

export class AtTable {
  readonly followed: Followed
  game = $state.raw<GameFolder | null>(null)
  choice = $state.raw<Choice | null>(null)
  advice = $state.raw<Advice[]>([])
  private asked = $state<number | null>(null) // where the table was when we asked something of it
  private wondered = $state<number | null>(null) // and where it was when we asked for a hint
  trouble = $state('')
  past = $state.raw<Told[]>([]) // what happened before we came
  private loading = ''
  private left = false

  constructor(table: string) {
    this.followed = live().table(table)
    void this.readPast(table)
  }

  get view(): TableView | null {
    return this.followed.view
  }

  get names(): string[] {
    return namesOf(this.view?.seats ?? [])
  }

  get eyes(): number | null {
    return this.view?.eyes ?? null
  }

  /** The seat that I decide for now, if any. */
  get mine(): number | null {
    const turn = (this.view?.view as { turn?: number | null } | null)?.turn ?? null
    const seat = turn === null ? undefined : this.view?.seats[turn]
    return this.view?.status === 'playing' && seat?.yours && !seat.out ? turn : null
  }

  /** Something is asked and not answered; what happens next answers it, so that all is drawn in one go. */
  get busy(): boolean {
    return this.asked !== null && this.asked === this.followed.number
  }

  get active(): boolean {
    return this.mine !== null && !this.busy && live().state === 'open'
  }

  get log(): Told[] {
    const first = this.followed.events[0]?.number ?? Infinity
    return [...this.past.filter((event) => event.number < first), ...this.followed.events]
  }

  load(game: string): void {
    if (this.loading === game) return
    this.loading = game
    folder(game).then((found) => (this.game = found), () => (this.trouble = t('server_away')))
  }

  /** Ask something of the table; what goes wrong is said where it was asked. */
  async ask(wish: Wish): Promise<boolean> {
    this.trouble = ''
    const asked = (this.asked = this.followed.number)
    try {
      await this.followed.send(wish)
      return true
    } catch (error) {
      this.trouble = wrong(error)
      announce(this.trouble)
      return false
    } finally {
      if (this.asked === asked) this.asked = null // else more was asked since
    }
  }

  async play(move: number): Promise<void> {
    if (this.mine === null || this.busy) return
    this.choice = null
    this.advice = []
    knock()
    await this.ask({ kind: 'play', seat: this.mine, move })
  }

  /** A hint is asked for, and has not come; who goes on meanwhile does not wait for it any more. */
  get thinking(): boolean {
    return this.wondered !== null && this.wondered === this.followed.number
  }

  /** How far the game is prepared for a hint that is asked for, in percent; null: there is none, or it needs no more. */
  get hintUnready(): number | null {
    return this.thinking && this.view ? preparation.percent(this.view.game, offered.adviser) : null
  }

  async hint(): Promise<void> {
    const wondered = (this.wondered = this.followed.number)
    this.trouble = ''
    try {
      const advice = await api.hint(this.followed.table, wondered)
      if (!this.thinking) return // it is about what was
      this.advice = advice
      announce(`${t('hint_lead')}: ${this.advice.slice(0, 1).map((one) => this.advised(one)).join()}`)
    } catch (error) {
      if (this.thinking) this.trouble = wrong(error)
    } finally {
      if (this.wondered === wondered) this.wondered = null
    }
  }

  /** A move of a hint in words, as if somebody did it. */
  advised({ move, text }: Advice): string {
    return this.game?.say({ kind: 'moved', number: 0, at: 0, seat: this.mine ?? 0, move, text, by_bot: false }) ?? text
  }

  close(): void {
    this.left = true
    this.followed.leave()
  }

  private async readPast(table: string): Promise<void> {
    while (!this.left) {
      try {
        this.past = await api.events(table)
        return
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return // and the table is told to be lost
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}

/** The names at a table; bots of one level are numbered. */
export function namesOf(seats: { kind: string; name: string; level: string | null }[]): string[] {
  return seats.map((seat, n) => {
    if (seat.kind !== 'bot') return seat.name
    const alike = seats.filter((other) => other.level === seat.level)
    const number = seats.slice(0, n + 1).filter((other) => other.level === seat.level).length
    return alike.length > 1 ? `${levelName(seat.level ?? '')} ${number}` : levelName(seat.level ?? '')
  })
}

export function levelName(level: string): string {
  return t(`level_${level}` as Key) ?? level
}

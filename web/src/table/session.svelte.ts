/** Somebody at a table: what is seen, what is chosen, and what is under way. */
import { untrack } from 'svelte'
import { folder, type Choice, type GameFolder } from '../boards/board'
import { announce } from '../lib/announce.svelte'
import { api, Refused } from '../lib/api'
import { live, type Followed } from '../lib/live.svelte'
import { sound } from '../lib/sound'
import { tellingOf, type Deed } from '../lib/telling'
import { scoresOf, type Advice, type TableView, type Told, type Wish } from '../lib/types'
import { offered } from '../parts/games.svelte'
import { namesOf } from '../parts/names'
import { preparation } from '../parts/ready.svelte'
import { wrong } from '../parts/wrong'
import { because, t, tell } from '../words'
import { News } from './news.svelte'
import { Stage } from './stage.svelte'

const AGAIN = 2_000

/** A table, and how much had happened there. */
interface Drawn {
  table: TableView
  number: number
}

const turnAt = (table: TableView | null) => (table?.view as { turn?: number | null } | null)?.turn ?? null

export class AtTable {
  readonly followed: Followed
  game = $state.raw<GameFolder | null>(null)
  choice = $state.raw<Choice | null>(null)
  advice = $state.raw<Advice[]>([])
  /** Which piece of advice is shown on the board. */
  pointed = $state(0)
  private asked = $state<number | null>(null) // where the table was when we asked something of it
  private wondered = $state<number | null>(null) // and where it was when we asked for a hint
  trouble = $state('')
  /** What was decided last, as the main button said it; '' where it was done by a press. */
  decided = $state('')
  /** A moment of the past that is looked at; null: the table as it is. */
  moment = $state.raw<{ moves: number; view: unknown } | null>(null)
  readonly stage = new Stage<Drawn>({
    scores: ({ table }) => (table.view ? scoresOf(table.view) : []),
    eyes: ({ table }) => table.eyes ?? null,
  })
  readonly news: News
  private before = $state.raw<Told[]>([]) // what happened before we came
  private loading = ''
  private left = false
  private readonly stop: () => void

  constructor(table: string) {
    this.followed = live().table(table)
    this.news = new News(this)
    this.stop = $effect.root(() => {
      $effect(() => {
        const { view, number, happened } = this.followed
        if (view) untrack(() => this.arrive(view, number, happened))
      })
      $effect(() => {
        // Not before the table is here: what happened between the two would be told by neither.
        if (this.here) void this.readBefore(table)
      })
      this.news.listen()
    })
  }

  private readonly here = $derived.by(() => this.followed.view !== null)

  /** The table as it is drawn: a moment late where something is shown in motion. */
  get view(): TableView | null {
    return this.stage.shown?.table ?? this.followed.view
  }

  /** Only my own people and bots play: nobody else has to be asked. */
  get alone(): boolean {
    return !!this.view?.seats.every((seat) => seat.kind !== 'person' || seat.yours)
  }

  /** My seats have the same eyes; several people at one screen are called by their names. */
  get you(): number | null {
    return this.view && this.view.seats.filter((seat) => seat.yours).length === 1 ? this.eyes : null
  }

  /** How my last decision is taken back: at once, or if the others allow it; null: it can't be. */
  get back(): { wish: Wish; asks: boolean } | null {
    const may = this.view?.may
    const [own, far, leave] = [may?.undo[0], may?.take_back[0], may?.ask_back[0]]
    if (own !== undefined) return { wish: { kind: 'undo', seat: own }, asks: false }
    if (far !== undefined) return { wish: { kind: 'take_back', seat: far }, asks: false }
    return leave === undefined ? null : { wish: { kind: 'take_back', seat: leave }, asks: true }
  }

  get names(): string[] {
    return namesOf(this.view?.seats ?? [])
  }

  get eyes(): number | null {
    return this.view?.eyes ?? null
  }

  /** Whose turn it is, as it is drawn. A decision of mine that is being shown is made: then who comes next; null: I do, in a moment, or points are counted first. */
  get turn(): number | null {
    const [drawn, { telling }] = [turnAt(this.view), this.stage]
    if (!telling || !this.isMine(drawn)) return drawn
    const next = turnAt(this.followed.view)
    return this.isMine(next) || telling.follows.some((one) => one.points) ? null : next
  }

  /** The seat that I decide for now, if any. */
  get mine(): number | null {
    return this.view?.status === 'playing' && !this.view.paused && this.isMine(this.turn) ? this.turn : null
  }

  private isMine(seat: number | null): boolean {
    const one = seat === null ? undefined : this.view?.seats[seat]
    return !!one?.yours && !one.out
  }

  /** Something is asked and not answered; what happens next answers it, so that all is drawn in one go. */
  get busy(): boolean {
    return this.asked !== null && this.asked === this.followed.number
  }

  get active(): boolean {
    return this.mine !== null && !this.busy && !this.moment && this.stage.still && live().state === 'open'
  }

  get log(): Told[] {
    const first = this.followed.events[0]?.number ?? Infinity
    const drawn = this.stage.shown?.number ?? Infinity
    return [...this.before.filter((event) => event.number < first), ...this.followed.events.filter((event) => event.number <= drawn)]
  }

  load(game: string): void {
    if (this.loading === game) return
    this.loading = game
    folder(game).then((found) => (this.game = found), (error) => (this.trouble = wrong(error)))
  }

  /** Ask something of the table; what goes wrong is said where it was asked. */
  async ask(wish: Wish): Promise<boolean> {
    this.trouble = ''
    const asked = (this.asked = this.followed.number)
    try {
      await this.followed.send(wish)
      return true
    } catch (error) {
      this.trouble = wrong(error, this.view?.game)
      announce(this.trouble)
      return false
    } finally {
      if (this.asked === asked) this.asked = null // else more was asked since
    }
  }

  async play(move: number): Promise<void> {
    if (this.mine === null || this.busy) return
    const { choice } = this
    this.decided = choice?.move === move ? choice.label : ''
    this.choice = null
    this.advice = []
    sound('tile')
    const number = this.followed.number
    if (!(await this.ask({ kind: 'play', seat: this.mine, move })) && this.followed.number === number) this.choice = choice
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
      this.pointed = 0
      announce(`${t('hint-lead')}: ${this.advised(advice[0]!)}. ${this.why(advice[0]!)}`)
    } catch (error) {
      if (this.thinking) this.trouble = wrong(error)
    } finally {
      if (this.wondered === wondered) this.wondered = null
    }
  }

  /** A move of a hint in words, as if somebody did it. */
  advised({ deed }: Advice): string {
    return tell(this.view!.game, 'deed', deed as Deed, { names: this.names, eyes: null, seat: this.mine })
  }

  /** What a move of a hint has over the best other one, and what it lacks. */
  why({ reasons }: Advice): string {
    return because(this.view!.game, reasons, { names: this.names, eyes: this.mine })
  }

  /** What the adviser expects of a move. */
  chances({ move, share }: Advice): string {
    const best = this.advice[0]!
    const percent = (part: number) => Math.round(part * 100)
    const like = move !== best.move && percent(share) === percent(best.share)
    return like ? t('about-as-good') : t('win-share', { n: percent(share) })
  }

  /** Look at the table as it was after so many moves, or as it is. */
  async look(moves: number | null): Promise<void> {
    this.stage.skip()
    if (moves === null || moves === this.view?.moves) {
      this.moment = null
      return
    }
    try {
      this.moment = { moves, view: (await api.after(this.followed.table, moves)).view }
    } catch (error) {
      this.trouble = wrong(error)
    }
  }

  /** What is new goes on the stage; who looks at the past sees it later. */
  private arrive(table: TableView, number: number, happened: Told | null): void {
    const telling = tellingOf(happened)
    const told = happened && !this.moment ? { telling, mine: !!table.seats[telling?.seat ?? -1]?.yours } : null
    this.stage.arrive({ view: { table, number }, told })
  }

  close(): void {
    this.left = true
    this.stop()
    this.followed.leave()
  }

  private async readBefore(table: string): Promise<void> {
    while (!this.left) {
      try {
        this.before = await api.events(table)
        return
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return // and the table is told to be lost
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    }
  }
}

/** A table that somebody is setting up. */
import { settings } from '../lib/settings.svelte'
import type { GameInfo, NewTable, Place } from '../lib/types'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export type Sitter = 'me' | 'here' | 'bot' | 'open'
export type Company = 'bots' | 'friends' | 'here'

interface Seat {
  who: Sitter
  name: string // of somebody at this screen
  level: string
}

export class Draft {
  options = $state<Record<string, string | number>>({})
  seats = $state<Seat[]>([])
  clock = $state<'none' | 'live' | 'days'>('none')
  minutes = $state(10)
  increment = $state(5)
  days = $state(3)
  public = $state(false)
  chat = $state(true)
  rated = $state(false)

  constructor(readonly game: GameInfo) {
    this.options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0]!]))
    this.resize()
  }

  get players(): number {
    return Number(this.options['players'] ?? 2)
  }

  choose(option: string, value: string | number): void {
    this.options[option] = value
    // Who asks for one thing gets it: what does not go with it gives way.
    for (const other of this.ordered) {
      if (other.name !== option && !this.fits(other.name, this.options[other.name]!)) this.options[other.name] = this.choices(other.name)[0]!
    }
    this.resize()
  }

  /** The options as they are chosen: how many play comes first. */
  get ordered(): GameInfo['options'] {
    return [...this.game.options].sort((one, other) => Number(other.name === 'players') - Number(one.name === 'players'))
  }

  /** What may be chosen for an option, as things stand before it. */
  choices(option: string): (string | number)[] {
    return this.game.options.find(({ name }) => name === option)!.choices.filter((choice) => this.fits(option, choice))
  }

  /** Whether a choice goes with those of the options before it. */
  private fits(option: string, choice: string | number): boolean {
    const names = this.ordered.map(({ name }) => name)
    const before = names.slice(0, names.indexOf(option))
    return !this.game.apart.some((pair) => pair[option] === choice && before.some((other) => other in pair && pair[other] === this.options[other]))
  }

  /** Seats for all: who was there stays, and bots take the new ones. */
  private resize(): void {
    this.seats = Array.from({ length: this.players }, (_, n) => this.seats[n] ?? { who: n ? 'bot' : 'me', name: '', level: settings.level })
  }

  /** Whom one plays with, in one go; seats can still be changed one by one. */
  invite(company: Company): void {
    const who: Sitter = company === 'bots' ? 'bot' : company === 'friends' ? 'open' : 'here'
    this.seats = this.seats.map((seat, n) => ({ ...seat, who: n ? who : 'me' }))
  }

  get company(): Company | null {
    const others = new Set(this.seats.slice(1).map((seat) => seat.who))
    if (this.seats[0]?.who !== 'me' || others.size !== 1) return null
    return others.has('bot') ? 'bots' : others.has('open') ? 'friends' : others.has('here') ? 'here' : null
  }

  /** Whether ratings could be at stake: everybody has a seat of their own, and a clock runs. */
  get mayBeRated(): boolean {
    return this.clock !== 'none' && this.seats.filter((seat) => seat.who === 'me' || seat.who === 'here').length === 1
  }

  get hasOpen(): boolean {
    return this.seats.some((seat) => seat.who === 'open')
  }

  /** As the server wants it; `nameless`: what somebody is called who gave no name. */
  table(nameless: (seat: number) => string): Omit<NewTable, 'nonce' | 'id'> {
    const seats = this.seats.map(({ who, name, level }, n): Place => {
      if (who === 'bot') return { kind: 'bot', level }
      if (who === 'open') return { kind: 'open' }
      return { kind: 'me', name: name.trim() || (who === 'here' ? nameless(n + 1) : null) }
    })
    const base = this.clock === 'live' ? this.minutes * MINUTE : this.clock === 'days' ? this.days * DAY : 0
    const increment = this.clock === 'live' ? this.increment * 1000 : 0
    return { game: this.game.name, options: { ...this.options }, seats, clock: { kind: this.clock, base, increment }, public: this.public, chat: this.chat, rated: this.rated && this.mayBeRated }
  }
}

/** The live side: one connection for all tables, which comes back by itself. */
import type { Kind } from '../words'
import { forget, Refused } from './api'
import { changed, fingerprint } from './changes'
import { dial, type Wire } from './reach'
import type { Announced, ClientFrame, ServerFrame, TableView, Told, Wish } from './types'

/** Who plays and looks at the page gets a sign every second, and misses it after so long: so a network that was lost without a word is
 * told of within two seconds, though nobody stirs. */
const STILL = 1_900
/** Else the line is felt so often; and after such a silence as soon as somebody stirs: a server hears little of those who only wait. */
const BEAT = 15_000
const QUIET = 3_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focus'] as const
const SLOWEST = 10_000
/** While an answer is waited for, it is felt so often; after so long without a sign it is said that there is none, then it is made anew. */
const PULSE = 400
const PATIENCE = 1_400
const ENOUGH = 5_000
const SOON = 1_000
const LATER = 3_000
const SIGNED_OUT = 4401

type Waiting = { frame: Extract<ClientFrame, { type: 'command' }>; done: (number: number) => void; failed: (error: Error) => void }

/** A table that is followed: always the newest view that is known to be right. */
export class Followed {
  view = $state.raw<TableView | null>(null)
  number = $state(0)
  events = $state.raw<Told[]>([]) // those that were told since it is followed, with what was missed
  here = $state.raw<number[]>([])
  watching = $state(0)
  lost = $state<Refused | null>(null)
  /** The event that made this view, if nothing was missed: what a board may show in motion. */
  happened = $state.raw<Told | null>(null)
  private hash = ''
  private told = 0 // up to where we know what happened
  private sure = 0 // up to where we had what the server has

  constructor(
    readonly table: string,
    private readonly line: Line,
  ) {}

  /** Ask something of the table; done when it is committed. */
  send(wish: Wish): Promise<number> {
    return this.line.command(this.table, this.number, wish)
  }

  leave(): void {
    this.line.unfollow(this.table)
  }

  /** Somebody plays here, and would wait in vain for what is not told. */
  get plays(): boolean {
    return this.view?.status === 'playing' && !this.view.paused && this.view.seats.some((seat) => seat.yours && !seat.out)
  }

  /** I have a seat here, and so has somebody else. */
  get shared(): boolean {
    const people = this.view?.seats.filter((seat) => seat.kind === 'person') ?? []
    return people.some((seat) => seat.yours) && people.some((seat) => !seat.yours)
  }

  /** What to say of what we have: with a hash, a server without news would say that nothing is missing. */
  get has(): { last: number | null; hash: string | null } {
    if (!this.view) return { last: null, hash: null }
    return { last: this.told, hash: this.told === this.number ? this.hash : null }
  }

  take(frame: ServerFrame): void {
    if (frame.type === 'snapshot') {
      const isNext = this.view !== null && frame.number === this.number + 1
      if (!this.view || frame.number < this.told) this.forget(frame.number)
      this.happened = isNext && frame.events.length === 1 ? frame.events[0]! : null
      this.set(frame.view, frame.number, frame.hash, frame.events)
      this.sure = frame.number
      if (this.told < this.number) this.line.follow(this.table) // who reads slowly gets no more than the table as it is
    } else if (frame.type === 'event') {
      if (frame.number <= this.number) return
      if (frame.number !== this.number + 1) {
        this.line.follow(this.table) // something was missed: a snapshot comes
        return
      }
      const next = changed(this.view, frame.changes) as TableView
      this.happened = told(frame.event, next)
      this.set(next, frame.number, frame.hash, [this.happened])
      setTimeout(() => this.check(next), SOON) // when it is drawn and stands still: to check it takes as long as to draw it
    } else if (frame.type === 'presence') {
      this.here = frame.here
      this.watching = frame.watching
    } else if (frame.type === 'refused' && frame.code === 'unavailable') {
      setTimeout(() => this.line.follow(this.table), LATER) // a disk is full, say: that passes
    } else if (frame.type === 'refused') {
      this.lost = new Refused(frame.code, frame.message, 404)
    }
  }

  /** Where the table is: if we are behind, an event did not reach us, and no other may follow it. */
  hear(number: number): void {
    if (this.number < number) this.line.follow(this.table)
  }

  /** What we made of the changes must be what the server has; if not, it tells us all of it. */
  private check(view: TableView): void {
    if (view !== this.view) return
    if (fingerprint(view) === this.hash) this.sure = this.number
    else {
      this.forget(this.sure) // what was told since may be wrong as well
      this.line.follow(this.table)
    }
  }

  /** Know no more than what happened up to a number. */
  private forget(number: number): void {
    this.told = number
    this.events = this.events.filter((event) => event.number <= number)
  }

  private set(view: TableView, number: number, hash: string, events: Told[]): void {
    this.view = view
    this.number = number
    this.hash = hash
    const news = events.filter((event) => event.number > this.told)
    if (news[0]?.number !== this.told + 1) return
    this.events = [...this.events, ...news]
    this.told = number
  }
}

/** An event with all there is to tell: of a move, the view that it leads to knows the rest. */
function told(event: Announced, view: TableView): Told {
  return event.kind === 'moved' ? ({ ...event, ...view.view!.last_move } as Told) : event
}

export class Line {
  state = $state<'new' | 'open' | 'away'>('new')
  /** The session was ended elsewhere: tables are watched by nobody in particular now. */
  signedOut = $state(false)
  /** How far the server's clock is ahead of ours. */
  ahead = 0
  private socket: Wire | null = null
  private readonly tables = new Map<string, Followed>()
  private readonly waiting = new Map<string, Waiting>()
  private tries = 0
  private heard = 0
  private felt = 0 // since when we wait for a sign; 0: we don't
  private pulse: ReturnType<typeof setInterval> | undefined
  private ticks: 'none' | 'wanted' | 'come' = 'none'
  private looked = '' // the tables that the server knows to be before our eyes
  private missing: ReturnType<typeof setTimeout> | undefined // the next of them
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`) {
    // A laptop that wakes up, or a phone that finds its network, should not wait for a timer.
    addEventListener('online', () => this.hurry())
    addEventListener('offline', () => this.drop()) // nothing comes over it any more: no need to find out
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.hurry()
      this.attend()
    })
    for (const sign of SIGNS) addEventListener(sign, () => this.stir(), { passive: true })
  }

  table(id: string): Followed {
    let followed = this.tables.get(id)
    if (!followed) {
      followed = new Followed(id, this)
      this.tables.set(id, followed)
      this.follow(id)
    }
    return followed
  }

  follow(id: string): void {
    const followed = this.tables.get(id)
    if (!followed) return // it was left meanwhile
    this.open()
    this.say({ type: 'follow', table: id, ...followed.has })
  }

  unfollow(id: string): void {
    this.tables.delete(id)
    this.say({ type: 'unfollow', table: id })
    this.attend()
  }

  command(table: string, expected: number, wish: Wish): Promise<number> {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')
    return new Promise((done, failed) => {
      const frame = { type: 'command', table, expected, id, do: wish } as const
      this.waiting.set(id, { frame, done, failed })
      this.open()
      this.say(frame)
      this.listen()
    })
  }

  /** Who it is has changed: the server must look at the cookie again. */
  again(): void {
    this.signedOut = false
    this.socket?.close()
  }

  private say(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private open(): void {
    if (this.socket) return
    const socket = (this.socket = dial(this.address))
    const beat = setInterval(() => (socket.readyState === WebSocket.OPEN ? this.beat() : this.drop()), BEAT)
    this.heard = Date.now()
    this.felt = 0
    this.ticks = 'none'
    this.looked = ''
    socket.onopen = () => {
      this.state = 'open'
      this.tries = 0
      for (const id of this.tables.keys()) this.follow(id)
      for (const { frame } of this.waiting.values()) this.say(frame) // with its old id: nothing is done twice
    }
    socket.onmessage = (message) => {
      this.heard = Date.now()
      this.felt = 0
      this.state = 'open'
      this.take(JSON.parse(message.data as string) as ServerFrame)
      this.attend()
    }
    socket.onclose = ({ code }) => {
      clearInterval(beat)
      if (this.socket !== socket) return
      clearTimeout(this.missing)
      this.socket = null
      if (code === SIGNED_OUT) {
        this.signedOut = true
        forget()
      }
      this.state = 'new' // a connection that is not used is closed, and nobody is away
      if (this.tables.size || this.waiting.size) {
        this.state = 'away'
        const wait = Math.min(SLOWEST, 300 * 2 ** this.tries++) * (0.5 + Math.random() / 2)
        this.timer = setTimeout(() => this.open(), wait)
      }
    }
  }

  /** Ticks are asked for while somebody looks at a game of their own, and no longer; where they come, the next one is missed if it doesn't. */
  private attend(): void {
    clearTimeout(this.missing)
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const wanted = document.visibilityState === 'visible' && [...this.tables.values()].some((table) => table.plays)
    if (wanted !== (this.ticks !== 'none')) {
      this.ticks = wanted ? 'wanted' : 'none'
      this.say({ type: 'ticks', wanted })
    }
    this.look()
    if (this.ticks === 'come') this.missing = setTimeout(() => this.miss(), STILL)
  }

  /** Of what one sees oneself no notice is wanted: only of tables with others is there any. */
  private look(): void {
    const seen = document.visibilityState === 'visible' ? [...this.tables.values()].filter((table) => table.shared) : []
    const tables = seen.map(({ table }) => table)
    if (tables.join() === this.looked) return
    this.looked = tables.join()
    this.say({ type: 'look', tables })
  }

  private miss(): void {
    this.state = 'away'
    this.beat()
  }

  private stir(): void {
    if (this.tables.size && !this.felt && Date.now() - this.heard > QUIET) this.beat()
  }

  /** Is anybody there? A server answers every beat, however long a command takes. */
  private beat(): void {
    this.say({ type: 'beat' })
    this.listen()
  }

  /** Something was sent: there should be a sign soon. */
  private listen(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.felt ||= Date.now()
    this.pulse ??= setInterval(() => this.feel(), PULSE)
  }

  private feel(): void {
    const silence = this.felt && Date.now() - this.felt
    if (silence > ENOUGH) this.drop()
    else if (silence > PATIENCE) this.state = 'away'
    if (this.waiting.size) this.beat()
    else if (!this.felt) {
      clearInterval(this.pulse)
      this.pulse = undefined
    }
  }

  /** The other side is silent: don't wait for it to close. */
  private drop(): void {
    this.felt = 0
    const socket = this.socket
    socket?.close()
    socket?.onclose?.call(socket as WebSocket, new CloseEvent('close'))
  }

  private hurry(): void {
    // A connection that is not there yet was asked for when there was no network, perhaps: it may never come.
    const patience = this.socket?.readyState === WebSocket.OPEN ? 2 * BEAT : SOON
    if (this.socket && Date.now() - this.heard > patience) this.drop()
    if (!this.socket && this.tables.size) {
      clearTimeout(this.timer)
      this.open()
    }
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'hello' || frame.type === 'beat') {
      this.ahead = frame.at - Date.now()
      if (frame.type === 'beat') for (const [name, number] of Object.entries(frame.numbers)) this.tables.get(name)?.hear(number)
    } else if (frame.type === 'tick') {
      if (this.ticks === 'wanted') this.ticks = 'come'
    } else if (frame.type === 'accepted') {
      this.waiting.get(frame.id)?.done(frame.number)
      this.waiting.delete(frame.id)
    } else if (frame.type === 'refused' && frame.id !== null) {
      this.waiting.get(frame.id)?.failed(new Refused(frame.code, frame.message, 409, frame.refusal as Kind | null))
      this.waiting.delete(frame.id)
    } else if (frame.type !== 'error') {
      this.tables.get(frame.table)?.take(frame)
    }
  }
}

let line: Line | undefined

/** The page's one connection. */
export function live(): Line {
  line ??= new Line()
  return line
}

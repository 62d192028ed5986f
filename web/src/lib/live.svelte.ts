/** The live side: one connection for all tables, which comes back by itself. */
import { forget, Refused } from './api'
import { changed, fingerprint } from './changes'
import type { ClientFrame, ServerFrame, TableView, Told, Wish } from './types'

const SILENCE = 45_000
const BEAT = 15_000
const SLOWEST = 10_000
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
  lost = $state<Refused | null>(null)
  /** The event that made this view, if nothing was missed: what a board may show in motion. */
  happened = $state.raw<Told | null>(null)
  hash = ''

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

  take(frame: ServerFrame): void {
    if (frame.type === 'snapshot') {
      this.happened = frame.events.length === 1 ? frame.events[0]! : null
      this.set(frame.view, frame.number, frame.hash, frame.events)
    } else if (frame.type === 'event') {
      if (frame.number <= this.number) return
      if (frame.number !== this.number + 1) {
        this.line.follow(this.table) // something was missed: a snapshot comes
        return
      }
      const next = changed(this.view, frame.changes) as TableView
      this.happened = frame.event
      this.set(next, frame.number, frame.hash, [frame.event])
      setTimeout(() => this.check(next), SOON) // when it is drawn and stands still: to check it takes as long as to draw it
    } else if (frame.type === 'presence') {
      this.here = frame.here
    } else if (frame.type === 'refused' && frame.code === 'unavailable') {
      setTimeout(() => this.line.follow(this.table), LATER) // a disk is full, say: that passes
    } else if (frame.type === 'refused') {
      this.lost = new Refused(frame.code, frame.message, 404)
    }
  }

  /** What we made of the changes must be what the server has; if not, it tells us all of it. */
  private check(view: TableView): void {
    if (view !== this.view || fingerprint(view) === this.hash) return
    this.hash = ''
    this.line.follow(this.table)
  }

  private set(view: TableView, number: number, hash: string, events: Told[]): void {
    this.view = view
    this.number = number
    this.hash = hash
    const last = this.events.at(-1)?.number ?? 0
    this.events = [...this.events, ...events.filter((event) => event.number > last)]
  }
}

export class Line {
  state = $state<'new' | 'open' | 'away'>('new')
  /** The session was ended elsewhere: tables are watched by nobody in particular now. */
  signedOut = $state(false)
  /** How far the server's clock is ahead of ours. */
  ahead = 0
  private socket: WebSocket | null = null
  private readonly tables = new Map<string, Followed>()
  private readonly waiting = new Map<string, Waiting>()
  private tries = 0
  private heard = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`) {
    // A laptop that wakes up, or a phone that finds its network, should not wait for a timer.
    addEventListener('online', () => this.hurry())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry())
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
    const known = followed.view && followed.hash ? { last: followed.number, hash: followed.hash } : { last: null, hash: null }
    this.say({ type: 'follow', table: id, ...known })
  }

  unfollow(id: string): void {
    this.tables.delete(id)
    this.say({ type: 'unfollow', table: id })
  }

  command(table: string, expected: number, wish: Wish): Promise<number> {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('')
    return new Promise((done, failed) => {
      const frame = { type: 'command', table, expected, id, do: wish } as const
      this.waiting.set(id, { frame, done, failed })
      this.open()
      this.say(frame)
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
    const socket = (this.socket = new WebSocket(this.address))
    const beat = setInterval(() => this.check(), BEAT)
    this.heard = Date.now()
    socket.onopen = () => {
      this.state = 'open'
      this.tries = 0
      for (const id of this.tables.keys()) this.follow(id)
      for (const { frame } of this.waiting.values()) this.say(frame) // with its old id: nothing is done twice
    }
    socket.onmessage = (message) => {
      this.heard = Date.now()
      this.take(JSON.parse(message.data as string) as ServerFrame)
    }
    socket.onclose = ({ code }) => {
      clearInterval(beat)
      if (this.socket !== socket) return
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

  private check(): void {
    if (Date.now() - this.heard > SILENCE) this.drop()
    else this.say({ type: 'beat' })
  }

  /** The other side is silent: don't wait for it to close. */
  private drop(): void {
    const socket = this.socket
    socket?.close()
    socket?.onclose?.(new CloseEvent('close'))
  }

  private hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > 2 * BEAT) this.drop()
    if (!this.socket && this.tables.size) {
      clearTimeout(this.timer)
      this.open()
    }
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'hello' || frame.type === 'beat') {
      this.ahead = frame.at - Date.now()
    } else if (frame.type === 'accepted') {
      this.waiting.get(frame.id)?.done(frame.number)
      this.waiting.delete(frame.id)
    } else if (frame.type === 'refused' && frame.id !== null) {
      this.waiting.get(frame.id)?.failed(new Refused(frame.code, frame.message, 409))
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

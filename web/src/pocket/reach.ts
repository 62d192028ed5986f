/** Tables in the page: a worker answers what else a server would (`worker.ts`). It comes when somebody first asks for something. */
import type { Wire } from '../lib/reach'
import { starting } from '../lib/starting.svelte'
import { unable, type Why } from '../lib/unable.svelte'
import { Questions } from './asking'
import type { FromTable, ToTable } from './messages'

declare const PACK: string // see `worker.ts`

export type { Wire } from '../lib/reach'
export const alone = true

const questions = new Questions(say)
let wire: Inside | null = null
let worker: Worker | undefined

// From now on all of this version is there without a network too.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('keeper.js').catch((error: unknown) => console.error('tegel:', error))

/** Whoever can't run WebAssembly can't run Python: nothing needs to be fetched to find that out. */
if (typeof WebAssembly !== 'object') unable.why = 'wasm'

function table(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromTable>) => take(data)
  worker.onerror = (event) => fail('pack', event.message)
  return worker
}

function say(message: ToTable): void {
  if (unable.why === 'wasm') queueMicrotask(() => fail('wasm', 'this browser runs no WebAssembly'))
  else table().postMessage(message)
}

function take(message: FromTable): void {
  if (message.kind === 'frame') wire?.take(message.text)
  else if (message.kind === 'starting') starting.done = message.done
  else if (message.kind === 'ready') (starting.done = null), (unable.why = unable.why === 'pack' ? '' : unable.why)
  else if (message.kind === 'trouble') unable.why = message.why
  else if (message.kind === 'failed') fail(message.why, message.reason)
  else questions.take(message)
}

/** The worker is lost: whoever asks next gets another. */
function fail(why: Why, reason: string): void {
  console.error('tegel:', reason)
  unable.why = why
  starting.done = null
  worker?.terminate()
  worker = undefined
  questions.fail(reason)
  wire?.lose()
}

export function reach(path: string, init: RequestInit = {}): Promise<Response> {
  // Who begins a game wants to find it again: a browser that is short of space is asked to spare it.
  if (path === '/tables' && init.method === 'POST') void navigator.storage?.persist?.()
  if (path === '/games') return fetch(new URL(`${PACK}/games.json`, document.baseURI)) // which is known before the tables are there
  return questions.ask(path, init)
}

/** A connection that does not leave the page. */
class Inside implements Wire {
  readyState: Wire['readyState'] = WebSocket.CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  private get socket() {
    return this as unknown as WebSocket
  }

  /** It is open at once: what is said waits until the worker is there. */
  constructor() {
    wire = this
    say({ kind: 'dial' })
    queueMicrotask(() => {
      if (wire !== this) return
      this.readyState = WebSocket.OPEN
      this.onopen?.call(this.socket, new Event('open'))
    })
  }

  /** A worker that thinks answers late, but it is there: it need not be asked, and gives no sign by itself. */
  send(frame: string): void {
    const { type } = JSON.parse(frame) as { type: string }
    if (type === 'beat') queueMicrotask(() => this.take(JSON.stringify({ type: 'beat', at: Date.now(), numbers: {} })))
    else if (type !== 'ticks') say({ kind: 'say', frame })
  }

  take(text: string): void {
    this.onmessage?.call(this.socket, new MessageEvent('message', { data: text }))
  }

  close(): void {
    if (wire === this) say({ kind: 'hang up' })
    this.lose()
  }

  lose(): void {
    if (wire === this) wire = null
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.call(this.socket, new CloseEvent('close'))
  }
}

export const dial = (_: string): Wire => new Inside()

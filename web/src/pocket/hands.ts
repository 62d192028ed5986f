/** The hands of the worker that has Python: workers that grow trees beside it. They come when there is something to do. */
import type { FromHand, Order, ToHand } from './messages'

/** What is needed of a Python: its memory, and its files. */
interface Python {
  _module: { HEAPU8: Uint8Array }
  FS: { readFile(path: string): Uint8Array<ArrayBuffer> }
}

const LIBRARY = '/tegel/tegel/library/tegel.wasm'
// More trees find out hardly more: what each knows the others do not.
const MOST = 8
// A phone's other cores are slow, and it becomes hot: there and where memory is short.
const MOST_IN_THE_HAND = 4
// Milliseconds after which one that has nothing to do gives its memory back.
const IDLE = 30_000

/** How many trees this device grows at once. */
export function atOnce({ hardwareConcurrency, deviceMemory = 8, userAgent }: { hardwareConcurrency?: number; deviceMemory?: number; userAgent: string }): number {
  const isSmall = deviceMemory <= 4 || /Mobi|Android/.test(userAgent)
  return Math.max(1, Math.min(hardwareConcurrency ?? 1, isSmall ? MOST_IN_THE_HAND : MOST))
}

export class Hands {
  readonly count: number
  private readonly hands: (Hand | undefined)[] = []
  private library?: Promise<WebAssembly.Module>

  constructor(private readonly python: Python, trees = atOnce(navigator)) {
    this.count = trees - 1
  }

  /** Have a hand iterate; how often it has, or -1 if it is lost. */
  async grow(number: number, text: string): Promise<number> {
    try {
      const order = JSON.parse(text) as Order
      if (!order.anew && !this.hands[number]) return -1 // it has gone meanwhile, and its tree with it
      this.library ??= WebAssembly.compile(this.python.FS.readFile(LIBRARY))
      const hand = (this.hands[number] ??= new Hand(this.library, this.python, () => delete this.hands[number]))
      return await hand.grow(order)
    } catch (error) {
      console.error('tegel:', error)
      this.hands[number]?.leave()
      return -1
    }
  }

  stop(number: number): void {
    this.hands[number]?.stop()
  }
}

class Hand {
  private readonly worker = new Worker(new URL('./hand.ts', import.meta.url), { type: 'module' })
  private readonly ready: Promise<void>
  private order?: Order
  private done?: (done: number) => void
  private failed?: (error: Error) => void
  private idle?: ReturnType<typeof setTimeout>
  private count = 0

  constructor(library: Promise<WebAssembly.Module>, private readonly python: Python, private readonly gone: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromHand>) => this.take(data)
    this.worker.onerror = (event) => this.failed?.(new Error(event.message))
    // Orders may be given before it has heard of this: then it hears of it first.
    this.ready = library.then((found) => this.worker.postMessage({ kind: 'begin', library: found } satisfies ToHand))
  }

  grow(order: Order): Promise<number> {
    clearTimeout(this.idle)
    this.order = { ...order, number: ++this.count }
    const heap = this.python._module.HEAPU8
    const pieces = order.given.map(([at, size]) => heap.slice(at, at + size).buffer)
    return new Promise((done, failed) => {
      this.done = done
      this.failed = failed
      const { order: taken } = this
      this.ready.then(() => this.order === taken && this.worker.postMessage({ kind: 'grow', order: taken!, pieces } satisfies ToHand, pieces)).catch(failed)
    })
  }

  /** Nobody waits any more: what comes back is not written where something else may lie by then. */
  stop(): void {
    this.order = undefined
    this.worker.postMessage({ kind: 'stop' } satisfies ToHand)
    this.rest()
  }

  leave(): void {
    this.worker.terminate()
    this.gone()
  }

  private take({ number, done, pieces, reason }: FromHand): void {
    if (number !== this.order?.number) return
    if (reason !== undefined) return this.failed?.(new Error(reason))
    const heap = this.python._module.HEAPU8
    pieces.forEach((piece, n) => heap.set(new Uint8Array(piece), this.order!.returned[n]![0]))
    this.order = undefined
    this.rest()
    this.done?.(done)
  }

  private rest(): void {
    clearTimeout(this.idle)
    this.idle = setTimeout(() => this.leave(), IDLE)
  }
}

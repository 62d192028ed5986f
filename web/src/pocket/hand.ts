/**
 * A hand of the worker that has Python: it grows trees by the kernels, and knows nothing else (`src/tegel/pocket/crew.py`).
 *
 * In its memory all lies where it lies in Python's, so addresses mean the same here; what is not used of it takes no room.
 */
import type { FromHand, Order, ToHand } from './messages'

type Kernel = (block: number) => bigint

const PAGE = 1 << 16
// Below Python's heap: what the kernels' stack and their tables take.
const DATA = 1 << 19
const HEAP = 1 << 20
// Milliseconds after which it listens whether something else is wanted.
const BREATH = 15

let memory: WebAssembly.Memory
let kernels: Record<string, Kernel>
let wanted = 0 // the number of the order that somebody waits for

const breath = new MessageChannel()

/** What was said meanwhile is heard before this is over. */
const breathe = () =>
  new Promise<void>((done) => {
    breath.port1.onmessage = () => done()
    breath.port2.postMessage(null)
  })

async function begin(library: WebAssembly.Module): Promise<void> {
  memory = new WebAssembly.Memory({ initial: HEAP / PAGE })
  const place = (value: number, mutable = false) => new WebAssembly.Global({ value: 'i32', mutable }, value)
  const env = { memory, __stack_pointer: place(DATA, true), __memory_base: place(DATA), __table_base: place(0) }
  kernels = (await WebAssembly.instantiate(library, { env })).exports as Record<string, Kernel>
}

/** There is memory up to some place. */
function reach(end: number): Uint8Array {
  if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / PAGE))
  return new Uint8Array(memory.buffer)
}

async function work({ number, kernel, block, words, count, end, given, returned }: Order, pieces: ArrayBuffer[]): Promise<void> {
  if (given.some(([at]) => at < HEAP)) throw new Error('something lies where the kernels have their own')
  const heap = reach(end)
  given.forEach(([at], n) => heap.set(new Uint8Array(pieces[n]!), at))
  const seen = new DataView(memory.buffer)
  let done = 0
  let portion = 64
  while (done < count && wanted === number) {
    const start = performance.now()
    const asked = Math.min(portion, count - done)
    seen.setBigInt64(block + 8 * (words - 1), BigInt(asked), true)
    const iterated = Number(kernels[kernel]!(block))
    done += iterated
    if (iterated < asked) break // nothing is left to find out, or no room
    portion = Math.max(1, Math.min(2 * portion, Math.round((portion * BREATH) / Math.max(performance.now() - start, 0.1))))
    await breathe()
  }
  if (wanted !== number) return
  const back = returned.map(([at, size, counted]) => memory.buffer.slice(at, at + size * (counted ? seen.getInt32(counted, true) : 1)))
  postMessage({ number, done, pieces: back } satisfies FromHand, { transfer: back })
}

let ready: Promise<void>

onmessage = ({ data }: MessageEvent<ToHand>) => {
  if (data.kind === 'begin') ready = begin(data.library)
  else if (data.kind === 'stop') wanted = 0
  else {
    wanted = data.order.number
    ready.then(() => work(data.order, data.pieces)).catch((error: unknown) => postMessage({ number: data.order.number, done: -1, pieces: [], reason: String(error) } satisfies FromHand))
  }
}

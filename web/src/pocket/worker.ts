/** The tables of a page: Tegel's own Python, in a worker (`src/tegel/pocket/`). No rule is written here. */
import type { FromTable, ToTable } from './messages'
import type { Why } from '../lib/unable.svelte'
import { Hands } from './hands'
import { shelf, whenItFails, whenItGrows } from './shelf'

// Where the Python and what it runs lie: named by what is in it, so that no version finds another's.
declare const PACK: string
// A page that has a server says where, by the worker's name.
const HERE = new URL(self.name || `../${PACK}/`, location.href).href

interface PageTable {
  dial(send: (text: string) => void): void
  hang_up(): void
  say(frame: string): Promise<void>
  ask(method: string, address: string, body: string, language: string, asker: Asker): Promise<void>
  stop(number: number): void
  hear(table: string, number: number): Promise<void>
}

interface Asker {
  number: number
  head(status: number): void
  part(text: string): void
}

const tell = (message: FromTable) => postMessage(message)

const got = async (name: string): Promise<Response> => {
  const found = await fetch(HERE + name)
  if (!found.ok || !found.body) throw new Error(`${name} did not come: ${found.status}`)
  return counted(found)
}

// What comes first, in bytes, nearly; and what is done with it then, one step after the other.
const WHOLE = 6_800_000
const STEPS = 4
const COMING = 0.6 // of all that one waits for, on a first visit
let come = 0
let steps = 0

/** Whoever waits sees how far it is. */
function note(bytes: number, step = 0): void {
  come += bytes
  steps += step
  tell({ kind: 'starting', done: COMING * Math.min(1, come / WHOLE) + (1 - COMING) * (steps / STEPS) })
}

function counted({ body, headers }: Response): Response {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, to) {
      note(piece.byteLength)
      to.enqueue(piece)
    },
  })
  return new Response(body!.pipeThrough(counting), { headers })
}

/** What lies packed, since not every host packs what it sends. */
async function unpacked(name: string, type: string): Promise<Response> {
  const packed = await got(`${name}.packed`)
  return new Response(packed.body!.pipeThrough(new DecompressionStream('gzip')), { headers: { 'Content-Type': type } })
}

const PACKED: Record<string, string> = { 'pyodide.asm.wasm': 'application/wasm', 'python_stdlib.zip': 'application/zip' }

/** What sets Python's program up. */
async function setUp(): Promise<unknown> {
  const script = URL.createObjectURL(await (await unpacked('pyodide.asm.mjs', 'text/javascript')).blob())
  const { default: made } = await import(/* @vite-ignore */ script)
  URL.revokeObjectURL(script)
  return made
}

async function begin(): Promise<PageTable> {
  const [{ loadPyodide }, createPyodideModule] = await Promise.all([import(/* @vite-ignore */ `${HERE}pyodide.js`), setUp()])
  const files = got('tegel.tar.xz').then((response) => response.arrayBuffer())
  note(0, 1)
  const ours = self.fetch
  // Its own program and library it fetches itself.
  self.fetch = (what, init) => {
    const name = String(what).split('/').at(-1)!
    return name in PACKED ? unpacked(name, PACKED[name]!) : ours(what, init)
  }
  const python = await loadPyodide({ indexURL: HERE, createPyodideModule })
  self.fetch = ours
  note(0, 1)
  python.pyimport('unpack').unpack(await files, '/tegel')
  note(0, 1)
  python.runPython(`import sys; sys.path[:0] = ["/tegel/instead", "/tegel", "/tegel/lib"]`)
  const { PageTable } = python.pyimport('tegel.pocket.table')
  note(0, 1)
  return PageTable(shelf, new Hands(python)) as PageTable
}

/** What kept Python from starting. */
function reasonOf(error: unknown): Why {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (name === 'CompileError' || name === 'LinkError' || /WebAssembly.*(disabled|not defined|disallowed|unsafe-eval)/.test(message)) return 'wasm'
  return name === 'RangeError' || /memory/.test(message) ? 'memory' : 'pack'
}

whenItFails((why) => tell({ kind: 'trouble', why }))
const table = begin()

table.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => tell({ kind: 'failed', why: reasonOf(error), reason: String(error) }),
)

// Other tabs show the same tables: each hears from the others how far one has come. (Who acts finds that out, too.)
const tabs = new BroadcastChannel('tegel')
whenItGrows((...grown) => tabs.postMessage(grown))
tabs.onmessage = ({ data }: MessageEvent<[table: string, number: number]>) => void table.then((there) => there.hear(...data)).catch(() => undefined)

async function take(message: ToTable): Promise<void> {
  const there = await table
  if (message.kind === 'dial') there.dial((text) => tell({ kind: 'frame', text }))
  else if (message.kind === 'hang up') there.hang_up()
  else if (message.kind === 'say') await there.say(message.frame)
  else if (message.kind === 'stop') there.stop(message.id)
  else {
    const { id, method, address, body, language } = message
    const asker: Asker = {
      number: id,
      head: (status) => tell({ kind: 'head', id, status }),
      part: (text) => tell({ kind: 'part', id, text }),
    }
    await there.ask(method, address, body, language, asker)
    tell({ kind: 'end', id })
  }
}

onmessage = ({ data }: MessageEvent<ToTable>) => {
  // That Python did not start was told already.
  take(data).catch((error: unknown) => table.then(() => tell({ kind: 'failed', why: reasonOf(error), reason: String(error) }), () => undefined))
}

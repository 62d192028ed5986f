/** Shows the positions of a game by kernels alone: `node show.mjs READER KERNELS GAME TIMES`; prints what differs, and how long it takes. */
import { readFileSync } from 'node:fs'

const [reader, library, file, times] = process.argv.slice(2)
const { steps, shape, entries, size } = JSON.parse(readFileSync(file, 'utf8'))
const spent = () => process.cpuUsage().user + process.cpuUsage().system
const code = readFileSync(library)

const begun = spent()
const { read } = await import(reader)
const memory = new WebAssembly.Memory({ initial: 64 })
const place = (value, mutable = false) => new WebAssembly.Global({ value: 'i32', mutable }, value)
const env = { memory, __stack_pointer: place(1 << 19, true), __memory_base: place(1 << 19), __table_base: place(0) }
const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(code), { env })
const POSITIONS = 1 << 20
const BEFORE = POSITIONS + 16 * size
const ROOM = BEFORE + 2 * size
const OUT = ROOM + (1 << 16)
const BLOCK = OUT + (1 << 16)
const bytes = new Uint8Array(memory.buffer)
const words = new BigInt64Array(memory.buffer, BLOCK, 8)
const view = new DataView(memory.buffer)

function shown({ position, before, move }, seat) {
  bytes.set(position, POSITIONS)
  bytes.set(before, BEFORE)
  words.set([POSITIONS, 7, BEFORE, move, seat, ROOM, OUT].map(BigInt))
  exports[entries.show](BLOCK)
  return read(view, OUT, shape)
}

const seen = steps.map(({ position, before, ...rest }) => ({ ...rest, position: Buffer.from(position, 'hex'), before: Buffer.from(before, 'hex') }))
shown(seen[0], seen[0].seats[0])
const start = (spent() - begun) / 1000
let other = 0
let views = 0
for (const step of seen)
  step.seats.forEach((seat, n) => {
    views += 1
    if (JSON.stringify(shown(step, seat)) === step.told[n]) return
    other += 1
    if (other === 1) console.error(JSON.stringify(shown(step, seat)), '\n', step.told[n])
  })
const from = spent()
for (let n = 0; n < times; n++) for (const step of seen) shown(step, step.seats[1])
const each = (spent() - from) / 1000 / times / seen.length
console.log(JSON.stringify({ views, other, start, each }))

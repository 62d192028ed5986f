/** The text of a position in its fields, `name=value`: a notation, no rule (docs/positions.md). */
export const NOTHING = '-'
const ROW = '/'

export interface Fields {
  /** The game and the version of its rules: `azul/1`. */
  head: string
  values: Record<string, string>
}

/** What a text says, as far as it can be read so; null: it is none. */
export function parse(text: string): Fields | null {
  const [head, ...words] = text.trim().split(/\s+/)
  if (!head || !/^[a-z_]+\/\d+$/.test(head)) return null
  const pairs = words.map((word): [string, string] => [word.split('=', 1)[0]!, word.slice(word.indexOf('=') + 1)])
  return words.every((word) => word.indexOf('=') > 0) ? { head, values: Object.fromEntries(pairs) } : null
}

export function print({ head, values }: Fields): string {
  return [head, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** The game that a text is about. */
export const gameOf = (text: string): string => text.trim().split('/', 1)[0]!

/** Parts with a stroke between them. */
export const rows = (value: string): string[] => value.split(ROW)
export const joined = (parts: readonly string[]): string => parts.join(ROW)

/** The same with another part in one place. */
export function withRow(value: string, n: number, part: string): string {
  return joined(rows(value).map((old, at) => (at === n ? part : old)))
}

/** Things of one letter each. */
export const letters = (value: string): string[] => (value === NOTHING ? [] : [...value])
export const spelt = (things: readonly string[]): string => things.join('') || NOTHING

/** How many there are of each thing: `B3K12`. */
export function tally(value: string): Record<string, number> {
  return Object.fromEntries([...value.matchAll(/([A-Z]+)(\d+)/g)].map(([, thing, n]) => [thing!, Number(n)]))
}

/** In the order of `known`; what there is none of is left out. */
export function tallied(counts: Readonly<Record<string, number>>, known: readonly string[]): string {
  return known.map((thing) => (counts[thing] ? `${thing}${counts[thing]}` : '')).join('') || NOTHING
}

/** A heap after a tap on one of its things, or on free room: the same is taken away, what is in hand is put there. */
export function tapped(heap: readonly string[], n: number, held: string, most = Infinity): string[] {
  const there = heap[n]
  if (there === undefined) return held && heap.length < most ? [...heap, held] : [...heap]
  return held && held !== there ? heap.with(n, held) : heap.toSpliced(n, 1)
}

/** A line that is filled up to where one taps; a tap on its last thing takes that away. */
export function filled(line: readonly string[], count: number, held: string): string {
  const less = !held || (line[0] === held && line.length === count)
  return (held || line[0] || '').repeat(less ? Math.min(count - 1, line.length) : count) || NOTHING
}

/** Things in the order of `known`. */
export const sorted = (heap: readonly string[], known: readonly string[]): string => spelt([...heap].sort((one, other) => known.indexOf(one) - known.indexOf(other)))

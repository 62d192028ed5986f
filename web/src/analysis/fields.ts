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

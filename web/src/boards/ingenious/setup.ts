/** Positions of Ingenious as text: letters of colours, cells in rows, tiles as two letters (docs/positions.md). */
import { joined, NOTHING, parse, print, rows, tallied, tally } from '../../analysis/fields'

export const LETTERS: Record<string, string> = { red: 'R', green: 'G', blue: 'B', orange: 'O', yellow: 'Y', purple: 'P' }
const ORDER = Object.values(LETTERS)
export const UNKNOWN = '?'

export const named = (letter: string): string => Object.keys(LETTERS).find((colour) => LETTERS[colour] === letter) ?? ''

/** A tile by its halves, in the order in which it is written. */
export const kindOf = (...halves: string[]): string => [...halves].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join('')
export const KINDS = ORDER.flatMap((one, n) => ORDER.slice(n).map((other) => kindOf(one, other)))

/** A tally of tiles after some more, or fewer, of one kind. */
export function changed(value: string, kind: string, by: number): string {
  const counts = tally(value)
  return tallied({ ...counts, [kind]: Math.max(0, (counts[kind] ?? 0) + by) }, KINDS)
}

/** The tiles of a tally, one by one. */
export const tiles = (value: string): string[] => Object.entries(tally(value)).flatMap(([kind, n]) => Array.from({ length: n }, () => kind))

/** The colours on the board, cell by cell in the order of the rows; empty: a free cell. */
export function spread(board: string): string[] {
  return rows(board).flatMap((row) => [...row.matchAll(/[A-Z]|\d+/g)].flatMap(([one]) => (/\d/.test(one) ? Array.from({ length: Number(one) }, () => '') : [one])))
}

/** The same as text; `widths`: how many cells each row has. */
export function gathered(cells: readonly string[], widths: readonly number[]): string {
  let at = 0
  return joined(widths.map((width) => cells.slice(at, (at += width)).map((one) => one || '.').join('').replace(/\.+/g, (free) => String(free.length))))
}

/** A new game with all tiles in the bag: the first seat's rack is to be filled, the others' are not known. */
export function emptied(fresh: string): string {
  const fields = parse(fresh)!
  const values = { ...fields.values }
  for (const name of Object.keys(values).filter((one) => /^rack\d$/.test(one))) {
    const rack = tiles(values[name]!)
    for (const kind of rack) values['unseen'] = changed(values['unseen']!, kind, 1)
    values[name] = name === 'rack0' ? NOTHING : `${UNKNOWN}${rack.length}`
  }
  return print({ ...fields, values: { ...values, turn: '0' } })
}

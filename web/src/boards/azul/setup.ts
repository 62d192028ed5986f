/** Positions of Azul as text: which letter a tile has there, and what an empty table is (docs/positions.md). */
import { joined, NOTHING, parse, print, rows } from '../../analysis/fields'

export const LETTERS: Record<string, string> = { blue: 'B', yellow: 'Y', red: 'R', black: 'K', white: 'W' }
export const MARKER = '1'
export const FREE = '.'

/** The colour of a letter; the marker has its own. */
export const named = (letter: string): string => (letter === MARKER ? 'marker' : (Object.keys(LETTERS).find((colour) => LETTERS[colour] === letter) ?? ''))

/** A new game with nothing poured. */
export function emptied(fresh: string): string {
  const fields = parse(fresh)!
  return print({ ...fields, values: { ...fields.values, factories: joined(rows(fields.values['factories']!).map(() => NOTHING)) } })
}

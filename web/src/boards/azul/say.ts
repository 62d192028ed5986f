/** Azul's moves as they are told (`F3 red 2`, `C blue floor`, `column 4`), read and put into words. */
import { colourName, placeName, w } from './words'

export interface Taken {
  kind: 'take'
  source: number // 0: the centre
  colour: string
  line: number | null // from 0; null: the floor line
}

export interface Placed {
  kind: 'column'
  column: number // from 0
}

export function readMove(text: string): Taken | Placed | null {
  const take = /^(C|F(\d+)) (\w+) (floor|\d+)$/.exec(text)
  if (take) return { kind: 'take', source: Number(take[2] ?? 0), colour: take[3]!, line: take[4] === 'floor' ? null : Number(take[4]) - 1 }
  const column = /^column (\d+)$/.exec(text)
  return column ? { kind: 'column', column: Number(column[1]) - 1 } : null
}

/** A move in words; who makes it is said before, a name or "you". */
export function inWords(text: string, yours = false): string {
  const move = readMove(text)
  if (!move) return text
  const you = Number(yours)
  if (move.kind === 'column') return w('chose_column', { you, column: move.column + 1 })
  const said = { you, colour: colourName(move.colour), place: placeName(move.source) }
  return move.line === null ? w('took_floor', said) : w('took_line', { ...said, line: move.line + 1 })
}

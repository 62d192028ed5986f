/** The texts of Azul Duel's moves, plates and chips, read into what they point at: see `docs/azul-duel.md`. */

/** What a move points at on the table; numbers count from 0, factory 0 is the large one. */
export type Deed =
  | { do: 'plate'; plate: string }
  | { do: 'keep'; plate: string }
  | { do: 'return'; plate: string }
  | { do: 'draw' }
  | { do: 'stop' }
  | { do: 'break' }
  | { do: 'none' }
  | { do: 'secret' }
  | { do: 'space'; space: number }
  | { do: 'turn'; turns: number }
  | { do: 'sun'; factory: number; colour: string }
  | { do: 'moons'; colour: string }
  | { do: 'stack'; colour: string }
  | { do: 'chip'; factory: number }
  | { do: 'line'; line: number }
  | { do: 'column'; column: number }
  | { do: 'pay'; chip: string }

export const COLOURS = ['blue', 'yellow', 'red', 'black', 'turquoise'] as const
export const LETTERS: Record<string, string> = { B: 'blue', Y: 'yellow', R: 'red', K: 'black', T: 'turquoise', '*': 'special', '#': 'wild' }

/** A move's text, read. What a seat may not know is told as "return a plate". */
export function read(text: string): Deed {
  const [verb = '', what = ''] = text.split(' ')
  const number = Number(what.replace('F', '')) - 1
  switch (verb) {
    case 'plate':
    case 'keep':
      return { do: verb, plate: what }
    case 'return':
      return what.includes('/') ? { do: 'return', plate: what } : { do: 'secret' }
    case 'draw':
    case 'stop':
    case 'break':
      return { do: verb }
    case 'no':
      return { do: 'none' }
    case 'space':
      return { do: 'space', space: number }
    case 'turn':
      return { do: 'turn', turns: Number(what) / 90 }
    case 'moons':
    case 'stack':
      return { do: verb, colour: what }
    case 'chip':
      return { do: 'chip', factory: number + 1 }
    case 'line':
      return { do: 'line', line: number }
    case 'column':
      return { do: 'column', column: number }
    case 'pay':
      return { do: 'pay', chip: chipOf(what) }
    default:
      return { do: 'sun', factory: verb === 'L' ? 0 : Number(verb.slice(1)), colour: what }
  }
}

/** "blue/red" as the chip B/R. */
function chipOf(names: string): string {
  const letter = (name: string) => Object.entries(LETTERS).find(([, colour]) => colour === name)?.[0] ?? ''
  return names.split('/').map(letter).join('/')
}

/** The colours a chip shows: one, or two. */
export function chipColours(chip: string): string[] {
  return chip.split('/').map((letter) => LETTERS[letter] ?? '')
}

/** A plate's four spaces, row by row, after so many quarter turns clockwise. */
export function plateCells(plate: string, turns = 0): string[] {
  let cells = [...plate.replace('/', '')].map((letter) => LETTERS[letter] ?? '')
  for (let n = 0; n < turns; n++) cells = [cells[2]!, cells[0]!, cells[3]!, cells[1]!]
  return cells
}

/** The drawing of a tile. */
export function tile(colour: string): string {
  return `t-${colour === 'turquoise' ? 'turq' : colour}`
}

export function ghost(colour: string): string {
  return `g-${colour === 'turquoise' ? 'turq' : colour}`
}

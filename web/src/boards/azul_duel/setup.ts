/** Positions of Azul Duel as text: letters of colours, chips and the spaces of plates (docs/positions.md). */
import { joined, NOTHING, parse, print, rows } from '../../analysis/fields'
import type { DuelView } from './view'

export const LETTERS: Record<string, string> = { blue: 'B', yellow: 'Y', red: 'R', black: 'K', turquoise: 'T' }
export const SPECIAL = '*'
export const WILD = '#'
export const FREE = '.'
export const FACE_DOWN = '?'
export const GOALS: [name: string, goal: string][] = [['1A', 'columns'], ['1B', 'rim'], ['2A', 'diagonals'], ['2B', 'corners'], ['3A', 'wild'], ['3B', 'special'], ['4A', 'rows'], ['4B', 'colours']]

/** What a letter stands for: a colour, a special or a wild space. */
export const named = (letter: string): string => (letter === SPECIAL ? 'special' : letter === WILD ? 'wild' : (Object.keys(LETTERS).find((colour) => LETTERS[colour] === letter) ?? ''))

/** Chips as they are written, and as they are drawn. */
export const chipsOf = (view: DuelView): Record<string, string> => Object.fromEntries(Object.keys(view.unseen_chips).map((chip) => [chip.split('-').map((colour) => LETTERS[colour]).join(''), chip]))

/** A chip as it is drawn. */
export const chipNamed = (short: string): string => [...short].map(named).join('-')

/** All plates that there are, as they are written. */
export const platesOf = (view: DuelView): string[] => [...Object.keys(view.plates), ...view.unknown_plates].map((plate) => plate.replace('/', ''))

/** A plate turned by a quarter. */
export const turned = (plate: string): string => [2, 0, 3, 1].map((n) => plate[n]).join('')
/** The same plate however it lies. */
export const same = (one: string, other: string): boolean => [one, turned(one), turned(turned(one)), turned(turned(turned(one)))].includes(other)

/** A first round with nothing poured and no plate taken. */
export function emptied(fresh: string): string {
  const fields = parse(fresh)!
  const bare = (field: string) => joined(rows(fields.values[field]!).map(() => NOTHING))
  const values = { ...fields.values, phase: 'acquire', asked: 'action', turn: fields.values['starter']!, suns: bare('suns'), display: '-,-,-' }
  return print({ ...fields, values })
}

/** Something that may be asked: when, and what the text tells only then; without a phase it belongs to more than one. */
export interface Question {
  name: string
  phase: string | null
  asked: string
  fields: readonly string[]
}

const PHASES = ['set-up', 'acquire']
export const QUESTIONS: readonly Question[] = [
  { name: 'first-plate', phase: 'set-up', asked: 'action', fields: [] },
  { name: 'action', phase: 'acquire', asked: 'action', fields: [] },
  { name: 'drawing', phase: 'acquire', asked: 'drawing', fields: ['drawn'] },
  { name: 'keep', phase: 'acquire', asked: 'keep', fields: ['looks'] },
  { name: 'return', phase: 'acquire', asked: 'return', fields: ['plate', 'looks'] },
  { name: 'space', phase: null, asked: 'space', fields: ['plate'] },
  { name: 'turn', phase: null, asked: 'turn', fields: ['plate', 'space'] },
  { name: 'stack', phase: 'acquire', asked: 'stack', fields: ['inhand', 'rest', 'factory'] },
  { name: 'line', phase: 'acquire', asked: 'line', fields: ['inhand'] },
  { name: 'column', phase: 'tiling', asked: 'column', fields: ['line', 'paid'] },
  { name: 'chips', phase: 'tiling', asked: 'chips', fields: ['line'] },
  { name: 'next-chip', phase: 'tiling', asked: 'next-chip', fields: ['line', 'paid'] },
  { name: 'nothing', phase: 'over', asked: 'nothing', fields: [] },
]
// What stands in a field until somebody says otherwise; a plate is the first that is left.
const FIRST: Record<string, string> = { space: '1', inhand: LETTERS['blue']!, rest: LETTERS['yellow']!, factory: '1', line: '1', drawn: '?*' }

type Values = Readonly<Record<string, string>>

/** What is asked in a position. */
export function questionOf({ phase, asked }: Values): Question {
  return QUESTIONS.find((one) => one.asked === asked && (one.phase ?? phase) === phase) ?? QUESTIONS[1]!
}

/** The changes that make it ask something else: what the text tells only then comes and goes with it. */
export function asking({ name, phase, asked, fields }: Question, values: Values, plates: readonly string[]): Record<string, string | null> {
  const known = [...new Set(QUESTIONS.flatMap((one) => one.fields))]
  const gone = Object.fromEntries(known.map((field) => [field, null]))
  const usual = (field: string) => (field === 'plate' ? plates[0] : field === 'looks' ? plates[1] : FIRST[field])
  const come = fields.flatMap((field): [string, string][] => { const value = values[field] ?? usual(field); return value ? [[field, value]] : [] })
  const turn = name === 'nothing' ? NOTHING : values['turn'] === NOTHING ? values['starter']! : values['turn']!
  return { ...gone, ...Object.fromEntries(come), turn, asked, phase: phase ?? (PHASES.includes(values['phase']!) ? values['phase']! : 'acquire') }
}

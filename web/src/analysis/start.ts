/** Where an analysis begins, and its address: all that somebody else needs to see the same. */
import type { Placed, Start } from '../lib/types'

/** A start and the moves made from there. */
export interface Place {
  start: Start
  moves: number[]
  /** What each move brought by chance, where somebody wrote that down; left out: nobody did. */
  deals?: string[][]
  /** Whether a game is written down that is played at a real table. */
  writing?: boolean
}

const OURS = ['p', 's', 'm', 'd', 'k', 'w', 'game', 'table', 'move']
const [BETWEEN, AFTER] = ['!', '~'] // deals of moves, and the deals of a move: no deal has them
const SEEDS = 2 ** 31

/** Chance that nobody chose. */
export const anySource = (): string => String(Math.floor(Math.random() * SEEDS))
/** Chance where it is all the same. */
export const NO_CHANCE = '0'

/** The address of a place; what a query can say as it is stays readable. */
export function address({ start, moves, deals = [], writing }: Place): string {
  const parts: [string, string][] =
    'position' in start ? [['p', start.position]] : [['game', start.game], ...Object.entries(start.options).map(([name, value]): [string, string] => [name, String(value)])]
  if (start.source !== NO_CHANCE) parts.push(['s', start.source])
  if (start.known) parts.push(['k', start.known])
  if (moves.length) parts.push(['m', moves.join('.')])
  const told = deals.flatMap((one, n) => (one.length ? [[n, ...one].join(AFTER)] : []))
  if (told.length) parts.push(['d', told.join(BETWEEN)])
  if (writing) parts.push(['w', '1'])
  return `/analyse?${parts.map(([name, value]) => `${name}=${plain(value)}`).join('&')}`
}

const plain = (value: string) => encodeURIComponent(value).replace(/%(20|2F|3D|3A|2C|3F)/g, (_, code: string) => (code === '20' ? '+' : String.fromCharCode(parseInt(code, 16))))

/** What an address says; null: it names no place. */
export function placeOf(query: string): Place | null {
  const asked = new URLSearchParams(query)
  const [position, game] = [asked.get('p'), asked.get('game')]
  const source = asked.get('s') || NO_CHANCE
  const moves = (asked.get('m') ?? '').split('.').filter(Boolean).map(Number).filter(Number.isInteger)
  const known = asked.get('k')
  const rest = { moves, ...dealt(asked.get('d'), moves.length), ...(asked.has('w') ? { writing: true } : {}) }
  if (position?.trim()) return { start: { position: position.trim().replace(/\s+/g, ' '), source, ...(known ? { known } : {}) }, ...rest }
  if (!game) return null
  const options = Object.fromEntries([...asked].filter(([name]) => !OURS.includes(name)).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]))
  return { start: { game, options, source }, ...rest }
}

/** The deals of so many moves, as an address has them. */
function dealt(told: string | null, moves: number): { deals?: string[][] } {
  if (!told) return {}
  const parts = told.split(BETWEEN).map((one) => one.split(AFTER))
  return { deals: Array.from({ length: moves }, (_, n) => parts.find(([at]) => Number(at) === n)?.slice(1) ?? []) }
}

/** The start of a game that is written down: no more is known of it than its text tells. */
export function written({ position, known }: Pick<Placed, 'position' | 'known'>): Place {
  return { start: { position, source: NO_CHANCE, ...(known ? { known } : {}) }, moves: [], writing: true }
}

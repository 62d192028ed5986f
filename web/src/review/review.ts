/** A game that was judged, move by move: what the server found, and how it is read. Moves count from 0; `chances[n]` is before the n-th. */
import type { components } from '../lib/schema'
import type { Deed } from '../lib/telling'
import { settings } from '../lib/settings.svelte'
import type { Form } from '../lib/types'

type Schemas = components['schemas']

/** What somebody did at a stretch; `worst` is the decision that cost most. */
export type Turn = Schemas['JudgedTurn']
export type Mark = Turn['mark']
export type Deal = Schemas['JudgedDeal']
export type Swing = Schemas['SwingView']
/** A seat's game in numbers: result − start = own + others + hindsight + luck. */
export type Sums = Schemas['JudgedSeat']
/** A move of a line. */
export type Step = Omit<Schemas['JudgedStep'], 'deed'> & { deed: Deed }
/** A move that was made or could have been; chances are shares of a win, `line` is how its turn goes on, this move first. */
export type Option = Omit<Schemas['JudgedChoice'], 'deed' | 'line'> & { deed: Deed; line: Step[] }
export type Decided = Omit<Schemas['JudgedDecision'], 'played' | 'best'> & { played: Option; best: Option }
export type Review = Omit<Schemas['ReviewView'], 'decisions'> & { decisions: Decided[] }

/** A decision that is asked once more. */
export type Asked = Pick<Decided, 'n' | 'seat' | 'mark' | 'loss' | 'played' | 'best'>

/** What became of a try; `other`: nobody can say. `loss` is what it lacks to the best, null: that is not known. */
export interface Answer {
  verdict: 'right' | 'better' | 'wrong' | 'other' | 'shown'
  loss: number | null
  choice: Option | null
  /** Why the best, rather than this or what was played. */
  reasons: Schemas['ReasonView'][]
  /** When it comes back, in milliseconds since 1970; null: that did not change. */
  back: number | null
}

/** Who says what a try is worth; without a move it is only to be shown. */
export type Judge = (asked: Asked, move: number | null) => Promise<Answer>

/** Marks that are mistakes, the smallest first, and what each mark is called. */
export const MISTAKES: readonly Mark[] = ['?!', '?', '??']
export const CALLED: Record<Exclude<Mark, ''>, string> = { '?!': 'inaccuracy', '?': 'mistake', '??': 'blunder', '!': 'find' }

/** A share of a win as people read it: in hundredths. */
export const points = (share: number): number => Math.round(share * 100) || 0

/** What a decision loses on average, as people read it: in hundredths of a win, with a decimal. */
export const lossRate = (share: number): string => (share * 100).toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The turn that is seen when so many moves are made; null: none was made yet. */
export function turnAt({ decisions, turns }: Review, moves: number): Turn | null {
  const made = decisions[moves - 1]
  return made ? turns[made.turn]! : null
}

/** What chance brought with the last of so many moves, if it did. */
export function dealAt({ deals }: Review, moves: number): { deal: Deal; nth: number } | null {
  const found = deals.findIndex(({ n }) => n === moves - 1)
  return found < 0 ? null : { deal: deals[found]!, nth: found + 1 }
}

/** The moment at which all of a turn is made. */
export const momentOf = ({ last }: Turn): number => last + 1

/** The mark of each turn, by every moment of it. */
export function marksOf({ turns }: Review): Map<number, Mark> {
  const found = new Map<number, Mark>()
  for (const turn of turns) if (turn.mark) for (let n = turn.first; n <= turn.last; n++) found.set(n + 1, turn.mark)
  return found
}

/** The marked moment after this one, or before it. */
export function nextMark(review: Review, moves: number, way: 1 | -1): number | null {
  const all = review.turns.filter(({ mark }) => mark).map(momentOf)
  return (way > 0 ? all.find((moment) => moment > moves) : all.findLast((moment) => moment < moves)) ?? null
}

/** How somebody plays games of the kind that was reviewed. */
export function formOf(forms: readonly Form[], { game, options, seats }: Review): Form | null {
  return forms.find((one) => one.game === game && one.players === seats.length && Object.entries(one.options).every(([name, value]) => options[name] === value)) ?? null
}

/** The turns of some seats that are worth another try, as they came. */
export function mistakesOf({ turns, decisions }: Review, seats: readonly number[]): Turn[] {
  return turns.filter(({ seat, mark, worst }) => seats.includes(seat) && MISTAKES.includes(mark) && decisions[worst]!.best.move !== decisions[worst]!.played.move)
}

/** Where rounds begin: after so many moves. */
export function roundsOf({ turns }: Review): { round: number; moves: number }[] {
  return turns.flatMap(({ round, first }, n) => (round !== null && round !== turns[n - 1]?.round ? [{ round, moves: first }] : []))
}

/** What brought a seat from its first chances to its last, in whole points that add up as they are shown. */
export function account({ start, result, own, others, hindsight, luck }: Sums): { start: number; result: number; own: number; others: number; hindsight: number; luck: number } {
  const [from, to] = [points(start), points(result)]
  const [a, b, c, d] = shared([own, others, hindsight, luck].map((part) => part * 100), to - from)
  return { start: from, result: to, own: a!, others: b!, hindsight: c!, luck: d! }
}

/** Whole numbers near these that add up to a sum: what is missing goes where rounding took the most. */
export function shared(parts: readonly number[], sum: number): number[] {
  const found = parts.map(Math.round)
  for (let left = sum - found.reduce((all, one) => all + one, 0); left; left -= Math.sign(left)) {
    const lacks = parts.map((part, n) => (part - found[n]!) * Math.sign(left))
    found[lacks.indexOf(Math.max(...lacks))]! += Math.sign(left)
  }
  return found.map((one) => one || 0)
}

/** The deeds of a turn without those that a later one tells again; the judged one by all means: how tiles were stacked nothing tells later. */
export function worthSaying(steps: readonly { deed: Deed }[], judged = 0): Deed[] {
  const told = steps.map(({ deed }) => deed)
  let last = judged
  while (told[last + 1]?.kind === told[judged]?.kind && last + 1 < told.length) last++
  const fields = Object.keys(told[last] ?? {})
  const again = told.slice(last + 1).some((later) => fields.every((name) => name in later))
  return told.filter(({ passing }, n) => !passing || n === told.length - 1 || (n === last && !again))
}

/** What was done in a turn, but for what had to be done at its end; and what would have been better from where it went wrong; null: nothing was. */
export function playedIn({ decisions }: Review, { first, last, worst }: Turn): Deed[] {
  const moves = decisions.slice(first, last + 1)
  while (moves.length > 1 && moves.at(-1)!.choices === 1 && moves.at(-1)!.n !== worst) moves.pop()
  return worthSaying(moves.map(({ played }) => played), worst - first)
}
export function betterThan({ decisions }: Review, { worst, loss }: Turn): Deed[] | null {
  const { best, played } = decisions[worst]!
  return loss > 0 && best.move !== played.move ? worthSaying(best.line.length ? best.line : [best]) : null
}

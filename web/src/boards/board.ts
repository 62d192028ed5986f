/** What every game's folder brings: see `docs/add-a-game.md`. */
import type { Component, Snippet } from 'svelte'
import type { Guided } from '../guide/ideas'
import type { Key } from '../lib/over.svelte'
import { part } from '../lib/part.svelte'
import { learn } from '../words'

/** What the primary button would do now: one move, in words; without a move, what is to be chosen first. */
export interface Choice {
  move: number | null
  label: string
}

export interface BoardProps<View = unknown> {
  view: View
  /** The names of the seats; "you" is said by the board where it speaks of `eyes`. */
  names: string[]
  /** My seat; null: I watch. */
  eyes: number | null
  /** Whether I may decide now; the view's moves are offered only then. */
  active: boolean
  /** Moves that a hint recommends, the best first. */
  advice: number[]
  /** Tell the page what its primary button would do, or what is to be chosen first; null: nothing is to be done. */
  choose: (choice: Choice | null) => void
  /** Do it. */
  play: (move: number) => void
  /** Tell what is in hand, where that is no decision yet; null: nothing. */
  hold?: (hand: unknown) => void
  /** Take my last decision back; null: I may not. */
  undo: (() => void) | null
  /** Parts of the page that the board puts where they belong in its layout. */
  status: Snippet<[string]> // whose turn it is, and what to do next in the board's words
  person: Snippet<[number, number]> // a seat's name, avatar, clock and score
  actions: Snippet // undo, hint and the primary button: beside the board on a desk
  log: Snippet // the game so far, and chat
}

export interface GameFolder<View = unknown> {
  Board: Component<BoardProps<View>>
  /** Which drawing of the sprite a thing is, or which ones side by side; left out: `t-` and its name. */
  drawing?: (what: string) => string | string[]
  /** Whether a seat has what others at the same screen should not see; left out: never. */
  hides?: (view: View) => boolean
  /** The rules in our own words, on real boards; they bring whole positions along, and come only to those who want to learn. */
  lessons: () => Promise<{ default: Component }>
  /** The keys that the board listens to, and what they do; left out: none of its own. */
  keys?: () => Key[]
  /** A first game, idea by idea; left out: there is none. */
  guide?: Guided<View>
  /** To set up a position by clicking, and the text of an empty table, made of that of a new game; left out: a position is set up as text. */
  SetUp?: Component<SetUpProps<View>>
  emptied?: (fresh: string) => string
  /** To enter what came by chance at a real table; left out: it is left to chance. */
  deals?: Deals
}

/** What chance brings, as it is written down (`docs/records.md`), to be entered by clicking. */
export interface Deals {
  fields: Record<string, DealtField>
  /** Draws a thing by what it is in the text. */
  Thing: Component<{ thing: string }>
  /** A thing in words. */
  named: (thing: string) => string
  /** What a seat chooses from that which nobody sees: when it is asked for, what it may be, and the move as text. */
  chosen?: { asks: (view: unknown) => boolean; things: (view: unknown) => string[]; text: (thing: string) => string }
}

export interface DealtField {
  title: () => string
  /** Its places in groups, with a thing each, and the same as text. */
  split: (value: string) => string[][]
  join: (groups: readonly (readonly string[])[]) => string
  /** What may come, by the view from before. */
  things: (view: unknown) => string[]
  /** What lay there before may still do. */
  stays?: boolean
}

/** The fields of a position's text, to be drawn and changed: see `docs/positions.md`. */
export interface SetUpProps<View = unknown> {
  values: Readonly<Record<string, string>>
  /** Change some fields; null: such a field is left out. */
  set: (changes: Record<string, string | null>) => void
  /** What is wrong with a field, in words; empty: nothing that is known. */
  wrong: (field: string) => string
  names: string[]
  /** A new game of this kind, for what is printed and how much there is of everything. */
  fresh: { view: View; values: Readonly<Record<string, string>> }
  /** The position as it is, once it can be; null: not yet. */
  view: View | null
  /** What stays in sight below: the game's palette, and what the page adds. */
  foot: Snippet<[Snippet]>
}

export interface GameCard {
  /** A small picture of the game for the front page. */
  Vignette: Component
  /** How long a game takes. */
  minutes: number
  /** The drawing by which it is known in lists. */
  mark: string
}

const folders = import.meta.glob<GameFolder>('./*/index.ts')
const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true })

/** A game's boards and words, loaded when somebody plays it. */
export async function folder(game: string): Promise<GameFolder> {
  const load = folders[`./${game}/index.ts`]
  if (!load) throw new Error(`this page has no board for ${game}`)
  const [found] = await Promise.all([part(load), learn(`${game}.card`, game)])
  return found
}

/** A game's card for the front page. */
export function card(game: string): GameCard | undefined {
  return cards[`./${game}/card.ts`]
}

/** What every game's folder brings: see `docs/add-a-game.md`. */
import type { Component, Snippet } from 'svelte'
import type { Told } from '../lib/types'

/** What the primary button would do now: one move, in words. */
export interface Choice {
  move: number
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
  /** The event that led here, if the board may show it in motion. */
  happened: Told | null
  /** Moves that a hint recommends, the best first. */
  advice: number[]
  /** Tell the page what its primary button would do; null: nothing yet. */
  choose: (choice: Choice | null) => void
  /** Do it. */
  play: (move: number) => void
  /** Take my last decision back; null: I may not. */
  undo: (() => void) | null
  /** Parts of the page that the board puts where they belong in its layout. */
  status: Snippet<[string]> // whose turn it is, and what to do next in the board's words
  person: Snippet<[number, number]> // a seat's name, avatar, clock and score
  actions: Snippet // undo, hint and the primary button: beside the board on a desk
  log: Snippet // the game so far, and chat
}

/** A part of the final score: what it is called, and its points seat by seat. */
export interface ScorePart {
  label: string
  points: (number | null)[]
}

export interface GameFolder<View = unknown> {
  Board: Component<BoardProps<View>>
  /** A move in words, as the rest of a sentence that begins with who makes it, a name or "you". */
  say: (told: Extract<Told, { kind: 'moved' }>, yours?: boolean) => string
  /** Whether a seat has what others at the same screen should not see; left out: never. */
  hides?: (view: View) => boolean
  /** The points so far, seat by seat. */
  scores: (view: View) => number[]
  /** Where the points came from, at the end; the page adds nothing. */
  breakdown: (view: View) => ScorePart[]
  /** The rules in our own words, on real boards. */
  Learn: Component
}

export interface GameCard {
  /** A small picture of the game for the front page. */
  Vignette: Component
  title: string
  tagline: () => string
  players: string
  minutes: number
  /** What may be chosen for a table, in words. */
  option: (name: string, value: string | number) => { label: string; choice: string }
}

const folders = import.meta.glob<GameFolder>('./*/index.ts')
const cards = import.meta.glob<GameCard>('./*/card.ts', { eager: true })

/** A game's boards, loaded when somebody plays it. */
export function folder(game: string): Promise<GameFolder> {
  const load = folders[`./${game}/index.ts`]
  return load ? load() : Promise.reject(new Error(`this page has no board for ${game}`))
}

/** A game's card for the front page. */
export function card(game: string): GameCard | undefined {
  return cards[`./${game}/card.ts`]
}

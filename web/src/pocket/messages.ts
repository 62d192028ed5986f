/** What a page and the worker with its tables say to each other. */

import type { Why } from '../lib/unable.svelte'

export type ToTable =
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
  | { kind: 'stop'; id: number }
  | { kind: 'dial' }
  | { kind: 'say'; frame: string }
  | { kind: 'hang up' }

export type FromTable =
  | { kind: 'starting'; done: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Why; reason: string }
  | { kind: 'trouble'; why: Why }
  | { kind: 'head'; id: number; status: number }
  | { kind: 'part'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'frame'; text: string }

/** Where something lies and how many bytes it has; of rows, how many each has, and where their number is written. */
export type Piece = [at: number, size: number, counted?: number]

/** What a hand is to do (`src/tegel/pocket/crew.py`): call a kernel with a block of words, of which the last says how often it iterates. */
export interface Order {
  number: number
  kernel: string
  block: number
  words: number
  count: number
  anew: boolean // what is given is all that it needs: it need not remember anything
  end: number // of all that the kernel may touch
  given: Piece[]
  returned: Piece[]
}

export type ToHand = { kind: 'begin'; library: WebAssembly.Module } | { kind: 'grow'; order: Order; pieces: ArrayBuffer[] } | { kind: 'stop' }

/** How often it has iterated, and what lies now where something was to be returned; or why nothing does. */
export interface FromHand {
  number: number
  done: number
  pieces: ArrayBuffer[]
  reason?: string
}

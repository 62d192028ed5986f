/** What a page and the worker with its tables say to each other. */

import type { Why } from '../lib/unable.svelte'

export type ToTable =
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
  | { kind: 'stop'; id: number }
  | { kind: 'dial' }
  | { kind: 'say'; frame: string }
  | { kind: 'hang up' }

export type FromTable =
  | { kind: 'ready' }
  | { kind: 'failed'; why: Why; reason: string }
  | { kind: 'trouble'; why: Why }
  | { kind: 'head'; id: number; status: number }
  | { kind: 'part'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'frame'; text: string }

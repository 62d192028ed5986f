/** What a page and the worker with its tables say to each other. */

export type ToTable =
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
  | { kind: 'stop'; id: number }
  | { kind: 'dial' }
  | { kind: 'say'; frame: string }
  | { kind: 'hang up' }

export type FromTable =
  | { kind: 'failed'; reason: string }
  | { kind: 'head'; id: number; status: number }
  | { kind: 'part'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'frame'; text: string }

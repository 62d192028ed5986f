/** The HTTP side of the server. */
import type { Kind } from '../words'
import { live } from './live.svelte'
import { posted } from './notice.svelte'
import { alone, reach } from './reach'
import { settings } from './settings.svelte'
import type { Advice, Answered, Block, FileTree, Games, HandedMistake, Happened, Invitation, Made, Me, NewBrowser, NewFile, NewReport, NewTable, NewWebhook, NewWishes, NoticePlace, Notices, Opinion, OwnSummary, Pack, Person, Placed, Problem, PuzzleAnswer, PuzzleSet, PuzzleStanding, PuzzleView, Ready, RecordView, Replayed, ReviewSummary, Standing, Start, Statistics, TableSummary, Told, TriedLine, Visitor, Wanted } from './types'

/** What the server refused, with its code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Of a move: which rule forbids it, and what it is about. */
    readonly refusal: Kind | null = null,
    /** Of a position: which of its fields it is about. */
    readonly field: string | null = null,
  ) {
    super(message)
  }
}

/** The server can't be reached. */
export class Away extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown, by = reach): Promise<T> {
  const response = await send(method, path, body, undefined, by)
  return (response.status === 204 ? undefined : await response.json()) as T
}

export async function send(method: string, path: string, body?: unknown, signal?: AbortSignal, by = reach): Promise<Response> {
  let response: Response
  try {
    response = await by(path, {
      method,
      headers: { 'Accept-Language': document.documentElement.lang, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch {
    throw new Away('the server is away')
  }
  if (response.ok) return response
  if (response.status >= 502) throw new Away('the server is away')
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw refused({ code: 'unknown', message: response.statusText, ...problem }, response.status)
}

const refused = ({ code, message, refusal, field }: Problem, status: number) => new Refused(code, message, status, refusal as Kind | undefined, field)

export const api = {
  enter: (name?: string, invitation?: string) => ask<Me>('POST', '/players', { ...(name ? { name } : {}), ...(invitation ? { invitation } : {}) }),
  visitor: () =>
    ask<Visitor>('GET', '/visitor').then(({ me, notice }) => {
      posted.notice = notice ?? null
      return me
    }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  games: () => ask<Games>('GET', '/games'),
  readiness: () => ask<{ games: Ready[] }>('GET', '/readiness').then(({ games }) => games),
  open: (status: 'waiting' | 'playing' | 'finished', game?: string) =>
    ask<{ tables: TableSummary[] }>('GET', `/tables?status=${status}${game ? `&game=${game}` : ''}`).then((list) => list.tables),
  mine: (before?: number) =>
    ask<{ tables: OwnSummary[] }>('GET', `/me/tables${before ? `?before=${before}` : ''}`).then((list) => list.tables),
  statistics: (login?: string) => ask<Statistics>('GET', login ? `/players/${login}/statistics` : '/me/statistics'),
  gamesOf: (login: string, before?: number) =>
    ask<{ tables: OwnSummary[] }>('GET', `/players/${login}/tables${before ? `?before=${before}` : ''}`).then((list) => list.tables),
  create: (table: NewTable) => ask<Made>('POST', '/tables', table),
  /** Also while the page is being closed: nobody waits for the answer. */
  callOff: (table: string, expected: number) =>
    void reach(`/tables/${table}/commands`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ expected, id: `off-${expected}`, do: { kind: 'call_off' } }),
    }).catch(() => undefined),
  pair: (wanted: Wanted) => ask<Made>('POST', '/pairings', wanted),
  people: () => ask<{ people: Person[] }>('GET', '/me/people').then(({ people }) => people),
  invite: (table: string, { table: met, seat }: { table: string; seat: number }) => ask<void>('POST', `/tables/${table}/invitations`, { table: met, seat }),
  invitations: () => ask<{ invitations: Invitation[] }>('GET', '/me/invitations').then(({ invitations }) => invitations),
  decline: (table: string) => ask<void>('DELETE', `/me/invitations/${table}`),
  blocks: () => ask<{ blocks: Block[] }>('GET', '/me/blocks').then(({ blocks }) => blocks),
  block: (table: string, seat: number) => ask<Block>('POST', '/me/blocks', { table, seat }),
  unblock: (id: string) => ask<void>('DELETE', `/me/blocks/${id}`),
  blockedSeats: (table: string) => ask<{ seats: number[] }>('GET', `/tables/${table}/blocked`).then(({ seats }) => seats),
  report: (table: string, report: NewReport) => ask<void>('POST', `/tables/${table}/reports`, report),
  standing: () => ask<Standing>('GET', '/me/standing'),
  readWarning: () => ask<void>('DELETE', '/me/standing/warning'),
  puzzleSets: () => ask<{ sets: PuzzleSet[] }>('GET', '/puzzles').then(({ sets }) => sets),
  dailyPuzzle: () => ask<PuzzleView>('GET', '/puzzles/daily'),
  nextPuzzle: (game: string, theme?: string) => ask<PuzzleView>('GET', `/me/puzzles/${game}/next${theme ? `?theme=${theme}` : ''}`),
  puzzleStanding: (game: string) => ask<PuzzleStanding>('GET', `/me/puzzles/${game}`),
  /** All one's moves so far; null: the answer shall be shown. */
  tryPuzzle: (puzzle: string, moves: number[] | null) => ask<PuzzleAnswer>('POST', `/puzzles/${puzzle}/tries`, { moves }),
  reviewSummary: (wanted: { game?: string; theme?: string; most?: number } = {}) =>
    ask<ReviewSummary>('GET', `/me/reviews/summary?${new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]))}`),
  /** What one would play now; null: it was shown. */
  answerMistake: (mistake: string, move: number | null) => ask<Answered>('POST', `/me/mistakes/${mistake}/answer`, { move }),
  answerReview: (table: string, n: number, move: number | null) => ask<Answered>('POST', `/tables/${table}/review/answers`, { n, move }),
  events,
  after: (table: string, moves: number, seat?: number) =>
    ask<Replayed>('GET', `/tables/${table}/moves/${moves}${seat === undefined ? '' : `?seat=${seat}`}`),
  /** A game after moves that one thinks of. */
  tryPlan: (table: string, seat: number, moves: number[]) => ask<TriedLine>('POST', `/tables/${table}/plans`, { seat, moves }),
  pushKey: () => ask<{ key: string }>('GET', '/notices/key').then(({ key }) => key),
  notices: () => ask<Notices>('GET', '/me/notices'),
  wishNotices: (wishes: NewWishes) => ask<void>('PUT', '/me/notices', wishes),
  addBrowser: (browser: NewBrowser) => ask<NoticePlace>('POST', '/me/notices/browsers', browser),
  addWebhook: (hook: NewWebhook) => ask<{ place: NoticePlace; secret: string }>('POST', '/me/notices/webhooks', hook),
  tryPlace: (place: string) => ask<{ arrived: boolean; status: number | null; why: string | null }>('POST', `/me/notices/places/${place}/trial`),
  dropPlace: (place: string) => ask<void>('DELETE', `/me/notices/places/${place}`),
  stopMail: (token: string) => ask<void>('POST', `/notices/mail/${token}`),
  hint: async (table: string, expected: number) =>
    (await (await thinker())?.hint(table, expected)) ?? (await ask<{ advice: Advice[] }>('POST', `/tables/${table}/hint`, { expected })).advice,
  record: (table: string) => send('GET', `/tables/${table}/record`).then((response) => response.text()),
  /** Without a server: all games that are over as one file, and games from such a file. */
  carryOut: () => send('GET', '/me/games').then((response) => response.text()),
  takeIn: (records: string) => ask<{ added: number; known: number; others: number }>('POST', '/me/games', { records }),
  replay: (record: string, after: number | null, seat: number | null = null) =>
    ask<RecordView>('POST', '/records/views', { record, after, seat }),
  position: (start: Start, moves: readonly (number | string)[], deals: readonly string[][] = []) => ask<Placed>('POST', '/positions', { ...start, moves, deals }),
  tree: (record: string) => ask<FileTree>('POST', '/records/trees', { record }),
  write: (file: NewFile) => send('POST', '/records', file).then((response) => response.text()),
  /** Where a browser finds what it needs to think by itself, if its server lends that; and whether it may about a position. */
  pack: () => ask<Pack>('GET', '/pack'),
  askLeave: (wanted: object) => ask<void>('POST', '/analyses/leave', wanted),
  askHintLeave: (table: string, expected: number) => ask<{ position: string }>('POST', `/tables/${table}/hint/leave`, { expected }),
  isReviewed: (table: string) => ask<object>('GET', `/tables/${table}/review`).then(() => true, absent),
  /** Mistakes of one's own that this browser has found: they come back as others do. */
  handIn: (table: string, mistakes: HandedMistake[]) => ask<void>('POST', `/tables/${table}/review/own`, { mistakes }),
  /** What the champion thinks, again and again as it looks deeper. */
  analyse: (start: Start, asked: { moves: number[]; deals: string[][]; lines: number; seconds: number }, signal: AbortSignal) => told<Opinion>('/analyses', { ...start, ...asked }, signal, async (body) => (await (await thinker())?.analyse(body, signal)) ?? null),
}

function absent(error: unknown): false {
  if (error instanceof Refused && error.code === 'not_found') return false
  throw error
}

/** All that happened at a table; the server tells some hundred events at a time. */
async function events(table: string): Promise<Told[]> {
  const found: Told[] = []
  for (let more = true, after = 0; more; ) {
    const page: Happened = await ask('GET', `/tables/${table}/events?after=${after}`)
    found.push(...page.events)
    more = page.more
    after = page.number
  }
  return found
}

let known: Promise<Me> | undefined

/** Who plays here; a guest is made when somebody first needs to be known. */
export function someone(): Promise<Me> {
  known ??= come().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function come(): Promise<Me> {
  const me = await api.visitor()
  if (me) return me
  const guest = await api.enter()
  live().again() // it was opened by nobody in particular
  return guest
}

/** Somebody else plays here now. */
export function forget(): void {
  known = undefined
}

/** This browser, where somebody wishes that it thinks; null: the server shall. */
export async function thinker(): Promise<typeof import('../analysis/here') | null> {
  if (alone || settings.thinks === 'server') return null
  const here = await import('../analysis/here')
  return settings.thinks === 'browser' || here.isReady() ? here : null
}

/** Something the server finds out for somebody, and tells bit by bit: a line of JSON each, until it has no more to say. */
export async function* told<T extends object>(path: string, body: unknown, signal: AbortSignal, first?: (body: object) => Promise<Response | null>): AsyncGenerator<T> {
  await someone()
  const response = (await first?.(body as object)) ?? (await send('POST', path, body, signal))
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Away('the server is away')
    })
    const lines = (rest + (value ?? '')).split('\n')
    rest = lines.pop()!
    for (const line of lines.filter(Boolean)) {
      const news = JSON.parse(line) as T | Problem
      if ('code' in news) throw refused(news as Problem, response.status)
      yield news
    }
    if (done) return
  }
}

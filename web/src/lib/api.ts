/** The HTTP side of the server. */
import { live } from './live.svelte'
import type { Advice, Games, Happened, Made, Me, NewTable, OwnSummary, Problem, Ready, RecordView, Replayed, TableSummary, Told, Visitor } from './types'

/** What the server refused, with its code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** The server can't be reached. */
export class Away extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  return (response.status === 204 ? undefined : await response.json()) as T
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Away('the server is away')
  }
  if (response.ok) return response
  if (response.status >= 502) throw new Away('the server is away')
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>
  throw new Refused(problem.code ?? 'unknown', problem.message ?? response.statusText, response.status)
}

export const api = {
  enter: (name?: string) => ask<Me>('POST', '/players', name ? { name } : {}),
  visitor: () => ask<Visitor>('GET', '/visitor').then(({ me }) => me),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  register: (login: string, password: string) => ask<Me>('POST', '/accounts', { login, password }),
  login: (login: string, password: string) => ask<Me>('POST', '/sessions', { login, password }),
  logout: () => ask<void>('DELETE', '/sessions'),
  games: () => ask<Games>('GET', '/games'),
  readiness: () => ask<{ games: Ready[] }>('GET', '/readiness').then(({ games }) => games),
  open: (status: 'waiting' | 'playing' | 'finished', game?: string) =>
    ask<{ tables: TableSummary[] }>('GET', `/tables?status=${status}${game ? `&game=${game}` : ''}`).then((list) => list.tables),
  mine: (before?: number) =>
    ask<{ tables: OwnSummary[] }>('GET', `/me/tables${before ? `?before=${before}` : ''}`).then((list) => list.tables),
  create: (table: NewTable) => ask<Made>('POST', '/tables', table),
  events,
  after: (table: string, moves: number, seat?: number) =>
    ask<Replayed>('GET', `/tables/${table}/moves/${moves}${seat === undefined ? '' : `?seat=${seat}`}`),
  hint: (table: string, expected: number) =>
    ask<{ advice: Advice[] }>('POST', `/tables/${table}/hint`, { expected }).then((hint) => hint.advice),
  record: (table: string) => send('GET', `/tables/${table}/record`).then((response) => response.text()),
  replay: (record: string, after: number | null, seat: number | null = null) =>
    ask<RecordView>('POST', '/records/views', { record, after, seat }),
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

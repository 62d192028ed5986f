/** The page in a language that nobody speaks: all that is read at a table comes from the books of words. */
import { cleanup, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folder } from '../boards/board'
import { settings } from '../lib/settings.svelte'
import type { ServerFrame, TableView, Told } from '../lib/types'
import Table from '../pages/Table.svelte'
import { keep } from '../words/spoken.svelte'
import recorded from './unseen/nim.json'

vi.setConfig({ testTimeout: 60_000 }) // whole tables take their time on a busy machine

interface View {
  game: string
  seat: number | null
  players: number
  options: Record<string, unknown>
  last_move: { round: number | null } | null
}

const shelf = import.meta.glob<string>('../../../src/tegel/words/en/{common,page}.ftl', { query: '?raw', import: 'default', eager: true })
const games = import.meta.glob<string>('../../../src/tegel/games/*/words/en.ftl', { query: '?raw', import: 'default', eager: true })
const views = Object.entries(import.meta.glob<View>('../boards/*/fixtures/*.json', { eager: true, import: 'default' }))
const names = views.map(([path, view]) => [`${view.game} ${path.replace(/.*\/|\.json/g, '')}`, view] as const)

const TONGUE = 'xx'
const PATIENT = { timeout: 30_000 }
const SEATED = ['Nn', 'Mm', 'Pp', 'Qq'] // names are nobody's words
const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý' }
const READ = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']
const WRITTEN = /\b[a-o]\d+\b|^[a-o]$|[A-Z*#]{2}\/[A-Z*#]{2}|\blocalhost\S+/g // cells, plates and addresses, as in every language
const KEYS = /\b(Enter|Esc|Tab|Shift)\b/g
const TAUGHT = /\b(Ana|Ben)\b/g // who plays in a lesson

/** The same words with another accent; what a message asks for stays. */
function accented(book: string): string {
  const lines = book.split('\n').filter((line) => !line.startsWith('#'))
  return lines.map((line) => line.replace(/^([a-z][\w-]* =|\s*\*?\[[\w-]+\])?(.*)$/, (_, key: string | undefined, said: string) => (key ?? '') + said.replaceAll(/\{[^}]*\}?|[aeiouy]/gi, (found) => ACCENTS[found] ?? found))).join('\n')
}

/** All that is read of a page, or read aloud. */
function read(root: Element): string[] {
  const found: string[] = []
  for (const node of root.querySelectorAll('*')) {
    if (node.closest('style, script, kbd')) continue
    for (const name of READ) found.push(node.getAttribute(name) ?? '')
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '')
  }
  return found.map((text) => text.trim()).filter(Boolean)
}

/** What nobody put into another tongue. */
const english = (texts: string[]) => [...new Set(texts.filter((text) => /[aeiouy]/i.test(text.replaceAll(WRITTEN, '').replaceAll(KEYS, '').replaceAll(TAUGHT, ''))))]

let socket: { onmessage: (message: { data: string }) => void }
let log: Told[]

beforeEach(() => {
  keep(Object.fromEntries(Object.entries(shelf).map(([path, text]) => [`${TONGUE}/${path.replace(/.*\/|\.ftl/g, '')}`, accented(text)])))
  keep(Object.fromEntries(Object.entries(games).map(([path, text]) => [`${TONGUE}/${path.split('/').at(-3)}`, accented(text)])))
  keep(Object.fromEntries(views.map(([, { game }]) => [`${TONGUE}/${game}.card`, ''])))
  settings.language = TONGUE
  settings.motion = 'off'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ number: log.length, events: log, more: false, games: [], levels: [], me: null, seats: [] })))
  vi.stubGlobal('WebSocket', class { static OPEN = 1; readyState = 1; constructor() { socket = this as unknown as typeof socket } close() {} send() {} })
})
afterEach(() => {
  cleanup()
  settings.language = 'en'
})

/** A table at which a game stands like this, and all has happened that this game's fixtures tell of. */
async function sit(view: View, as = <T>(told: T) => told): Promise<HTMLElement> {
  const [first] = structuredClone(recorded) as unknown as [ServerFrame & { view: TableView; events: Told[]; number: number }]
  const person = first.view.seats[1]!
  const seats = SEATED.slice(0, view.players).map((name, seat) => ({ ...person, seat, name, yours: seat === view.seat }))
  const made = views.flatMap(([, other]) => (other.game === view.game && other.players <= view.players && other.last_move ? [other.last_move] : [])).sort((one, other) => (one.round ?? 0) - (other.round ?? 0))
  log = as(made).map((telling, n) => ({ number: n + 1, at: 0, kind: 'moved', by_bot: false, ...telling }) as unknown as Told)
  const shown = render(Table, { props: { name: 'table' } })
  const table = { ...first.view, game: view.game, title: '', options: view.options, seats, eyes: view.seat, moves: log.length, view: as(view) }
  socket.onmessage({ data: JSON.stringify({ ...first, number: log.length, events: log, view: table }) })
  flushSync()
  await vi.waitFor(() => expect(shown.container.querySelectorAll('.log button').length).toBeGreaterThan(0), PATIENT)
  return shown.container as HTMLElement
}

test.each(names)('a table is read in that tongue, and nothing else: %s', async (_, view) => {
  const root = await sit(view)
  const texts = read(root)
  expect(texts.length).toBeGreaterThan(60)
  expect(english(texts)).toEqual([])
})

/** The same where each move is written in a way that nobody can read. */
const unwritten = <T>(told: T) => JSON.parse(JSON.stringify(told, (key, value: unknown) => (key === 'text' ? '…' : value))) as T

test.each(names.filter(([name]) => ['azul offer', 'azul_duel line', 'ingenious aim'].includes(name)))('how moves are written is read by nobody: %s', async (_, view) => {
  const told = read(await sit(view))
  cleanup()
  expect(JSON.stringify(unwritten(view))).not.toBe(JSON.stringify(view))
  expect(read(await sit(view, unwritten))).toEqual(told)
})

test.each([...new Set(views.map(([, { game }]) => game))])('so are the rules of %s, as they are learnt', async (game) => {
  const { default: Lessons } = await (await folder(game)).lessons()
  const { container } = render(Lessons)
  await vi.waitFor(() => expect(read(container).length).toBeGreaterThan(40), PATIENT)
  expect(english(read(container))).toEqual([])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { GameInfo, OwnSummary, Told } from '../lib/types'
import { Draft } from './draft.svelte'
import { personName } from './names'
import { standing } from './standing'
import { ago, clockWords, isMyTurn, who } from './tables'
import { Walk } from './walk.svelte'
import { wrong } from './wrong'

beforeEach(() => {
  settings.language = 'en'
  settings.level = 'casual'
})

const azul: GameInfo = {
  name: 'azul',
  title: 'Azul',
  rules: 1,
  hidden: false,
  options: [
    { name: 'players', choices: [2, 3, 4], help: '' },
    { name: 'wall', choices: ['coloured', 'grey'], help: '' },
    { name: 'start', choices: ['random', 0, 1, 2, 3], help: '' },
  ],
  apart: [{ players: 2, start: 2 }, { players: 2, start: 3 }, { players: 3, start: 3 }],
}

const ingenious: GameInfo = {
  ...azul,
  name: 'ingenious',
  options: [
    { name: 'edition', choices: ['travel', 'standard'], help: '' },
    { name: 'players', choices: [2, 3, 4], help: '' },
  ],
  apart: [{ edition: 'travel', players: 3 }, { edition: 'travel', players: 4 }],
}

test('a new table can be opened as it stands: I against a bot of my level, all else the first choice', () => {
  expect(new Draft(azul).table(String)).toEqual({
    game: 'azul',
    options: { players: 2, wall: 'coloured', start: 'random' },
    seats: [{ kind: 'me', name: null }, { kind: 'bot', level: 'casual' }],
    clock: { kind: 'none', base: 0, increment: 0 },
    public: false,
    chat: true,
    rated: false,
  })
})

test('seats come and go with the number of players, and a first player who is gone is nobody', () => {
  const draft = new Draft(azul)
  draft.choose('players', 4)
  draft.choose('start', 3)
  expect(draft.seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot', 'bot'])
  draft.choose('players', 2)
  expect(draft.seats).toHaveLength(2)
  expect(draft.options['start']).toBe('random')
})

test('only what goes together is offered: how many play comes first, and the rest gives way', () => {
  const draft = new Draft(ingenious)
  expect([draft.choices('players'), draft.choices('edition')]).toEqual([[2, 3, 4], ['travel', 'standard']])
  draft.choose('players', 3)
  expect(draft.choices('edition')).toEqual(['standard'])
  expect(draft.options).toEqual({ players: 3, edition: 'standard' })
})

test('a name that runs from right to left leaves what stands beside it in its place', () => {
  expect(personName('Anna')).toBe('Anna')
  expect(personName('דוד 3')).toBe('\u2068דוד 3\u2069')
})

test('people at one screen have names, given or not', () => {
  const draft = new Draft(azul)
  draft.choose('players', 3)
  draft.invite('here')
  expect(draft.company).toBe('here')
  draft.seats[1]!.name = ' Ada '
  expect(draft.table((n) => `Player ${n}`).seats).toEqual([{ kind: 'me', name: null }, { kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Player 3' }])
  draft.seats[2]!.who = 'open'
  expect(draft.company).toBeNull()
  expect(draft.hasOpen).toBe(true)
})

test('a clock is set in milliseconds, and only the one that is chosen', () => {
  const draft = new Draft(azul)
  draft.clock = 'live'
  expect(draft.table(String).clock).toEqual({ kind: 'live', base: 600_000, increment: 5000 })
  draft.clock = 'days'
  expect(draft.table(String).clock).toEqual({ kind: 'days', base: 259_200_000, increment: 0 })
})

test('a move that was taken back is none of the game', () => {
  const move = (number: number, text: string): Told => ({ number, at: 0, kind: 'moved', seat: 0, move: 1, text, deed: { kind: 'column', line: 0, column: 0, colour: 'blue', passing: false }, flights: [], follows: [], opens: true, round: null, by_bot: false })
  const undone: Told = { number: 3, at: 0, kind: 'undone', seat: 0 }
  expect(standing([move(1, 'a'), move(2, 'b'), undone, move(4, 'c')]).map((one) => one.text)).toEqual(['a', 'c'])
})

test('a walk asks for each view once, and says when it is one step on', async () => {
  const read = vi.fn((moves: number) => Promise.resolve({ turn: moves % 2 }))
  const walk = new Walk(read)
  const there = (moves: number) => vi.waitFor(() => expect(walk.seen?.moves).toBe(moves))
  walk.to(3)
  await there(3)
  expect(walk.stepped).toBe(false)
  await walk.ahead()
  walk.to(4)
  await there(4)
  expect(walk.stepped).toBe(true)
  walk.to(3)
  await there(3)
  expect(walk.stepped).toBe(false)
  expect(read.mock.calls.map(([moves]) => moves)).toEqual([3, 4])
  expect(walk.recall(4)).toEqual({ turn: 0 })
})

test('who drags a slider over many moves waits for the last one only', async () => {
  const answers: (() => void)[] = []
  const read = vi.fn((moves: number) => new Promise((done) => answers.push(() => done({ moves }))))
  const walk = new Walk(read)
  for (const moves of [1, 2, 3, 4, 5]) walk.to(moves)
  answers[0]!()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!()
  await vi.waitFor(() => expect(walk.seen?.moves).toBe(5))
  expect(read.mock.calls.map(([moves]) => moves)).toEqual([1, 5])
})

test('a walk that fails says why, keeps what was seen, and may be tried again', async () => {
  let fails = true
  const walk = new Walk(() => (fails ? Promise.reject(new Refused('too_fast', 'slow down', 429)) : Promise.resolve({})))
  walk.to(1)
  await vi.waitFor(() => expect(walk.trouble).toBe('That was too fast. Wait a moment.'))
  fails = false
  walk.to(1)
  await vi.waitFor(() => expect(walk.seen?.moves).toBe(1))
  expect(walk.trouble).toBe('')
})

const table: OwnSummary = {
  table: 't',
  status: 'playing',
  game: 'azul',
  public: false,
  quick: false,
  rated: false,
  tournament: null,
  offline: false,
  created_at: 0,
  updated_at: 0,
  aside: false,
  options: {},
  clock: { kind: 'none', base: 0, increment: 0 },
  turn: 0,
  result: null,
  taken_back: 0,
  moves: 3,
  seats: [
    { kind: 'person', name: 'Ann', level: null },
    { kind: 'bot', name: 'club', level: 'club' },
    { kind: 'open', name: '', level: null },
  ],
  yours: [0],
}

test('of my own table it is said who else is there', () => {
  expect(who(table)).toBe('Club player (bot) · 1 open seat')
  const { yours: _, ...others } = table
  expect(who(others)).toBe('Ann, Club player (bot) · 1 open seat')
  const bots = ['club', 'club', 'expert', 'club'].map((level) => ({ kind: 'bot' as const, name: level, level }))
  expect(who({ ...others, seats: bots })).toBe('3 × Club player (bots), Expert (bot)')
})

test('it is my turn where my seat decides, in a game that is on', () => {
  expect(isMyTurn(table)).toBe(true)
  expect(isMyTurn({ ...table, turn: 1 })).toBe(false)
  expect(isMyTurn({ ...table, status: 'finished' })).toBe(false)
})

test('clocks and times past are said in words', () => {
  expect(clockWords({ kind: 'live', base: 600_000, increment: 5000 })).toBe('10 min + 5 s')
  expect(clockWords({ kind: 'live', base: 300_000, increment: 0 })).toBe('5 minutes each')
  expect(clockWords({ kind: 'days', base: 86_400_000, increment: 0 })).toBe('1 day a turn')
  const hour = 3_600_000
  expect([ago(0, 20_000), ago(0, 3 * hour), ago(0, 25 * hour)]).toEqual(['just now', '3 hours ago', 'yesterday'])
})

test('a refusal is said in the language of who reads it', () => {
  settings.language = 'nl'
  expect(wrong(new Refused('wrong_login', 'there is no such login', 401))).toBe('Die naam en dat wachtwoord horen niet bij elkaar.')
  expect(wrong(new Refused('bad_record', 'line 7: no such tag', 422, { kind: 'line', line: 7 }))).toBe('Dat is geen bewaard spel van Tegel: regel 7 klopt niet.')
  expect(wrong(new Refused('not_your_turn', 'it is the turn of seat 1', 409))).toBe('Je bent niet aan de beurt.')
  settings.language = 'en'
  expect(wrong(new Refused('bad_record', 'line 7: no such tag', 422, { kind: 'line', line: 7 }))).toBe('That is no game record of Tegel: line 7: no such tag.')
})

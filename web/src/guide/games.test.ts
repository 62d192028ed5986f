/** Each game's ideas, on moments of real games: they come when they should, light places that are there, and can be said. */
import { cleanup, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import type { BoardProps, GameFolder } from '../boards/board'
import { settings } from '../lib/settings.svelte'
import type { Telling } from '../lib/telling'
import { drawn } from '../words'
import { current, type Moment } from './ideas'
import { light } from './light'

interface Seen {
  seat: number | null
  turn: number | null
  last_move: Telling | null
  last_laid?: Telling | null
}
const folders = import.meta.glob<GameFolder<Seen>>('../boards/*/index.ts', { eager: true })
const recorded = import.meta.glob<Seen>('../boards/*/fixtures/*.json', { eager: true, import: 'default' })
const empty = createRawSnippet(() => ({ render: () => '<span></span>' }))
const names = ['Ada', 'Bo', 'Cy', 'Di']
const BEHIND = ['turned away'] // on a phone, while it is not in sight

const games = Object.entries(folders).map(([path, folder]) => {
  const name = path.split('/').at(-2)!
  const views = Object.entries(recorded).flatMap(([file, view]) => (file.includes(`/${name}/`) && view.seat !== null ? [[/([\w-]+)\.json$/.exec(file)![1]!, view] as const] : []))
  return { name, folder, views: new Map(views) }
})

/** A recorded view as a moment: all that is known of before is the last move. */
function moment(view: Seen, hand: unknown = null): Moment<Seen> {
  const recent = [view.last_laid, view.last_move].filter((one): one is Telling => !!one)
  return { view, seat: view.seat!, mine: view.turn === view.seat, hand, recent: [...new Set(recent)] }
}

function board(folder: GameFolder<Seen>, view: Seen): HTMLElement {
  const props: BoardProps<Seen> = { view, names, eyes: view.seat, active: view.turn === view.seat, advice: [], choose: () => undefined, play: () => undefined, undo: null, status: empty as never, person: empty as never, actions: empty, log: empty }
  return render(folder.Board, { props }).container
}

afterEach(() => {
  cleanup()
  settings.language = 'en'
})

describe.each(games)('$name', ({ name, folder, views }) => {
  const { ideas } = folder.guide!

  test('an idea lights places that the board has', () => {
    for (const [which, view] of views) {
      const root = board(folder, view)
      const nodes = [...root.querySelectorAll<HTMLElement>('[data-at]')]
      const has = new Set(nodes.flatMap(({ dataset: { at, tile } }) => [at, `${at},${tile}`]))
      const shown = ideas.flatMap((idea) => idea.due(moment(view)) ?? [])
      expect([which, shown.flatMap(({ lit }) => lit.map(String)).filter((place) => !has.has(place) && !BEHIND.includes(place))]).toEqual([which, []])
      for (const { lit } of shown.filter((one) => one.lit.length)) {
        const out = light(root, lit)
        expect(root.querySelector('[data-lit]')).not.toBeNull()
        out()
        expect(root.querySelector('[data-lit]')).toBeNull()
      }
      cleanup()
    }
  })

  test.each(['en', 'nl', 'de'])('an idea can be said (%s)', (language) => {
    settings.language = language
    for (const view of views.values()) {
      for (const idea of ideas) {
        const shown = idea.due(moment(view))
        for (const how of shown ? [{ touch: true, short: true }, { touch: true, short: false }, { touch: false, short: false }] : []) expect(drawn(name, 'guide', { seat: 0, ...how, ...shown!.says, kind: idea.name }, { names, eyes: view.seat }).length).toBeGreaterThan(0)
      }
    }
  })

  test('a first move is explained before anything else, and nothing once all is learnt', () => {
    const all = ideas.map((idea) => idea.name)
    for (const view of views.values()) expect(current(ideas, all, moment(view))).toBeNull()
    expect(ideas[0]!.first).toBe(true)
  })
})

/** What it is time for, one idea after the other, if each is understood at once. */
function told(game: string, which: string, ...known: string[]): string[] {
  const { folder, views } = games.find((one) => one.name === game)!
  const learnt = [...known]
  for (let now; (now = current(folder.guide!.ideas, learnt, moment(views.get(which)!))); ) learnt.push(now.idea.name)
  return learnt.slice(known.length)
}

test('Azul: after a round its tiling is told, then the new round, then what may be done', () => {
  expect(told('azul', 'tiled', 'take')).toEqual(['wall', 'neighbours', 'floor', 'round', 'other', 'bonus', 'complete', 'cluster'])
})

test('Azul: tiles in hand light the lines that take them', () => {
  const { folder, views } = games.find((one) => one.name === 'azul')!
  const view = views.get('offer')! as Seen & { moves: { source: number; colour: string; line: number | null }[] }
  const [{ source, colour }] = view.moves as [(typeof view.moves)[0]]
  const lay = current(folder.guide!.ideas, [], moment(view, { source, colour }))!
  const lines = view.moves.filter((move) => move.source === source && move.colour === colour && move.line !== null)
  expect(lay.idea.name).toBe('lay')
  expect(lay.shown.lit).toEqual(lines.map((move) => `line ${view.seat} ${move.line}`))
})

test('Azul Duel: each question has its idea', () => {
  const asked = { action: 'sun', line: 'line', space: 'space', turn: 'space', stack: 'stack', column: 'column', chips: 'pay', drawing: 'drawing' }
  for (const [which, idea] of Object.entries(asked)) expect([which, told('azul_duel', which)]).toEqual([which, expect.arrayContaining([idea])])
})

test('Azul Duel: where no sun has a tile left, nobody is told to take one', () => {
  const { folder, views } = games.find((one) => one.name === 'azul_duel')!
  const view = views.get('action')! as Seen & { factories: object[] }
  const bare = { ...view, large_sun: [], factories: view.factories.map((one) => ({ ...one, sun: [] })) }
  expect(current(folder.guide!.ideas, [], moment(view))?.idea.name).toBe('sun')
  expect(current(folder.guide!.ideas, [], moment(bare))?.idea.name).not.toBe('sun')
})

test('Ingenious: a first tile, its place, the points it brought, another turn at 18, a swap', () => {
  expect(told('ingenious', 'start')[0]).toBe('tile')
  expect(told('ingenious', 'aim')[0]).toBe('place')
  expect(told('ingenious', 'draw')).toContain('points')
  expect(told('ingenious', 'bonus')).toContain('bonus')
  expect(told('ingenious', 'swap')).toContain('swap')
})

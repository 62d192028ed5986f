/** The board shows any view that the server sends, and offers what it offers. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, type ComponentProps } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import { placed, Placements } from './placements'
import { reorder } from './rack'
import { ofKind, type View } from './view'
import Lessons from './Lessons.svelte'

vi.setConfig({ testTimeout: 30_000 })

const files = import.meta.glob<View>('./fixtures/*.json', { eager: true, import: 'default' })
const views = Object.entries(files).map(([path, view]) => [path.replace(/.*\/|\.json/g, ''), view] as const)
const fixture = (name: string) => views.find(([other]) => other === name)![1]

const nothing = createRawSnippet(() => ({ render: () => '<i></i>' }))
const status = createRawSnippet<[string]>((words) => ({ render: () => `<p class="words">${words()}</p>` }))

function board(view: View, more: Partial<ComponentProps<typeof Board>> = {}) {
  const [choose, play, undo] = [vi.fn(), vi.fn(), vi.fn()]
  const names = ['Ana', 'Ben', 'Cem', 'Dirk']
  const props = { view, names, eyes: view.seat, active: view.turn === view.seat, advice: [], choose, play, undo, status, person: nothing, actions: nothing, log: nothing, ...more }
  return { ...render(Board, props), choose, play, undo, props }
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  settings.language = 'en'
  settings.confirm = true
})

describe('any view', () => {
  it.each(views)('%s: every cell has a name, every seat its six tracks', (_, view) => {
    const { container } = board(view)
    expect(container.querySelectorAll('[role=gridcell]')).toHaveLength(view.cells.length)
    expect(container.querySelectorAll('.track')).toHaveLength(6 * view.players)
    expect([...container.querySelectorAll('[role=gridcell]')].every((cell) => cell.getAttribute('aria-label'))).toBe(true)
    for (const { seat, score } of view.seats) expect(view.scores[seat]).toBe(score)
  })

  it.each(views)('%s: who watches can do nothing', (_, view) => {
    const { container, play } = board({ ...view, moves: [] }, { eyes: null, active: false })
    for (const button of container.querySelectorAll<HTMLButtonElement>('.slot:enabled')) button.click()
    expect(play).not.toHaveBeenCalled()
    expect(container.querySelector('.legal')).toBeNull()
  })

  it.each(['en', 'nl', 'de'] as const)('no word is missing in %s', (language) => {
    settings.language = language
    for (const name of ['aim', 'swap', 'board-full']) {
      const { container } = board(fixture(name))
      expect(container.textContent).not.toMatch(/undefined|\{\w+/)
      cleanup()
    }
  })

  it('says how it ended', () => {
    expect(board(fixture('board-full')).container.querySelector('.words')!.textContent).toMatch(/^No two free cells/)
  })

  it('says what was laid last, and what it brought', () => {
    const { container } = board({ ...fixture('spectator'), moves: [] }, { eyes: null, active: false })
    expect(container.querySelector('.words')!.textContent).toMatch(/^\w+ lays .+ on \w+–\w+: .+\.$/)
  })

  it.each(views)('%s: every cell, rack and track is a place', (_, view) => {
    const { container } = board(view)
    for (const { name, colour } of view.cells) expect(container.querySelector(`[data-at="cell ${name}"]`)!.getAttribute('data-tile')).toBe(colour)
    for (const { seat, tracks } of view.seats) {
      expect(container.querySelector(`[data-at="rack ${seat}"]`)).not.toBeNull()
      for (const colour of Object.keys(tracks)) expect(container.querySelector(`[data-at="track ${seat} ${colour}"]`)).not.toBeNull()
    }
  })

  it('says why a free cell refuses', () => {
    const view = fixture('first-round')
    const [place] = Object.entries(view.refusals).find(([, refusal]) => refusal.kind === 'not-beside-symbol')!
    const cell = board(view).container.querySelector(`[data-cell="${place.split(' ')[1]}"]`)!
    expect(cell.getAttribute('aria-label')).toMatch(/free: in the first round a tile must lie next to a printed symbol$/)
  })

  it('shows all racks where they are open, and a rack that was swapped', () => {
    expect(board(fixture('open-racks')).container.querySelectorAll('.tracks .rack')).toHaveLength(2)
    cleanup()
    expect(board(fixture('swapped')).container.querySelectorAll('.tracks .rack')).toHaveLength(1)
  })
})

describe('a turn', () => {
  it('a tap on a rack tile takes it', async () => {
    const view = fixture('start')
    const { play } = board(view)
    await fireEvent.click(screen.getAllByRole('button', { pressed: false })[0]!)
    expect(ofKind(view, 'tile').map((tile) => tile.move)).toContain(play.mock.calls[0]![0])
  })

  it('another tile is taken when the one in hand is back', async () => {
    const view = fixture('aim')
    const { container, play, undo, rerender } = board(view)
    const other = [...container.querySelectorAll<HTMLButtonElement>('.slot')].findIndex((slot) => !slot.classList.contains('held'))
    await fireEvent.keyDown(document.body, { key: String(other + 1) })
    expect(undo).toHaveBeenCalledOnce()
    const wanted = view.seats[view.seat!]!.rack![other]!
    await rerender({ active: false })
    await rerender({ active: true, view: { ...view, phase: 'tile', hand: null, moves: [{ kind: 'tile', passing: true, move: 7, text: '', tile: wanted.join('-'), colours: wanted, gain: 0 }] } })
    expect(play).toHaveBeenCalledWith(7)
  })

  it('arrows aim, R turns, Enter lays', async () => {
    const view = fixture('aim')
    const { container, choose, play } = board(view)
    const cell = () => document.activeElement!
    const start = ofKind(view, 'place')[0]!.cells[0]!
    const grid = container.querySelector<SVGElement>(`[data-cell="${start}"]`)!
    grid.focus()
    await fireEvent.keyDown(grid, { key: 'Enter' })
    const first = choose.mock.lastCall![0] as { move: number; label: string }
    expect(first.label).toMatch(/^Lay it/)
    await fireEvent.keyDown(cell(), { key: 'r' })
    const turned = choose.mock.lastCall![0] as { move: number }
    expect(turned.move).not.toBe(first.move)
    await fireEvent.keyDown(cell(), { key: 'Enter' })
    expect(play).toHaveBeenCalledWith(turned.move)
  })

  it('Esc lets go of the place, then of the tile', async () => {
    const { container, undo } = board(fixture('aim'))
    const grid = container.querySelector<SVGElement>(`[data-cell="${ofKind(fixture('aim'), 'place')[0]!.cells[0]}"]`)!
    await fireEvent.keyDown(grid, { key: 'Enter' })
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(undo).not.toHaveBeenCalled()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(undo).toHaveBeenCalledOnce()
  })

  it('the rack fills by itself a moment after a placement made here, and only then', async () => {
    vi.useFakeTimers()
    const view = fixture('draw')
    expect(view.moves).toHaveLength(1)
    const { play } = board(view)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(play).not.toHaveBeenCalled()
    cleanup()
    const aiming = fixture('aim')
    const again = board(aiming)
    const place = ofKind(aiming, 'place')[0]!
    await fireEvent.keyDown(again.container.querySelector(`[data-cell="${place.cells[0]}"]`)!, { key: 'Enter' })
    const { move } = again.choose.mock.lastCall![0] as { move: number }
    await again.rerender({ view: { ...aiming, phase: 'closing', hand: null, moves: view.moves, last_move: { ...aiming.last_move!, move } } })
    expect(again.play).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(again.play).toHaveBeenCalledWith(view.moves[0]!.move)
  })

  it('a swap is offered beside the draw, and waits for the button', async () => {
    const view = fixture('swap')
    const { choose, play } = board(view)
    await fireEvent.click(screen.getByRole('button', { name: 'Swap the whole rack' }))
    expect(choose).toHaveBeenLastCalledWith({ move: view.moves.find((move) => move.kind === 'swap')!.move, label: 'Swap the whole rack' })
    expect(play).not.toHaveBeenCalled()
  })
})

describe('placements', () => {
  const view = fixture('aim')
  const places = new Placements(ofKind(view, 'place'), placed(view.cells))

  it('turning goes through all placements over a cell and comes back', () => {
    const start = places.all[0]!
    const cell = start.cells[0]!
    const seen = new Set([start.move])
    let now = places.turned(start, cell)
    for (; now !== start; now = places.turned(now, cell)) seen.add(now.move)
    expect(seen.size).toBe(places.byCell.get(cell)!.length)
  })

  it('a pointer between two cells means these two', () => {
    for (const place of places.all) {
      const [a, b] = place.cells.map((name) => places.points.get(name)!)
      const meant = places.nearest({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }, null, null)!
      expect([...meant.cells].sort()).toEqual([...place.cells].sort())
    }
  })

  it('far from every place it means none', () => {
    expect(places.nearest({ x: 5000, y: 0 }, null, null)).toBeNull()
  })
})

describe('words and numbers', () => {
  it('breaks the score down from the lowest track to the highest', () => {
    const view = fixture('board-full')
    const { parts } = view
    expect(parts[0]!.points).toEqual(view.scores)
    for (const seat of view.seats.keys()) {
      const column = parts.map((part) => part.points[seat]!)
      expect(column).toEqual([...column].sort((a, b) => a - b))
    }
  })

  it('a rack keeps its order while tiles come and go', () => {
    const [a, b, c, d] = [['red', 'blue'], ['red', 'red'], ['green', 'blue'], ['blue', 'blue']]
    expect(reorder([c!, a!, b!], [a!, b!, d!])).toEqual([d, a, b])
    expect(reorder([c!, a!, null], [a!, c!])).toEqual([c, a, null])
  })

  it('the lesson can be read in each language', () => {
    for (const language of ['en', 'nl', 'de'] as const) {
      settings.language = language
      expect(render(Lessons).container.textContent).not.toMatch(/undefined|\{\w+/)
      cleanup()
    }
  })
})

import { cleanup, render } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { DuelView } from './view'
import type { BoardProps, Choice } from '../board'
import { Board } from '.'

vi.setConfig({ testTimeout: 30_000 }) // a whole board takes its time on a busy machine

const views = Object.fromEntries(
  Object.entries(import.meta.glob<DuelView>('./fixtures/*.json', { eager: true, import: 'default' })).map(([path, view]) => [path.replace(/.*\/|\.json/g, ''), view]),
)
const named = Object.entries(views)
const view = (name: string) => views[name]!
const empty = createRawSnippet(() => ({ render: () => '<span></span>' }))

afterEach(() => {
  cleanup()
  settings.language = 'en'
  settings.confirm = true
})

function show(view: DuelView, more: Partial<BoardProps<DuelView>> = {}) {
  const choices: (Choice | null)[] = []
  const play = vi.fn<(move: number) => void>()
  const status = createRawSnippet<[string]>((words) => ({ render: () => '<p data-status></p>', setup: (node) => void (node.textContent = words()) }))
  const props: BoardProps<DuelView> = { view, names: ['Ada', 'Bo'], eyes: view.seat, active: view.moves.length > 0, advice: [], choose: (choice) => void choices.push(choice), play, undo: null, status, person: empty as never, actions: empty, log: empty, ...more }
  const shown = render(Board, { props: props as never })
  const root = shown.container as HTMLElement
  flushSync()
  return { root, choices, play, rerender: (next: Partial<BoardProps<DuelView>>) => shown.rerender({ ...props, ...next } as never) }
}

const OFFERED = 'button.pick, button.line.legal, button.spot.legal, button.cell.legal, .holdings > .btn, .plates > .btn'
const press = (element: Element) => {
  ;(element as HTMLElement).click()
  flushSync()
}

describe('golden views', () => {
  test.each(named)('%s is drawn for its seat, in words too', (_, view) => {
    const { root } = show(view)
    expect(root.querySelector('[data-status]')?.textContent).toMatch(/\w/)
    expect(root.textContent).not.toMatch(/undefined|NaN|\{/)
    expect(root.querySelectorAll('.mine .line')).toHaveLength(6)
  })

  test.each(named)('%s offers nothing to who only watches', (_, view) => {
    const { root } = show({ ...view, seat: null, moves: [] }, { eyes: null, active: false })
    expect(root.querySelectorAll(OFFERED)).toHaveLength(0)
  })

  test.each(named.filter(([name, view]) => view.moves.length && !['turn', 'stack', 'next-chip'].includes(name)))('%s: every move can be picked with one press, and nothing else', (_, view) => {
    const { root, choices, play } = show(view)
    const count = root.querySelectorAll(OFFERED).length
    const picked = new Set<number>()
    for (let n = 0; n < count; n++) {
      const one = root.querySelectorAll(OFFERED)[n]
      if (one) press(one)
      const last = choices.at(-1)
      if (last?.move != null) picked.add(last.move)
      press(root.querySelector('.scoring button')!) // something else, so that the next press is a first one
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      flushSync()
    }
    expect([...picked].sort()).toEqual(view.moves.map((move) => move.move).sort())
    expect(play).not.toHaveBeenCalled()
  })

  test.each(['stack', 'next-chip'])('%s is done with one press', (name) => {
    const { root, play } = show(view(name))
    press(root.querySelector(OFFERED)!)
    expect(view(name).moves.map((move) => move.move)).toContain(play.mock.calls[0]![0])
  })
})

test('a second press does what the first one picked', () => {
  const { root, play, choices } = show(view('line'))
  const line = root.querySelector('button.line.legal')!
  press(line)
  expect(play).not.toHaveBeenCalled()
  expect(choices.at(-1)?.label).toMatch(/Lay on line \d/)
  press(line)
  expect(play).toHaveBeenCalledWith(choices.findLast((choice) => choice?.move != null)!.move)
})

test('who wants no confirmation plays with one press', () => {
  settings.confirm = false
  const { root, play } = show(view('line'))
  press(root.querySelector('button.line.legal')!)
  expect(play).toHaveBeenCalledOnce()
})

test('a finger on something small only aims, and a second touch does it', () => {
  settings.confirm = false
  const { root, play, choices } = show(view('line'))
  const touch = () => {
    root.querySelector('button.line.legal')!.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true, detail: 1 }), { pointerType: 'touch' }))
    flushSync()
  }
  touch() // nothing has a size here
  expect(play).not.toHaveBeenCalled()
  expect(choices.at(-1)?.label).toMatch(/Lay on line \d/)
  touch()
  expect(play).toHaveBeenCalledOnce()
})

test('a plate is turned where it shall lie, and both decisions follow', async () => {
  const { root, play, choices, rerender } = show(view('space'))
  press(root.querySelector('button.spot.legal')!)
  press(root.querySelector('button.turned')!)
  const space = view('space').moves.find((move) => move.move === choices.at(-1)!.move) as { space: number }
  const turn = { ...view('turn'), seat: view('space').seat, turn: view('space').turn, hand: { ...view('space').hand, space: space.space } }
  await rerender({ active: false }) // the move is under way
  await rerender({ view: turn, eyes: turn.seat, active: false })
  await rerender({ view: turn, eyes: turn.seat, active: true })
  flushSync()
  expect(play).toHaveBeenCalledWith(turn.moves.find((move) => move.kind === 'turn' && move.degrees === 90)!.move)
})

test('a plate that only waits to be turned is laid by the button, whichever way it lies', () => {
  const { root, choices } = show(view('turn'))
  const said = new Set<number>()
  for (let n = 0; n < 4; n++) {
    said.add(choices.at(-1)!.move!)
    press(root.querySelector('button.turned')!)
  }
  expect([...said].sort()).toEqual(view('turn').moves.map((move) => move.move).sort())
})

test('on a phone what a hint means is turned up', async () => {
  const action = view('action')
  const { root, rerender } = show(action)
  const advise = async (kind: string) => {
    await rerender({ advice: [action.moves.find((move) => move.kind === kind)!.move] })
    return [...root.querySelector('.market')!.classList].find((one) => one.startsWith('show-'))
  }
  expect([await advise('plate'), await advise('sun')]).toEqual(['show-plates', 'show-factories'])
})

test('Esc puts back what is in hand, if that may be', () => {
  const undo = vi.fn()
  show(view('line'), { undo })
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(undo).toHaveBeenCalledOnce()
})

test('the points at the end come from somewhere', () => {
  const over = view('over')
  expect(over.scores).toEqual(over.outcome!.scores)
  for (const seat of [0, 1]) expect(over.parts.reduce((sum, part) => sum + (part.points[seat] ?? 0), 0)).toBe(over.outcome!.scores[seat])
})

import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { AzulView } from './view'
import { tell } from '../../words'
import type { BoardProps, Choice } from '../board'
import fourView from './fixtures/four.json'
import greyView from './fixtures/grey.json'
import offerView from './fixtures/offer.json'
import overView from './fixtures/over.json'
import tiledView from './fixtures/tiled.json'
import { Board } from '.'
import Lessons from './Lessons.svelte'

const views = Object.fromEntries(Object.entries({ offerView, tiledView, greyView, fourView, overView })) as unknown as Record<string, AzulView>
const offer = views['offerView']!
const grey = views['greyView']!
const over = views['overView']!
const mine = offer.boards[offer.seat!]!
const empty = createRawSnippet(() => ({ render: () => '<span></span>' }))

afterEach(() => {
  cleanup()
  settings.language = 'en'
  settings.confirm = true
})

function show(view: AzulView, more: Partial<BoardProps<AzulView>> = {}) {
  const choices: (Choice | null)[] = []
  const play = vi.fn<(move: number) => void>()
  const spoken = createRawSnippet<[string]>((words) => ({ render: () => '<p data-status></p>', setup: (node) => void (node.textContent = words()) }))
  const props: BoardProps<AzulView> = { view, names: ['Ada', 'Bo', 'Cy', 'Di'], eyes: view.seat, active: view.moves.length > 0, advice: [], choose: (choice) => void choices.push(choice), play, undo: null, status: spoken, person: empty as never, actions: empty, log: empty, ...more }
  const shown = render(Board, { props })
  return { ...shown, choices, play, rerender: (next: Partial<BoardProps<AzulView>>) => shown.rerender({ ...props, ...next }) }
}

const firstTake = offer.moves.find((move) => move.kind === 'take' && move.line !== null && mine.prospect < move.prospect)!
const source = (root: HTMLElement, move: AzulView['moves'][number]) => (move.kind === 'take' ? root.querySelector<HTMLElement>(`[data-source="${move.source}"] [data-first][data-colour="${move.colour}"]`)! : root)
const place = (root: HTMLElement, line: number) => root.querySelector<HTMLElement>(`.mine [data-line="${line}"]`)!
const click = (element: HTMLElement) => {
  element.click()
  flushSync()
}

test.each(Object.keys(views))('%s is drawn for its seat and for who watches, without acting', (name) => {
  for (const eyes of [views[name]!.seat, null]) {
    const { container, play } = show(views[name]!, { eyes, active: false })
    expect(container.querySelectorAll('.dish').length).toBe(views[name]!.factories.length)
    expect(container.querySelectorAll('.opp').length).toBe(views[name]!.players - 1)
    expect(container.querySelectorAll('[aria-disabled="false"]').length).toBe(0)
    expect(play).not.toHaveBeenCalled()
    cleanup()
  }
})

test('every tile of the view lies on the table', () => {
  const { container } = show(offer)
  const lying = [...container.querySelectorAll('[data-source] .t')].length
  expect(lying).toBe(offer.centre.length + offer.factories.flat().length)
  expect(container.querySelectorAll('.mine .wall use[href^="#t-"]').length).toBe(mine.wall.flat().filter(Boolean).length)
})

test('exactly the lines that the server offers light up, with its own numbers', () => {
  const { container } = show(offer)
  if (firstTake.kind !== 'take') throw new Error('a take')
  click(source(container, firstTake))
  const lines = offer.moves.flatMap((move) => (move.kind === 'take' && move.source === firstTake.source && move.colour === firstTake.colour ? [move.line ?? 5] : []))
  const lit = [...container.querySelectorAll<HTMLElement>('.mine [data-line][aria-disabled="false"]')].map((line) => Number(line.dataset['line']))
  expect(lit.sort()).toEqual(lines.sort())
  expect(place(container, firstTake.line!).innerHTML).toContain(`data-says="+${firstTake.prospect - mine.prospect}"`)
})

test('a first touch aims and a second lays; without confirming, one is enough', () => {
  const { container, play, choices } = show(offer)
  if (firstTake.kind !== 'take') throw new Error('a take')
  click(source(container, firstTake))
  click(place(container, firstTake.line!))
  expect(play).not.toHaveBeenCalled()
  expect(choices.at(-1)?.move).toBe(firstTake.move)
  click(place(container, firstTake.line!))
  expect(play).toHaveBeenCalledWith(firstTake.move)
  cleanup()
  settings.confirm = false
  const quick = show(offer)
  click(source(quick.container, firstTake))
  click(place(quick.container, firstTake.line!))
  expect(quick.play).toHaveBeenCalledWith(firstTake.move)
})

test('a move is made with keys alone', () => {
  const { container, play } = show(offer)
  if (firstTake.kind !== 'take') throw new Error('a take')
  const press = (key: string) => {
    ;(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
  press(firstTake.source === 0 ? 'c' : String(firstTake.source))
  expect(document.activeElement?.closest('[data-source]')).toBe(container.querySelector(`[data-source="${firstTake.source}"]`))
  press({ blue: 'b', yellow: 'y', red: 'r', black: 'k', white: 'w' }[firstTake.colour]!)
  press(String(firstTake.line! + 1))
  press(String(firstTake.line! + 1))
  expect(play).toHaveBeenCalledWith(firstTake.move)
})

test('esc and a second touch put back, and so does a new view', async () => {
  const { container, choices, rerender } = show(offer)
  const tile = source(container, firstTake)
  click(tile)
  expect(tile.getAttribute('aria-pressed')).toBe('true')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  flushSync()
  expect(tile.getAttribute('aria-pressed')).toBe('false')
  click(tile)
  click(tile)
  expect(choices.at(-1)).toEqual({ move: null, label: 'Take tiles' })
  click(tile)
  await rerender({ view: { ...offer } })
  expect(container.querySelector('[data-first][aria-pressed="true"]')).toBeNull()
})

test('on the grey wall the spaces that are offered light up with what they bring', () => {
  const { container, play } = show(grey)
  const spaces = [...container.querySelectorAll<HTMLElement>('.space')]
  expect(spaces.map((space) => Number(space.dataset['column']))).toEqual(grey.moves.map((move) => (move.kind === 'column' ? move.column : -1)))
  expect(spaces.map((space) => space.textContent?.trim())).toEqual(grey.moves.map((move) => `+${move.gain}`))
  click(spaces[1]!)
  click(container.querySelectorAll<HTMLElement>('.space')[1]!)
  expect(play).toHaveBeenCalledWith(grey.moves[1]!.move)
})

test('a hint takes the tiles up and aims', () => {
  const { choices } = show(offer, { advice: [firstTake.move] })
  flushSync()
  expect(choices.at(-1)?.move).toBe(firstTake.move)
})

test('another board is enlarged in a dialog', () => {
  const { container } = show(offer)
  click(screen.getByRole('button', { name: `Enlarge the board of ${['Ada', 'Bo'][1 - offer.seat!]}` }))
  expect(container.querySelector('dialog')).not.toBeNull()
})

test.each(Object.keys(views))('every thing of %s lies at its place, as the rules name it', (name) => {
  const view = views[name]!
  const { container } = show(view)
  const lie = [...container.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => `${dataset['at']}: ${dataset['tile']}`)
  const boards = view.boards.flatMap(({ seat, lines, wall, floor }) => [
    ...lines.flatMap(({ colour, count }, line) => Array.from({ length: count }, () => `line ${seat} ${line}: ${colour}`)),
    ...wall.flatMap((row, r) => row.flatMap((tile, c) => (tile ? [`wall ${seat} ${r} ${c}: ${tile}`] : []))),
    ...floor.map((tile) => `floor ${seat}: ${tile}`),
  ])
  const market = [...view.factories.flatMap((tiles, n) => tiles.map((tile) => `factory ${n + 1}: ${tile}`)), ...view.centre.map((tile) => `centre: ${tile}`), ...(view.marker === null ? ['centre: marker'] : [])]
  expect(lie.sort()).toEqual([...boards, ...market].sort())
  const free = [...container.querySelectorAll('.bed[data-at]')].length
  expect(free).toBe(view.players * (15 + 25 + view.floor_costs.length) - boards.length)
})

test('a line that refuses the tiles in hand says why, in short and for those who listen', () => {
  const [hand, line] = offer.moves.flatMap((move) => offer.refusals.flatMap((one, n) => (one[move.colour] ? [[move, n] as const] : [])))[0]!
  const { container } = show(offer)
  click(source(container, hand))
  const refusal = offer.refusals[line]![hand.colour]!
  const ears = { names: [], eyes: null }
  expect(place(container, line).querySelector<HTMLElement>('.why')!.dataset['says']).toBe(tell('azul', 'why', refusal, ears))
  expect(place(container, line).getAttribute('aria-label')).toContain(tell('azul', 'refusal', refusal, ears))
})

test('an entry of the last tiling lights what was counted', () => {
  const tiled = views['tiledView']!
  const { container } = show(tiled)
  const tiles = tiled.last_tiling.filter((one) => one.seat === tiled.seat && one.kind === 'tile')
  const entries = [...container.querySelectorAll<HTMLElement>('.lastly button')]
  expect(entries.length).toBe(tiles.length)
  tiles.forEach((tile, n) => {
    click(entries[n]!)
    expect(container.querySelectorAll('.mine .run').length).toBe(tile.lit.length)
  })
})

test('the parts of the score add up to it', () => {
  for (const view of Object.values(views)) {
    const sums = view.boards.map((_, seat) => view.parts.reduce((sum, part) => sum + (part.points[seat] ?? 0), 0))
    expect(sums).toEqual(view.scores)
  }
  expect(over.scores).toEqual(over.outcome!.scores)
})

test('the lessons are drawn with the real parts', async () => {
  render(Lessons)
  expect(await screen.findByText('Tile the wall', {}, { timeout: 10_000 })).toBeTruthy()
  expect(document.querySelectorAll('.lessons .tablet').length).toBe(5)
})

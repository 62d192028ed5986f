import { cleanup, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folder, type BoardProps, type GameFolder } from '../boards/board'
import { Away, Refused } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Answered } from '../lib/types'
import { signed } from '../words'
import azulReview from './fixtures/azul.json'
import ingeniousReview from './fixtures/ingenious.json'
import Graph from './Graph.svelte'
import Question from './Question.svelte'
import Report from './Report.svelte'
import { account, betterThan, dealAt, marksOf, mistakesOf, momentOf, nextMark, playedIn, points, roundsOf, shared, turnAt, worthSaying, type Answer, type Judge, type Review } from './review'
import { Reviewing, type News } from './reviewing.svelte'
import Verdict from './Verdict.svelte'
import { known, weighed } from './weigh'

const all = { azul: azulReview, ingenious: ingeniousReview } as unknown as Record<string, Review>
const azul = all['azul']!
const names = ['Anna', 'Ben']
const blunder = azul.turns.find(({ mark }) => mark === '??')!
let game: GameFolder

beforeEach(async () => {
  settings.language = 'en'
  game = await folder('azul')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(Object.entries(all))('%s: what is shown of skill and luck adds up, point by point', (_, review) => {
  for (const seat of review.seats) {
    const { start, result, own, others, hindsight, luck } = account(seat)
    expect(start + own + others + hindsight + luck).toBe(result)
    for (const [shown, exact] of [[own, seat.own], [others, seat.others], [hindsight, seat.hindsight], [luck, seat.luck]] as const) expect(Math.abs(shown - exact * 100)).toBeLessThan(1.5)
  }
})

test('what rounding takes is given where it took the most', () => {
  expect(shared([0.4, 0.4, 0.4], 1)).toEqual([1, 0, 0])
  expect(shared([-0.6, -0.6, 0.2], -1)).toEqual([0, -1, 0])
  expect(shared([2, 3], 5)).toEqual([2, 3])
})

test.each(Object.entries(all))('%s: every move belongs to a turn, and a turn is marked at each of its moments', (_, review) => {
  expect(turnAt(review, 0)).toBeNull()
  const marks = marksOf(review)
  for (const { n } of review.decisions) {
    const turn = turnAt(review, n + 1)!
    expect(turn.first <= n && n <= turn.last).toBe(true)
    expect(marks.get(n + 1) ?? '').toBe(turn.mark)
  }
  const steps: number[] = []
  for (let at = nextMark(review, 0, 1); at !== null; at = nextMark(review, at, 1)) steps.push(at)
  expect(steps).toEqual(review.turns.filter(({ mark }) => mark).map(momentOf))
  expect(nextMark(review, steps[0]!, -1)).toBeNull()
})

test('rounds begin where they do, and a deal is known by its number', () => {
  expect(roundsOf(azul)[0]).toEqual({ round: 1, moves: 0 })
  expect(roundsOf(azul)[1]!.moves).toBe(azul.deals[0]!.n + 1)
  expect(dealAt(azul, azul.deals[2]!.n + 1)?.nth).toBe(3)
  expect(roundsOf(all['ingenious']!)).toEqual([])
})

test('a turn of several decisions is told by those that are worth it', () => {
  const review = all['ingenious']!
  const turn = review.turns.find(({ mark, last, first }) => mark && last > first)!
  expect(playedIn(review, turn).every(({ passing }) => !passing)).toBe(true)
  expect(betterThan(review, turn)!.length).toBeGreaterThan(0)
})

test('what had to be done at the end of a turn is not told, but how tiles were stacked, if that is what it is about', () => {
  const review = all['ingenious']!
  const told = review.turns.filter(({ mark }) => mark).flatMap((turn) => playedIn(review, turn))
  expect(told.map(({ kind }) => kind)).not.toContain('draw')
  const deeds = [{ kind: 'sun', colour: 'red' }, { kind: 'stack', passing: true, factory: 1, tiles: ['blue'] }, { kind: 'stack', passing: true, factory: 1, tiles: ['blue', 'black'] }, { kind: 'line', line: 2, colour: 'red' }]
  const turn = deeds.map((deed) => ({ deed: { passing: false, ...deed } }))
  const kinds = (judged: number) => worthSaying(turn, judged).map((deed) => turn.findIndex((one) => one.deed === deed))
  expect([kinds(0), kinds(1), kinds(2)]).toEqual([[0, 3], [0, 2, 3], [0, 2, 3]])
})

test('the graph has a line a seat, a dot a mark, and leads where it is pressed; who listens has a table', () => {
  const go = vi.fn<(moves: number) => void>()
  const { container } = render(Graph, { props: { review: azul, names, at: 3, go } })
  expect(container.querySelectorAll('polyline').length).toBe(2)
  expect(container.querySelectorAll('circle').length).toBe(azul.turns.filter(({ mark }) => mark).length)
  const slider = screen.getByRole('slider')
  expect(slider.getAttribute('aria-valuetext')).toBe(`Move 3 of 50: Anna ${points(azul.chances[3]![0]!)} %, Ben ${points(azul.chances[3]![1]!)} %`)
  slider.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300 }) as DOMRect
  slider.dispatchEvent(new MouseEvent('pointerdown', { clientX: 5, clientY: 100, bubbles: true }))
  expect(go).toHaveBeenLastCalledWith(0)
  slider.dispatchEvent(new MouseEvent('pointerdown', { clientX: 299, clientY: 100, bubbles: true }))
  expect(go).toHaveBeenLastCalledWith(50)
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBe(azul.turns.length + 1)
  screen.getByRole('button', { name: 'Lead' }).click()
  flushSync()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain(`Anna ${signed(Math.round(azul.margins[3]![0]!))}`)
})

test.each(['en', 'nl', 'de'])('a blunder is told with its cost and what was better (%s)', (language) => {
  settings.language = language as 'en'
  const show = vi.fn()
  const { container } = render(Verdict, { props: { review: azul, name: 'azul', game, names, at: momentOf(blunder), mine: [0], show } })
  expect(container.textContent).toContain(String(points(blunder.loss)))
  expect(container.querySelector('[role="img"]')).not.toBeNull() // the tiles of the better move are drawn
  screen.getByRole('button').click()
  expect(show).toHaveBeenCalledWith(blunder)
})

test('luck is told to whom it concerns', () => {
  const { container } = render(Verdict, { props: { review: azul, name: 'azul', game, names, at: azul.deals[0]!.n + 1, mine: [0], show: vi.fn() } })
  expect(container.textContent).toContain('Deal 1 cost you 3 points.')
})

test('the report leads to the turning points and to one’s own mistakes', () => {
  const [go, retry] = [vi.fn(), vi.fn()]
  const { container } = render(Report, { props: { review: azul, name: 'azul', game, names, mine: [0], go, retry } })
  screen.getByRole('button', { name: /^Replay my \d+ mistakes$/ }).click()
  expect(retry).toHaveBeenCalledWith([0])
  expect(mistakesOf(azul, [0]).every(({ seat, mark }) => seat === 0 && mark !== '')).toBe(true)
  container.querySelector<HTMLElement>('li button')!.click()
  expect(go).toHaveBeenCalledWith(azul.swings[0]!.n + 1)
})

test('a review that is under way tells how far it is; one that fails says so and can be asked for again', async () => {
  const told: News[] = [{ done: 0, of: 50, review: null }, { done: 25, of: 50, review: null }, { done: 50, of: 50, review: azul }]
  let fails: unknown = new Refused('not_over', 'the game goes on', 409)
  const far: (number | null)[] = []
  const reviewing = new Reviewing(async function* () {
    if (fails) throw fails
    for (const news of told) {
      yield news
      far.push(reviewing.percent)
    }
  })
  await reviewing.start()
  expect(reviewing.trouble).toBe('The game still goes on.')
  fails = new Away('gone')
  await reviewing.start()
  expect(reviewing.trouble).not.toBe('')
  fails = null
  await reviewing.start()
  expect(far).toEqual([null, 50, 100])
  expect([reviewing.review, reviewing.trouble, reviewing.running]).toEqual([azul, '', false])
})

test('a review that ends without a result is no review', async () => {
  const reviewing = new Reviewing(async function* () {
    yield { done: 3, of: 50, review: null }
  })
  await reviewing.start()
  expect(reviewing.review).toBeNull()
  expect(reviewing.trouble).toBe('The review did not come to its end. Try again.')
})

const asked = { ...azul.decisions[blunder.worst]!, mark: blunder.mark, loss: blunder.loss }

/** A board that plays whatever it is told to, and shows what it was given. */
async function question(judge: Judge) {
  let props: BoardProps | undefined
  const Board = ((_: unknown, given: BoardProps) => {
    props = given
  }) as unknown as GameFolder['Board']
  const shown = render(Question, { props: { name: 'azul', game: { ...game, Board }, names, look: () => Promise.resolve({ scores: [0, 0] }), asked, you: true, judge, leave: { words: 'Back', go: vi.fn() } } })
  await vi.waitFor(() => {
    flushSync()
    if (!props) throw new Error('no board yet')
  })
  return { ...shown, board: () => props! }
}

test('a mistake is asked with its verdict hidden; what is right shows it', async () => {
  const judge = vi.fn(() => Promise.resolve<Answer>({ verdict: 'right', loss: 0, choice: asked.best, reasons: [], back: null }))
  const { board, container } = await question(judge)
  expect([board().eyes, board().active, board().advice]).toEqual([asked.seat, true, []])
  expect(container.textContent).not.toContain('Better:')
  board().play(asked.best.move)
  await vi.waitFor(() => expect(board().advice).toEqual([asked.best.move]))
  expect(judge).toHaveBeenCalledWith(asked, asked.best.move)
})

test('what is not right can be tried again, or shown', async () => {
  const { board } = await question(() => Promise.resolve<Answer>({ verdict: 'wrong', loss: 0.12, choice: asked.played, reasons: [], back: null }))
  board().play(asked.played.move)
  const again = (await screen.findAllByRole('button', { name: 'Try again' }))[0]!
  expect([board().active, board().advice]).toEqual([false, []])
  again.click()
  flushSync()
  expect(board().active).toBe(true)
  screen.getAllByRole('button', { name: 'Show it' })[0]!.click()
  flushSync()
  expect(board().advice).toEqual([asked.best.move])
})

test('a try is as good as what it lacks to the best; when it comes back is told if it counted', () => {
  const told = { right: false, loss: 0.5 * asked.loss, choice: null, reasons: [], counted: true, mistake: { due_at: 5 } } as unknown as Answered
  expect(weighed(asked, told)).toEqual({ verdict: 'better', loss: 0.5 * asked.loss, choice: null, reasons: [], back: 5 })
  expect(weighed(asked, { ...told, loss: asked.loss, counted: false })).toMatchObject({ verdict: 'wrong', back: null })
  expect(weighed(asked, { ...told, right: true, loss: 0 }).verdict).toBe('right')
  expect(weighed(asked, { ...told, loss: null, mistake: null })).toMatchObject({ verdict: 'shown', back: null })
})

test('of a file only what the review knows can be judged', async () => {
  const verdicts = []
  for (const move of [asked.best.move, asked.played.move, 9999, null]) verdicts.push((await known(asked, move)).verdict)
  expect(verdicts).toEqual(['right', 'wrong', 'other', 'shown'])
})

test('why the best is best is said once it is shown, and when the mistake comes back', async () => {
  const reasons = [{ kind: 'floor', seat: 0, amount: 4, times: 4, more: true, good: true, certain: true }] as unknown as Answer['reasons']
  const { container } = await question(() => Promise.resolve<Answer>({ verdict: 'shown', loss: null, choice: null, reasons, back: Date.now() + 10 * 60_000 }))
  expect(container.textContent).not.toContain('floor line')
  screen.getAllByRole('button', { name: 'Show it' })[0]!.click()
  const turn = () => container.querySelector<HTMLElement>('button.one')!.click()
  await vi.waitFor(() => expect(container.textContent).toContain('1 / 3'))
  turn()
  turn()
  flushSync()
  expect(container.textContent).toContain('4 points fewer lost on the floor line.')
  expect(container.textContent).toContain('Comes back in 10 minutes.')
})

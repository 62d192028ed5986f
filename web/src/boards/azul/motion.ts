/** Tiles travel from where they lay to where they lie now; points rise where they were scored. */
import type { AzulView } from '../../lib/types'
import { signed } from '../../words'
import { readMove } from './say'

export type Spots = Map<string, DOMRect>

const MOVE = 280
const SCORE = 420
const STAGGER = 45
const LATEST = 480 // no tile sets out later, so that all is done within 900 ms

/** Where every tile is now. */
export function spots(root: HTMLElement): Spots {
  return new Map([...root.querySelectorAll<HTMLElement>('[data-spot]')].map((spot) => [spot.dataset['spot']!, spot.getBoundingClientRect()]))
}

/** Show how `before` became `now`. */
export function travel(root: HTMLElement, was: AzulView, now: AzulView, told: { seat: number; text: string }, before: Spots): void {
  if (!root.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const stage = new Stage(root, before)
  const move = readMove(told.text)
  if (move?.kind === 'take') {
    const from = [...before].flatMap(([name, rect]) => (name.startsWith(`s${move.source}-${move.colour}-`) ? [rect] : []))
    const colours = move.source === 0 ? [] : was.factories[move.source - 1]!.filter((colour) => colour !== move.colour)
    stage.arrive(newSpots(was, now, told.seat, move.line), from, `t-${move.colour}`)
    if (move.source === 0 && was.marker === null) stage.arrive([`b${told.seat}-f-${was.boards[told.seat]!.floor.length}`], [before.get('s0-marker-0')!], 't-first')
    for (const colour of new Set(colours)) {
      const left = was.centre.filter((one) => one === colour).length
      const rest = [...before].flatMap(([name, rect]) => (name.startsWith(`s${move.source}-${colour}-`) ? [rect] : []))
      stage.arrive(rest.map((_, i) => `s0-${colour}-${left + i}`), rest, `t-${colour}`)
    }
  }
  tile(stage, was, now)
  if (now.round > was.round) stage.deal(now)
  stage.begin()
}

/** Where the tiles of a take came to lie, if the round still goes on. */
function newSpots(was: AzulView, now: AzulView, seat: number, line: number | null): string[] {
  if (now.round > was.round) return []
  const then = was.boards[seat]!
  const board = now.boards[seat]!
  const laid = line === null ? [] : range(then.lines[line]!.count, board.lines[line]!.count).map((i) => `b${seat}-l${line}-${i}`)
  return [...laid, ...range(then.floor.length, board.floor.length).flatMap((i) => (board.floor[i] === 'marker' ? [] : [`b${seat}-f-${i}`]))]
}

function tile(stage: Stage, was: AzulView, now: AzulView): void {
  for (const board of now.boards) {
    const { seat } = board
    const tiling = now.last_tiling.find((one) => one.seat === seat)
    for (const one of tiling?.placements ?? []) {
      if (was.boards[seat]!.wall[one.row]![one.column]) continue
      const to = `b${seat}-w${one.row}-${one.column}`
      stage.arrive([to], [stage.before.get(`b${seat}-l${one.row}-0`)!], `t-${one.colour}`, SCORE)
      stage.rise(to, one.points)
    }
    if (tiling?.floor_loss && was.boards[seat]!.floor.length && !board.floor.length) stage.rise(`b${seat}-f-0`, -tiling.floor_loss)
  }
}

/** The square of a spot; of something wide, one in its middle. */
function box(spot: HTMLElement): DOMRect {
  const rect = spot.getBoundingClientRect()
  const side = Math.min(rect.width, rect.height)
  return new DOMRect(rect.x + (rect.width - side) / 2, rect.y + (rect.height - side) / 2, side, side)
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** Everything that is under way; any touch or key ends it at once. */
class Stage {
  private delay = 0
  private readonly running: Animation[] = []
  /** What is to begin once all places are measured: to measure between changes costs a layout each. */
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly root: HTMLElement,
    readonly before: Spots,
  ) {
    const cut = () => {
      for (const one of this.running) one.finish()
      removeEventListener('pointerdown', cut, true)
      removeEventListener('keydown', cut, true)
    }
    addEventListener('pointerdown', cut, true)
    addEventListener('keydown', cut, true)
    setTimeout(cut, 1200)
  }

  begin(): void {
    for (const one of this.waiting) one()
  }

  /** Tiles fly from where they were to their new spots, one after another. */
  arrive(names: string[], from: (DOMRect | undefined)[], drawing: string, duration = MOVE): void {
    const seen = from.filter((rect) => rect && rect.width > 0)
    names.forEach((name, i) => {
      const spot = this.spot(name)
      const start = seen[Math.min(i, seen.length - 1)]
      const end = spot && box(spot)
      if (!end || !start) return
      const delay = this.next()
      const away = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`
      const lying = spot.querySelector<SVGElement>('.tile')
      this.waiting.push(() => {
        const flying = this.put(`<svg class="tile glazed" style="width:100%;height:100%"><use href="#${drawing}"/></svg>`, end)
        if (lying) lying.style.visibility = 'hidden'
        const landed = () => {
          flying.remove()
          if (lying) lying.style.visibility = ''
        }
        this.run(flying, [{ transform: away }, { transform: `translateY(-6px) scale(1.04)`, offset: 0.86 }, { transform: 'none' }], duration, delay, landed)
      })
    })
  }

  /** Points rise where they were scored. */
  rise(name: string, points: number): void {
    const spot = this.spot(name)
    if (!spot) return
    const at = box(spot)
    const delay = Math.min(this.delay + 120, LATEST)
    this.waiting.push(() => {
      const chip = this.put(`<span class="chip${points < 0 ? ' bad' : ''}" style="position:absolute;left:50%;top:50%;translate:-50% -50%">${signed(points)}</span>`, at)
      this.run(chip, [{ opacity: 0, transform: 'none' }, { opacity: 1, transform: 'translateY(-12px)', offset: 0.3 }, { opacity: 0, transform: 'translateY(-34px)' }], SCORE, delay, () => chip.remove())
    })
  }

  /** A new round: the factories fill. */
  deal(now: AzulView): void {
    now.factories.forEach((_, n) => {
      const dish = this.root.querySelector(`[data-source="${n + 1}"]`)
      dish?.querySelectorAll('.t').forEach((one, i) => this.waiting.push(() => this.run(one, [{ opacity: 0, transform: 'translateY(-10px) scale(.7)' }, { opacity: 1, transform: 'none' }], MOVE, Math.min(200 + n * STAGGER + i * 20, LATEST))))
    })
  }

  private next(): number {
    const delay = Math.min(this.delay, LATEST)
    this.delay += STAGGER
    return delay
  }

  /** Where a spot is seen: on a phone, a colour of the centre is one tile, and a folded board is its tab. */
  private spot(name: string): HTMLElement | null {
    const spot = this.root.querySelector<HTMLElement>(`[data-spot="${name}"]`)
    if (!spot || spot.offsetWidth > 0) return spot
    const tab = /^b(\d)-/.exec(name)
    return tab ? this.root.querySelector<HTMLElement>(`[data-tab="${tab[1]}"]`) : (spot.parentElement?.querySelector<HTMLElement>('[data-first]') ?? null)
  }

  private put(inside: string, at: DOMRect): HTMLElement {
    const flying = document.createElement('div')
    flying.setAttribute('aria-hidden', 'true')
    flying.style.cssText = `position:fixed;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px;transform-origin:0 0;pointer-events:none;z-index:8`
    flying.innerHTML = inside
    this.root.append(flying)
    return flying
  }

  private run(what: Element, frames: Keyframe[], duration: number, delay: number, then?: () => void): void {
    const animation = what.animate(frames, { duration, delay, fill: 'backwards', easing: 'cubic-bezier(.45, .05, .2, 1)' })
    this.running.push(animation)
    if (then) animation.finished.then(then, then)
  }
}

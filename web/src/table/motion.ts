/** What happened, shown step by step over a board that still stands as it was. It knows places and things, and no rule. */
import type { Flight, Happening, Telling } from '../lib/telling'
import { signed } from '../words'

/** Milliseconds: a flight, between things of one flight, and to read what was scored. */
export interface Pace {
  flight: number
  gap: number
  pause: number
}

export const PACES: Record<'calm' | 'brisk', Pace> = {
  calm: { flight: 460, gap: 60, pause: 520 },
  brisk: { flight: 260, gap: 30, pause: 220 },
}
const MOST_GAPS = 360
const LARGER = 1.8 // than a thing: a place where several lie
const APART = 1.05 // from thing to thing, side by side
const INSIDE = 0.7 // of a place, across: what lies there keeps off its rim, also where it is round
const PART = 0.86 // of the height of a thing, in which its parts have a rim
const ALIKE = 3 // pixels that nobody sees
const HIGHEST = 36 // pixels below the header: higher up it would hide points that rise
const EASE = 'cubic-bezier(.45,.05,.2,1)'

type Drawn = HTMLElement | SVGElement
type Box = { x: number; y: number; width: number; height: number }

/** Something that lies somewhere; `flown`: it is our own drawing, over the board. */
interface Thing {
  at: string
  what: string
  box: Box
  node: Drawn
  flown: boolean
}
export type Moment = Thing[]

/** Where a thing goes; null: it is not seen there. `stays`: it is seen where it comes down. */
interface Way {
  thing: Thing
  from: Box | null
  to: Box | null
  stays: boolean
}

/** All that lies on a board, by its places; boxes are seen from the layer above it. */
export function look(root: HTMLElement, layer: HTMLElement): Moment {
  return [...root.querySelectorAll<Drawn>('[data-tile][data-at]')].flatMap((node) => {
    const box = boxOf(node, layer)
    return box ? [{ at: node.dataset['at']!, what: node.dataset['tile']!, box, node, flown: false }] : []
  })
}

function boxOf(node: Element, layer: HTMLElement): Box | null {
  const { x, y, width, height } = node.getBoundingClientRect()
  if (!width) return null // it is not drawn on this screen
  const origin = layer.getBoundingClientRect()
  return { x: x - origin.x, y: y - origin.y, width, height }
}

export class Show {
  /** How much faster than its pace: those who wait for the next scene are not kept long. */
  rate = 1
  over = false
  private things: Thing[]
  private readonly broken: Thing[] = [] // whose parts went somewhere
  private readonly running = new Set<Animation>()
  private readonly hidden: Drawn[] = []
  private readonly scores = new Map<Text, string>()

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly pace: Pace,
  ) {
    this.things = look(root, layer)
  }

  /** The move, then each thing that followed; `counts`: whether a seat's points go straight to its score. */
  async tell(telling: Telling, counts: (seat: number) => boolean): Promise<void> {
    await this.fly(telling.flights)
    for (const one of telling.follows) await this.follow(one, counts)
  }

  /** What lies where, as it was shown last. */
  moment(): Moment {
    return this.things
  }

  /** The board as it stands, with nothing of ours. */
  end(): void {
    this.over = true
    for (const one of this.running) one.cancel()
    for (const node of this.hidden) node.style.visibility = ''
    for (const [text, was] of this.scores) text.data = was
    this.layer.replaceChildren()
  }

  private async follow(one: Happening, counts: (seat: number) => boolean): Promise<void> {
    const lights = one.lit.flatMap((place) => this.light(place))
    await this.fly(one.flights)
    if (one.points) this.rise(one)
    if (one.points && one.seat !== null && counts(one.seat)) this.count(one.seat, one.points)
    if (one.points || lights.length) await this.run(this.layer, [{}, {}], { duration: this.pace.pause })
    for (const light of lights) void this.run(light, [{ opacity: 1 }, { opacity: 0 }], { duration: 180, fill: 'forwards' })
  }

  private async fly(flights: Flight[]): Promise<void> {
    const ways = flights.flatMap((flight, n) => this.ways(flight, flights.slice(n + 1).reduce((sum, one) => sum + (one.end === flight.end ? one.count : 0), 0)))
    const gap = Math.min(this.pace.gap, MOST_GAPS / ways.length)
    await Promise.all(ways.map((way, n) => this.go(way, n * gap)))
  }

  /** Which things a flight takes, and where each of them comes down; `more` come to the same place. */
  private ways({ what, count, start, end }: Flight, more: number): Way[] {
    for (const place of [start, end]) this.outdate(place)
    const taken = this.things.filter((thing) => thing.at === start && thing.what === what).slice(-count)
    const model = taken[0] ?? this.model(what, start)
    if (!model) return []
    const from = taken.length < count ? this.source(start, what, model.box) : null
    const ways = Array.from({ length: count }, (_, n) => {
      const seen = taken[n]
      const thing = this.lift(seen ?? model, seen === undefined)
      return { thing, from: seen ? seen.box : from, to: null, stays: true } as Way
    })
    const spots = this.spots(end, model.box, count, more)
    const kept = spots.length > 0 && !this.hides(end)
    ways.forEach((way, n) => {
      way.thing.at = end
      way.to = spots[n] ?? null
      way.stays = kept
      if (way.to) way.thing.box = way.to
    })
    if (!kept) this.things = this.things.filter((thing) => !ways.some((way) => way.thing === thing))
    return ways
  }

  /** What something looks like that is not seen where it comes from: like what lies there the other way up, or like its largest fellow, the latest. */
  private model(what: string, start: string): Thing | undefined {
    const back = this.things.findLast((thing) => thing.at === start && !thing.what.includes(what))
    return back ?? this.things.filter((thing) => thing.what === what).sort((a, b) => a.box.width - b.box.width).at(-1)
  }

  /** Where something comes from that does not lie there by itself: its part of what it is part of, which is no more, or all of the place. */
  private source(place: string, what: string, size: Box): Box | null {
    const isWhole = (thing: Thing) => thing.at === place && thing.what.includes(what)
    const whole = this.things.findLast(isWhole)
    if (whole) {
      this.hide(whole)
      this.things.splice(this.things.indexOf(whole), 1)
      this.broken.push(whole)
    }
    const of = whole ?? this.broken.findLast(isWhole)
    const all = this.places(place)[0]
    return of ? partOf(of, what, size) : all ? middle(all, size) : null
  }

  /** What a board says of a place is true no more once something comes there or goes. */
  private outdate(place: string): void {
    for (const node of this.root.querySelectorAll<Drawn>('[data-of]')) if (node.dataset['of'] === place) this.hide({ node })
  }

  /** The board's own drawing of a thing is not seen meanwhile. */
  private hide({ node }: Pick<Thing, 'node'>): void {
    node.style.visibility = 'hidden'
    this.hidden.push(node)
  }

  /** Our own drawing of a thing, above the board; the board's own is hidden meanwhile. */
  private lift(thing: Thing, another: boolean): Thing {
    if (thing.flown && !another) return thing
    const node = thing.flown ? (thing.node.cloneNode(true) as Drawn) : drawingOf(thing)
    this.layer.append(node)
    const flown = { ...thing, node, flown: true }
    if (another) this.things.push(flown)
    else {
      this.hide(thing)
      this.things[this.things.indexOf(thing)] = flown
    }
    return flown
  }

  /** Where so many things find room, with more to come: in free slots, or side by side in the middle of a place. */
  private spots(place: string, size: Box, count: number, more: number): Box[] {
    const free = this.places(place)
    const slots = free.filter((box) => box.width < LARGER * size.width || box.height < LARGER * size.height)
    const open = slots.filter((slot) => !this.things.some((thing) => thing.at === place && near(thing.box, slot)))
    if (open.length >= count) return open.slice(0, count).map((slot) => fitted(slot, size))
    const around = free[0] ?? slots[0]
    const lying = this.things.filter((thing) => thing.at === place)
    if (!around && !lying.length) return []
    if (!around) return Array.from({ length: count }, () => lying.at(-1)!.box)
    return Array.from({ length: count }, (_, n) => (open[n] && fitted(open[n], size)) ?? among(around, lying[0]?.box ?? size, lying.length + n, lying.length + count + more))
  }

  /** Whether what comes to a place is not seen there any more: the board says so, and draws nothing there. */
  private hides(place: string): boolean {
    const drawn = this.at(place)
    return drawn.length > 0 && drawn.every((node) => node.dataset['hides'] !== undefined)
  }

  /** The boxes of a place: its slots in the order in which they are filled, or all of it. */
  private places(place: string): Box[] {
    const nth = (node: Drawn) => Number(node.dataset['nth'] ?? 0)
    const bare = this.at(place).filter((node) => node.dataset['tile'] === undefined)
    return bare.sort((a, b) => nth(a) - nth(b)).flatMap((node) => boxOf(node, this.layer) ?? [])
  }

  private at(place: string): Drawn[] {
    return [...this.root.querySelectorAll<Drawn>('[data-at]')].filter((node) => node.dataset['at'] === place)
  }

  private async go({ thing: { node }, from, to, stays }: Way, delay: number): Promise<void> {
    const [start, end] = [from ?? to, to ?? from]
    if (!start || !end) return void node.remove()
    const own = { width: Number.parseFloat(node.style.width), height: Number.parseFloat(node.style.height) }
    const put = (box: Box, lift = 0) => `translate(${box.x}px, ${box.y - lift}px) scale(${box.width / own.width}, ${box.height / own.height})`
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, width: (start.width + end.width) / 2, height: (start.height + end.height) / 2 }
    const lift = Math.min(Math.hypot(start.x - end.x, start.y - end.y) / 12, 22)
    const frames: Keyframe[] = [
      { transform: put(start), opacity: from ? 1 : 0 },
      { transform: put(half, lift), opacity: 1 },
      { transform: put(end), opacity: stays ? 1 : 0 },
    ]
    node.style.transform = put(end)
    if (!stays) node.style.opacity = '0'
    await this.run(node, frames, { duration: this.pace.flight, delay, easing: EASE, fill: 'backwards' })
  }

  /** A place shines. */
  private light(place: string): HTMLElement[] {
    return this.at(place).flatMap((node) => {
      const box = boxOf(node, this.layer)
      if (!box) return []
      const light = this.draw('lit', box)
      if (node instanceof SVGElement && !(node instanceof SVGSVGElement)) light.style.borderRadius = '50%'
      void this.run(light, [{ opacity: 0 }, { opacity: 1 }], { duration: 140 })
      return [light]
    })
  }

  /** Points rise where they came about, or at the score. */
  private rise({ at, seat, points }: Happening): void {
    const landed = this.things.findLast((thing) => thing.at === at)?.box
    const box = landed ?? (at === null ? undefined : this.places(at)[0]) ?? this.scoreOf(seat)
    if (!box) return
    const note = this.draw(points < 0 ? 'rise bad' : 'rise', { x: box.x + box.width / 2, y: Math.max(box.y, HIGHEST), width: 0, height: 0 })
    note.textContent = signed(points)
    const up = (by: number) => `translate(-50%, calc(${by}px - 60%))`
    void this.run(
      note,
      [
        { opacity: 0, transform: up(4) },
        { opacity: 1, transform: up(-14), offset: 0.18 },
        { opacity: 1, transform: up(-18), offset: 0.7 },
        { opacity: 0, transform: up(-30) },
      ],
      { duration: 2 * this.pace.pause + 300, easing: 'ease-out', fill: 'both' },
    )
  }

  /** A seat's score counts on. */
  private count(seat: number, points: number): void {
    for (const node of this.root.querySelectorAll(`[data-score="${seat}"]`)) {
      const text = [...node.childNodes].find((child): child is Text => child instanceof Text && /\d/.test(child.data))
      if (!text) continue
      if (!this.scores.has(text)) this.scores.set(text, text.data)
      text.data = String(Number(text.data) + points)
    }
  }

  private scoreOf(seat: number | null): Box | undefined {
    const nodes = [...this.root.querySelectorAll(`[data-score="${seat}"]`)]
    return nodes.flatMap((node) => boxOf(node, this.layer) ?? [])[0]
  }

  private draw(what: string, { x, y, width, height }: Box): HTMLElement {
    const node = document.createElement('i')
    node.className = what
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, ...(width ? { width: `${width}px`, height: `${height}px` } : {}) })
    this.layer.append(node)
    return node
  }

  private async run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    if (this.over) return
    const animation = node.animate(frames, timing)
    animation.playbackRate = this.rate
    this.running.add(animation)
    await animation.finished.catch(() => undefined) // cut short
    this.running.delete(animation)
  }
}

/** A new view is drawn: what we had in the air comes down, what went elsewhere goes there, and what is new appears. */
export function settle(root: HTMLElement, layer: HTMLElement, before: Moment, { flight, gap }: Pace): void {
  const now = look(root, layer)
  const left = [...before]
  const take = (fits: (thing: Thing) => boolean, to: Box) => {
    const [found] = left.filter(fits).sort((a, b) => away(a.box, to) - away(b.box, to))
    if (found) left.splice(left.indexOf(found), 1)
    return found
  }
  // What lies where it lay first, so that nothing else takes its place.
  const fresh = now.flatMap((thing) => {
    const same = take((one) => one.at === thing.at && one.what === thing.what, thing.box)
    return same && !(same.flown && away(same.box, thing.box) > ALIKE) ? [] : [{ thing, from: same }]
  })
  fresh.forEach(({ thing, from }, n) => {
    const source = from ?? take((one) => one.what === thing.what, thing.box)
    const timing = { duration: from ? flight / 3 : source ? flight : flight / 2, delay: from ? 0 : Math.min(n * gap, MOST_GAPS), easing: EASE, fill: 'backwards' } as const
    const moves = thing.node instanceof HTMLElement || thing.node instanceof SVGSVGElement
    if (!source || !moves) thing.node.animate([{ opacity: 0 }, { opacity: 1 }], timing)
    else {
      const by = `translate(${source.box.x - thing.box.x}px, ${source.box.y - thing.box.y}px) scale(${source.box.width / thing.box.width})`
      thing.node.animate([{ transform: by, transformOrigin: '0 0', zIndex: 20 }, { transform: 'none', transformOrigin: '0 0', zIndex: 20 }], timing)
    }
  })
}

/** A drawing like that of a thing, which can stand anywhere. */
function drawingOf({ node, box }: Thing): Drawn {
  const copy = node.cloneNode(true) as Drawn
  const whole = (one: Drawn) => [one, ...one.querySelectorAll<Drawn>('*')]
  const own = whole(node)
  whole(copy).forEach((one, n) => {
    for (const name of ['id', 'data-at', 'data-tile', 'tabindex', 'role', 'aria-label']) one.removeAttribute(name)
    // As large as it is there, wherever that comes from.
    const { width, height } = getComputedStyle(own[n]!)
    if (one instanceof HTMLElement || one instanceof SVGSVGElement) Object.assign(one.style, { width, height })
  })
  copy.style.visibility = ''
  copy.classList.remove('last') // the mark of what was done last: that is over
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) return placed(copy, box)
  const { x, y, width, height } = node.getBBox()
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  frame.setAttribute('preserveAspectRatio', 'none')
  copy.removeAttribute('transform')
  frame.append(copy)
  return placed(frame, box)
}

function placed<T extends Drawn>(node: T, { x, y, width, height }: Box): T {
  node.classList.add('aloft')
  Object.assign(node.style, { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px)` })
  return node
}

/** A thing of some size in the middle of a box. */
function middle(box: Box, { width, height }: Box): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** The n-th of so many things that lie side by side in the middle of a box, in as many rows as leave them largest. */
function among(box: Box, size: Box, n: number, count: number): Box {
  const rows = Array.from({ length: count }, (_, k) => {
    const [across, down] = [count - k, Math.ceil(count / (count - k))]
    const scale = Math.min(1, (INSIDE * box.width) / (APART * size.width * across), (INSIDE * box.height) / (APART * size.height * down))
    return { across, down, scale }
  })
  const { across, down, scale } = rows.reduce((best, one) => (one.scale > best.scale ? one : best))
  const [width, height] = [size.width * scale, size.height * scale]
  const at = middle(box, { x: 0, y: 0, width, height })
  return { ...at, x: at.x + ((n % across) - (across - 1) / 2) * APART * width, y: at.y + (Math.floor(n / across) - (down - 1) / 2) * APART * height }
}

/** Where a part of a thing is: as far along as its name stands in the name of all, and nearly as large as all of it is high. */
function partOf({ box, what }: Thing, part: string, size: Box): Box {
  const far = (what.indexOf(part) + part.length / 2) / what.length
  const { width, height } = fitted({ ...box, height: PART * box.height }, size)
  return { x: box.x + Math.min(Math.max(0, far * box.width - width / 2), box.width - width), y: box.y + (box.height - height) / 2, width, height }
}

/** A slot as large as a thing fits into it. */
function fitted(slot: Box, { width, height }: Box): Box {
  const scale = Math.min(slot.width / width, slot.height / height)
  return middle(slot, { x: 0, y: 0, width: width * scale, height: height * scale })
}

const away = (a: Box, b: Box) => Math.hypot(a.x - b.x, a.y - b.y)
const near = (a: Box, b: Box) => away(a, b) < Math.max(b.width, b.height) / 2

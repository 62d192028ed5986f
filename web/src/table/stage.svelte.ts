/** Which view is drawn: the newest, once what led there was shown. */
import { tick } from 'svelte'
import { settings } from '../lib/settings.svelte'
import type { Telling } from '../lib/telling'
import { PACES, settle, Show, type Pace } from './motion'

/** A view, and what led to it; `told` is null where it is not shown in motion. */
export interface Scene<View> {
  view: View
  told: { telling: Telling | null; mine: boolean } | null
}

const PATIENCE = 4 // scenes that may wait; more are not worth waiting for
const HURRY = 0.5 // so much faster for each that waits

export class Stage<View> {
  shown = $state.raw<View | null>(null)
  /** Nothing is under way: what is drawn is what is. */
  still = $state(true)
  /** What is being shown of it, if anything. */
  telling = $state.raw<Telling | null>(null)
  root: HTMLElement | undefined
  layer: HTMLElement | undefined
  private waiting: Scene<View>[] = []
  private show: Show | null = null

  /** How a view is read: each seat's score, and through whose eyes it is seen. */
  constructor(private readonly read: { scores: (view: View) => number[]; eyes: (view: View) => number | null }) {}

  /** What came: it is shown in its turn, and at once where nothing moves. */
  arrive(scene: Scene<View>): void {
    if (!this.shown || !scene.told || !pace() || document.hidden || this.waiting.length >= PATIENCE) return this.cut(scene.view)
    this.waiting.push(scene)
    if (this.show) this.show.rate = 1 + HURRY * this.waiting.length
    if (this.still) void this.play()
  }

  /** Draw this at once, whatever is under way. */
  cut(view: View): void {
    this.waiting = []
    this.show?.end()
    this.show = null
    this.shown = view
    this.rest()
  }

  /** Enough seen: to the end. */
  skip(): void {
    const last = this.waiting.at(-1)
    if (last) this.cut(last.view)
  }

  private async play(): Promise<void> {
    this.still = false
    for (let scene = this.waiting[0]; scene; scene = this.waiting[0]) {
      const { root, layer } = this
      const speed = pace(scene.told?.mine)
      if (!root || !layer || !speed) return this.skip()
      const show = (this.show = new Show(root, layer, speed))
      this.telling = scene.told?.telling ?? null
      try {
        if (this.telling) await show.tell(this.telling, this.straight(scene))
      } catch (error) {
        this.skip() // what can't be shown has happened all the same
        throw error
      }
      if (this.show !== show) return // it was cut
      const before = show.moment()
      const turned = this.read.eyes(this.shown!) !== this.read.eyes(scene.view)
      show.end()
      this.waiting.shift()
      this.shown = scene.view
      await tick()
      if (this.show !== show) return
      if (!turned) settle(root, layer, before, speed)
    }
    this.show = null
    this.rest()
  }

  private rest(): void {
    this.telling = null
    this.still = true
  }

  /** Whether a seat's points add up to what its score grows by; in some games they go elsewhere first. */
  private straight({ view, told }: Scene<View>): (seat: number) => boolean {
    const [was, is] = [this.read.scores(this.shown!), this.read.scores(view)]
    return (seat) => {
      const points = told!.telling!.follows.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
      return points === is[seat]! - was[seat]!
    }
  }
}

/** How fast things move; null: not at all. One's own moves are no news. */
function pace(mine = false): Pace | null {
  const { motion } = settings
  if (motion === 'off' || typeof Element.prototype.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return PACES[mine ? 'brisk' : motion]
}

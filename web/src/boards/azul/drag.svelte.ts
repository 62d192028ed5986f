/** Dragging tiles to a line with a mouse or a pen; a finger scrolls the page, and taps. */
import type { Hand } from './offers'

const FAR = 6 // pixels before a press becomes a drag

export class Drag {
  hand = $state.raw<Hand | null>(null)
  x = $state(0)
  y = $state(0)
  /** A click that ends a drag is none. */
  justEnded = false

  constructor(
    private readonly begun: (hand: Hand) => void,
    private readonly over: (line: number | null) => void,
    private readonly dropped: (line: number | null) => void,
  ) {}

  hold(hand: Hand, event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return
    const from = { x: event.clientX, y: event.clientY }
    const move = (moved: PointerEvent) => {
      if (!this.hand && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < FAR) return
      if (!this.hand) {
        this.hand = hand
        this.begun(hand)
      }
      this.x = moved.clientX
      this.y = moved.clientY
      this.over(lineUnder(moved))
    }
    const up = (ended: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      if (!this.hand) return
      this.hand = null
      this.justEnded = true
      setTimeout(() => (this.justEnded = false))
      this.dropped(ended.type === 'pointerup' ? lineUnder(ended) : null)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
  }
}

function lineUnder(event: PointerEvent): number | null {
  const line = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-line]')?.dataset['line']
  return line === undefined ? null : Number(line)
}

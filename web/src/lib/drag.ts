/** Dragging: an extra way to do what clicks do. */

const FAR = 8 // pixels before a press becomes a drag

interface Drag {
  begun: () => void
  moved: (event: PointerEvent) => void
  /** Where it was let go; null where it was given up. */
  ended: (event: PointerEvent | null) => void
}

/** A press becomes a drag once it moves. With a mouse or a pen; a finger scrolls the page and taps, unless the page is told to leave it alone. */
export function drag(press: PointerEvent, { begun, moved, ended }: Drag, finger = false): void {
  if ((press.pointerType === 'touch' && !finger) || press.button !== 0) return
  const listening = new AbortController()
  const { signal } = listening
  let flying = false
  const end = (event: PointerEvent | null) => {
    listening.abort()
    if (!flying) return
    unclick()
    ended(event)
  }
  const move = (event: PointerEvent) => {
    if (!flying && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < FAR) return
    if (!flying) begun()
    flying = true
    moved(event)
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', () => end(null), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(null), { signal })
}

/** A click that ends a drag is none; it comes at once, or not at all. */
function unclick(): void {
  const stop = (event: Event) => event.stopImmediatePropagation()
  addEventListener('click', stop, { capture: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

/** What an event happens on, by a data attribute of it. */
export function under(event: PointerEvent | null, name: string): string | undefined {
  const element = event && document.elementFromPoint(event.clientX, event.clientY)
  return element?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
}

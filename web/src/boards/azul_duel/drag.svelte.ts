/** Dragging by mouse or pen: an extra way to do what two clicks do. A finger scrolls the page instead. */
import type { Attachment } from 'svelte/attachments'
import type { Offer, Turn } from './turn.svelte'

const FAR = 8

/** Let something be dragged to where it shall go: a place that says in `data-drop` which move that is. */
export function dragged(turn: Turn, offer: Offer): Attachment<HTMLElement> {
  return (source) => {
    let from: { x: number; y: number } | null = null
    let flying: HTMLElement | null = null
    let dropped = false // the click that follows a drop is not a tap

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return
      dropped = false
      from = { x: event.clientX, y: event.clientY }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('keydown', key)
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      if (!flying && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) {
        flying = ghostOf(source)
        if (!turn.is(offer)) turn.pick(offer)
      }
      if (flying) flying.style.translate = `${event.clientX}px ${event.clientY}px`
    }
    const up = (event: PointerEvent) => {
      if (flying) {
        dropped = true
        const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
        if (target?.dataset['drop']) turn.takeTo(offer, target.dataset['drop'])
      }
      end()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && end()
    const end = () => {
      flying?.remove()
      flying = from = null
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('keydown', key)
    }
    const click = (event: Event) => {
      if (dropped) event.stopImmediatePropagation()
      dropped = false
    }
    source.addEventListener('pointerdown', down)
    source.addEventListener('click', click, { capture: true })
    return () => {
      source.removeEventListener('click', click, { capture: true })
      source.removeEventListener('pointerdown', down)
      end()
    }
  }
}

function ghostOf(source: HTMLElement): HTMLElement {
  const copy = source.firstElementChild!.cloneNode(true) as HTMLElement
  const box = source.getBoundingClientRect()
  copy.removeAttribute('data-tile')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { position: 'fixed', left: `${-box.width / 2}px`, top: `${-box.height / 2}px`, zIndex: '30', pointerEvents: 'none' })
  copy.style.setProperty('--t', getComputedStyle(source).getPropertyValue('--t'))
  document.body.append(copy)
  return copy
}

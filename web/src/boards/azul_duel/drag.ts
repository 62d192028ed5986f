/** Dragging what may be taken to where it shall go. */
import type { Attachment } from 'svelte/attachments'
import { drag, under } from '../../lib/drag'
import type { Offer, Turn } from './turn.svelte'

/** Let something be dragged to where it shall go: a place that says in `data-drop` which move that is. */
export function dragged(turn: Turn, offer: Offer): Attachment<HTMLElement> {
  return (source) => {
    let ghost: HTMLElement | null = null
    const putDown = () => {
      ghost?.remove()
      ghost = null
    }
    const down = (event: PointerEvent) =>
      drag(event, {
        begun() {
          ghost = ghostOf(source)
          if (!turn.is(offer)) turn.pick(offer)
        },
        moved(event) {
          if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`
        },
        ended(event) {
          const goal = ghost && under(event, 'drop')
          putDown()
          if (goal) turn.takeTo(offer, goal)
        },
      })
    source.addEventListener('pointerdown', down)
    return () => {
      source.removeEventListener('pointerdown', down)
      putDown()
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

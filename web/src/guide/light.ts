/** What matters now is lit, wherever a board draws it. */
import type { Lit } from './ideas'
import './light.css'

type Drawn = HTMLElement | SVGElement
const MARGIN = 10 // pixels around what is lit

/** The nodes of a place: all of it, or what lies there of one kind. */
function nodes(root: Element, lit: Lit): Drawn[] {
  const [place, what] = typeof lit === 'string' ? [lit, null] : lit
  const here = [...root.querySelectorAll<Drawn>(`[data-at="${place}"]`)].filter((node) => !node.closest('dialog'))
  const meant = what === null ? here.filter((node) => !here.some((other) => other !== node && other.contains(node))) : here.filter((node) => node.dataset['tile'] === what)
  return meant.map(holder)
}

/** Who presses a thing presses the button that it lies on, if nothing else does. */
function holder(node: Drawn): Drawn {
  const button = node.dataset['tile'] === undefined ? null : node.closest('button')
  return button?.querySelectorAll('[data-at]').length === 1 ? button : node
}

/** Light places as long as they matter, also when the board is drawn anew; the answer puts them out. */
export function light(root: Element, places: readonly Lit[]): () => void {
  let lit = new Set<Drawn>()
  const draw = () => {
    const now = new Set(places.flatMap((place) => nodes(root, place)))
    for (const node of lit) if (!now.has(node)) delete node.dataset['lit']
    for (const node of now) node.dataset['lit'] = ''
    lit = now
  }
  const observer = new MutationObserver(draw)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at', 'data-tile'] })
  draw()
  return () => {
    observer.disconnect()
    for (const node of lit) delete node.dataset['lit']
  }
}

/** The first lit thing that can be pressed. */
export function pressable(root: Element): HTMLElement | null {
  const can = 'button:not([disabled]), [tabindex="0"]'
  for (const node of root.querySelectorAll('[data-lit]')) {
    const found = node.closest<HTMLElement>(can) ?? node.querySelector<HTMLElement>(can)
    if (found) return found
  }
  return null
}

/** Bring what is lit into sight, as far as it has room; `below` pixels at the bottom are covered. */
export function reveal(root: Element, below: number): void {
  const boxes = [...root.querySelectorAll('[data-lit]')].filter((node) => node.getClientRects().length).map((node) => node.getBoundingClientRect())
  if (!boxes.length) return
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN
  const over = Math.max(...boxes.map((box) => box.bottom)) + MARGIN - (innerHeight - below)
  const by = top < 0 ? top : Math.min(Math.max(over, 0), top)
  if (by) scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}

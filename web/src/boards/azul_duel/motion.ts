/** Tiles travel: whatever left one place and came to another flies there, found by comparing two moments. */

interface Seen {
  what: string
  box: DOMRect
}
export type Moment = Map<string, Seen>

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All that lies on the table, by its place. */
export function look(table: HTMLElement): Moment {
  const seen: Moment = new Map()
  for (const one of table.querySelectorAll<HTMLElement>('[data-tile]')) {
    const box = one.getBoundingClientRect()
    if (box.width) seen.set(one.dataset['at']!, { what: one.dataset['tile']!, box })
  }
  return seen
}

/** Places where something lies that did not lie there before. */
export function arrived(before: Moment, now: Moment): string[] {
  return [...now].filter(([at, { what }]) => before.get(at)?.what !== what).map(([at]) => at)
}

/** Let what came fly from where the same thing left. */
export function fly(table: HTMLElement, before: Moment, now: Moment): void {
  if (still()) return
  const left = [...before].filter(([at, { what }]) => now.get(at)?.what !== what).map(([, seen]) => seen)
  arrived(before, now).forEach((at, n) => {
    const there = now.get(at)!
    const from = nearestOf(left, there)
    const node = table.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
    const timing = { duration: from ? 280 : 160, delay: Math.min(45 * n, 400), easing: 'cubic-bezier(.45,.05,.2,1)', fill: 'backwards' } as const
    if (!from) {
      node?.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
      return
    }
    left.splice(left.indexOf(from), 1)
    const scale = from.box.width / there.box.width
    const by = `translate(${from.box.x - there.box.x}px, ${from.box.y - there.box.y}px) scale(${scale})`
    node?.animate?.([{ transform: by, transformOrigin: '0 0', zIndex: 20 }, { transform: 'none', transformOrigin: '0 0', zIndex: 20 }], timing)
  })
}

function nearestOf(left: Seen[], to: Seen): Seen | undefined {
  const away = (one: Seen) => Math.hypot(one.box.x - to.box.x, one.box.y - to.box.y)
  return left.filter((one) => one.what === to.what).sort((a, b) => away(a) - away(b))[0]
}

/** Points rise where they were scored. */
export function rise(table: HTMLElement, at: string, points: string): void {
  const node = table.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
  if (!node?.animate || still()) return
  const box = node.getBoundingClientRect()
  const note = document.createElement('span')
  note.className = 'rising'
  note.textContent = points
  note.setAttribute('aria-hidden', 'true')
  Object.assign(note.style, { left: `${box.x + box.width / 2}px`, top: `${box.y}px` })
  table.append(note)
  const flight = note.animate([{ opacity: 0, transform: 'translate(-50%, 0)' }, { opacity: 1, transform: 'translate(-50%, -14px)', offset: 0.3 }, { opacity: 0, transform: 'translate(-50%, -34px)' }], { duration: 900, delay: 200, fill: 'both', easing: 'ease-out' })
  flight.onfinish = () => note.remove()
}

/** Keys: digits for what is counted, arrows to the next thing offered, R turns, Esc puts back, Enter does it. */
import type { Key } from '../../lib/over.svelte'
import { words } from '../../words'
import type { Turn } from './turn.svelte'

const w = words('azul_duel')

/** The same, in words. */
export function keys(): Key[] {
  return [['1–9', w('keys-number')], ['L', w('keys-large')], ['M', w('keys-moons')], ['P', w('keys-plates')], ['← ↑ ↓ →', w('keys-around')], ['R', w('keys-turn')], ['B', w('keys-break')], ['Enter', w('keys-do')], ['Esc', w('keys-back')]]
}

/** Everything that may be taken, laid or paid now, one stop each. */
export const OFFERED = 'button.pick:not([tabindex="-1"]), button.line.legal, button.spot.legal, button.turned, button.cell.legal, .holdings > .btn, .plates > .btn'

const AHEAD: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function press(event: KeyboardEvent, turn: Turn, table: HTMLElement | undefined): void {
  const on = event.target as HTMLElement
  if (!table || event.ctrlKey || event.metaKey || event.altKey || ['INPUT', 'TEXTAREA', 'SELECT'].includes(on.tagName) || document.querySelector('dialog[open]')) return
  const focus = (selector: string) => table.querySelector<HTMLElement>(selector)?.focus()
  const key = event.key.toLowerCase()
  const ahead = AHEAD[event.key]
  if (key === 'escape') turn.back()
  else if (ahead && table.contains(on)) step(on, ahead, table, event)
  else if (key === 'r' && ['space', 'turn'].includes(turn.asked)) turn.rotate()
  else if (key === 'enter' && turn.chosen && !on.closest('button, a')) turn.go(turn.chosen)
  else if (/^[1-9]$/.test(key)) digit(Number(key), turn, focus)
  else if (key === 'l' || key === 'c') focus('button[data-factory="0"]')
  else if (key === 'm') focus('.moon button, .tray button')
  else if (key === 'p') focus('.plates button')
  else if (key === 'f' || key === 'b') turn.pick(turn.find('break') ?? turn.chosen)
}

/** Lines, spaces and columns are picked by their number; factories are gone to. */
function digit(n: number, turn: Turn, focus: (selector: string) => void): void {
  const offer = turn.find('line', (one) => one.line === n - 1) ?? turn.find('space', (one) => one.space === n - 1) ?? turn.find('column', (one) => one.column === n - 1)
  if (offer) turn.pick(offer)
  else focus(`button[data-factory="${n}"]`)
}

/** To the nearest thing offered in a direction; what lies aside counts double. */
function step(from: HTMLElement, [x, y]: [number, number], table: HTMLElement, event: KeyboardEvent): void {
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const here = middle(from)
  const far = [...table.querySelectorAll<HTMLElement>(OFFERED)].flatMap((one) => {
    const there = middle(one)
    const along = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    return along > 2 ? [{ one, cost: along + 2 * aside }] : []
  })
  const next = far.sort((a, b) => a.cost - b.cost)[0]
  if (!next) return
  event.preventDefault()
  next.one.focus()
}

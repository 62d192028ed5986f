/** Where we are: the place in the page, as state. */
import { addressOf, place, placeOf } from './address'

export const route = $state(place())

const read = () => Object.assign(route, place())

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', addressOf(to))
  else note(to)
  read()
  scrollTo(0, 0)
}

/** Have the address say where one is by now; nothing else changes. */
export function note(to: string): void {
  history.replaceState(null, '', addressOf(to))
}

addEventListener('popstate', read)

/** Links within the page need no new page. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const to = placeOf(link)
  if (to === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(to)
})

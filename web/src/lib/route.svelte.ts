/** Where we are: the path of the page, as state. */

export const route = $state({ path: location.pathname, hash: location.hash, query: location.search })

function read(): void {
  route.path = location.pathname
  route.hash = location.hash
  route.query = location.search
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  read()
  scrollTo(0, 0)
}

addEventListener('popstate', read)

/** Links within the page need no new page. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

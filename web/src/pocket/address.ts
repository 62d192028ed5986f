/**
 * Where in the page one is, in a site that may lie anywhere on a host: the host knows one address, and what follows its # is
 * ours. So a link into a game works on every host, and none has to be told what to do with addresses that are no files.
 */
import type { Place } from '../lib/address'

export type { Place } from '../lib/address'

const inPage = (hash: string): string => (hash.startsWith('#/') ? hash.slice(1) : '/')

export function place(): Place {
  const { pathname, search, hash } = new URL(inPage(location.hash), location.origin)
  return { path: pathname, query: search, hash }
}

export const addressOf = (to: string): string => `${location.pathname}#${to}`

export const placeOf = (link: HTMLAnchorElement): string | null =>
  link.origin === location.origin && link.pathname === location.pathname && link.hash.startsWith('#/') ? inPage(link.hash) : null

export const fileOf = (name: string): string => new URL(name, document.baseURI).pathname

export const linkTo = (to: string): string => new URL(addressOf(to), location.href).href

/** Links of the page are written as a server knows them, `/learn`: here they lead behind the #, also in a new tab. */
function lead(within: Element): void {
  for (const link of within.matches('a[href^="/"]') ? [within] : within.querySelectorAll('a[href^="/"]')) link.setAttribute('href', `#${link.getAttribute('href')!}`)
}

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    for (const node of type === 'attributes' ? [target] : addedNodes) if (node instanceof Element) lead(node)
}).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] })

/** Where in the page one is, as its address says it. A site without a server may lie anywhere on a host (`../pocket/address.ts`). */

export interface Place {
  path: string
  query: string
  hash: string
}

export const place = (): Place => ({ path: location.pathname, query: location.search, hash: location.hash })

/** The address of a place in the page, such as `/learn/azul`. */
export const addressOf = (to: string): string => to

/** The place that a link leads to; null: it leads out of the page. */
export const placeOf = (link: HTMLAnchorElement): string | null => (link.origin === location.origin ? link.pathname + link.search + link.hash : null)

/** The address of a file that comes with the page. */
export const fileOf = (name: string): string => `/${name}`

/** A link that can be sent on. */
export const linkTo = (to: string): string => new URL(addressOf(to), location.href).href

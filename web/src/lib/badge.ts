/** A mark on the tab: something waits for its reader, who may look at another one. */

import { fileOf } from './address'

const ICON = fileOf('icon.svg')
const DOT = '<circle cx="74" cy="26" r="24" fill="#e4572e" stroke="#fff" stroke-width="8"/></svg>'
let wanted = false
let marked: Promise<string> | undefined

/** Mark the tab, or not any more. */
export function badge(on: boolean): void {
  wanted = on
  if (on) {
    marked ??= make()
    void marked.then((icon) => wanted && show(icon), () => (marked = undefined)) // without a server, without a mark
  } else show(ICON)
  // What is installed as an app has a mark of its own, where there are such marks.
  void (on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => undefined)
}

function show(icon: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
}

/** Our own icon, and a dot on it. */
async function make(): Promise<string> {
  const icon = await (await fetch(ICON)).text()
  return `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', DOT))}`
}

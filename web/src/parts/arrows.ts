/** Of a few buttons side by side one is in the order of the tab key; arrows go on from there. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')]
  event.preventDefault()
  event.stopPropagation()
  all[(all.indexOf(document.activeElement as HTMLElement) + step + all.length) % all.length]?.focus()
}

/** The same in a long list, which only goes up and down, and ends. */
export function upAndDown(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** What such a list is about stays in view, without the page moving. */
export function keepInView(list: HTMLElement | undefined, which: string): void {
  const item = list?.querySelector<HTMLElement>(which)
  if (!list || !item) return
  const top = item.offsetTop
  if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2
}

/** What looks wrong of what is shown: words that are cut, words that lie over others, a page that is wider than its screen. */
() => {
  const LEAST = 2 // pixels that nobody sees
  const OVER = 'dialog, section.end, .coach, .phonebar, header' // what may lie over anything
  const found = []
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the screen: ${document.documentElement.scrollWidth}`)

  /** Where of some words there is room for them; null: nobody sees them. */
  function room(one) {
    const box = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity }
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(up)
      if (clipPath !== 'none') return null
      const here = up.getBoundingClientRect()
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return { ...box, scrolls: here }
      if (overflowX !== 'visible') [box.left, box.right] = [Math.max(box.left, here.left), Math.min(box.right, here.right)]
      if (overflowY !== 'visible') [box.top, box.bottom] = [Math.max(box.top, here.top), Math.min(box.bottom, here.bottom)]
      if (position === 'fixed') break
    }
    return box
  }

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement, text = node.data.trim()
    if (!text || one.closest('.visually-hidden, script, style, noscript, option') || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > LEAST && height > LEAST)
    const free = boxes.length ? room(one) : null
    if (!free) continue
    for (const box of boxes) {
      const gone = Math.max(box.right - free.right, free.left - box.left, (box.bottom - free.bottom - box.height / 4), (free.top - box.top - box.height / 4))
      if (gone > LEAST) found.push(`cut: ${text.slice(0, 60)}`)
      else if (!free.scrolls || (box.bottom < free.scrolls.bottom && box.top > free.scrolls.top)) texts.push({ one, text, box })
    }
  }

  // Lines stand close: only what lies well within others is over them.
  texts.sort((a, b) => a.box.top - b.box.top)
  for (const [n, a] of texts.entries()) {
    for (const b of texts.slice(n + 1)) {
      if (b.box.top > a.box.bottom) break
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      const low = Math.min(a.box.height, b.box.height)
      if (across > LEAST && down > low / 3 && a.one.closest(OVER) === b.one.closest(OVER) && a.text !== b.text) found.push(`over each other: ${a.text.slice(0, 40)} | ${b.text.slice(0, 40)}`)
    }
  }
  return [...new Set(found)]
}

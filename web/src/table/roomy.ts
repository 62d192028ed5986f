/**
 * What is said in a fixed number of lines: where it has no room, the heading gives way (`.tight`, app.css), for the words say more;
 * and where that does not help, what stands beside it (`.tighter`).
 *
 * It is looked at once a frame, where the page is laid out anyway: each look at words amid a change would lay all of it out anew.
 */
export function roomy(node: HTMLElement): { destroy: () => void } {
  let frame = 0
  const look = () => {
    frame = 0
    node.classList.remove('tight', 'tighter')
    for (const way of ['tight', 'tighter']) if (node.scrollHeight > node.clientHeight + 1) node.classList.add(way)
  }
  const soon = () => (frame ||= requestAnimationFrame(look))
  const words = new MutationObserver(soon)
  const size = new ResizeObserver(look)
  words.observe(node, { childList: true, characterData: true, subtree: true })
  size.observe(node)
  return {
    destroy() {
      cancelAnimationFrame(frame)
      words.disconnect()
      size.disconnect()
    },
  }
}

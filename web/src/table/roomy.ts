/**
 * What is said in a fixed number of lines: where it has no room, the heading gives way (`.tight`, app.css), for the words say more;
 * and where that does not help, what stands beside it (`.tighter`).
 */
export function roomy(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    node.classList.remove('tight', 'tighter')
    for (const way of ['tight', 'tighter']) if (node.scrollHeight > node.clientHeight + 1) node.classList.add(way)
  }
  const words = new MutationObserver(look)
  const size = new ResizeObserver(look)
  words.observe(node, { childList: true, characterData: true, subtree: true })
  size.observe(node)
  return {
    destroy() {
      words.disconnect()
      size.disconnect()
    },
  }
}

/** What is said in a fixed number of lines: where it has no room, the heading gives way (`.tight`, app.css), for the words say more. */
export function roomy(node: HTMLElement): { destroy: () => void } {
  const look = () => {
    node.classList.remove('tight')
    node.classList.toggle('tight', node.scrollHeight > node.clientHeight + 1)
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

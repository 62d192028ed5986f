/** Words for those who listen to the page. */
import { untrack } from 'svelte'

export const spoken = $state({ text: '' })

export function announce(text: string): void {
  // The same words twice are said twice: screen readers only notice a change.
  spoken.text = untrack(() => spoken.text) === text ? `${text} ` : text
}

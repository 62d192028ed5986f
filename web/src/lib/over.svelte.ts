/** What lies over the page: one sheet at a time; and what the page at hand adds to the menu and to the list of keys. */
import type { Snippet } from 'svelte'

/** A key, or several, and what it does. */
export type Key = [press: string, does: string]

export const over = $state<{
  sheet: 'settings' | 'keys' | null
  /** What can be done at the table that is shown. */
  acts: Snippet | null
  /** The keys of the page that is shown, under a heading. */
  keys: { title: string; keys: () => Key[] } | null
}>({ sheet: null, acts: null, keys: null })

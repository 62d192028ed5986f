/** How far the tables of a page are, where there is no server (`../pocket/reach.ts`), from 0 to 1; null: nobody waits for them. */
export const starting = $state<{ done: number | null }>({ done: null })

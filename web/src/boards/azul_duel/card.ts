/** Azul Duel on the front page. */
export { default as Vignette } from './Vignette.svelte'

export const minutes = 30
export const mark = 't-turq'

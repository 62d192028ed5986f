/** Azul on the front page. */
export { default as Vignette } from './Vignette.svelte'

export const minutes = 20
export const mark = 't-blue'

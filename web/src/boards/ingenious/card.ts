/** Ingenious on the front page. */
export { default as Vignette } from './Vignette.svelte'

export const minutes = 15
export const mark = 'hex-purple'

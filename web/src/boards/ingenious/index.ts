export { default as Board } from './Board.svelte'
export { default as Learn } from './Learn.svelte'
export { breakdown, hides, say, scores } from './told'

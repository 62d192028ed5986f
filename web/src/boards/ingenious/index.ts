export { default as Board } from './Board.svelte'
export { default as Learn } from './Learn.svelte'
export { breakdown, say, scores } from './told'

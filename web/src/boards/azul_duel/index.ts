export { default as Board } from './Board.svelte'
export { default as Learn } from './Learn.svelte'
export { say } from './say'
export { breakdown, scores } from './score'

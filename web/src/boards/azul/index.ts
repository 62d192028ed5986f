/** Azul: its table, its words, its rules told on real boards. */
import type { GameFolder } from '../board'
import { inWords } from './say'

export { default as Board } from './Board.svelte'
export { breakdown, scores } from './breakdown'
export { default as Learn } from './Learn.svelte'
export const say: GameFolder['say'] = (told, yours) => inWords(told.text, yours)

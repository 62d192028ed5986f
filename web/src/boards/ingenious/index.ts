export { default as Board } from './Board.svelte'
export { deals } from './dealt'
export { keys } from './keys'
export { default as SetUp } from './SetUp.svelte'
export { emptied } from './setup'
export { drawing, hides } from './told'
export { guide } from './guide'
export const lessons = () => import('./Lessons.svelte')

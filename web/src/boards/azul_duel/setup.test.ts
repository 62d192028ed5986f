// @vitest-environment node
import { expect, test } from 'vitest'
import { asking, QUESTIONS, questionOf, turned } from './setup'

const plates = ['YKT*', 'RB#Y']
const action = { phase: 'acquire', asked: 'action', turn: '1', starter: '0' }
const changed = (values: Record<string, string>, changes: Record<string, string | null>) =>
  Object.fromEntries(Object.entries({ ...values, ...changes }).filter((pair): pair is [string, string] => pair[1] !== null))

test.each(QUESTIONS.map((one) => [one.name, one] as const))('%s: what is told only then comes with it, and goes again', (_, question) => {
  const now = changed(action, asking(question, action, plates))
  expect(questionOf(now)).toBe(question)
  // Chips may have been paid, or not.
  for (const field of question.fields.filter((one) => one !== 'paid')) expect(now[field]).toBeTruthy()
  const back = changed(now, asking(questionOf(action), now, plates))
  expect({ ...back, turn: '1' }).toEqual(action)
})

test('a space is asked for in the set-up too', () => {
  const space = QUESTIONS.find(({ name }) => name === 'space')!
  expect(asking(space, { ...action, phase: 'set-up' }, plates)['phase']).toBe('set-up')
  expect(asking(space, { ...action, phase: 'tiling' }, plates)['phase']).toBe('acquire')
})

test('who is to move is nobody once it is over, and somebody again after that', () => {
  const over = changed(action, asking(QUESTIONS.at(-1)!, action, plates))
  expect(over['turn']).toBe('-')
  expect(asking(questionOf(action), over, plates)['turn']).toBe('0')
})

test('a plate that is turned four times lies as before', () => {
  expect([1, 2, 3, 4].reduce(turned, plates[0]!)).toBe(plates[0])
})

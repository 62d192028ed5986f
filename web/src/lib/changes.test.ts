// @vitest-environment node
import { expect, test } from 'vitest'
import { canonical, changed, fingerprint, type Change } from './changes'

// Made by the server's own `wire/changes.py`.
const strange = 'Zoë “π” 🎲 tab\t quote" back\\ line\n nul\u0001 del\u007f \u2028 é'
const cases: { what: string; old: unknown; next: unknown; changes: Change[]; hash: string }[] = [
  {
    what: 'fields deep in a list',
    old: { turn: 0, moves: 3, seats: [{ name: 'Ann', score: 0 }, { name: 'Bo', score: 4 }] },
    next: { turn: 1, moves: 4, seats: [{ name: 'Ann', score: 2 }, { name: 'Bo', score: 4 }] },
    changes: [[['turn'], 1], [['moves'], 4], [['seats', 0, 'score'], 2]],
    hash: 'edff6b117734e025',
  },
  {
    what: 'a place in a list of lists',
    old: { wall: [[null, null, null, null], [1, 2, 3, 4]], bag: 60 },
    next: { wall: [[null, 2, null, null], [1, 2, 3, 4]], bag: 60 },
    changes: [[['wall', 0, 1], 2]],
    hash: '11c6d3d1591daa46',
  },
  { what: 'a list that grew', old: { floor: [1, 2] }, next: { floor: [1, 2, 0] }, changes: [[['floor'], [1, 2, 0]]], hash: '9d8df283c7f46b16' },
  { what: 'a view that was not there', old: { view: null }, next: { view: { turn: null, racks: [], done: false } }, changes: [[['view'], { turn: null, racks: [], done: false }]], hash: '3f6e0c5aed01bb48' },
  { what: 'an object with other names', old: { b: 1, a: { z: [], y: {} } }, next: { b: 1, a: { z: [], x: {} } }, changes: [[['a'], { z: [], x: {} }]], hash: '1c04b86ce8abf201' },
  { what: 'strange letters', old: { talk: [] }, next: { talk: [{ text: strange, seat: 0 }] }, changes: [[['talk'], [{ text: strange, seat: 0 }]]], hash: '04912798032e5a21' },
  { what: 'fractions', old: { share: 0.5, margin: -3 }, next: { share: 0.125, margin: 12.75 }, changes: [[['share'], 0.125], [['margin'], 12.75]], hash: 'eeccc1856a688131' },
]

test.each(cases)('changes make the next view, and both sides hash it alike: $what', ({ old, next, changes, hash }) => {
  const before = structuredClone(old)
  const made = changed(old, changes)
  expect(made).toEqual(next)
  expect(fingerprint(made)).toBe(hash)
  expect(old).toEqual(before)
})

test('the same view has one text, however its names are ordered', () => {
  expect(canonical({ b: [1, { d: null, c: true }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":true,"d":null}]}')
})

test('a change at no path is a whole new view', () => {
  expect(changed({ old: 1 }, [[[], { new: 2 }]])).toEqual({ new: 2 })
})

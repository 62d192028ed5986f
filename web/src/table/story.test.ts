import { expect, test } from 'vitest'
import type { Deed, Happening, Telling } from '../lib/telling'
import { followed, runs, type Said } from './story'

const deed = (kind: string): Deed => ({ kind, passing: false })
const follow = (seat: number, more: object): Happening => ({ kind: 'x', seat, points: 0, flights: [], at: null, lit: [], ...more })
const said = (kind: string, ...follows: Happening[]): Said => ({ telling: { seat: 0, deed: deed(kind), follows } as unknown as Telling, moves: 0, back: false })

test('what a seat had to do stands where it did it, and what came of the last decision after all', () => {
  const turn = [said('take', follow(1, { kind: 'shown' }), follow(0, { deed: deed('stack') })), said('lay', follow(0, { deed: deed('tile'), points: 3 }))]
  expect(runs(turn)).toEqual([{ back: false, deeds: [deed('take'), deed('stack'), deed('lay')] }])
  expect(followed(turn).map(({ seat, happenings }) => [seat, happenings.map(({ kind, points }) => [kind, points])])).toEqual([
    [1, [['shown', 0]]],
    [0, [['x', 3]]],
  ])
})

test('nothing of a decision that was taken back stands', () => {
  const turn = [{ ...said('take', follow(0, { deed: deed('stack') })), back: true }, said('take')]
  expect(runs(turn)).toEqual([{ back: true, deeds: [deed('take')] }, { back: false, deeds: [deed('take')] }])
  expect(followed(turn)).toEqual([])
})

/** What chance brings in Azul Duel, as it is written down (docs/records.md). */
import { joined, letters, NOTHING, rows, spelt } from '../../analysis/fields'
import type { DuelView } from './view'
import { t } from '../../words'
import type { Deals } from '../board'
import { colour, w } from './book'
import { chipNamed, chipsOf, FACE_DOWN, LETTERS, named, platesOf } from './setup'
import Thing from './Thing.svelte'

const BETWEEN = ','
const plates = { split: (value: string) => [value.split(BETWEEN)], join: (groups: readonly (readonly string[])[]) => groups.flat().join(BETWEEN), things: (view: unknown) => unseen(view as DuelView) }
const BACKS = ['special', 'wild']

/** The plates that nobody has seen yet. */
const unseen = (view: DuelView) => platesOf({ ...view, plates: {} })

export const deals: Deals = {
  Thing,
  named: (thing) => (thing === NOTHING ? t('nothing') : thing === FACE_DOWN ? w('setup-face-down') : BACKS.includes(thing) ? colour(thing) : thing.length === 4 ? w('plate-is', { cells: [...thing].map(named) }) : colour(chipNamed(thing))),
  fields: {
    suns: { title: () => w('factories'), split: (value) => rows(value).map(letters), join: (groups) => joined(groups.map(spelt)), things: () => Object.values(LETTERS) },
    display: { title: () => w('plates'), ...plates, stays: true },
    looks: { title: () => w('plates'), ...plates },
    top: { title: () => w('setup-top'), split: (value) => [[value]], join: (groups) => groups[0]![0]!, things: () => BACKS },
    chips: { title: () => w('chips'), split: (value) => [rows(value)], join: (groups) => joined(groups[0]!), things: (view) => Object.keys(chipsOf(view as DuelView)), stays: true },
  },
}

/** What chance brings in Azul, as it is written down (docs/records.md). */
import { joined, letters, rows, spelt } from '../../analysis/fields'
import type { Deals } from '../board'
import Thing from './Thing.svelte'
import { LETTERS, named } from './setup'
import { colourName, w } from './words'

export const deals: Deals = {
  Thing,
  named: (thing) => colourName(named(thing)),
  fields: {
    factories: { title: () => w('setup-factories'), split: (value) => rows(value).map(letters), join: (groups) => joined(groups.map(spelt)), things: () => Object.values(LETTERS) },
  },
}

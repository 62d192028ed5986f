/** What chance brings in Ingenious, as it is written down (docs/records.md). */
import { tallied } from '../../analysis/fields'
import type { Deals } from '../board'
import { KINDS, kindOf, LETTERS, named, tiles } from './setup'
import Thing from './Thing.svelte'
import type { View } from './view'
import { tileName, w } from './words'

const halves = (kind: string) => [...kind].map(named)
/** The tiles that are in the bag or on racks that nobody sees. */
const unseen = (view: unknown) => Object.entries((view as View).unseen).flatMap(([tile, n]) => (n ? [kindOf(...tile.split('-').map((colour) => LETTERS[colour]!))] : []))
const counted = (kinds: readonly string[]) => Object.fromEntries(KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]))

export const deals: Deals = {
  Thing,
  named: (thing) => tileName(halves(thing)),
  fields: { tiles: { title: () => w('setup-drawn'), split: (value) => [tiles(value)], join: (groups) => tallied(counted(groups.flat()), KINDS), things: unseen } },
  chosen: { asks: (view) => (view as View).phase === 'tile', things: unseen, text: (thing) => halves(thing).join('-') },
}

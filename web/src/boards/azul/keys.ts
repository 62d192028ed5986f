/** The keys that `Board.svelte` listens to. */
import type { Key } from '../../lib/over.svelte'
import { words } from '../../words'

const w = words('azul')
const COLOURS = ['blue', 'yellow', 'red', 'black', 'white']

export function keys(): Key[] {
  const letters = COLOURS.map((colour) => w('key', { colour }).toUpperCase()).join(' ')
  return [['1–9 C', w('keys-source')], [letters, w('keys-colour')], ['1–5 F', w('keys-line')], ['← ↑ ↓ →', w('keys-around')], ['Enter', w('keys-lay')], ['Esc', w('keys-back')]]
}

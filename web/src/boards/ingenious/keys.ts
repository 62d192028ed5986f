/** The keys that `Board.svelte` listens to. */
import type { Key } from '../../lib/over.svelte'
import { words } from '../../words'

const w = words('ingenious')

export function keys(): Key[] {
  return [['1–6', w('keys-tile')], ['← ↑ ↓ →', w('keys-around')], ['R', w('keys-turn')], ['Enter', w('keys-lay')], ['Esc', w('keys-back')]]
}

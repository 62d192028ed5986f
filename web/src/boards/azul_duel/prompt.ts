/** What to do next, in words. */
import type { DuelView } from '../../lib/types'
import { colour, w } from './words'

/** For who decides; `offered` says which kinds of things may be taken. */
export function toDo(view: DuelView, offered: Set<string>): string {
  const n = (view.line ?? 0) + 1
  switch (view.asked) {
    case 'action':
      if (view.phase === 'set-up') return w('do_setup')
      if (offered.has('plate') || offered.has('draw')) return offered.has('sun') || offered.has('moons') ? w('do_action') : w('do_action_only')
      return offered.has('sun') || offered.has('moons') ? w('do_action_no_token') : w('do_action_only')
    case 'line':
      return w('do_line', { n: view.hand.tiles.length, colour: colour(view.hand.tiles[0] ?? 'blue') })
    case 'column':
      return w('do_column', { n })
    case 'chips':
      return w('do_chips', { n })
    case 'next chip':
      return w('do_next', { n })
    case 'drawing':
    case 'keep':
    case 'return':
    case 'space':
    case 'turn':
    case 'stack':
      return w(`do_${view.asked}`)
    default:
      return w('do_over')
  }
}

/** For who waits or watches. */
export function goesOn(view: DuelView, name: string): string {
  if (view.turn === null) return w('do_over')
  if (view.phase === 'tiling') return w('do_wait_tiling', { name })
  if (view.hand.tiles.length) return w('do_wait_hand', { name, n: view.hand.tiles.length, colour: colour(view.hand.tiles[0]!) })
  if (view.hand.plate) return w('do_wait_plate', { name })
  if (view.hand.drawn.length || view.hand.looked_at_kinds.length) return w('do_wait_drawing', { name })
  return view.phase === 'set-up' ? w('do_wait_set_up', { name }) : w('do_wait', { name })
}

/** Round and phase. */
export function when(view: DuelView): string {
  return view.phase === 'set-up' ? w('set_up') : view.phase === 'tiling' ? w('phase_tiling', { n: view.round }) : w('round', { n: view.round })
}

/** A move that was told, in words. */
import type { Told } from '../../lib/types'
import { read } from './notation'
import { chipName, colour, plateName, w } from './words'

/** The name of who made it comes before; `yours` says that this name is "You". */
export function say(told: Extract<Told, { kind: 'moved' }>, yours = false): string {
  const deed = read(told.text)
  const you = Number(yours)
  switch (deed.do) {
    case 'plate':
    case 'keep':
    case 'return':
      return w(`s_${deed.do}`, { you, plate: plateName(deed.plate) })
    case 'sun':
      return w(deed.factory ? 's_small' : 's_large', { you, n: deed.factory, colour: colour(deed.colour) })
    case 'moons':
    case 'stack':
      return w(`s_${deed.do}`, { you, colour: colour(deed.colour) })
    case 'chip':
      return w('s_chip', { you, n: deed.factory })
    case 'space':
      return w('s_space', { you, n: deed.space + 1 })
    case 'turn':
      return deed.turns ? w('s_turn', { you, n: 90 * deed.turns }) : w('s_turn0', { you })
    case 'line':
      return w('s_line', { you, n: deed.line + 1 })
    case 'column':
      return w('s_column', { you, n: deed.column + 1 })
    case 'pay':
      return w('s_pay', { you, chip: chipName(deed.chip) })
    default:
      return w(`s_${deed.do}`, { you })
  }
}

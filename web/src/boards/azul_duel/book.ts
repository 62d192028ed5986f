/** Azul Duel's words, and its drawings by name. */
import { words } from '../../words'

export const w = words('azul_duel')

/** A colour, a special or a wild space, or a chip. */
export const colour = (name: string): string => w('colour', { colour: name })

/** What a board draws of a game comes as a picture of the sprite: a tile, or the space that waits for it. */
export const tile = (what: string): string => `t-${short(what)}`
export const ghost = (what: string): string => `g-${short(what)}`
export const short = (what: string): string => (what === 'turquoise' ? 'turq' : what)

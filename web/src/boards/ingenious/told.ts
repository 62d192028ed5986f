/** What a view hides, and how its things are drawn. */
import type { View } from './view'

/** Racks are private, unless the game is played with open ones. */
export const hides = (view: View): boolean => view.seats.some((seat) => seat.rack === null)

/** A tile is drawn as its two symbols. */
export const drawing = (what: string): string[] => what.split('-').map((colour) => `hex-${colour}`)

/** The game's words, and what several parts of the board say. */
import { words } from '../../words'
import { written, type Tile } from './view'

export const w = words('ingenious')

export const colourName = (colour: string) => w('colour', { colour })
export const tileName = (tile: Tile) => w('tiles', { colour: written(tile), count: 1 })

/** What a placement brings: "green +4, purple +5". */
export const pointsInWords = (scored: Record<string, number>) =>
  Object.entries(scored)
    .filter(([, points]) => points > 0)
    .map(([colour, points]) => w('told-points', { colour, points, lost: 0 }))
    .join(', ') || w('told-nothing')

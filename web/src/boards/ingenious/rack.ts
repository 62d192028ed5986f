/** A rack keeps its order while tiles come and go: who looks at it knows where each tile lies. */
import { same, type Tile } from './view'

export type Slot = Tile | null

/** The rack after a change: tiles stay where they are, new ones take the empty places. */
export function reorder(slots: Slot[], rack: Tile[]): Slot[] {
  const rest = [...rack]
  const kept = slots.map((slot) => {
    const found = slot ? rest.findIndex((tile) => same(tile, slot)) : -1
    return found < 0 ? null : rest.splice(found, 1)[0]!
  })
  const filled = kept.map((slot) => slot ?? rest.shift() ?? null)
  return [...filled, ...rest]
}

/** Where the tile in hand would go: followed by a pointer, pinned by a tap or by keys, turned. */
import { distance, SIZE, type Point } from './geometry'
import type { Placements } from './placements'
import type { Cell, Place } from './view'

type Step = [q: number, r: number]

/** Up and down keep to a column as well as rows that are half a cell apart let them. */
function steps(key: string, r: number): Step[] {
  const odd = r % 2 !== 0
  if (key === 'ArrowLeft') return [[-1, 0]]
  if (key === 'ArrowRight') return [[1, 0]]
  const up: Step[] = [[1, -1], [0, -1]]
  const down: Step[] = [[0, 1], [-1, 1]]
  const ways = key === 'ArrowUp' ? up : key === 'ArrowDown' ? down : []
  return odd ? ways.reverse() : ways
}

export class Aim {
  pinned = $state.raw<Place | null>(null)
  hovered = $state.raw<Place | null>(null)
  cursor = $state('') // the cell that keys have reached, or that was tapped
  private way: string | null = null // how the tile was turned by hand

  get shown(): Place | null {
    return this.pinned ?? this.hovered
  }

  reset(): void {
    this.pinned = null
    this.hovered = null
    this.way = null
  }

  hover(places: Placements, at: Point): void {
    this.hovered = places.nearest(at, this.hovered, this.way)
  }

  /** A tap pins the nearest placement; on the one that is pinned it turns the tile round that cell. */
  tap(places: Placements, at: Point): void {
    const under = this.pinned?.cells.find((name) => distance(places.points.get(name)!, at) < SIZE)
    if (under) {
      this.cursor = under
      this.turn(places)
      return
    }
    this.pinned = places.nearest(at, this.hovered, this.way)
    this.hovered = null
    if (this.pinned) this.cursor = this.closest(places, this.pinned, at)
  }

  turn(places: Placements, by = 1): void {
    const now = this.shown
    if (!now) return
    const cell = now.cells.includes(this.cursor) ? this.cursor : now.cells[0]!
    const next = places.turned(now, cell, by)
    this.way = places.way(next)
    if (this.pinned) this.pinned = next
    else this.hovered = next
  }

  /** Put the tile over a cell, if it can lie there. */
  over(places: Placements, cell: string): void {
    this.cursor = cell
    this.hovered = null
    this.pinned = places.over(cell, this.way)
  }

  /** Keys walk over all cells of the board. */
  walk(cells: Cell[], key: string): boolean {
    const here = cells.find((cell) => cell.name === this.cursor) ?? cells[cells.length >> 1]!
    for (const [q, r] of steps(key, here.r)) {
      const next = cells.find((cell) => cell.q === here.q + q && cell.r === here.r + r)
      if (next) {
        this.cursor = next.name
        return true
      }
    }
    return false
  }

  private closest(places: Placements, place: Place, at: Point): string {
    const [a, b] = place.cells as [string, string]
    return distance(places.points.get(a)!, at) <= distance(places.points.get(b)!, at) ? a : b
  }
}

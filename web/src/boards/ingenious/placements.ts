/** Finding a placement among those that the view offers: by where a finger points, and by turning. */
import { centre, distance, middle, type Point } from './geometry'
import type { Cell, Place } from './view'

/** A pointer further than this from every place means none. */
const NEAR = 70
/** So close to the middle of a cell, the cell is meant and not a side of it. */
const CORE = 22
/** A little further is not yet somewhere else: the preview must not flicker. */
const STICKY = 5

export class Placements {
  readonly byCell = new Map<string, Place[]>()
  private readonly middles = new Map<number, Point>()

  constructor(
    readonly all: Place[],
    readonly points: Map<string, Point>,
  ) {
    for (const place of all) {
      const [a, b] = place.cells.map((name) => points.get(name)!)
      this.middles.set(place.move, middle(a!, b!))
      for (const name of place.cells) this.byCell.set(name, [...(this.byCell.get(name) ?? []), place])
    }
  }

  /** The most that a placement over this cell gains; undefined: there is none. */
  best(cell: string): number | undefined {
    const here = this.byCell.get(cell)
    return here && Math.max(...here.map((place) => place.gain))
  }

  /** The placement that a pointer means; `now` is kept where it is as good, `way` where it can be. */
  nearest(at: Point, now: Place | null, way: string | null): Place | null {
    const cell = way === null ? this.meant(at) : undefined
    // A cell's dot promises the most that can be gained there.
    if (cell) return now?.cells.includes(cell) && now.gain === this.best(cell) ? now : this.over(cell, null)
    const far = (place: Place) => {
      const kept = place === now ? STICKY : 0
      const turned = way !== null && this.way(place) !== way ? NEAR / 2 : 0
      return distance(this.middles.get(place.move)!, at) - kept + turned
    }
    const near = this.all
      .filter((place) => distance(this.middles.get(place.move)!, at) < NEAR)
      .map((place) => ({ place, far: far(place) }))
      .sort((a, b) => a.far - b.far || b.place.gain - a.place.gain)
    return near[0]?.place ?? null
  }

  /** A placement over a cell: as the tile is turned now if that can be, else the one that gains most. */
  over(cell: string, way: string | null): Place | null {
    const here = this.byCell.get(cell) ?? []
    const turned = here.find((place) => this.way(place) === way)
    return turned ?? here.reduce<Place | null>((best, place) => (best && best.gain >= place.gain ? best : place), null)
  }

  /** The next placement over the same cell: round it with one half, then with the other. */
  turned(place: Place, cell: string, by = 1): Place {
    const round = [...(this.byCell.get(cell) ?? [])].sort((a, b) => this.angle(a, cell) - this.angle(b, cell))
    const now = round.indexOf(place)
    return round[(now + by + round.length) % round.length] ?? place
  }

  /** Which way a placement lies: from its first half to its second. */
  way(place: Place): string {
    const [a, b] = place.cells.map((name) => this.points.get(name)!)
    return `${Math.round(b!.x - a!.x)} ${Math.round(b!.y - a!.y)}`
  }

  private meant(at: Point): string | undefined {
    return [...this.byCell.keys()].find((name) => distance(this.points.get(name)!, at) < CORE)
  }

  private angle(place: Place, cell: string): number {
    const half = place.cells.indexOf(cell)
    const [here, there] = [cell, place.cells[1 - half]!].map((name) => this.points.get(name)!)
    return half * 100 + Math.atan2(there!.y - here!.y, there!.x - here!.x)
  }
}

/** Where the cells lie, by their names. */
export const placed = (cells: Cell[]) => new Map(cells.map((cell) => [cell.name, centre(cell)]))

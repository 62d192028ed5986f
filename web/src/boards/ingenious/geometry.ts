/** Where hexagons lie: pointy tops, in the units of the board's drawing. */

export interface Point {
  x: number
  y: number
}

/** From the middle of a hexagon to a corner. */
export const SIZE = 40
const WIDTH = Math.sqrt(3) * SIZE

export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r }
}

function ring(radius: number, turn: number, { x, y }: Point): string {
  const corner = (k: number) => {
    const angle = ((k * 60 + turn) * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`
}

/** A cell's outline, or a tile's half. */
export const hexagon = (radius: number, at: Point = { x: 0, y: 0 }) => ring(radius, -90, at)

/** The outline of the whole board, which stands on a side. */
export const frame = (radius: number) => ring(radius, 0, { x: 0, y: 0 })

/** From the board's middle to the corner of its frame, by the cells of a side. */
export const reach = (side: number) => (side - 1) * WIDTH + 78

export const viewBox = (side: number) => {
  const [w, h] = [reach(side) + 4, reach(side) * Math.sqrt(0.75) + 4]
  return `${-w} ${-h} ${2 * w} ${2 * h}`
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The rays of a half, each as a line from it: its cells lie in the order in which they are seen. */
export function lines(from: Point, cells: Point[]): Point[][] {
  const found = new Map<number, Point[]>()
  for (const cell of cells) {
    const way = Math.round(Math.atan2(cell.y - from.y, cell.x - from.x) / (Math.PI / 3) + 6) % 6
    found.set(way, [...(found.get(way) ?? []), cell])
  }
  return [...found.values()]
}

/** Where a half's number stands: away from its other half and from its rays. */
export function aside(from: Point, busy: Point[], far: number): Point {
  const near = busy.filter((point) => distance(point, from) < 1.8 * SIZE)
  const away = near.reduce((sum, point) => ({ x: sum.x + from.x - point.x, y: sum.y + from.y - point.y }), { x: 0, y: 0 })
  const length = Math.hypot(away.x, away.y)
  const unit = length > 1 ? { x: away.x / length, y: away.y / length } : { x: 0, y: -1 }
  return { x: from.x + unit.x * far, y: from.y + unit.y * far }
}

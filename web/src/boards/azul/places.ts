/** Where the factories lie round the centre, in widths of a factory from the middle of the top edge. */
export interface Layout {
  width: number // of the whole
  height: number
  factories: [number, number][]
  centre: { y: number; width: number; height: number }
  phone: number[] // the order in rows on a phone; 0 is the centre
}

const five: Layout = {
  width: 4.44,
  height: 2.18,
  factories: [[0, 0.52], [1.26, 0.64], [1.7, 1.67], [-1.7, 1.67], [-1.26, 0.64]],
  centre: { y: 1.65, width: 2.1, height: 0.86 },
  phone: [1, 2, 3, 5, 0, 4],
}

const seven: Layout = {
  width: 6.4,
  height: 2.24,
  factories: [[0, 0.52], [1.16, 0.6], [2.68, 1.26], [1.68, 1.72], [-1.68, 1.72], [-2.68, 1.26], [-1.16, 0.6]],
  centre: { y: 1.68, width: 2.14, height: 0.94 },
  phone: [1, 2, 3, 4, 0, 7, 6, 5],
}

const nine: Layout = {
  width: 6.72,
  height: 2.62,
  factories: [[0, 0.52], [1.08, 0.58], [2.08, 0.98], [2.84, 1.74], [1.78, 2.1], [-1.78, 2.1], [-2.84, 1.74], [-2.08, 0.98], [-1.08, 0.58]],
  centre: { y: 1.86, width: 2.4, height: 1.24 },
  phone: [1, 2, 3, 4, 9, 0, 8, 7, 6, 5],
}

export const layoutOf = (factories: number): Layout => (factories <= 5 ? five : factories <= 7 ? seven : nine)

/** The dome as a grid, and on it a small picture for each scoring tile, as it is printed there: of columns and rows an example. */

type Cells = (row: number, column: number) => boolean

const corner = (row: number, column: number) => (row < 2 || row > 3) && (column < 2 || column > 3)

export const PICTURES: Record<string, { cells: Cells; mark?: 'special' | 'wild' | 'colours' }> = {
  '1A': { cells: (_, column) => column === 1 || column === 4 },
  '1B': { cells: (row, column) => row === 0 || row === 5 || column === 0 || column === 5 },
  '2A': { cells: (row, column) => row === column || row + column === 5 },
  '2B': { cells: corner },
  '3A': { cells: () => false, mark: 'wild' },
  '3B': { cells: () => false, mark: 'special' },
  '4A': { cells: (row) => row === 1 || row === 4 },
  '4B': { cells: () => false, mark: 'colours' },
}

/** Where the cells of a space for a plate lie in the dome: row and column of each. */
export const cellsOf = (space: number): [row: number, column: number][] => [0, 1, 2, 3].map((k) => [2 * Math.floor(space / 3) + (k >> 1), 2 * (space % 3) + (k & 1)])

/** A small picture for each scoring tile, as it is printed there: of columns and rows an example. */

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

"""What tiles are worth on the cells of a dome of Azul Duel, in parts of a point.

The numbers in capitals, here and in `lines`, were found by matches of the greedy bot against itself
with one number changed, on paired seeds; `judgement` says how its own were found.
"""

from typing import Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.packing import COLOURS, SIZE, count_bits, space
from tegel.games.azul_duel.board import (
    cells_of,
    colours_in_row,
    dome_column,
    dome_row,
    fits,
    missing_in_part,
    missing_in_plate,
    points_at,
    special_cell,
    special_points,
    wild_points,
)
from tegel.games.azul_duel.layout import (
    ALL_WILD,
    COLOURS_POINTS,
    COLUMN_POINTS,
    COLUMNS,
    CORNERS,
    DIAGONAL,
    DIAGONAL_POINTS,
    EMPTY_SPECIAL,
    EMPTY_SPECIAL_COST,
    FIVE_COLOURS,
    LINES,
    MOST_PARTS,
    NO_CELL,
    OUTER,
    OUTER_CELLS,
    OUTER_POINTS,
    PART_CELLS,
    PART_POINTS,
    ROUNDS,
    ROW_POINTS,
    SPACES,
    SPECIAL,
    WHOLE_ROWS,
    WILD,
    Board,
    Duel,
)

# The chance, in hundredths, that a wanted cell will be filled, by the rounds after this one. A
# prize for which m cells are missing is worth chance ** m of its points; filling one wins the rise.
CHANCE: Final = (11, 17, 22, 24, 26)
PRIZE: Final = 64  # a whole prize of one point
MISSING: Final = 7  # from 0 to 6 cells
GAIN: Final = table(
    [
        round(PRIZE * (chance / 100) ** (m - 1) * (1 - chance / 100)) if m else 0
        for chance in CHANCE
        for m in range(MISSING)
    ]
)
# A tile beside an empty cell makes later runs longer, by the rounds after this one.
BESIDE_EMPTY: Final = table([0, 14, 8, 8, 8])
# A wild cell that stays free is good for any colour in later rounds.
WILD_KEPT: Final = 16
# What a cell is worth takes so many bits.
CELL: Final = 12

# --- One cell -------------------------------------------------------------------------------------


@kernel
def cell_worth(s: Duel, b: Board, row: int, column: int, colour: int) -> int:
    """What a tile of a colour is worth on an empty cell: its points, and what it prepares."""
    return any_worth(s, b, row, column) + colour_worth(s, b, row, colour)


@kernel
def any_worth(s: Duel, b: Board, row: int, column: int) -> int:
    """What a tile is worth on an empty cell, whatever its colour; never less than 0."""
    sides = (column > 0) + (column < SPACES - 1) + (row > 0) + (row < LINES - 1)
    worth = POINT * points_at(b, row, column)
    worth += BESIDE_EMPTY[ROUNDS - s.round] * (sides - tiles_beside(b, row, column))
    if space(b.cells[row], column) == WILD and s.round < ROUNDS:
        worth -= WILD_KEPT
    prize = plate_prize(s, b, row, column) + condition_prize(s, b, row, column)
    return worth + prize * POINT // PRIZE


@kernel
def tiles_beside(b: Board, row: int, column: int) -> int:
    """How many tiles lie next to a cell."""
    across = dome_row(b, row) & 0b101 << column >> 1
    return SIZE[across] + SIZE[dome_column(b, column) & 0b101 << row >> 1]


@kernel
def colour_worth(s: Duel, b: Board, row: int, colour: int) -> int:
    """What a colour adds to that in a row: if five are asked for, and it is new there."""
    if not s.conditions >> FIVE_COLOURS & 1:
        return 0
    colours = colours_in_row(b, row)
    if colours >> colour & 1:
        return 0
    gain = GAIN[MISSING * (ROUNDS - s.round) + COLOURS - SIZE[colours]]
    return COLOURS_POINTS * gain * POINT // PRIZE


@kernel
def plate_prize(s: Duel, b: Board, row: int, column: int) -> int:
    """What a tile wins of its plate's prizes: a special tile, the points of a corner."""
    top = row & ~1
    left = column & ~1
    missing = missing_in_plate(b, top, left)
    special = special_cell(b, top, left)
    points = 0
    if special != NO_CELL:
        missing -= 1
        points = special_points(special) + EMPTY_SPECIAL_COST * (s.conditions >> EMPTY_SPECIAL & 1)
    if s.conditions >> CORNERS & 1:
        points += corner_points(top, left)
    return points * GAIN[MISSING * (ROUNDS - s.round) + missing]


@kernel
def corner_points(top: int, left: int) -> int:
    """What condition 2B pays for the complete plate with this top left cell."""
    if top == 2 or left == 2:
        return 0
    return PART_POINTS[MOST_PARTS * CORNERS + top // 2]


@kernel
def condition_prize(s: Duel, b: Board, row: int, column: int) -> int:
    """What a tile wins of the prizes of scoring conditions, corner plates and colours apart."""
    gain = MISSING * (ROUNDS - s.round)
    prize = 0
    if s.conditions >> COLUMNS & 1:
        prize += COLUMN_POINTS * GAIN[gain + SPACES - SIZE[dome_column(b, column)]]
    if s.conditions >> OUTER & 1:
        prize += OUTER_POINTS * PRIZE * (OUTER_CELLS >> SPACES * row + column & 1)
    if s.conditions >> DIAGONAL & 1:
        for part in range(MOST_PARTS * DIAGONAL, MOST_PARTS * DIAGONAL + 2):
            if PART_CELLS[part] >> SPACES * row + column & 1:
                prize += DIAGONAL_POINTS * GAIN[gain + count_bits(missing_in_part(b, part))]
    if s.conditions >> ALL_WILD & 1 and space(b.cells[row], column) == WILD:
        prize += wild_points(b) * GAIN[gain + missing_wild(b)]
    if s.conditions >> WHOLE_ROWS & 1:
        prize += ROW_POINTS * GAIN[gain + SPACES - SIZE[dome_row(b, row)]]
    return prize


@kernel
def missing_wild(b: Board) -> int:
    """How many wild cells are empty, as far as the tables of prizes go."""
    return min(MISSING - 1, count_bits(cells_of(b, WILD) & ~b.filled))


# --- The cells of a row ---------------------------------------------------------------------------


@kernel
def best_cell(s: Duel, b: Board, row: int, colour: int) -> int:
    """What a tile of a colour is worth on the best cell of a row, or 0 if none fits."""
    free = fits(b, row, colour)
    if free == 0:
        return 0
    best = 0
    column = 0
    while free > 0:
        if free & 1:
            best = max(best, any_worth(s, b, row, column))
        free >>= 1
        column += 1
    return best + colour_worth(s, b, row, colour)


@kernel
def row_cells(s: Duel, b: Board, row: int) -> int:
    """What `best_cell` says of each colour in a row, in `CELL` bits each."""
    cells = b.cells[row]
    filled = dome_row(b, row)
    found = 0  # for each colour 1 more than its best cell, or 0
    wild = 0
    for column in range(SPACES):
        cell = space(cells, column)
        if cell > 0 and cell != SPECIAL and not filled >> column & 1:
            worth = 1 + any_worth(s, b, row, column)
            if cell == WILD:
                wild = max(wild, worth)
            else:
                found += max(0, worth - cell_in(found, cell - 1)) << CELL * (cell - 1)
    best = 0
    for colour in range(COLOURS):
        worth = max(wild, cell_in(found, colour))
        if worth > 0:
            best |= worth - 1 + colour_worth(s, b, row, colour) << CELL * colour
    return best


@kernel
def cell_in(cells: int, colour: int) -> int:
    """What there is for a colour among `row_cells`."""
    return cells >> CELL * colour & (1 << CELL) - 1

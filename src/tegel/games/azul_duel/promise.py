"""What tiles promise in Azul Duel: cells of the dome, pattern lines, plates. In parts of a point.

The numbers in capitals were found by matches of the greedy bot against itself with one number
changed, on paired seeds; `judgement` says how its own were found.
"""

from typing import Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.packing import COLOURS, SIZE, count_bits, lane, run, space, total
from tegel.games.azul_duel.board import colours_in_row, dome_column, dome_row, has_all_plates
from tegel.games.azul_duel.layout import (
    ALL_WILD,
    BROKEN_COST,
    BROKEN_SPACES,
    COLUMNS,
    CORNERS,
    DIAGONAL,
    EMPTY_SPECIAL,
    FIVE_COLOURS,
    LINES,
    MOST_PARTS,
    OUTER,
    OUTER_CELLS,
    PART_CELLS,
    PART_POINTS,
    PLATE_CELLS,
    PLATES_ACROSS,
    ROUNDS,
    SPACES,
    SPECIAL,
    TURNS,
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

# What a line that lacks so many tiles is worth, in hundredths of its cell; the same in round 5.
LACKING: Final = table([100, 60, 40, 25, 15, 8])
LACKING_AT_LAST: Final = table([100, 60, 27, 11, 4, 1])
# What a cell is worth takes so many bits.
CELL: Final = 12
# A cell that does not fit yet, but may after the next plates.
AWAITED_CELL: Final = 26
# An empty line can take any colour.
EMPTY_LINE: Final = 16

# What a plate offers: a wild cell; a special one, times the number of its row; the same in a corner
# that scores; a cell beside a tile; a cell that a line waits for.
WILD_CELL: Final = 16
SPECIAL_CELL: Final = 2
SPECIAL_CORNER: Final = 4
BESIDE_TILE: Final = 4
FOUND_CELL: Final = 33

# --- Cells ----------------------------------------------------------------------------------------


@kernel
def cell_worth(s: Duel, b: Board, row: int, column: int, colour: int) -> int:
    """What a tile of a colour is worth on an empty cell: its points, and what it prepares."""
    return any_worth(s, b, row, column) + colour_worth(s, b, row, colour)


@kernel
def any_worth(s: Duel, b: Board, row: int, column: int) -> int:
    """What a tile is worth on an empty cell, whatever its colour; never less than 0."""
    across = dome_row(b, row) | 1 << column
    down = dome_column(b, column) | 1 << row
    long = run(across, column)
    high = run(down, row)
    worth = POINT * (long + high - (long == 1 or high == 1))
    beside = (column > 0) + (column < SPACES - 1) + (row > 0) + (row < LINES - 1)
    beside -= SIZE[across & 0b101 << column >> 1] + SIZE[down & 0b101 << row >> 1]
    worth += BESIDE_EMPTY[ROUNDS - s.round] * beside
    if space(b.cells[row], column) == WILD and s.round < ROUNDS:
        worth -= WILD_KEPT
    prize = plate_prize(s, b, row, column) + condition_prize(s, b, row, column)
    return worth + prize * POINT // PRIZE


@kernel
def colour_worth(s: Duel, b: Board, row: int, colour: int) -> int:
    """What a colour adds to that in a row: if five are asked for, and it is new there."""
    if not s.conditions >> FIVE_COLOURS & 1:
        return 0
    colours = colours_in_row(b, row)
    if colours >> colour & 1:
        return 0
    return 4 * GAIN[MISSING * (ROUNDS - s.round) + COLOURS - SIZE[colours]] * POINT // PRIZE


@kernel
def plate_prize(s: Duel, b: Board, row: int, column: int) -> int:
    """What a tile wins of its plate's prizes: a special tile, the points of a corner."""
    top = row & ~1
    left = column & ~1
    missing = missing_in_plate(b, top, left)
    special = special_row(b, top, left)
    points = 0
    if special >= 0:
        missing -= 1
        points = special + 1 + 3 * (s.conditions >> EMPTY_SPECIAL & 1)
    if s.conditions >> CORNERS & 1:
        points += corner_points(top, left)
    return points * GAIN[MISSING * (ROUNDS - s.round) + missing]


@kernel
def missing_in_plate(b: Board, top: int, left: int) -> int:
    """How many cells are empty of the plate with this top left cell."""
    square = b.filled >> SPACES * top + left
    return 4 - SIZE[square & 0b11 | square >> SPACES - 2 & 0b1100]


@kernel
def special_row(b: Board, top: int, left: int) -> int:
    """The row of the special cell of the plate with this top left cell, or -1."""
    if special_spaces(b.cells[top]) >> 3 * left & 0o11:
        return top
    return top + 1 if special_spaces(b.cells[top + 1]) >> 3 * left & 0o11 else -1


@kernel
def special_spaces(cells: int) -> int:
    """The special ones among the cells of a row, as the digit 1 in their places: a 6, so 110."""
    return cells >> 2 & cells >> 1 & ~cells & 0o111111


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
        prize += 7 * GAIN[gain + SPACES - SIZE[dome_column(b, column)]]
    if s.conditions >> OUTER & 1:
        prize += PRIZE * (OUTER_CELLS >> SPACES * row + column & 1)
    if s.conditions >> DIAGONAL & 1:
        for part in range(MOST_PARTS * DIAGONAL, MOST_PARTS * DIAGONAL + 2):
            if PART_CELLS[part] >> SPACES * row + column & 1:
                prize += 10 * GAIN[gain + count_bits(PART_CELLS[part] & ~b.filled)]
    if s.conditions >> ALL_WILD & 1 and space(b.cells[row], column) == WILD:
        prize += 2 * wild_cells(b, False) * GAIN[gain + min(MISSING - 1, wild_cells(b, True))]
    if s.conditions >> WHOLE_ROWS & 1:
        prize += 3 * GAIN[gain + SPACES - SIZE[dome_row(b, row)]]
    return prize


@kernel
def filled_spaces(spaces: int) -> int:
    """The spaces that are not 0, as the digit 1 in their places."""
    return (spaces | spaces >> 1 | spaces >> 2) & 0o111111


@kernel
def wild_cells(b: Board, empty: bool) -> int:
    """How many wild cells there are in the dome: all, or those that are empty."""
    n = 0
    for row in range(LINES):
        cells = b.cells[row]
        wild = cells & cells >> 1 & cells >> 2 & 0o111111
        if empty:
            wild &= ~filled_spaces(b.tiles[row])
        n += wild * 0o111111 >> 15 & 7
    return n


# --- Pattern lines --------------------------------------------------------------------------------


@kernel
def fitting(b: Board, row: int, colour: int) -> int:
    """The free cells of a row where a colour fits, as the digit 1 in their places."""
    cells = b.cells[row]
    wild = cells & cells >> 1 & cells >> 2
    other = filled_spaces(cells ^ (colour + 1) * 0o111111)
    return (wild | ~other) & ~filled_spaces(b.tiles[row]) & 0o111111


@kernel
def best_cell(s: Duel, b: Board, row: int, colour: int) -> int:
    """What a tile of a colour is worth on the best cell of a row, or 0 if none fits."""
    free = fitting(b, row, colour)
    if free == 0:
        return 0
    best = 0
    column = 0
    while free > 0:
        if free & 1:
            best = max(best, any_worth(s, b, row, column))
        free >>= 3
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


@kernel
def breaking(broken: int, n: int) -> int:
    """What n more broken tiles cost where so many are broken."""
    return POINT * (BROKEN_COST[min(BROKEN_SPACES, broken + n)] - BROKEN_COST[broken])


@kernel
def is_lost(s: Duel, b: Board, line: int, cell: int) -> bool:
    """Whether a line is in vain for a colour: no cell fits (the best is worth 0), and none will."""
    return cell == 0 and (s.round == ROUNDS or has_all_plates(b, line))


@kernel
def line_worth(line: int, held: int, cell: int, at_last: bool, lost: bool, broken: int) -> int:
    """What a line with so many tiles is worth, if the best cell for it is worth this.

    Whether it is the last round, whether the line is lost, and how many tiles are broken.
    """
    lacking = line + 1 - held
    if lost:
        return -breaking(broken, held)
    if at_last:
        return cell * LACKING_AT_LAST[lacking] // 100 if held > 0 else 0
    if held == 0:
        return EMPTY_LINE
    return (cell if cell > 0 else AWAITED_CELL) * LACKING[lacking] // 100


@kernel
def line_gain(s: Duel, b: Board, line: int, colour: int, n: int) -> int:
    """What n tiles are worth on a line that takes them, the excess broken."""
    cell = best_cell(s, b, line, colour)
    lost = is_lost(s, b, line, cell)
    held = lane(b.lines, line) & 7
    return gain_with(line, held, n, cell, s.round == ROUNDS, lost, total(b.broken))


@kernel
def gain_with(
    line: int, held: int, n: int, cell: int, at_last: bool, lost: bool, broken: int
) -> int:
    """The same with all that it depends on, as `line_worth` has it."""
    laid = min(n, line + 1 - held)
    after = line_worth(line, held + laid, cell, at_last, lost, broken)
    before = line_worth(line, held, cell, at_last, lost, broken)
    return after - before - breaking(broken, n - laid)


@kernel
def takes(lines: int, line: int, colour: int) -> bool:
    """Whether one of the pattern lines takes tiles of a colour."""
    held = lane(lines, line)
    return held == 0 or (held >> 3 == colour and held & 7 <= line)


@kernel
def best_line(s: Duel, b: Board, colour: int, n: int) -> int:
    """What n tiles are worth on the best line, or broken."""
    best = -breaking(total(b.broken), n)
    for line in range(LINES):
        if takes(b.lines, line, colour):
            best = max(best, line_gain(s, b, line, colour, n))
    return best


# --- Plates ---------------------------------------------------------------------------------------


@kernel
def plate_worth(s: Duel, b: Board, plate: int, place: int, turns: int) -> int:
    """What a plate is worth in a space of the dome, turned so."""
    top = place // PLATES_ACROSS * 2
    left = place % PLATES_ACROSS * 2
    first = 4 * (TURNS * plate + turns)
    worth = 0
    for i in range(4):
        row = top + i // 2
        column = left + i % 2
        cell = PLATE_CELLS[first + i]
        if cell == SPECIAL:
            corner = s.conditions >> CORNERS & 1 and corner_points(top, left) > 0
            worth += SPECIAL_CELL * (row + 1) + SPECIAL_CORNER * corner
        else:
            worth += offer(b, row, cell)
        beside = SIZE[dome_row(b, row) & 0b101 << column >> 1]
        beside += SIZE[dome_column(b, column) & 0b101 << row >> 1]
        worth += BESIDE_TILE * beside
    return worth


@kernel
def offer(b: Board, row: int, cell: int) -> int:
    """What a new cell, of a colour or wild, offers to the line of its row."""
    held = lane(b.lines, row)
    worth = WILD_CELL if cell == WILD else 0
    if held > 0 and (cell == WILD or cell == (held >> 3) + 1) and fitting(b, row, held >> 3) == 0:
        worth += FOUND_CELL * LACKING[row + 1 - (held & 7)] // 100
    return worth


@kernel
def best_turn(s: Duel, b: Board, plate: int, place: int) -> int:
    """What a plate is worth in a space of the dome, turned best."""
    best = 0
    for turns in range(TURNS):
        best = max(best, plate_worth(s, b, plate, place, turns))
    return best

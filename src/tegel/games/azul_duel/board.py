"""Reading a player board of Azul Duel."""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, lane, run, space, total
from tegel.games.azul_duel.layout import (
    ALL_COLOURS,
    ALL_WILD,
    BROKEN_COST,
    EMPTY_SPECIAL,
    FIVE_COLOURS,
    LINES,
    MOST_PARTS,
    OUTER,
    OUTER_CELLS,
    PART_CELLS,
    PART_POINTS,
    PLATE_SPACES,
    PLATES_ACROSS,
    SPACES,
    SPECIAL,
    START_TILE_COST,
    WHOLE_LINE,
    WILD,
    Board,
)


@kernel
def line_colour(b: Board, line: int) -> int:
    """The colour on a pattern line that holds tiles."""
    return lane(b.lines, line) >> 3


@kernel
def line_count(b: Board, line: int) -> int:
    """How many tiles a pattern line holds."""
    return lane(b.lines, line) & 7


@kernel
def dome_row(b: Board, row: int) -> int:
    """The filled cells of a row of the dome, as a line of bits."""
    return b.filled >> SPACES * row & WHOLE_LINE


@kernel
def dome_column(b: Board, column: int) -> int:
    """The filled cells of a column of the dome, as a line of bits.

    Its bits stand six apart; the product brings them together, each shifted by five less.
    """
    return (b.filled >> column & 0x41041041) * 0x2108421 >> 25 & WHOLE_LINE


@kernel
def has_plate(b: Board, place: int) -> bool:
    """Whether a plate lies in a space of the dome."""
    row = place // PLATES_ACROSS
    return space(b.cells[2 * row], 2 * (place - PLATES_ACROSS * row)) != 0


@kernel
def empty_spaces(b: Board) -> int:
    """The plate spaces of the dome without a plate, as bits."""
    empty = 0
    for place in range(PLATE_SPACES):
        empty |= (not has_plate(b, place)) << place
    return empty


@kernel
def has_all_plates(b: Board, row: int) -> bool:
    """Whether three plates lie in a row of the dome."""
    first = row // 2 * PLATES_ACROSS
    return has_plate(b, first) and has_plate(b, first + 1) and has_plate(b, first + 2)


@kernel
def fits(b: Board, line: int) -> int:
    """Where in its dome row the tile of a line may go, as a line of bits: its colour, or wild."""
    colour = line_colour(b, line)
    cells = b.cells[line]
    columns = 0
    for column in range(SPACES):
        cell = space(cells, column)
        columns |= (cell == colour + 1 or cell == WILD) << column
    return columns & ~dome_row(b, line)


@kernel
def points_at(b: Board, row: int, column: int) -> int:
    """1 for a tile alone; else its horizontal run plus its vertical one, each if at least 2."""
    across = run(dome_row(b, row), column)
    down = run(dome_column(b, column), row)
    return across + down - (across == 1 or down == 1)


@kernel
def losses(b: Board) -> int:
    """What broken tiles and the start tile cost."""
    return BROKEN_COST[total(b.broken)] + START_TILE_COST * b.holds_start


@kernel
def cells_of(b: Board, kind: int) -> int:
    """The cells of a kind in the whole dome, as bits like `filled`."""
    cells = 0
    for row in range(LINES):
        for column in range(SPACES):
            cells |= (space(b.cells[row], column) == kind) << SPACES * row + column
    return cells


@kernel
def colours_in_row(b: Board, row: int) -> int:
    """The colours that lie in a row of the dome, as a line of bits; a special tile has none."""
    colours = 0
    for column in range(SPACES):
        colours |= 1 << space(b.tiles[row], column)
    return colours >> 1 & ALL_COLOURS


@kernel
def condition_points(b: Board, condition: int) -> int:
    """What a scoring condition pays for this dome."""
    if condition == OUTER:
        return count_bits(b.filled & OUTER_CELLS)
    if condition == EMPTY_SPECIAL:
        return -3 * count_bits(cells_of(b, SPECIAL) & ~b.filled)
    if condition == ALL_WILD:
        # Ruling: with no wild cell in the dome it scores 0.
        wild = cells_of(b, WILD)
        return 2 * count_bits(wild) if wild & ~b.filled == 0 else 0
    points = 0
    if condition == FIVE_COLOURS:
        for row in range(LINES):
            # Ruling: a gap in such a row is allowed.
            points += 4 * (colours_in_row(b, row) == ALL_COLOURS)
        return points
    for i in range(MOST_PARTS * condition, MOST_PARTS * (condition + 1)):
        points += PART_POINTS[i] * (PART_CELLS[i] & ~b.filled == 0)
    return points


@kernel
def missing_cells(b: Board, condition: int, part: int) -> int:
    """The cells that a part of a scoring condition still lacks, as bits like `filled`."""
    if condition == OUTER:
        cells = OUTER_CELLS
    elif condition == EMPTY_SPECIAL:
        cells = cells_of(b, SPECIAL)
    elif condition == ALL_WILD:
        cells = cells_of(b, WILD)
    else:
        cells = PART_CELLS[MOST_PARTS * condition + part]
    return cells & ~b.filled

"""Reading a player board of Azul Duel."""

from tegel.core.kernel import kernel
from tegel.core.packing import SIZE, count_bits, in_lane, lane, run, space, spaces_with, total
from tegel.games.azul_duel.layout import (
    ALL_COLOURS,
    ALL_WILD,
    BROKEN_COST,
    COLOURS_POINTS,
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
    PLATE_SPACES,
    PLATES_ACROSS,
    SPACES,
    SPECIAL,
    START_TILE_COST,
    WHOLE_LINE,
    WILD,
    WILD_POINTS,
    Board,
)


@kernel
def line_colour(lines: int, line: int) -> int:
    """The colour on a pattern line that holds tiles."""
    return lane(lines, line) >> 3


@kernel
def line_count(lines: int, line: int) -> int:
    """How many tiles a pattern line holds."""
    return lane(lines, line) & 7


@kernel
def line_room(lines: int, line: int) -> int:
    """How many tiles a pattern line lacks."""
    return line + 1 - line_count(lines, line)


@kernel
def takes(b: Board, line: int, colour: int) -> bool:
    """Whether a pattern line takes tiles of a colour: it is empty, or holds some and has room."""
    held = line_count(b.lines, line)
    return held == 0 or (line_colour(b.lines, line) == colour and held <= line)


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
def fits(b: Board, row: int, colour: int) -> int:
    """Where in a dome row a tile of a colour may go, as a line of bits: its own cells, or wild."""
    cells = b.cells[row]
    return (spaces_with(cells, colour + 1) | spaces_with(cells, WILD)) & ~dome_row(b, row)


@kernel
def missing_in_plate(b: Board, top: int, left: int) -> int:
    """How many cells are empty of the plate with this top left cell."""
    square = b.filled >> SPACES * top + left
    return 4 - SIZE[square & 0b11 | square >> SPACES - 2 & 0b1100]


@kernel
def plate_cells(b: Board, top: int, left: int) -> int:
    """The cells of the plate with this top left one, as spaces; two in a row are a lane."""
    upper = lane(b.cells[top], left // 2)
    return upper | in_lane(lane(b.cells[top + 1], left // 2), 1)


@kernel
def special_cell(b: Board, top: int, left: int) -> int:
    """The special cell of the plate with this top left cell, by its bit in `filled`; or NO_CELL."""
    special = spaces_with(plate_cells(b, top, left), SPECIAL)
    if special == 0:
        return NO_CELL
    return SPACES * (top + (special > 0b11)) + left + (special & 0b1010 > 0)


@kernel
def special_points(cell: int) -> int:
    """What a special tile scores: the number of its row."""
    return cell // SPACES + 1


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
def after_losses(b: Board) -> int:
    """The score once they are taken: never below 0."""
    return max(0, b.score - losses(b))


@kernel
def cells_of(b: Board, kind: int) -> int:
    """The cells of a kind in the whole dome, as bits like `filled`."""
    cells = 0
    for row in range(LINES):
        cells |= spaces_with(b.cells[row], kind) << SPACES * row
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
        return OUTER_POINTS * count_bits(b.filled & OUTER_CELLS)
    if condition == EMPTY_SPECIAL:
        return -EMPTY_SPECIAL_COST * count_bits(cells_of(b, SPECIAL) & ~b.filled)
    if condition == ALL_WILD:
        # Ruling: with no wild cell in the dome it scores 0.
        return wild_points(b) if cells_of(b, WILD) & ~b.filled == 0 else 0
    points = 0
    if condition == FIVE_COLOURS:
        for row in range(LINES):
            # Ruling: a gap in such a row is allowed.
            points += COLOURS_POINTS * (colours_in_row(b, row) == ALL_COLOURS)
        return points
    for part in range(MOST_PARTS * condition, MOST_PARTS * (condition + 1)):
        points += PART_POINTS[part] * (missing_in_part(b, part) == 0)
    return points


@kernel
def wild_points(b: Board) -> int:
    """What condition 3A pays if no wild cell is empty."""
    return WILD_POINTS * count_bits(cells_of(b, WILD))


@kernel
def missing_in_part(b: Board, part: int) -> int:
    """The cells that a part, of all conditions' parts, still lacks, as bits like `filled`."""
    return PART_CELLS[part] & ~b.filled


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

"""What tiles are worth on pattern lines of Azul Duel, and plates to them, in parts of a point."""

from typing import Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.packing import total
from tegel.games.azul_duel.board import (
    fits,
    has_all_plates,
    line_colour,
    line_count,
    line_room,
    takes,
)
from tegel.games.azul_duel.cells import best_cell, corner_points, tiles_beside
from tegel.games.azul_duel.layout import (
    BROKEN_COST,
    BROKEN_SPACES,
    CORNERS,
    LINES,
    PLATE_CELLS,
    PLATES_ACROSS,
    ROUNDS,
    SPECIAL,
    TURNS,
    WILD,
    Board,
    Duel,
)

# What a line that lacks so many tiles is worth, in hundredths of its cell; the same in round 5.
LACKING: Final = table([100, 60, 40, 25, 15, 8])
LACKING_AT_LAST: Final = table([100, 60, 27, 11, 4, 1])
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

# --- Lines ----------------------------------------------------------------------------------------


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
    held = line_count(b.lines, line)
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
def best_line(s: Duel, b: Board, colour: int, n: int) -> int:
    """What n tiles are worth on the best line, or broken."""
    best = -breaking(total(b.broken), n)
    for line in range(LINES):
        if takes(b, line, colour):
            best = max(best, line_gain(s, b, line, colour, n))
    return best


# --- Plates ---------------------------------------------------------------------------------------


@kernel
def plate_worth(s: Duel, b: Board, plate: int, place: int, turns: int) -> int:
    """What a plate is worth in a space of the dome, turned so."""
    top = place // PLATES_ACROSS * 2
    special = special_worth(s, top, place % PLATES_ACROSS * 2)
    cells = offers(plate, turns, special, awaited(b, top), awaited(b, top + 1))
    return cells + worth_of_place(b, place)


@kernel
def best_turn(s: Duel, b: Board, plate: int, place: int) -> int:
    """What a plate is worth in a space of the dome, turned best."""
    top = place // PLATES_ACROSS * 2
    special = special_worth(s, top, place % PLATES_ACROSS * 2)
    upper = awaited(b, top)
    lower = awaited(b, top + 1)
    best = 0
    for turns in range(TURNS):
        best = max(best, offers(plate, turns, special, upper, lower))
    return best + worth_of_place(b, place)


@kernel
def worth_of_place(b: Board, place: int) -> int:
    """What any plate is worth in a space: for the tiles beside its cells."""
    top = place // PLATES_ACROSS * 2
    left = place % PLATES_ACROSS * 2
    beside = tiles_beside(b, top, left) + tiles_beside(b, top, left + 1)
    beside += tiles_beside(b, top + 1, left) + tiles_beside(b, top + 1, left + 1)
    return BESIDE_TILE * beside


@kernel
def offers(plate: int, turns: int, special: int, upper: int, lower: int) -> int:
    """What the cells of a plate offer, by what is awaited in the rows they come to."""
    first = 4 * (TURNS * plate + turns)
    worth = offer(PLATE_CELLS[first], upper, special)
    worth += offer(PLATE_CELLS[first + 1], upper, special)
    worth += offer(PLATE_CELLS[first + 2], lower, special + SPECIAL_CELL)
    return worth + offer(PLATE_CELLS[first + 3], lower, special + SPECIAL_CELL)


@kernel
def special_worth(s: Duel, top: int, left: int) -> int:
    """What a special cell offers in the upper row of a space; in the lower it is one row more."""
    corner = s.conditions >> CORNERS & 1 and corner_points(top, left) > 0
    return SPECIAL_CELL * (top + 1) + SPECIAL_CORNER * corner


@kernel
def awaited(b: Board, row: int) -> int:
    """The cell that the line of a row waits for, and 8 × what it is worth to it; or 0."""
    if line_count(b.lines, row) == 0:
        return 0
    colour = line_colour(b.lines, row)
    if fits(b, row, colour) != 0:
        return 0
    return FOUND_CELL * LACKING[line_room(b.lines, row)] // 100 * 8 + colour + 1


@kernel
def offer(cell: int, awaits: int, special: int) -> int:
    """What a new cell offers: special, wild or of a colour."""
    if cell == SPECIAL:
        return special
    worth = WILD_CELL if cell == WILD else 0
    if cell == WILD or cell == awaits & 7:
        worth += awaits >> 3
    return worth

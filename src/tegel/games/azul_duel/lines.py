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
        worth += BESIDE_TILE * tiles_beside(b, row, column)
    return worth


@kernel
def offer(b: Board, row: int, cell: int) -> int:
    """What a new cell, of a colour or wild, offers to the line of its row."""
    worth = WILD_CELL if cell == WILD else 0
    if line_count(b.lines, row) > 0:
        colour = line_colour(b.lines, row)
        if (cell == WILD or cell == colour + 1) and fits(b, row, colour) == 0:
            worth += FOUND_CELL * LACKING[line_room(b.lines, row)] // 100
    return worth


@kernel
def best_turn(s: Duel, b: Board, plate: int, place: int) -> int:
    """What a plate is worth in a space of the dome, turned best."""
    best = 0
    for turns in range(TURNS):
        best = max(best, plate_worth(s, b, plate, place, turns))
    return best

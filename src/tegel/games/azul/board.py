"""Reading the table and a player board."""

from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, lane, run, space
from tegel.games.azul.layout import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_COST,
    FLOOR_SPACES,
    LINES,
    ROW_BONUS,
    SPACES,
    WHOLE_ROW,
    Azul,
    Board,
)


@kernel
def factories(players: int) -> int:
    """Factories for so many players: 5, 7 or 9."""
    return 2 * players + 1


@kernel
def next_seat(s: Azul) -> int:
    """The seat that comes after the one in turn, clockwise."""
    seat = s.turn + 1
    return seat if seat < s.players else 0


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
def is_complete(b: Board, line: int) -> bool:
    """A pattern line is complete when all its spaces hold tiles."""
    return line_room(b.lines, line) == 0


@kernel
def wall_row(b: Board, row: int) -> int:
    """The filled spaces of a row of the wall, as a line of bits."""
    return b.wall >> SPACES * row & WHOLE_ROW


@kernel
def wall_column(b: Board, column: int) -> int:
    """The filled spaces of a column of the wall, as a line of bits.

    Its bits stand five apart; the product brings them together, each shifted by four less.
    """
    return (b.wall >> column & 0x108421) * 0x111110 >> 20 & WHOLE_ROW


@kernel
def floor_count(b: Board) -> int:
    """How many spaces of the floor line are taken."""
    return space(b.floor, 0)


@kernel
def floor_room(b: Board) -> int:
    """How many spaces of the floor line are free."""
    return FLOOR_SPACES - floor_count(b)


@kernel
def floor_cost(b: Board) -> int:
    """What the floor line costs now."""
    return FLOOR_COST[floor_count(b)]


@kernel
def cost_of_falling(b: Board, n: int) -> int:
    """How much more it costs with n tiles more on it; those without a space cost nothing."""
    return FLOOR_COST[floor_count(b) + min(n, floor_room(b))] - floor_cost(b)


@kernel
def after_floor(b: Board, score: int) -> int:
    """A score less what the floor line costs, never below 0."""
    return max(0, score - floor_cost(b))


@kernel
def count_rows(b: Board) -> int:
    """Complete horizontal rows."""
    n = 0
    for row in range(LINES):
        n += wall_row(b, row) == WHOLE_ROW
    return n


@kernel
def count_columns(b: Board) -> int:
    """Complete columns."""
    n = 0
    for column in range(SPACES):
        n += wall_column(b, column) == WHOLE_ROW
    return n


@kernel
def count_colours(b: Board) -> int:
    """Colours with all five tiles on the wall."""
    n = 0
    for colour in range(COLOURS):
        n += lane(b.has, colour) == WHOLE_ROW
    return n


@kernel
def points_at(b: Board, row: int, column: int) -> int:
    """1 for a tile alone; else its horizontal run plus its vertical one, each if at least 2."""
    across = run(wall_row(b, row), column)
    down = run(wall_column(b, column), row)
    return across + down - (across == 1 or down == 1)


@kernel
def bonus(b: Board) -> int:
    """End: for each complete row, column and colour."""
    rows = ROW_BONUS * count_rows(b)
    columns = COLUMN_BONUS * count_columns(b)
    return rows + columns + COLOUR_BONUS * count_colours(b)


@kernel
def standing(b: Board) -> int:
    """A number that orders the players: points first, complete rows among equals."""
    return b.score * (LINES + 1) + count_rows(b)

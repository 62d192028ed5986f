"""Kernels that explain: why a move is refused, what moves lead to, where points come from."""

from typing import Any

from tegel.core.kernel import kernel, table
from tegel.core.packing import (
    COLOURS,
    MOST_IN_LINE,
    SELECT,
    SIZE,
    in_lane,
    lane,
    run,
    space,
    without_lane,
)
from tegel.core.struct import Ints
from tegel.games.azul.board import (
    count_colours,
    count_columns,
    count_rows,
    factories,
    floor_cost,
    is_complete,
    line_colour,
    line_count,
    points_at,
    wall_column,
    wall_row,
)
from tegel.games.azul.layout import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    DESTINATIONS,
    FIRST_COLUMN,
    FLOOR,
    LINES,
    OFFER,
    OVER,
    ROW_BONUS,
    SPACES,
    TAKES_PER_SOURCE,
    WHOLE_ROW,
    Azul,
)
from tegel.games.azul.rules import choices, clear_floor, columns_for, decide, takes, tile_line

LEGAL, IS_OVER, COLUMN_WANTED, TAKE_WANTED, NO_SUCH_FACTORY, NO_TILES = range(6)
LINE_COMPLETE, LINE_HOLDS_OTHER, ROW_HAS_COLOUR, SPACE_TAKEN, COLUMN_HAS_COLOUR = range(6, 11)
ROWS, COLUMNS, COLOUR_SETS = range(3)
ROW_STEP = table([0, 0, 1, -1])
COLUMN_STEP = table([1, -1, 0, 0])
WHOLE_COLUMN = sum(1 << SPACES * row for row in range(LINES))


@kernel
def refusal(s: Azul, move: int) -> int:
    """Which rule forbids a move here, or LEGAL."""
    if s.phase == OVER:
        return IS_OVER
    if move >= FIRST_COLUMN:
        if s.phase == OFFER:
            return TAKE_WANTED
        column = move - FIRST_COLUMN
        if choices(s) >> column & 1:
            return LEGAL
        taken = wall_row(s.boards[s.turn], s.phase) >> column & 1
        return SPACE_TAKEN if taken else COLUMN_HAS_COLOUR
    if s.phase != OFFER:
        return COLUMN_WANTED
    source = move // TAKES_PER_SOURCE
    if source > factories(s.players):
        return NO_SUCH_FACTORY
    if takes(s, source) >> move % TAKES_PER_SOURCE & 1:
        return LEGAL
    colour = move // DESTINATIONS % COLOURS
    if lane(s.display[source], colour) == 0:
        return NO_TILES
    return refusal_of_line(s, s.turn, colour, move % DESTINATIONS)


@kernel
def refusal_of_line(s: Azul, seat: int, colour: int, line: int) -> int:
    """Why a pattern line takes no tiles of a colour, or LEGAL."""
    b = s.boards[seat]
    if lane(b.accepts, colour) >> line & 1:
        return LEGAL
    if is_complete(b, line):
        return LINE_COMPLETE
    if lane(b.has, colour) >> line & 1:
        return ROW_HAS_COLOUR
    return LINE_HOLDS_OTHER


@kernel
def refusals_of_lines(s: Azul, seat: int, out: Ints) -> None:
    """Why the pattern lines take no tiles of each colour, or LEGAL: line by line."""
    for line in range(LINES):
        for colour in range(COLOURS):
            out[COLOURS * line + colour] = refusal_of_line(s, seat, colour, line)


@kernel
def best_tiling(positions: Any) -> int:
    """The most points the seat in turn can have after its wall tiling, from positions[1] on.

    On the grey wall every choice of columns is tried, depth first; the later positions are room
    for that. (Without recursion: Numba loads recursive functions wrongly from its cache.)
    """
    best = 0
    tried = 0  # lanes: the columns tried at each depth
    depth = 1
    while depth > 0:
        s = positions[depth]
        b = s.boards[s.turn]
        while s.phase < LINES and choices(s) == 0:
            tile_line(s, b, s.phase)
            s.phase += 1
        left = choices(s) & ~lane(tried, depth)
        if left > 0:
            column = SELECT[left * MOST_IN_LINE]
            tried |= in_lane(1 << column, depth)
            positions[depth + 1] = positions[depth]
            depth += 1
            decide(positions[depth], FIRST_COLUMN + column)
        else:
            if s.phase == FLOOR:
                clear_floor(s, b)
                best = max(best, b.score)
            tried = without_lane(tried, depth)
            depth -= 1
    return best


@kernel
def tile_now(s: Azul, seat: int) -> None:
    """Let a seat tile its wall as if the offer had ended; lines tiled already are empty."""
    s.turn = seat
    s.phase = 0


@kernel
def score_after_tiling(positions: Any, seat: int) -> int:
    """The most points a seat can have if the round of positions[0] ends as things stand."""
    positions[1] = positions[0]
    tile_now(positions[1], seat)
    return best_tiling(positions)


@kernel
def scores_after_tiling(
    positions: Any, moves: Ints, n: int, after: Ints, laid: Ints, goal: Ints
) -> None:
    """The same for the seat in turn after each of n moves in positions[0].

    Also how many tiles a take lays on its line, and the column where its tile will go if the line
    is complete then; -1: it is not, or there is a choice.
    """
    seat = positions[0].turn
    for i in range(n):
        positions[1] = positions[0]
        decide(positions[1], moves[i])
        line = moves[i] % DESTINATIONS
        laid[i] = 0
        goal[i] = -1
        if moves[i] < FIRST_COLUMN and line != FLOOR:
            b = positions[1].boards[seat]
            laid[i] = line_count(b.lines, line) - line_count(positions[0].boards[seat].lines, line)
            columns = columns_for(positions[1], b, line, line_colour(b.lines, line))
            if is_complete(b, line) and SIZE[columns] == 1:
                goal[i] = SELECT[columns * MOST_IN_LINE]
        tile_now(positions[1], seat)
        after[i] = best_tiling(positions)


@kernel
def explain_board(s: Azul, seat: int, out: Ints) -> None:
    """What the floor line costs now, and the bonus for rows, columns and colours."""
    b = s.boards[seat]
    out[0] = floor_cost(b)
    out[1] = ROW_BONUS * count_rows(b)
    out[2] = COLUMN_BONUS * count_columns(b)
    out[3] = COLOUR_BONUS * count_colours(b)


@kernel
def explain_space(s: Azul, seat: int, row: int, column: int, out: Ints) -> None:
    """The horizontal and the vertical run of a tile on the wall, and what they score."""
    b = s.boards[seat]
    out[0] = run(wall_row(b, row), column)
    out[1] = run(wall_column(b, column), row)
    out[2] = points_at(b, row, column)


@kernel
def runs(s: Azul, seat: int, row: int, column: int) -> int:
    """A tile on the wall and all others in its runs, as bits like `wall`."""
    wall = s.boards[seat].wall
    found = 1 << SPACES * row + column
    for way in range(4):
        r = row + ROW_STEP[way]
        c = column + COLUMN_STEP[way]
        while 0 <= r < LINES and 0 <= c < SPACES and wall >> SPACES * r + c & 1:
            found |= 1 << SPACES * r + c
            r += ROW_STEP[way]
            c += COLUMN_STEP[way]
    return found


@kernel
def complete(s: Azul, seat: int, kind: int, which: int) -> int:
    """The spaces of a row, a column or a colour, as bits like `wall`; 0: it is not complete."""
    b = s.boards[seat]
    if kind == ROWS:
        return WHOLE_ROW << SPACES * which if wall_row(b, which) == WHOLE_ROW else 0
    if kind == COLUMNS:
        return WHOLE_COLUMN << which if wall_column(b, which) == WHOLE_ROW else 0
    found = 0
    if lane(b.has, which) == WHOLE_ROW:
        for row in range(LINES):
            for column in range(SPACES):
                tile = space(b.colours[row], column)
                found |= (tile == which + 1) << SPACES * row + column
    return found

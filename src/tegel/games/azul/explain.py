"""Kernels that explain: why a move is refused, what moves lead to, where points come from."""

from typing import Any

from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, MOST_IN_LINE, SELECT, in_lane, lane, run, without_lane
from tegel.core.struct import Ints
from tegel.games.azul.board import (
    count_colours,
    count_columns,
    count_rows,
    factories,
    floor_cost,
    is_complete,
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
    TAKES_PER_SOURCE,
    Azul,
)
from tegel.games.azul.rules import choices, clear_floor, decide, takes, tile_line

LEGAL, IS_OVER, COLUMN_WANTED, TAKE_WANTED, NO_SUCH_FACTORY, NO_TILES = range(6)
LINE_COMPLETE, LINE_HOLDS_OTHER, ROW_HAS_COLOUR, SPACE_TAKEN, COLUMN_HAS_COLOUR = range(6, 11)


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
    b = s.boards[s.turn]
    line = move % DESTINATIONS
    if is_complete(b, line):
        return LINE_COMPLETE
    if lane(b.has, colour) >> line & 1:
        return ROW_HAS_COLOUR
    return LINE_HOLDS_OTHER


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
def prospect(positions: Any, seat: int) -> int:
    """The most points a seat can have if the round of positions[0] ends as things stand."""
    positions[1] = positions[0]
    tile_now(positions[1], seat)
    return best_tiling(positions)


@kernel
def prospects(positions: Any, moves: Ints, n: int, out: Ints) -> None:
    """The same for the seat in turn after each of n moves in positions[0]."""
    seat = positions[0].turn
    for i in range(n):
        positions[1] = positions[0]
        decide(positions[1], moves[i])
        tile_now(positions[1], seat)
        out[i] = best_tiling(positions)


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

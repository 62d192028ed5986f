"""Reading moves and positions: spots for a tile, rays and points, tracks."""

from typing import Final

from tegel.core.kernel import kernel
from tegel.games.ingenious.layout import (
    COLOURS,
    COLUMN_STEP,
    COLUMNS,
    DIRECTIONS,
    EMPTY_BOARD,
    FIRST,
    FIRST_PLACEMENT,
    FREE,
    NORTHEAST,
    ROW_STEP,
    ROWS,
    SECOND,
    STEP,
    TRACK_END,
    UNCLAIMED,
    WEST,
    Ingenious,
    Seat,
)

# --- Spots: two adjacent free cells, named by the first of them and the direction to the other ----


@kernel
def placement(row: int, direction: int, column: int) -> int:
    """The move that puts the tile's first half there, and the second next to it."""
    return FIRST_PLACEMENT + ((row - 1) * DIRECTIONS + direction) * COLUMNS + column


@kernel
def cell_of(move: int) -> int:
    """Where a placement puts the first half."""
    spot = move - FIRST_PLACEMENT
    return (spot // (DIRECTIONS * COLUMNS) + 1) * COLUMNS + spot % COLUMNS


@kernel
def direction_of(move: int) -> int:
    """In which direction from there a placement puts the second half."""
    return (move - FIRST_PLACEMENT) // COLUMNS % DIRECTIONS


@kernel
def is_double(kind: int) -> bool:
    """A tile with two equal halves."""
    return FIRST[kind] == SECOND[kind]


@kernel
def is_printed(cell: int) -> bool:
    """Whether a symbol is printed on a cell: on boards of every side they are the same cells."""
    return EMPTY_BOARD[cell] >= 0


@kernel
def is_first_round(s: Ingenious) -> bool:
    """Whether a seat has its first turn."""
    return s.turns < s.players


@kernel
def spots(s: Ingenious, row: int, direction: int) -> int:
    """The cells of a row where a tile that lies in this direction may begin, bit by column.

    In the first round it must lie next to a printed symbol that nobody has claimed yet.
    """
    there = row + ROW_STEP[direction]
    # Bring the other halves' columns over the first halves', without a shift by less than 0.
    shift = 1 + COLUMN_STEP[direction]
    here = s.free[row] & s.free[there] << 1 >> shift
    if is_first_round(s):
        here &= beside_unclaimed(s, row) | beside_unclaimed(s, there) << 1 >> shift
    return here


@kernel
def ways(s: Ingenious, row: int, direction: int) -> int:
    """The cells of a row where the tile in hand may begin in this direction, bit by column.

    The two ways round of a double are one decision: three directions meet every pair once.
    """
    if NORTHEAST <= direction <= WEST and is_double(s.hand):
        return 0
    return spots(s, row, direction)


@kernel
def beside_unclaimed(s: Ingenious, row: int) -> int:
    """The cells of a row next to a printed symbol that nobody has claimed yet, bit by column."""
    return UNCLAIMED[s.used * ROWS + row]


# --- Rays ----------------------------------------------------------------------------------------


@kernel
def ray(s: Ingenious, cell: int, direction: int, colour: int) -> int:
    """How many symbols of a colour lie in an unbroken straight line from a cell."""
    step = STEP[direction]
    n = 0
    cell += step
    while s.cells[cell] == colour:
        n += 1
        cell += step
    return n


@kernel
def points_at(s: Ingenious, cell: int, colour: int) -> int:
    """What a half of this colour scores on a free cell: the sum of its rays.

    It is asked before the tile lies there. So the sixth ray, to the tile's other half, ends at once
    on a free cell: the tile itself never counts.
    """
    points = 0
    for direction in range(DIRECTIONS):
        points += ray(s, cell, direction, colour)
    return points


# Points of all colours at once, a lane of bits for each.
LANE: Final = 8
FULL_LANE: Final = (1 << LANE) - 1


@kernel
def points_of_all(s: Ingenious, cell: int) -> int:
    """What halves of all colours score on a free cell, in lanes: a ray has the colour it begins."""
    points = 0
    for direction in range(DIRECTIONS):
        colour = s.cells[cell + STEP[direction]]
        if colour >= 0:
            points += ray(s, cell, direction, colour) << LANE * colour
    return points


@kernel
def free_around(s: Ingenious, cell: int) -> int:
    """How many neighbours of a cell are free."""
    n = 0
    for direction in range(DIRECTIONS):
        n += s.cells[cell + STEP[direction]] == FREE
    return n


# --- Tracks --------------------------------------------------------------------------------------


@kernel
def lowest_track(p: Seat) -> int:
    """How far the lowest track is."""
    lowest = TRACK_END
    for colour in range(COLOURS):
        lowest = min(lowest, p.tracks[colour])
    return lowest


@kernel
def lowest_colours(p: Seat) -> int:
    """The colours in which a player is lowest, all of them if several are equal, as a set."""
    lowest = lowest_track(p)
    colours = 0
    for colour in range(COLOURS):
        colours |= (p.tracks[colour] == lowest) << colour
    return colours


@kernel
def burden(p: Seat) -> int:
    """A number that orders the players, the lower the better.

    Its octal digits are how many tracks stand on each value, the lowest value first: so it compares
    the lowest tracks, then the next lowest, and on a tied value the player with more tracks loses.
    """
    n = 0
    for colour in range(COLOURS):
        n += 1 << 3 * (TRACK_END - p.tracks[colour])
    return n

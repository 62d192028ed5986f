"""What moves and positions of Azul are worth, for players that are not people.

All numbers are parts of a point (`POINT`), and chances are parts of `SURE`. They were found by
playing: those of a move by matches of greedy players with slightly different numbers, over some
millions of games on both walls; those of a position by least squares, from the positions of games
between players who take the best of eight moves to the margins with which these games ended.

Tables by `rounds` go by how many rounds will probably follow this one: 0 to 4.
"""

from typing import Any, NamedTuple

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.opinions import favourite, worths
from tegel.core.packing import COLOURS, SIZE, count_bits, in_lane, lane
from tegel.games.azul.board import (
    after_floor,
    bonus,
    cost_of_falling,
    factories,
    is_complete,
    line_colour,
    line_count,
    line_room,
    next_seat,
    points_at,
    wall_column,
    wall_row,
)
from tegel.games.azul.layout import (
    CENTRE,
    DESTINATIONS,
    FIRST_COLUMN,
    FLOOR,
    FLOOR_COST,
    IN_CENTRE,
    LINES,
    OVER,
    ROW_BONUS,
    SPACES,
    TAKES_PER_SOURCE,
    WHOLE_ROW,
    Azul,
    Board,
)
from tegel.games.azul.rules import columns_for, printed_column

__all__ = ["favourite", "prospect", "worth", "worths"]

SURE = 64
# How many tiles a row, a column or a colour can have: 0 to 5.
STEPS = SPACES + 1

# --- Of both judgements: tiles on the wall --------------------------------------------------------

# By rounds: a column with 0 to 5 tiles, a colour with 0 to 5; in the last round the bonus or none.
COLUMN_SO_FAR = table(
    [
        *(0, 0, 0, 0, 0, 112),
        *(0, 11, 17, 32, 48, 137),
        *(0, 4, 7, 12, 32, 167),
        *(0, 11, 20, 29, 43, 92),
        *(0, 2, 11, 28, 69, 105),
    ]
)
COLOUR_SO_FAR = table(
    [
        *(0, 0, 0, 0, 0, 160),
        *(0, 14, 20, 20, 39, 173),
        *(0, 11, 25, 37, 76, 172),
        *(0, 13, 14, 14, 47, 160),
        *(0, 0, 0, 24, 72, 155),
    ]
)

# --- Of moves -------------------------------------------------------------------------------------

# A row with 0 to 5 tiles: two rows of two beat one of four, until its bonus is there.
ROW_SO_FAR = table([19, 19, -7, -20, -16, 40])
# A space next to a tile, filled or free, for every round to come: the middle of the wall.
NEXT_SPACE = 10
# The chance that a line with 0 to 4 tiles is completed in a later round,
LATER = table([0, 8, 30, 46, 57])
# and what is added if the 0 to 4 tiles that it misses are on offer: in the last round, and before.
ON_OFFER = table([*(0, 13, 4, 4, 4), *(0, 22, 13, 9, 9)])
# A complete line can be used again in the next round: the longer, the more that is worth.
COMPLETED = table([-48, 50, 112, 140, 148])
# An empty line is a place for what one has to take: by its length, and by the tiles on offer.
EMPTY = table([6, 22, 22, 35, 46])
EMPTY_PER_8_TILES = 12
# A point on the floor line; more than a point, since what falls next will cost more.
FLOOR_POINT = 25
# To start the next round.
STARTING = 50
# A point that the next player could have made of the tiles taken: with 2, 3 and 4 players, since it
# helps all the others as well.
DENIED_POINT = table([0, 0, 14, 7, 4])
# To end the game: for every point ahead, of at most so many.
ENDING_POINT = 6
ENDING_POINTS = 10

# --- Of positions ---------------------------------------------------------------------------------

# By rounds: what a seat may still expect, a tile on the wall, and a free space next to one.
TO_COME = table([-48, -240, -32, 128, 352])
TILE = table([0, 6, 14, 24, 42])
NEIGHBOUR = table([0, 5, 7, 10, 10])
# An empty line, by its length, and by the tiles on offer.
OPEN = table([18, 12, 3, 0, 0])
OPEN_PER_8_TILES = 22
# The chances of a line that holds 0 to 4 tiles, and what is added if those it misses are on offer.
KEPT = table([0, 4, 16, 23, 30])
FINISHED_IN_TIME = 17
FINISHED_AT_LAST = 34
MARKER_TAKEN = 11

# The spaces of a wall, as bits, that have another to their right, and below them.
BESIDE = 0b01111_01111_01111_01111_01111
BELOW = 0b11111_11111_11111_11111


# --- The board as it will be ----------------------------------------------------------------------


class Outlook(NamedTuple):
    """A board after the tiling to come; it can be read like a board."""

    wall: int
    has: int
    score: int


@kernel
def as_board(wall: int, has: int, score: int) -> Any:
    """An outlook, for the readers of boards."""
    return Outlook(wall, has, score)


@kernel
def outlook(s: Azul, b: Board) -> Any:
    """What becomes of a board if nothing more is taken; a free column is chosen for its points."""
    laid = 0
    gained = 0
    points = 0
    for line in range(LINES):
        if is_complete(b, line):
            colour = line_colour(b.lines, line)
            column = best_column(b.wall | laid, line, columns_for(s, b, line, colour))
            if column >= 0:
                laid |= 1 << SPACES * line + column
                gained |= in_lane(1 << line, colour)
                points += points_at(as_board(b.wall | laid, 0, 0), line, column)
    return as_board(b.wall | laid, b.has | gained, after_floor(b, b.score + points))


@kernel
def best_column(wall: int, row: int, columns: int) -> int:
    """Of these columns the one where a tile on this row scores most; -1 if there are none."""
    best = -1
    most = 0
    for column in range(SPACES):
        if columns >> column & 1:
            points = points_at(as_board(wall, 0, 0), row, column)
            if points > most:
                most = points
                best = column
    return best


@kernel
def rounds_to_come(s: Azul) -> int:
    """How many rounds will probably follow this one: good players play five in all."""
    if s.round < LINES:
        return LINES - s.round
    for seat in range(s.players):
        b = s.boards[seat]
        for row in range(LINES):
            if SIZE[wall_row(b, row)] + is_complete(b, row) >= SPACES:
                return 0
    return 1


# --- What a tile is worth -------------------------------------------------------------------------


@kernel
def space_worth(o: Board, row: int, column: int, rounds: int) -> int:
    """What a tile on this space is worth, whatever its colour."""
    down = STEPS * rounds + SIZE[wall_column(o, column)]
    sides = (row > 0) + (row < LINES - 1) + (column > 0) + (column < SPACES - 1)
    value = POINT * points_at(o, row, column) + NEXT_SPACE * rounds * sides
    return value + COLUMN_SO_FAR[down + 1] - COLUMN_SO_FAR[down]


@kernel
def tile_worth(s: Azul, b: Board, o: Board, row: int, colour: int, rounds: int) -> int:
    """What a tile of this colour on this row is worth, once its line is complete."""
    columns = columns_for(s, b, row, colour)
    if columns == 0:  # the whole line will fall, and was filled for nothing
        return -FLOOR_POINT * FLOOR_COST[row + 1] - COMPLETED[row]
    value = 0
    for column in range(SPACES):
        if columns >> column & 1:
            value = max(value, space_worth(o, row, column, rounds))
    across = SIZE[wall_row(b, row)]
    alike = STEPS * rounds + SIZE[lane(o.has, colour)]
    value += ROW_SO_FAR[across + 1] - ROW_SO_FAR[across]
    return value + COLOUR_SO_FAR[alike + 1] - COLOUR_SO_FAR[alike]


@kernel
def on_offer(s: Azul, colour: int) -> int:
    """How many tiles of a colour are on the factories and in the centre."""
    tiles = 0
    for source in range(factories(s.players) + 1):
        tiles += s.display[source]
    return lane(tiles, colour)


# --- Moves ----------------------------------------------------------------------------------------


@kernel
def worth(s: Azul, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    b = s.boards[s.turn]
    rounds = rounds_to_come(s)
    if move >= FIRST_COLUMN:
        return space_worth(b, s.phase, move - FIRST_COLUMN, rounds)
    source = move // TAKES_PER_SOURCE
    colour = move // DESTINATIONS % COLOURS
    line = move % DESTINATIONS
    n = lane(s.display[source], colour)
    marker = source == CENTRE and s.marker == IN_CENTRE
    room = 0 if line == FLOOR else line_room(b.lines, line)
    cost = cost_of_falling(b, marker + max(0, n - room))
    rival = s.boards[next_seat(s)]
    value = DENIED_POINT[s.players] * best_use(s, rival, colour, n) - FLOOR_POINT * cost
    if marker and rounds > 0:
        value += STARTING
    if line == FLOOR:
        return value
    if rounds > 0 and room <= n and SIZE[wall_row(b, line)] == SPACES - 1:
        rounds = 0
        value += ENDING_POINT * lead(s, s.turn)
    return value + line_gain(s, b, line, colour, n, rounds)


@kernel
def line_gain(s: Azul, b: Board, line: int, colour: int, n: int, rounds: int) -> int:
    """What changes if n tiles go on a pattern line."""
    tile = tile_worth(s, b, outlook(s, b), line, colour, rounds)
    held = line_count(b.lines, line)
    offered = on_offer(s, colour)
    if held > 0:
        before = line_worth(tile, line, held, 0, offered, rounds)
    else:
        before = (EMPTY[line] if rounds > 0 else 0) + EMPTY_PER_8_TILES * s.offered // 8
    return line_worth(tile, line, held, n, offered, rounds) - before


@kernel
def line_worth(tile: int, line: int, held: int, n: int, offered: int, rounds: int) -> int:
    """What a line is worth once n of the tiles on offer lie with those that it holds."""
    missing = line + 1 - held - n
    if missing > 0:
        return unfinished(tile, held + n, missing, offered - n, rounds)
    return tile + (COMPLETED[line] if rounds > 0 else 0)


@kernel
def unfinished(tile: int, held: int, missing: int, offered: int, rounds: int) -> int:
    """What a line is worth that misses some tiles, of which so many are on offer."""
    chance = LATER[held] if rounds > 0 else 0
    if offered >= missing:
        chance += ON_OFFER[LINES * (rounds > 0) + missing]
    return tile * chance // SURE


@kernel
def best_use(s: Azul, b: Board, colour: int, n: int) -> int:
    """How many points, about, n tiles of a colour give to a board that can complete a line."""
    best = 0
    for line in range(LINES):
        missing = line_room(b.lines, line)
        if lane(b.accepts, colour) >> line & 1 and missing <= n:
            points = 1 + SIZE[wall_row(b, line)]
            if not s.grey:
                points = points_at(b, line, printed_column(line, colour))
            best = max(best, points + 1 + missing - n)
    return best


@kernel
def lead(s: Azul, seat: int) -> int:
    """How many points a seat is ahead, or behind, if this round is the last; at most so many."""
    best = 0
    for other in range(s.players):
        if other != seat:
            o = outlook(s, s.boards[other])
            best = max(best, o.score + bonus(o))
    o = outlook(s, s.boards[seat])
    ahead: int = o.score + bonus(o) - best
    return max(-ENDING_POINTS, min(ahead, ENDING_POINTS))


# --- Positions ------------------------------------------------------------------------------------


@kernel
def prospect(s: Azul, seat: int) -> int:
    """With how many points a seat may expect to end."""
    b = s.boards[seat]
    if s.phase == OVER:
        return POINT * b.score
    rounds = rounds_to_come(s)
    o = outlook(s, b)
    value: int = POINT * o.score + TO_COME[rounds] + wall_prospect(o, rounds)
    for line in range(LINES):
        held = line_count(b.lines, line)
        if held == 0:
            value += OPEN[line] + OPEN_PER_8_TILES * s.offered // 8
        elif held <= line:
            colour = line_colour(b.lines, line)
            chance = KEPT[held] if rounds > 0 else 0
            if on_offer(s, colour) > line - held:
                chance += FINISHED_IN_TIME if rounds > 0 else FINISHED_AT_LAST
            value += tile_worth(s, b, o, line, colour, rounds) * chance // SURE
    if s.marker == seat and rounds > 0:
        value += MARKER_TAKEN
    return value


@kernel
def wall_prospect(o: Board, rounds: int) -> int:
    """What a wall promises: bonuses in reach, and neighbours for tiles to come."""
    value = 0
    for i in range(SPACES):
        down = SIZE[wall_column(o, i)]
        value += COLUMN_SO_FAR[STEPS * rounds + down]
        value += COLOUR_SO_FAR[STEPS * rounds + SIZE[lane(o.has, i)]]
        value += TILE[rounds] * down + POINT * ROW_BONUS * (wall_row(o, i) == WHOLE_ROW)
    edges = count_bits((o.wall ^ o.wall >> 1) & BESIDE)
    edges += count_bits((o.wall ^ o.wall >> SPACES) & BELOW)
    return value + NEIGHBOUR[rounds] * edges

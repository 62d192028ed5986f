"""What moves and positions of Ingenious are worth, for players that are not people.

A seat *needs* a colour the more, the less its track is ahead of the seat's lowest one; early in the
game the others may yet become the lowest, late they hardly matter. A half of a tile is worth the
steps that it scores, by how much they are needed, and what it does to the lines on the board: it
lengthens its own colour's and closes others', which is good where the seat needs the colour more
than its rivals do. A tile is worth as much as its best placement.
"""

from math import exp, log
from typing import Final

import numpy as np

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.opinions import favourite as any_favourite
from tegel.core.struct import Ints
from tegel.games.ingenious.board import (
    burden,
    cell_of,
    direction_of,
    is_double,
    lowest_track,
    placement,
    points_at,
    ray,
    spots,
    ways,
)
from tegel.games.ingenious.layout import (
    CLOSING,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    DRAW,
    FIRST,
    FIRST_PLACEMENT,
    FREE,
    LAST,
    MOVES,
    OVER,
    PLACEMENT,
    SECOND,
    STEP,
    SWAP,
    TRACK_END,
    Ingenious,
    Seat,
)

# The coefficients of `worth` were tuned by matches of greedy players on paired seeds: first all at
# once in the travel edition (SPSA, 52,000 games), then one by one there and with four players.

# How many steps ahead of the lowest a track is needed e times less: at the end of the game, and so
# many more for each pair of free cells per player that is left.
LATE_REACH: Final = 1.3
MORE_REACH: Final = 12 / 111
# Pairs of free cells per player, in stages of so many; the most are 111, with two players.
STAGE_PAIRS: Final = 8
STAGES: Final = 14
_REACH: Final = [LATE_REACH + MORE_REACH * STAGE_PAIRS * (i + 0.5) for i in range(STAGES)]

# How much a step is needed, by stage and track; only the shares of a seat's colours count.
MOST_NEED: Final = 1 << 24
TRACK: Final = TRACK_END + 1
NEED: Final = table(
    [round(MOST_NEED * exp(-track / reach)) for reach in _REACH for track in range(TRACK)], np.int32
)
# What all need of a seat is worth: when all tracks are equal, a step is worth STEP_UP.
# On this scale a softmax of temperature POINT, though over hundreds of placements, plays sensibly:
# it never lost to random in 2,400 games, and wins 31 % against greedy.
STEP_UP: Final = 3 * POINT
ALL_NEED: Final = table([round(COLOURS * STEP_UP * reach) for reach in _REACH])

# A track that reaches 18 gives a bonus turn: worth so much.
BONUS_TURN: Final = 156
# One symbol more in a line that ends on a free cell: so much for who needs only this colour, and
# so much against it for a rival who does.
OWN_LINE: Final = 45
RIVAL_LINE: Final = 81
# Six new tiles instead of a rack without the lowest colours.
NEW_RACK: Final = 9 * POINT
# Less than anything is worth.
NOTHING: Final = -1000 * POINT


@kernel
def worth(s: Ingenious, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    return move_worth(s, move, total_need(s.seats[s.turn], stage(s)), worth_of_lines(s))


@kernel
def worths(s: Ingenious, moves: Ints, n: int, out: Ints) -> None:
    """Write what each of n legal moves is worth: needs and lines are the same for all of them."""
    total = total_need(s.seats[s.turn], stage(s))
    lines = worth_of_lines(s)
    for i in range(n):
        out[i] = move_worth(s, moves[i], total, lines)


@kernel
def move_worth(s: Ingenious, move: int, total: int, lines: int) -> int:
    """What a legal move is worth, given all need of the seat that decides, and lines."""
    if move >= DRAW:
        return NEW_RACK if move == SWAP else 0
    if move < FIRST_PLACEMENT:
        return tile_worth(s, move, total, lines)
    cell = cell_of(move)
    other = cell + STEP[direction_of(move)]
    head = head_of(s, s.hand, cell)
    return half_worth(s, cell, FIRST[s.hand], 0, total, lines) + half_worth(
        s, other, SECOND[s.hand], head, total, lines
    )


@kernel
def favourite(s: Ingenious) -> int:
    """The legal move that is worth most; the first of equals."""
    return best_placement(s) if s.phase == PLACEMENT else any_favourite(s)


# --- Needs ---------------------------------------------------------------------------------------


@kernel
def stage(s: Ingenious) -> int:
    """How much of the game is left, by the room on the board."""
    return s.pairs // (STAGE_PAIRS * s.players)


@kernel
def total_need(p: Seat, now: int) -> int:
    """How much a player needs all colours together at a stage."""
    n = 0
    for colour in range(COLOURS):
        n += NEED[TRACK * now + p.tracks[colour]]
    return n


# --- Lines: what a symbol more is worth, a lane of bits per colour, LINE_ZERO for nothing ---------

LINE_BITS: Final = 10
LINE_ZERO: Final = 1 << LINE_BITS - 1
LINE_MASK: Final = (1 << LINE_BITS) - 1
ALL_ZERO: Final = sum(LINE_ZERO << LINE_BITS * colour for colour in range(COLOURS))
# Lanes count in quarters of a part; shares of needs have so many binary places.
LINE_PARTS: Final = 4
FINE: Final = 34


@kernel
def worth_of_lines(s: Ingenious) -> int:
    """What a symbol more in a line of each colour is worth to the seat that decides."""
    now = stage(s)
    lines = ALL_ZERO
    for seat in range(s.players):
        p = s.seats[seat]
        total = total_need(p, now)
        if seat == s.turn:
            unit = (OWN_LINE * LINE_PARTS << FINE) // total
        else:
            unit = -((RIVAL_LINE * LINE_PARTS << FINE) // (total * (s.players - 1)))
        for colour in range(COLOURS):
            need = NEED[TRACK * now + p.tracks[colour]]
            lines += (need * unit >> FINE) << LINE_BITS * colour
    return lines


@kernel
def line_worth(lines: int, colour: int) -> int:
    """What a symbol more in a line of this colour is worth."""
    return (lines >> LINE_BITS * colour & LINE_MASK) - LINE_ZERO


# --- Tiles ---------------------------------------------------------------------------------------


@kernel
def half_worth(s: Ingenious, cell: int, colour: int, head: int, total: int, lines: int) -> int:
    """What half a tile is worth on a cell, if its track gets `head` points before."""
    points = 0
    opened = -1  # the other half will cover a free neighbour
    closed = 0
    for direction in range(DIRECTIONS // 2):
        step = STEP[direction]
        ahead = ray(s, cell, direction, colour)
        behind = ray(s, cell, direction + DIRECTIONS // 2, colour)
        points += ahead + behind
        if s.cells[cell + step * (ahead + 1)] == FREE:
            opened += 1 + behind
        if s.cells[cell - step * (behind + 1)] == FREE:
            opened += 1 + ahead
        closed += closed_line(s, cell, step, lines) + closed_line(s, cell, -step, lines)
    changed = (opened * line_worth(lines, colour) - closed) // LINE_PARTS
    return changed if points == 0 else changed + steps_worth(s, colour, head, points, total)


@kernel
def closed_line(s: Ingenious, cell: int, step: int, lines: int) -> int:
    """What the line that ends on a cell is worth, whatever its colour; of a long one two count."""
    colour = s.cells[cell + step]
    if colour < 0:
        return 0
    return (1 + (s.cells[cell + 2 * step] == colour)) * line_worth(lines, colour)


@kernel
def steps_worth(s: Ingenious, colour: int, head: int, points: int, total: int) -> int:
    """What points are worth to the seat that decides, if their track gets `head` points before."""
    now = stage(s)
    before = min(s.seats[s.turn].tracks[colour] + head, TRACK_END)
    after = min(before + points, TRACK_END)
    met = NEED[TRACK * now + before] - NEED[TRACK * now + after]
    # About a logarithm: the last need to be met is worth more than one of many.
    steps = 2 * ALL_NEED[now] * met // (2 * total - met)
    return steps + BONUS_TURN if before < after == TRACK_END else steps


@kernel
def head_of(s: Ingenious, kind: int, cell: int) -> int:
    """The points that the second half's track gets from the first half there: of doubles only."""
    return points_at(s, cell, FIRST[kind]) if is_double(kind) else 0


@kernel
def tile_worth(s: Ingenious, kind: int, total: int, lines: int) -> int:
    """What a tile is worth on the best two cells for it."""
    first = FIRST[kind]
    second = SECOND[kind]
    # No second half is worth more than the best one; a good pair to begin with is next to it. So
    # few cells for the first half need a look at their neighbours.
    cell = best_cell(s, second, total, lines)
    most = half_worth(s, cell, second, 0, total, lines)
    best = most + best_beside(s, cell, first, head_of(s, kind, cell), total, lines)
    for row in range(1, LAST + 1):
        cells = cells_for_halves(s, row)
        for column in range(1, LAST + 1):
            if cells >> column & 1:
                cell = row * COLUMNS + column
                half = half_worth(s, cell, first, 0, total, lines)
                if half + most > best:
                    head = head_of(s, kind, cell)
                    best = max(best, half + best_beside(s, cell, second, head, total, lines))
    return best


@kernel
def best_placement(s: Ingenious) -> int:
    """Where the tile in hand is worth most; of equal placements the first."""
    total = total_need(s.seats[s.turn], stage(s))
    lines = worth_of_lines(s)
    first = FIRST[s.hand]
    second = SECOND[s.hand]
    cell = best_cell(s, second, total, lines)
    most = half_worth(s, cell, second, 0, total, lines)
    best = NOTHING
    if is_double(s.hand):
        # Only with the first half's points may the second reach the end of their track.
        most += BONUS_TURN
    else:
        best = most + best_beside(s, cell, first, 0, total, lines)
    found = MOVES
    for row in range(1, LAST + 1):
        cells = cells_for_halves(s, row)
        for column in range(1, LAST + 1):
            if cells >> column & 1:
                cell = row * COLUMNS + column
                half = half_worth(s, cell, first, 0, total, lines)
                if half + most >= best:
                    head = head_of(s, s.hand, cell)
                    for direction in range(DIRECTIONS):
                        if ways(s, row, direction) >> column & 1:
                            other = cell + STEP[direction]
                            value = half + half_worth(s, other, second, head, total, lines)
                            move = placement(row, direction, column)
                            if value > best or (value == best and move < found):
                                best = value
                                found = move
    return found


@kernel
def cells_for_halves(s: Ingenious, row: int) -> int:
    """The cells of a row on which half a tile may lie, bit by column."""
    cells = 0
    if s.free[row] > 0:
        for direction in range(DIRECTIONS):
            cells |= spots(s, row, direction)
    return cells


@kernel
def best_cell(s: Ingenious, colour: int, total: int, lines: int) -> int:
    """Where half a tile is worth most."""
    best = NOTHING
    there = 0
    for row in range(1, LAST + 1):
        cells = cells_for_halves(s, row)
        for column in range(1, LAST + 1):
            if cells >> column & 1:
                cell = row * COLUMNS + column
                half = half_worth(s, cell, colour, 0, total, lines)
                if half > best:
                    best = half
                    there = cell
    return there


@kernel
def best_beside(s: Ingenious, cell: int, colour: int, head: int, total: int, lines: int) -> int:
    """What half a tile is worth on the best cell next to one with the other half."""
    best = NOTHING
    for direction in range(DIRECTIONS):
        if spots(s, cell // COLUMNS, direction) >> cell % COLUMNS & 1:
            half = half_worth(s, cell + STEP[direction], colour, head, total, lines)
            best = max(best, half)
    return best


# --- Positions -----------------------------------------------------------------------------------

# Regressed on 3,000 games of greedy players with 15 % random turns, the lowest track at the end is
# the soft lowest now (the mean of the tracks, each counting by how much it is needed) plus what the
# room on the board still brings; being to move is worth a third of a point.
GROWTH: Final = table([10 * i - 18 for i in range(STAGES)])
TO_MOVE: Final = 5
# At the end a rival behind counts so much, for those with equal lowest tracks.
BEHIND: Final = 4

# Logarithms of 1 to 6 times 64, in parts of 1/256; and reaches in parts of a point.
SIXTY_FOUR: Final = 64
LOG: Final = table(
    [round(256 * log(max(i, 1) / SIXTY_FOUR)) for i in range(COLOURS * SIXTY_FOUR + 1)], np.int16
)
REACH: Final = table([round(POINT * reach) for reach in _REACH])


@kernel
def prospect(s: Ingenious, seat: int) -> int:
    """With how many points a seat may expect to end."""
    p = s.seats[seat]
    lowest = lowest_track(p)
    if s.phase == OVER:
        return POINT * lowest + BEHIND * rivals_behind(s, p)
    now = stage(s)
    spread = SIXTY_FOUR * total_need(p, now) // NEED[TRACK * now + lowest]
    ahead = REACH[now] * (LOG[COLOURS * SIXTY_FOUR] - LOG[spread]) // 256
    to_move = s.turn == seat and s.phase != CLOSING
    return POINT * lowest + ahead + GROWTH[now] + TO_MOVE * to_move


@kernel
def rivals_behind(s: Ingenious, p: Seat) -> int:
    """How many players have a worse place."""
    n = 0
    for seat in range(s.players):
        n += burden(s.seats[seat]) > burden(p)
    return n

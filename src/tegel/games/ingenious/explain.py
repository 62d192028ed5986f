"""Kernels that explain: why a move is refused, what moves lead to, where points come from."""

from typing import Any, Final

from tegel.core.kernel import kernel
from tegel.core.struct import Ints
from tegel.games.ingenious.board import (
    cell_of,
    direction_of,
    is_double,
    is_first_round,
    is_printed,
    lowest_colours,
    lowest_track,
    points_at,
    ray,
    ways,
)
from tegel.games.ingenious.layout import (
    BESIDE,
    COLUMNS,
    DIRECTIONS,
    DRAW,
    FIRST,
    FIRST_PLACEMENT,
    FREE,
    LAST,
    NORTHEAST,
    OFF_BOARD,
    OVER,
    PLACEMENT,
    RACK_TILES,
    SECOND,
    SHOWING,
    STEP,
    SWAP,
    TILE,
    TRACK_END,
    WEST,
    Ingenious,
    Seat,
)
from tegel.games.ingenious.rules import decide, may_swap
from tegel.games.ingenious.tiles import count, total

LEGAL, IS_OVER, TILE_WANTED, PLACEMENT_WANTED, CLOSING_WANTED, NOT_ON_RACK = range(6)
OFF_THE_BOARD, PRINTED_SYMBOL, COVERED, NOT_BESIDE_SYMBOL, SYMBOL_CLAIMED = range(6, 11)
OTHER_WAY_ROUND, EMPTY_RACK, HOLDS_LOWEST, BAG_TOO_SMALL, NO_ROOM = range(11, 16)

ALL_ON_18, BOARD_FULL, NO_TILES = range(3)

# What `preview` tells of a placement: how far each half brings its track, and the half's rays.
POINTS: Final = 0
RAYS: Final = 2
PREVIEW: Final = RAYS + 2 * DIRECTIONS

# --- Why not -------------------------------------------------------------------------------------


@kernel
def refusal(s: Ingenious, move: int) -> int:
    """Which rule forbids a move here, or LEGAL."""
    if s.phase == OVER:
        return IS_OVER
    if s.phase == TILE:
        if move >= FIRST_PLACEMENT:
            return TILE_WANTED
        return LEGAL if count(s.seats[s.turn].rack, move) > 0 else NOT_ON_RACK
    if s.phase == PLACEMENT:
        if move < FIRST_PLACEMENT or move >= DRAW:
            return PLACEMENT_WANTED
        return refusal_of_spot(s, cell_of(move), direction_of(move))
    if move < DRAW:
        return CLOSING_WANTED
    return LEGAL if move == DRAW else refusal_of_swap(s)


@kernel
def refusal_of_spot(s: Ingenious, cell: int, direction: int) -> int:
    """Which rule forbids the tile in hand to lie there."""
    other = cell + STEP[direction]
    if refusal_of_cell(s, cell) != LEGAL:
        return refusal_of_cell(s, cell)
    if refusal_of_cell(s, other) != LEGAL:
        return refusal_of_cell(s, other)
    if is_first_round(s):
        touched = BESIDE[cell] | BESIDE[other]
        if touched == 0:
            return NOT_BESIDE_SYMBOL
        if touched & ~s.used == 0:
            return SYMBOL_CLAIMED
    if NORTHEAST <= direction <= WEST and is_double(s.hand):
        return OTHER_WAY_ROUND
    return LEGAL


@kernel
def refusal_of_cell(s: Ingenious, cell: int) -> int:
    """Why half a tile cannot lie on a cell."""
    if s.cells[cell] == FREE:
        return LEGAL
    if s.cells[cell] == OFF_BOARD:
        return OFF_THE_BOARD
    return PRINTED_SYMBOL if is_printed(cell) else COVERED


@kernel
def refusals_of_cells(s: Ingenious, out: Ints) -> None:
    """Why no half of the tile in hand can lie on a free cell, or LEGAL.

    The two ways round of a double are one decision: either of them will do.
    """
    for cell in range(COLUMNS, LAST * COLUMNS + COLUMNS):
        rule = LEGAL
        if s.cells[cell] == FREE:
            rule = NO_ROOM
            for direction in range(DIRECTIONS):
                if s.cells[cell + STEP[direction]] == FREE and rule != LEGAL:
                    spot = refusal_of_spot(s, cell, direction)
                    if spot in (LEGAL, OTHER_WAY_ROUND):
                        rule = LEGAL
                    elif rule != SYMBOL_CLAIMED:
                        rule = spot
        out[cell] = rule


@kernel
def refusal_of_swap(s: Ingenious) -> int:
    """Which rule forbids to swap."""
    p = s.seats[s.turn]
    if may_swap(s):
        return LEGAL
    if p.tiles == 0:
        return EMPTY_RACK
    return HOLDS_LOWEST if p.rack & SHOWING[lowest_colours(p)] > 0 else BAG_TOO_SMALL


# --- What it would score -------------------------------------------------------------------------


@kernel
def room(p: Seat, colour: int) -> int:
    """How far a track can still go."""
    return TRACK_END - p.tracks[colour]


@kernel
def gain(p: Seat, kind: int, first: int, second: int) -> int:
    """How far the tracks get with the points of a tile's halves: no track goes beyond 18."""
    if is_double(kind):
        return min(first + second, room(p, FIRST[kind]))
    return min(first, room(p, FIRST[kind])) + min(second, room(p, SECOND[kind]))


@kernel
def preview(s: Ingenious, move: int, out: Ints, at: int) -> None:
    """What a placement of the tile in hand brings, ray by ray, written to `out` from `at` on."""
    p = s.seats[s.turn]
    cell = cell_of(move)
    other = cell + STEP[direction_of(move)]
    first = points_at(s, cell, FIRST[s.hand])
    second = points_at(s, other, SECOND[s.hand])
    out[at + POINTS] = min(first, room(p, FIRST[s.hand]))
    out[at + POINTS + 1] = gain(p, s.hand, first, second) - out[at + POINTS]
    for direction in range(DIRECTIONS):
        out[at + RAYS + direction] = ray(s, cell, direction, FIRST[s.hand])
        out[at + RAYS + DIRECTIONS + direction] = ray(s, other, direction, SECOND[s.hand])


@kernel
def previews(s: Ingenious, moves: Ints, n: int, out: Ints) -> None:
    """The same for n placements, one after another."""
    for i in range(n):
        preview(s, moves[i], out, i * PREVIEW)


@kernel
def best_gains(positions: Any, kinds: Ints, n: int, out: Ints) -> None:
    """For each of n tiles of the rack the most that the tracks get forward by a placement of it.

    The second position is room to take the tile in hand.
    """
    for i in range(n):
        positions[1] = positions[0]
        decide(positions[1], kinds[i])
        out[i] = best_gain(positions[1])


@kernel
def best_gain(s: Ingenious) -> int:
    """The most that the tracks get forward by a placement of the tile in hand."""
    p = s.seats[s.turn]
    most = 0
    for row in range(1, LAST + 1):
        for direction in range(DIRECTIONS):
            here = ways(s, row, direction)
            for column in range(1, LAST + 1):
                if here >> column & 1:
                    cell = row * COLUMNS + column
                    first = points_at(s, cell, FIRST[s.hand])
                    second = points_at(s, cell + STEP[direction], SECOND[s.hand])
                    most = max(most, gain(p, s.hand, first, second))
    return most


@kernel
def draws(s: Ingenious, move: int) -> int:
    """How many new tiles a draw or a swap brings."""
    held = 0 if move == SWAP else s.seats[s.turn].tiles
    return min(RACK_TILES - held, total(s.bag))


# --- Tracks and the end --------------------------------------------------------------------------


@kernel
def lowest_of(s: Ingenious, seat: int) -> int:
    """The colours in which a seat is lowest, as a set."""
    return lowest_colours(s.seats[seat])


@kernel
def how_it_ended(s: Ingenious) -> int:
    """Which of the ways to end a game that is over had."""
    for seat in range(s.players):
        if lowest_track(s.seats[seat]) == TRACK_END:
            return ALL_ON_18
    return BOARD_FULL if s.pairs == 0 else NO_TILES

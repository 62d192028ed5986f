"""What a position holds, by the names that moves are written with."""

from functools import cache, lru_cache

from tegel.core.state import State
from tegel.core.struct import struct
from tegel.games.ingenious import explain
from tegel.games.ingenious.board import cell_of, direction_of
from tegel.games.ingenious.layout import (
    COLOUR_NAMES,
    DRAW,
    FIRST_PLACEMENT,
    KINDS,
    PAIRS,
    STEP,
    TILE_NAMES,
    Ingenious,
    axial,
    cell_names,
    side_of,
)
from tegel.games.ingenious.tiles import count

STEPS = [int(step) for step in STEP]


def side(state: State) -> int:
    """The side of the board."""
    return side_of(state.options["edition"], state.players)


def cell_name(side: int, cell: int) -> str:
    """`d5`; a cell off the board has no name, so its axial coordinates stand for it: `-6,3`."""
    q, r = axial(cell)
    return cell_names(side).get(cell, f"{q},{r}")


PAIR_NAMES = [tuple(COLOUR_NAMES[colour] for colour in pair) for pair in PAIRS]


def pair(kind: int) -> list[str]:
    """The colours of a tile, the lower one first."""
    return [*PAIR_NAMES[kind]]


@lru_cache(1024)
def counts(packed: int) -> tuple[int, ...]:
    """How many tiles of each kind there are: most moves leave most racks as they were."""
    return tuple(count(packed, kind) for kind in range(KINDS))


@lru_cache(1024)
def kinds(packed: int) -> tuple[int, ...]:
    """The kinds of all tiles of a rack, ascending."""
    return tuple(kind for kind, n in enumerate(counts(packed)) for _ in range(n))


def tiles(packed: int) -> list[str]:
    """The tiles of a rack, as they are written: `red-blue`."""
    return [TILE_NAMES[kind] for kind in kinds(packed)]


def colours(packed: int) -> list[str]:
    """The names of a set of colours."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if packed >> colour & 1]


def lowest(state: State, seat: int) -> list[str]:
    """The colours in which a seat is lowest."""
    return colours(explain.lowest_of(struct(Ingenious, state.memory), seat))


def is_placement(move: int) -> bool:
    """Whether a move puts a tile on the board."""
    return FIRST_PLACEMENT <= move < DRAW


@cache
def halves(move: int) -> tuple[int, int]:
    """The cells where a placement puts the first half and the second."""
    cell = int(cell_of(move))
    return cell, cell + STEPS[direction_of(move)]

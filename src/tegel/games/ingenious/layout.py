"""Ingenious' components, and the record that holds a position.

A turn is a sequence of decisions: a tile of the rack, a place for it, and at the end draw or swap.
Tile, place and way round in one decision would be more than 16,000 moves; two steps are what people
do at the table, give a search its natural groups of moves and learning two small heads, and let a
page first show tiles to pick and then places to light up. The tile and draw-or-swap are asked even
where there is only one answer: being asked, or not, would tell the others about a private rack.
"""

from functools import cache
from string import ascii_lowercase
from typing import Annotated, Final, NamedTuple

import numpy as np

from tegel.core.kernel import table
from tegel.core.struct import Int8, Int16, Int64, Ints, Rows, Struct

COLOUR_NAMES: Final = ("red", "green", "blue", "orange", "yellow", "purple")
COLOURS: Final = len(COLOUR_NAMES)
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

RACK_TILES: Final = 6
TRACK_END: Final = 18


class Edition(NamedTuple):
    """The side of the hexagonal board by number of players, and how many tiles of each kind."""

    sides: dict[int, int]
    mixed: int
    doubles: int


# The travel board is a reconstruction, as the rulebook's pictures are lost: to correct it, edit
# these lines. Printed symbols, in the order of the colours, lie in the corners of the side-6
# hexagon on boards of every side.
EDITIONS: Final = {
    "travel": Edition({2: 6}, mixed=3, doubles=2),
    "standard": Edition({2: 6, 3: 7, 4: 8}, mixed=6, doubles=5),
}
PRINTED: Final = ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))


def side_of(edition: object, players: int) -> int:
    """The side of the board of an edition with so many players."""
    return EDITIONS[str(edition)].sides[players]


# --- Tiles: a kind is a pair of colours, the lower one first -------------------------------------

PAIRS: Final = tuple((a, b) for a in range(COLOURS) for b in range(a, COLOURS))
KINDS: Final = len(PAIRS)
FIRST: Final = table([first for first, _ in PAIRS])
SECOND: Final = table([second for _, second in PAIRS])

TILE_NAMES: Final = tuple(f"{COLOUR_NAMES[a]}-{COLOUR_NAMES[b]}" for a, b in PAIRS)

# All tiles of each edition, and the kinds that show any of a set of colours; see `tiles.py`.
ALL_TILES: Final = table(
    [
        sum((e.doubles if a == b else e.mixed) << 3 * kind for kind, (a, b) in enumerate(PAIRS))
        for e in EDITIONS.values()
    ]
)
SHOWING: Final = table(
    [
        sum(7 << 3 * kind for kind, (a, b) in enumerate(PAIRS) if (1 << a | 1 << b) & colours)
        for colours in range(1 << COLOURS)
    ]
)

# --- The board: 15 rows of up to 15 cells, with a border around, so that every ray meets its end --

MIDDLE: Final = 8
ROWS: Final = 17
COLUMNS: Final = 16
LAST: Final = 15
CELLS: Final = ROWS * COLUMNS

DIRECTION_NAMES: Final = ("east", "northeast", "northwest", "west", "southwest", "southeast")
DIRECTIONS: Final = len(DIRECTION_NAMES)
AXIAL_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEP: Final = table([r * COLUMNS + q for q, r in AXIAL_STEPS])
ROW_STEP: Final = table([r for _, r in AXIAL_STEPS])
COLUMN_STEP: Final = table([q for q, _ in AXIAL_STEPS])
EAST, NORTHEAST, NORTHWEST, WEST, SOUTHWEST, SOUTHEAST = range(DIRECTIONS)

# What a cell holds: a colour, or else:
FREE: Final = -1
OFF_BOARD: Final = -2


def cell_at(q: int, r: int) -> int:
    """The cell with these axial coordinates: 16 × row + column."""
    return (r + MIDDLE) * COLUMNS + q + MIDDLE


def axial(cell: int) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    return cell % COLUMNS - MIDDLE, cell // COLUMNS - MIDDLE


def on_board(side: int, q: int, r: int) -> bool:
    """Whether a hexagon of this side has this cell."""
    return max(abs(q), abs(r), abs(q + r)) < side


def _content(side: int, cell: int) -> int:
    q, r = axial(cell)
    if not on_board(side, q, r):
        return OFF_BOARD
    return PRINTED.index((q, r)) if (q, r) in PRINTED else FREE


def _free_pairs(cells: list[int]) -> int:
    free = [cell for cell in range(CELLS) if cells[cell] == FREE]
    return sum(cells[cell + STEP[way]] == FREE for cell in free for way in range(DIRECTIONS)) // 2


_SIDES: Final = sorted({side for edition in EDITIONS.values() for side in edition.sides.values()})
_BOARDS: Final = [[_content(side, cell) for cell in range(CELLS)] for side in _SIDES]

# Which of the boards an edition with so many players has, and the boards before the first tile.
_SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
BOARD_OF: Final = table(
    [_SIDES.index(e.sides.get(seats, _SIDES[0])) for e in EDITIONS.values() for seats in _SEATS]
)
EMPTY_BOARD: Final = table([content for board in _BOARDS for content in board], np.int8)
EMPTY_FREE: Final = table(
    [
        sum((board[COLUMNS * row + column] == FREE) << column for column in range(COLUMNS))
        for board in _BOARDS
        for row in range(ROWS)
    ]
)
EMPTY_PAIRS: Final = table([_free_pairs(board) for board in _BOARDS])

# A placed tile takes two cells, and at most three decisions: tile, placement, draw or swap.
MOST_PLACEMENTS: Final = 2 * int(max(EMPTY_PAIRS))
LONGEST_GAME: Final = 3 * max(board.count(FREE) // 2 for board in _BOARDS)

# The cells of the printed symbols; the symbol next to a cell, as a set of colours; and for each set
# of symbols that are claimed, row by row, the cells next to one that is not.
SYMBOLS: Final = [cell_at(q, r) for q, r in PRINTED]
BESIDE: Final = table(
    [
        sum(1 << c for c in range(COLOURS) if cell - SYMBOLS[c] in tuple(STEP))
        for cell in range(CELLS)
    ],
    np.int8,
)
UNCLAIMED: Final = table(
    [
        sum((BESIDE[COLUMNS * row + column] & ~claimed != 0) << column for column in range(COLUMNS))
        for claimed in range(1 << COLOURS)
        for row in range(ROWS)
    ],
    np.int16,
)


def rows_of(side: int) -> list[list[int]]:
    """The cells of a board, row by row from the top, each from the left."""
    span = range(1 - side, side)
    return [[cell_at(q, r) for q in span if on_board(side, q, r)] for r in span]


@cache
def cell_names(side: int) -> dict[int, str]:
    """Rows are lettered from the top, cells numbered from the left: `d5` is the fifth of row d."""
    return {
        cell: f"{letter}{number}"
        for letter, row in zip(ascii_lowercase, rows_of(side), strict=False)
        for number, cell in enumerate(row, 1)
    }


# --- Decisions -----------------------------------------------------------------------------------

# A move is a tile (its kind); a placement: the row (from 0), the direction from the tile's first
# colour to its second, and the column of the cell where the first lies; or draw; or swap.
FIRST_PLACEMENT: Final = KINDS
DRAW: Final = FIRST_PLACEMENT + LAST * DIRECTIONS * COLUMNS
SWAP: Final = DRAW + 1
MOVES: Final = SWAP + 1

# What is going on. The phases after OVER are passed through without anyone deciding.
TILE: Final = 0
PLACEMENT: Final = 1
CLOSING: Final = 2
OVER: Final = 3
PLACED: Final = 4
DRAWING: Final = 5
SWAPPING: Final = 6

# `hand`, when no tile is chosen.
NO_TILE: Final = -1

# The options of a game, in the order of the array that `setup` gets.
EDITION: Final = 0
PLAYERS: Final = 1
START: Final = 2
OPEN_RACKS: Final = 3
BONUS_LIMIT_ONE: Final = 4

# How many numbers an observation holds: the table, the cells, then four seats.
TABLE_NUMBERS: Final = 8 + MOST_SEATS - 1 + 2 * KINDS + COLOURS
SEAT_NUMBERS: Final = 2 + 2 * COLOURS + KINDS
OBSERVATION: Final = TABLE_NUMBERS + LAST * LAST * (COLOURS + 1) + MOST_SEATS * SEAT_NUMBERS


class Seat(Struct):
    """A player's rack and six tracks."""

    rack: Int64  # tiles
    tracks: Annotated[Ints, np.int8, COLOURS]
    tiles: Int16  # how many there are on the rack, one in hand included


class Ingenious(Struct):
    """A position: everything on the table, and the private racks."""

    seats: Annotated[Rows[Seat], Seat, MOST_SEATS]
    bag: Int64  # tiles
    free: Annotated[Ints, np.int32, ROWS]  # of each row, bit by column: the free cells
    pairs: Int16  # how many pairs of adjacent free cells there are
    turns: Int16  # how many turns are completed
    cells: Annotated[Ints, np.int8, CELLS]
    players: Int8
    open_racks: Int8
    bonus_limit_one: Int8
    phase: Int8
    turn: Int8  # the seat that decides
    hand: Int8  # the kind of the chosen tile until it is placed, or NO_TILE
    bonus: Int8  # placements that the seat still owes, beyond the one it is at
    used: Int8  # the printed symbols claimed in the first round, bit by colour

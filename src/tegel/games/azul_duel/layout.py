"""Azul Duel's components, and the record that holds a position."""

from itertools import accumulate
from typing import Annotated, Final

import numpy as np

from tegel.core.kernel import table
from tegel.core.packing import COLOURS, EACH
from tegel.core.struct import Int8, Int32, Int64, Ints, Rows, Struct

COLOUR_NAMES: Final = ("blue", "yellow", "red", "black", "turquoise")
LETTERS: Final = "BYRKT"
ALL_COLOURS: Final = 0b11111
TILES_OF_A_COLOUR: Final = 13
SEATS: Final = 2
ROUNDS: Final = 5
FIRST_SCORE: Final = 5

# Factory 0 is the large one; the small ones, 1 to 4, have a stack of tiles on their moon.
LARGE: Final = 0
FACTORIES: Final = 5
SMALL_FACTORIES: Final = 4
LARGE_TILES: Final = 5
SMALL_TILES: Final = 4
MOON_HEIGHT: Final = 3

# What a cell of a dome is, and what lies on it (0: no plate, or no tile), as octal digits.
SPECIAL: Final = COLOURS + 1
WILD: Final = COLOURS + 2

# Dome plates, as TL TR / BL BR: a letter for a colour, * for a special cell, # for a wild one.
# The first nine have a special cell and show so on their back, the others a wild one.
PLATES: Final = (
    *("YK/T*", "K*/TR", "*K/RB", "YB/K*", "TR/B*", "Y*/KR", "BK/*T", "*T/YB", "*Y/BR"),
    *("#B/TK", "TR/B#", "KY/R#", "TY/#K", "YR/#B", "TK/R#", "RT/Y#", "TB/#Y", "R#/BK"),
)
PLATE_COUNT: Final = len(PLATES)
SPECIAL_PLATES: Final = (1 << 9) - 1  # as bits
ALL_PLATES: Final = (1 << PLATE_COUNT) - 1
SPECIAL_KIND: Final = 0
WILD_KIND: Final = 1
DISPLAY: Final = 3
TOKENS: Final = 2


def _turned(plate: str, turns: int) -> list[int]:
    """The four cells of a plate after so many quarter turns clockwise: TL, TR, BL, BR."""
    cells = [(LETTERS + "*#").index(letter) + 1 for letter in plate.replace("/", "")]
    for _ in range(turns):
        top_left, top_right, bottom_left, bottom_right = cells
        cells = [bottom_left, top_left, bottom_right, top_right]
    return cells


TURNS: Final = 4
PLATE_CELLS: Final = table(
    [cell for plate in PLATES for turns in range(TURNS) for cell in _turned(plate, turns)]
)

# A dome: 3 × 3 plate spaces, so 6 × 6 cells; pattern line r feeds row r of it.
LINES: Final = 6
SPACES: Final = 6
PLATES_ACROSS: Final = 3
PLATE_SPACES: Final = 9
WHOLE_LINE: Final = 0b111111
BROKEN_SPACES: Final = 4
BROKEN_COST: Final = table([0, 1, 3, 6, 10])
START_TILE_COST: Final = 2

# Bonus chips: two of each type, counted in two bits a type.
CHIPS: Final = ("B", "Y", "R", "K", "T", "B/R", "R/T", "T/Y", "Y/K", "K/B")
CHIP_TYPES: Final = len(CHIPS)
ALL_CHIPS: Final = sum(2 << 2 * chip for chip in range(CHIP_TYPES))
CHIPS_A_ROUND: Final = 2
# Which types show a colour, as bits.
SHOWING: Final = table(
    [sum((letter in chip) << i for i, chip in enumerate(CHIPS)) for letter in LETTERS]
)
# The same where chips are counted: two bits for each type that shows it.
SHOWN_BY: Final = table(
    [sum((letter in chip) * 3 << 2 * i for i, chip in enumerate(CHIPS)) for letter in LETTERS]
)
NO_CHIP: Final = -1
FACE_DOWN: Final = -2

# Scoring conditions: 2 × (tile − 1), one more for side B.
CONDITIONS: Final = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
SCORING_TILES: Final = 4
(
    COLUMNS,
    OUTER,
    DIAGONAL,
    CORNERS,
    ALL_WILD,
    EMPTY_SPECIAL,
    WHOLE_ROWS,
    FIVE_COLOURS,
) = range(len(CONDITIONS))

# What they pay: for a column, an outer cell, a diagonal, the plate in a corner above or below, a
# wild cell, a row, a row with five colours; and what an empty special cell costs.
COLUMN_POINTS: Final = 7
OUTER_POINTS: Final = 1
DIAGONAL_POINTS: Final = 10
UPPER_POINTS: Final = 3
LOWER_POINTS: Final = 8
WILD_POINTS: Final = 2
EMPTY_SPECIAL_COST: Final = 3
ROW_POINTS: Final = 3
COLOURS_POINTS: Final = 4

# The parts of a condition that are sets of cells to fill: at most six, and what each pays.
OUTER_CELLS: Final = 0b111111_100001_100001_100001_100001_111111
MOST_PARTS: Final = 6
_ROW = range(LINES)
_PLATE = 0b11 | 0b11 << SPACES
_PARTS: dict[int, list[tuple[int, int]]] = {
    COLUMNS: [(sum(1 << SPACES * row + column for row in _ROW), COLUMN_POINTS) for column in _ROW],
    DIAGONAL: [
        (sum(1 << SPACES * i + i for i in _ROW), DIAGONAL_POINTS),
        (sum(1 << SPACES * i + 5 - i for i in _ROW), DIAGONAL_POINTS),
    ],
    CORNERS: [
        *((_PLATE << corner, UPPER_POINTS) for corner in (0, 4)),
        *((_PLATE << corner, LOWER_POINTS) for corner in (24, 28)),
    ],
    WHOLE_ROWS: [(WHOLE_LINE << SPACES * row, ROW_POINTS) for row in _ROW],
}
_NO_PARTS = [(0, 0)] * MOST_PARTS
_ALL_PARTS = [(_PARTS.get(i, []) + _NO_PARTS)[:MOST_PARTS] for i in range(len(CONDITIONS))]
PART_CELLS: Final = table([cells for parts in _ALL_PARTS for cells, _ in parts])
PART_POINTS: Final = table([points for parts in _ALL_PARTS for _, points in parts])

# What a game is played for, in words a host writes: chance, the first game's, or chosen tiles.
_SIDES = [(f"{tile}A", f"{tile}B") for tile in range(1, SCORING_TILES + 1)]


def _choices() -> list[str]:
    chosen = [""]
    for sides in _SIDES:
        chosen += [f"{before} {side}".strip() for before in chosen for side in sides]
    return sorted((text for text in chosen if text.count(" ") >= 2), key=lambda t: (len(t), t))


SCORING: Final = ("random", "random-4", "first", *(text.replace(" ", "-") for text in _choices()))
FIRST_GAME: Final = "1A-2B-3A"
RANDOM_3: Final = 0
RANDOM_4: Final = 1


def _mask(text: str) -> int:
    text = FIRST_GAME if text == "first" else text
    return sum(1 << CONDITIONS.index(name) for name in text.split("-") if name in CONDITIONS)


SCORING_MASKS: Final = table([_mask(text) for text in SCORING])

# How many numbers an observation holds: the table, the plates, and two boards.
TABLE_NUMBERS: Final = (
    6
    + 12
    + len(CONDITIONS)
    + PLATE_SPACES
    + COLOURS * (5 + FACTORIES)
    + SMALL_FACTORIES * (MOON_HEIGHT * COLOURS + 1 + CHIP_TYPES)
    + 2 * CHIP_TYPES
)
PLATE_NUMBERS: Final = 4 + 5 * PLATE_COUNT
BOARD_NUMBERS: Final = (
    5 + len(CONDITIONS) + CHIP_TYPES + COLOURS + LINES * COLOURS + LINES * SPACES * (WILD + SPECIAL)
)
OBSERVATION: Final = TABLE_NUMBERS + PLATE_NUMBERS + SEATS * BOARD_NUMBERS

# The options of a game, in the order of the array that `setup` gets.
SCORING_OPTION: Final = 1
START: Final = 2

# What is going on, and what is asked.
SET_UP, ACQUIRE, TILING, OVER = range(4)
(
    ACTION,
    DRAWING,
    KEEP,
    RETURN,
    SPACE,
    TURN,
    STACK,
    LINE,
    COLUMN,
    CHIP_OR_NOT,
    NEXT_CHIP,
    NOTHING,
) = range(12)

# In phase 2, after the last line and its losses.
ROUND_END: Final = LINES + 1

# The kinds of moves: how many there are of each, and the question that they answer.
_KINDS: Final = (
    (PLATE_COUNT, ACTION),  # take a plate of the display
    (1, ACTION),  # draw a plate; once more, it answers DRAWING
    (1, DRAWING),  # stop
    (PLATE_COUNT, KEEP),
    (PLATE_COUNT, RETURN),
    (PLATE_SPACES, SPACE),
    (TURNS, TURN),
    (FACTORIES * COLOURS, ACTION),  # take tiles from a sun
    (COLOURS, ACTION),  # take tiles from the moons
    (SMALL_FACTORIES, ACTION),  # take a chip
    (COLOURS, STACK),
    (LINES, LINE),
    (1, LINE),  # break the tiles
    (SPACES, COLUMN),
    (1, CHIP_OR_NOT),  # no chips
    (CHIP_TYPES, NEXT_CHIP),
)
# The first move of each kind, and how many moves there are in all.
(
    TAKE_PLATE,
    DRAW,
    STOP,
    KEEP_PLATE,
    RETURN_PLATE,
    TO_SPACE,
    TURNED,
    FROM_SUN,
    FROM_MOONS,
    TAKE_CHIP,
    TO_STACK,
    TO_LINE,
    BREAK,
    TO_COLUMN,
    NO_CHIPS,
    PAY_CHIP,
    MOVES,
) = accumulate((size for size, _ in _KINDS), initial=0)

# The question that a move answers.
QUESTION: Final = table([asked for size, asked in _KINDS for _ in range(size)])
# The first move that may answer a question; to all but ACTION there are at most so many answers.
FIRST_MOVE: Final = table(
    (
        *(TAKE_PLATE, DRAW, KEEP_PLATE, RETURN_PLATE, TO_SPACE, TURNED),
        *(TO_STACK, TO_LINE, TO_COLUMN, NO_CHIPS, PAY_CHIP, MOVES),
    )
)
MOST_ANSWERS: Final = PLATE_COUNT
# Among actions, those from FROM_SUN on have the bits after the plates and DRAW.
LATER_ACTIONS: Final = DRAW + 1

# One tile of each colour.
ANY_COLOUR: Final = EACH

NOBODY: Final = -1
NO_MOVE: Final = -1
NO_PLATE: Final = -1
NO_CELL: Final = -1
# Drawn face down, of a kind nobody has seen the front of: UNSEEN − kind.
UNSEEN: Final = -2
EMPTY_STACK: Final = -1

STACK_ROOM: Final = 16


class Board(Struct):
    """A player board."""

    lines: Int64  # a lane per pattern line: 8 × colour + how many tiles
    filled: Int64  # bit 6 × row + column of the dome: a tile lies there
    cells: Annotated[Ints, np.int32, LINES]  # spaces: what each cell of the dome is
    tiles: Annotated[Ints, np.int32, LINES]  # spaces: what lies on it, SPECIAL for a special tile
    chips: Int32  # two bits a type
    broken: Int32  # tiles
    score: Int32
    tokens: Int8
    chips_taken: Int8  # in this round
    passed: Int8  # for the rest of phase 1
    holds_start: Int8  # the start tile


class Duel(Struct):
    """A position: everything on the table."""

    boards: Annotated[Rows[Board], Board, SEATS]
    suns: Annotated[Ints, np.int32, FACTORIES]  # tiles
    large_moon: Int32  # tiles
    bag: Int32  # tiles
    tower: Int32  # tiles
    rest: Int32  # tiles that wait to be stacked on a moon
    unseen_chips: Int32  # two bits a type: in the supply or face down
    paid: Int32  # two bits a type: chips paid so far for the line in hand
    unseen: Int32  # plates nobody has seen, as bits
    conditions: Int32  # scoring conditions, as bits
    hand: Int32  # plates drawn and looked at, as bits
    moons: Annotated[Ints, np.int16, SMALL_FACTORIES]  # spaces: a stack of tiles from the bottom
    factory_chips: Annotated[Ints, np.int8, SMALL_FACTORIES]
    display: Annotated[Ints, np.int8, DISPLAY]  # plates
    returned: Annotated[Ints, np.int8, STACK_ROOM]  # the bottom of the stack, from the top down
    returned_by: Annotated[Ints, np.int8, STACK_ROOM]  # 2 × which return it was + the seat
    drawn: Annotated[Ints, np.int8, STACK_ROOM]  # plates drawn face down, or UNSEEN − kind
    drawn_from: Annotated[Ints, np.int8, STACK_ROOM]  # the seat that knows it, or NOBODY
    returned_count: Int8
    drawn_count: Int8
    returns: Int8  # how often plates were returned
    top: Int8  # the kind of the stack's top plate, or EMPTY_STACK
    round: Int8
    phase: Int8
    asked: Int8
    turn: Int8
    starter: Int8
    plate: Int8  # the plate to be placed
    space: Int8  # where
    factory: Int8  # the small factory whose rest is being stacked
    colour: Int8  # of the tiles in hand
    count: Int8  # how many
    line: Int8  # the pattern line being tiled
    last_chip: Int8  # the type of chip paid last
    missing: Int8  # tiles the line in hand lacks

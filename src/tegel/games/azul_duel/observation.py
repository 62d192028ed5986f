"""What a seat of Azul Duel may know, as numbers for learning."""

from typing import Any

from tegel.core.game import Wide
from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, lane, space
from tegel.games.azul_duel.board import condition_points, line_colour, line_count
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.hidden import knows_returned, unknown_plates
from tegel.games.azul_duel.layout import (
    BOARD_NUMBERS,
    BROKEN_SPACES,
    CHIP_TYPES,
    CONDITIONS,
    DISPLAY,
    EMPTY_SPECIAL_COST,
    EMPTY_STACK,
    FACE_DOWN,
    FACTORIES,
    LARGE_TILES,
    LINES,
    MOON_HEIGHT,
    NOTHING,
    PLATE_COUNT,
    PLATE_NUMBERS,
    PLATE_SPACES,
    ROUND_END,
    ROUNDS,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    SPECIAL,
    SPECIAL_KIND,
    TABLE_NUMBERS,
    TILES_OF_A_COLOUR,
    TOKENS,
    TURN,
    UNSEEN,
    WILD,
    Board,
    Duel,
)
from tegel.games.azul_duel.plates import kind_of, stack_size

_BOARDS = TABLE_NUMBERS + PLATE_NUMBERS
# A tile brings at most 12 points, a special one of the nine 6 more; no condition pays more than 50.
_POINTS = LINES * SPACES * (LINES + SPACES) + PLATE_SPACES * LINES + len(CONDITIONS) * 50

WIDE = (
    Wide(4, 1, 1, 0, TILES_OF_A_COLOUR / LARGE_TILES),
    Wide(5, 1, 1, 0, ROUND_END / LINES),
    Wide(_BOARDS, SEATS, BOARD_NUMBERS, 0, _POINTS / 50),
    *(
        Wide(_BOARDS + 5 + n, SEATS, BOARD_NUMBERS, -EMPTY_SPECIAL_COST * PLATE_SPACES / 50, 1)
        for n in range(len(CONDITIONS))
    ),
)


@kernel
def observe(s: Duel, seat: int, out: Any) -> None:
    """What a seat may know as numbers of about −1 to 1: the table, its own board, the other's."""
    n = observe_table(s, seat, out)
    n = observe_plates(s, seat, out, n)
    for i in range(SEATS):
        n = observe_board(s, (seat + i) % SEATS, out, n)


@kernel
def observe_table(s: Duel, seat: int, out: Any) -> int:
    """The round, what is asked of whom, tiles and chips; where the next numbers begin."""
    out[0] = s.round / ROUNDS
    out[1] = s.turn == seat
    out[2] = s.starter == seat
    out[3] = s.phase / 3
    out[4] = s.count / LARGE_TILES
    out[5] = s.line / LINES
    n = 6
    for asked in range(NOTHING + 1):
        out[n] = s.asked == asked
        n += 1
    for condition in range(len(CONDITIONS)):
        out[n] = s.conditions >> condition & 1
        n += 1
    for place in range(PLATE_SPACES):
        out[n] = s.asked == TURN and s.space == place
        n += 1
    for colour in range(COLOURS):
        out[n] = s.count > 0 and s.colour == colour
        out[n + 1] = lane(s.bag, colour) / TILES_OF_A_COLOUR
        out[n + 2] = lane(s.tower, colour) / TILES_OF_A_COLOUR
        out[n + 3] = lane(s.large_moon, colour) / LARGE_TILES
        out[n + 4] = lane(s.rest, colour) / LARGE_TILES
        n += 5
        for factory in range(FACTORIES):
            out[n] = lane(s.suns[factory], colour) / LARGE_TILES
            n += 1
    for i in range(SMALL_FACTORIES):
        for height in range(MOON_HEIGHT):
            for colour in range(COLOURS):
                out[n] = space(s.moons[i], height) == colour + 1
                n += 1
        out[n] = s.factory_chips[i] == FACE_DOWN
        n += 1
        for chip in range(CHIP_TYPES):
            out[n] = s.factory_chips[i] == chip
            n += 1
    for chip in range(CHIP_TYPES):
        out[n] = chip_count(s.unseen_chips, chip) / 2
        out[n + 1] = chip_count(s.paid, chip) / 2
        n += 2
    return n


@kernel
def observe_plates(s: Duel, seat: int, out: Any, n: int) -> int:
    """The plates: in the display, in hand, unknown, or where this seat returned them."""
    out[n] = stack_size(s) / PLATE_COUNT
    out[n + 1] = 0.5 if s.top == EMPTY_STACK else s.top
    out[n + 2] = s.drawn_count / PLATE_COUNT
    out[n + 3] = drawn_of_kind(s, SPECIAL_KIND) / PLATE_COUNT
    n += 4
    unknown = unknown_plates(s, seat)
    in_hand = s.hand if s.turn == seat else 0
    for i in range(s.drawn_count):
        if s.drawn[i] >= 0 and s.drawn_from[i] == seat:
            in_hand |= 1 << s.drawn[i]
    for plate in range(PLATE_COUNT):
        shown = 0
        for slot in range(DISPLAY):
            shown |= s.display[slot] == plate
        depth = 0
        for i in range(s.returned_count):
            if knows_returned(s, seat, i) and s.returned[i] == plate:
                depth = i + 1
        out[n] = shown
        out[n + 1] = s.plate == plate
        out[n + 2] = in_hand >> plate & 1
        out[n + 3] = unknown >> plate & 1
        out[n + 4] = depth / PLATE_COUNT
        n += 5
    return n


@kernel
def drawn_of_kind(s: Duel, kind: int) -> int:
    """How many of the plates drawn face down show this back."""
    n = 0
    for i in range(s.drawn_count):
        plate = s.drawn[i]
        n += (UNSEEN - plate if plate <= UNSEEN else kind_of(plate)) == kind
    return n


@kernel
def observe_board(s: Duel, seat: int, out: Any, n: int) -> int:
    """One board: dome, lines, chips, losses, and what each condition in play pays now."""
    b = s.boards[seat]
    out[n] = b.score / 50
    out[n + 1] = b.tokens / TOKENS
    out[n + 2] = b.chips_taken / 2
    out[n + 3] = b.passed
    out[n + 4] = b.holds_start
    n += 5
    for condition in range(len(CONDITIONS)):
        in_play = s.conditions >> condition & 1
        out[n] = condition_points(b, condition) / 50 if in_play else 0
        n += 1
    for chip in range(CHIP_TYPES):
        out[n] = chip_count(b.chips, chip) / 2
        n += 1
    for colour in range(COLOURS):
        out[n] = lane(b.broken, colour) / BROKEN_SPACES
        n += 1
    for line in range(LINES):
        filled = line_count(b.lines, line) / (line + 1)
        for colour in range(COLOURS):
            out[n] = filled if filled > 0 and line_colour(b.lines, line) == colour else 0
            n += 1
    return observe_dome(b, out, n)


@kernel
def observe_dome(b: Board, out: Any, n: int) -> int:
    """For each cell what it is, and what lies on it: a 1 among so many as it could be."""
    dome = out[n : n + LINES * SPACES * (WILD + SPECIAL)]
    for i in range(len(dome)):
        dome[i] = 0
    at = 0
    for row in range(LINES):
        for column in range(SPACES):
            cell = space(b.cells[row], column)
            tile = space(b.tiles[row], column)
            dome[at + max(0, cell - 1)] = cell > 0
            dome[at + WILD + max(0, tile - 1)] = tile > 0
            at += WILD + SPECIAL
    return n + len(dome)

"""What a seat of Azul may know, as numbers for learning."""

from typing import Any

from tegel.core.game import Wide
from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, lane, space
from tegel.games.azul.board import factories, floor_count, line_colour, line_count
from tegel.games.azul.layout import (
    BOARD_NUMBERS,
    CENTRE,
    FACTORY_TILES,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    MOST_FACTORIES,
    MOST_IDLE_ROUNDS,
    MOST_SEATS,
    OFFER,
    SPACES,
    TABLE_NUMBERS,
    TILES_OF_A_COLOUR,
    Azul,
)

# A round in which no tile is placed follows one in which one is, at most so often.
_ROUNDS = MOST_IDLE_ROUNDS * (MOST_SEATS * LINES * SPACES + 1)
# A tile brings at most 10 points; whole rows, columns and colours 2, 7 and 10 each.
_POINTS = LINES * SPACES * (LINES + SPACES) + 5 * (2 + 7 + 10)
_CENTRE = TABLE_NUMBERS - COLOURS * (3 + MOST_FACTORIES) + 2

WIDE = (
    Wide(3, 1, 1, 0, _ROUNDS / 10),
    Wide(_CENTRE, COLOURS, 3 + MOST_FACTORIES, 0, TILES_OF_A_COLOUR / FACTORY_TILES),
    Wide(TABLE_NUMBERS, MOST_SEATS, BOARD_NUMBERS, 0, _POINTS / 50),
)


@kernel
def observe(s: Azul, seat: int, out: Any) -> None:
    """What a seat may know as numbers of about 0 to 1: the table, then the boards from its own."""
    n = 0
    out[n] = s.phase == OFFER
    out[n + 1] = s.marker == IN_CENTRE
    out[n + 2] = s.grey
    out[n + 3] = s.round / 10
    n += 4
    for line in range(LINES):
        out[n + line] = s.phase == line
    n += LINES
    for players in range(2, MOST_SEATS + 1):
        out[n] = s.players == players
        n += 1
    for colour in range(COLOURS):
        out[n] = lane(s.bag, colour) / TILES_OF_A_COLOUR
        out[n + 1] = lane(s.lid, colour) / TILES_OF_A_COLOUR
        out[n + 2] = lane(s.display[CENTRE], colour) / FACTORY_TILES
        n += 3
        for factory in range(1, 2 * MOST_SEATS + 2):
            here = lane(s.display[factory], colour) if factory <= factories(s.players) else 0
            out[n] = here / FACTORY_TILES
            n += 1
    for i in range(MOST_SEATS):
        n = observe_board(s, (seat + i) % s.players, i < s.players, out, n)


@kernel
def observe_board(s: Azul, seat: int, seated: bool, out: Any, n: int) -> int:
    """One board of an observation, all 0 where nobody sits; where the next one begins."""
    b = s.boards[seat]
    if not seated:
        for i in range(BOARD_NUMBERS):
            out[n + i] = 0
        return n + BOARD_NUMBERS
    out[n] = b.score / 50
    out[n + 1] = floor_count(b) / FLOOR_SPACES
    out[n + 2] = s.turn == seat
    out[n + 3] = s.starter == seat
    out[n + 4] = s.marker == seat
    n += 5
    for line in range(LINES):
        filled = line_count(b.lines, line) / (line + 1)
        for colour in range(COLOURS):
            out[n] = filled if filled > 0 and line_colour(b.lines, line) == colour else 0
            n += 1
        for column in range(SPACES):
            tile = space(b.colours[line], column)
            for colour in range(COLOURS):
                out[n] = tile == colour + 1
                n += 1
    for colour in range(COLOURS):
        fallen = 0
        for i in range(floor_count(b)):
            fallen += space(b.floor, i + 1) == colour + 1
        out[n] = fallen / FLOOR_SPACES
        n += 1
    return n

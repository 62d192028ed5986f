"""Phase 2 of Azul Duel: tile the dome and score; the end of a round and of the game."""

from tegel.core.kernel import kernel
from tegel.core.packing import (
    in_lane,
    in_spaces,
    space,
    without_lane,
)
from tegel.core.rng import Rng
from tegel.games.azul_duel.acquire import break_tiles
from tegel.games.azul_duel.board import (
    condition_points,
    fits,
    has_all_plates,
    line_colour,
    line_count,
    losses,
    points_at,
)
from tegel.games.azul_duel.chips import can_pay, is_paid
from tegel.games.azul_duel.layout import (
    CHIP_OR_NOT,
    COLUMN,
    CONDITIONS,
    LINES,
    NEXT_CHIP,
    NOTHING,
    OVER,
    ROUND_END,
    ROUNDS,
    SEATS,
    SPACES,
    SPECIAL,
    Board,
    Duel,
)
from tegel.games.azul_duel.prepare import clear_hands, next_round


@kernel
def reach_line(s: Duel, rng: Rng) -> None:
    """The next line of the seat that is tiling, its losses after the last, or the round's end."""
    b = s.boards[s.turn]
    if s.line == LINES:
        take_losses(s, b)
        return
    if s.line == ROUND_END:
        end_round(s, rng)
        return
    s.colour = line_colour(b, s.line)
    s.missing = s.line + 1 - line_count(b, s.line)
    if s.missing <= s.line:
        if fits(b, s.line) == 0:
            if has_all_plates(b, s.line):
                break_tiles(s, b, s.colour, line_count(b, s.line))
                b.lines = without_lane(b.lines, s.line)
        elif s.missing == 0:
            s.asked = COLUMN
            return
        elif can_pay(b.chips, 0, s.colour, s.missing, 0):
            # Ruling: chips complete a line only if a cell fits.
            s.asked = CHIP_OR_NOT
            return
    leave_line(s)


@kernel
def leave_line(s: Duel) -> None:
    """On to the line below."""
    next_line = s.line + 1
    clear_hands(s)
    s.line = next_line
    s.asked = NOTHING


@kernel
def pay(s: Duel, b: Board, chip: int) -> None:
    """A chip for the line in hand. Ruling: all missing tiles are paid at once, none in part."""
    s.paid += 1 << 2 * chip
    s.last_chip = chip
    s.asked = NEXT_CHIP
    if is_paid(s.paid, s.colour, s.missing):
        b.chips -= s.paid
        s.asked = COLUMN


@kernel
def place(s: Duel, b: Board, line: int, column: int) -> None:
    """The rightmost tile of a line moves to the dome and scores; the others go to the tower."""
    colour = line_colour(b, line)
    b.filled |= 1 << SPACES * line + column
    b.tiles[line] |= in_spaces(colour + 1, column, 1)
    b.score += points_at(b, line, column)
    s.tower += in_lane(line_count(b, line) - 1, colour)
    b.lines = without_lane(b.lines, line)
    complete_plate(b, line, column)


@kernel
def complete_plate(b: Board, row: int, column: int) -> None:
    """The third coloured cell of a special plate brings a special tile: the number of its row."""
    top = row - row % 2
    left = column - column % 2
    empty = 0
    at = 0
    for i in range(4):
        cell = SPACES * (top + i // 2) + left + i % 2
        if not b.filled >> cell & 1:
            empty += 1
            at = cell
    if empty == 1 and space(b.cells[at // SPACES], at % SPACES) == SPECIAL:
        b.filled |= 1 << at
        b.tiles[at // SPACES] |= in_spaces(SPECIAL, at % SPACES, 1)
        b.score += at // SPACES + 1


@kernel
def take_losses(s: Duel, b: Board) -> None:
    """Broken tiles and the start tile cost points, never below 0; then the other player tiles."""
    b.score = max(0, b.score - losses(b))
    s.tower += b.broken
    b.broken = 0
    s.line = ROUND_END
    if s.turn == s.starter:
        s.turn = 1 - s.turn
        s.line = 0


@kernel
def end_round(s: Duel, rng: Rng) -> None:
    """After phase 2 of round 5 the game ends, else phase 3 follows."""
    clear_hands(s)
    if s.round == ROUNDS:
        finish(s)
    else:
        next_round(s, rng)


@kernel
def finish(s: Duel) -> None:
    """End: the scoring tiles. Ruling: the floor of 0 is applied once, to the grand total."""
    for seat in range(SEATS):
        b = s.boards[seat]
        for condition in range(len(CONDITIONS)):
            if s.conditions >> condition & 1:
                b.score += condition_points(b, condition)
        b.score = max(0, b.score)
    s.turn = 0
    s.phase = OVER
    s.asked = NOTHING

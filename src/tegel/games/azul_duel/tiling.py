"""Phase 2 of Azul Duel: tile the dome and score; the end of a round and of the game."""

from tegel.core.kernel import kernel
from tegel.core.packing import in_lane, in_spaces, without_lane
from tegel.core.rng import Rng
from tegel.games.azul_duel.acquire import break_tiles
from tegel.games.azul_duel.board import (
    after_losses,
    condition_points,
    fits,
    has_all_plates,
    line_colour,
    line_count,
    line_room,
    missing_in_plate,
    points_at,
    special_cell,
    special_points,
)
from tegel.games.azul_duel.chips import can_pay, is_paid
from tegel.games.azul_duel.layout import (
    CHIP_OR_NOT,
    COLUMN,
    CONDITIONS,
    LINES,
    NEXT_CHIP,
    NO_CELL,
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
    s.colour = line_colour(b.lines, s.line)
    s.missing = line_room(b.lines, s.line)
    if s.missing <= s.line:
        if fits(b, s.line, s.colour) == 0:
            wait_or_break(s, b, s.line)
        elif s.missing == 0:
            s.asked = COLUMN
            return
        elif can_pay(b.chips, 0, s.colour, s.missing, 0):
            # Ruling: chips complete a line only if a cell fits.
            s.asked = CHIP_OR_NOT
            return
    leave_line(s)


@kernel
def wait_or_break(s: Duel, b: Board, line: int) -> None:
    """Tiles of a line for which no cell fits wait for a plate; if none can come, they break."""
    if has_all_plates(b, line):
        break_tiles(s, b, line_colour(b.lines, line), line_count(b.lines, line))
        b.lines = without_lane(b.lines, line)


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
    colour = line_colour(b.lines, line)
    b.filled |= 1 << SPACES * line + column
    b.tiles[line] |= in_spaces(colour + 1, column, 1)
    b.score += points_at(b, line, column)
    s.tower += in_lane(line_count(b.lines, line) - 1, colour)
    b.lines = without_lane(b.lines, line)
    complete_plate(b, line, column)


@kernel
def complete_plate(b: Board, row: int, column: int) -> None:
    """The third coloured cell of a special plate brings a special tile: the number of its row."""
    top = row & ~1
    left = column & ~1
    if missing_in_plate(b, top, left) == 1:
        # It is the special cell that is empty: nothing else is ever put there.
        special = special_cell(b, top, left)
        if special != NO_CELL:
            b.filled |= 1 << special
            b.tiles[special // SPACES] |= in_spaces(SPECIAL, special % SPACES, 1)
            b.score += special_points(special)


@kernel
def take_losses(s: Duel, b: Board) -> None:
    """Broken tiles and the start tile cost points, never below 0; then the other player tiles."""
    b.score = after_losses(b)
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

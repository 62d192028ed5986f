"""What moves and positions of Azul Duel are worth, for players that are not people."""

from typing import Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.opinions import favourite, worths
from tegel.core.packing import COLOURS, SIZE, count_bits, lane, total
from tegel.games.azul_duel.acquire import tiles_on_moons
from tegel.games.azul_duel.board import (
    colours_in_row,
    has_all_plates,
    has_plate,
    line_colour,
    line_count,
    line_room,
    losses,
    missing_in_part,
    missing_in_plate,
    special_cell,
    special_points,
    wild_points,
)
from tegel.games.azul_duel.cells import (
    MISSING,
    PRIZE,
    best_cell,
    cell_worth,
    missing_wild,
)
from tegel.games.azul_duel.chips import chips_from
from tegel.games.azul_duel.layout import (
    ALL_WILD,
    BREAK,
    CHIPS_A_ROUND,
    COLOURS_POINTS,
    CONDITIONS,
    DRAW,
    EMPTY_SPECIAL,
    EMPTY_SPECIAL_COST,
    FIVE_COLOURS,
    FROM_MOONS,
    FROM_SUN,
    KEEP_PLATE,
    LINES,
    MOST_PARTS,
    NO_CELL,
    NO_CHIPS,
    OUTER,
    OUTER_CELLS,
    OUTER_POINTS,
    OVER,
    PART_POINTS,
    PAY_CHIP,
    PLATE_SPACES,
    PLATES_ACROSS,
    RETURN_PLATE,
    ROUNDS,
    SHOWING,
    START_TILE_COST,
    STOP,
    TAKE_CHIP,
    TAKE_PLATE,
    TILING,
    TO_COLUMN,
    TO_LINE,
    TO_SPACE,
    TO_STACK,
    TURNED,
    Board,
    Duel,
)
from tegel.games.azul_duel.lines import (
    LACKING,
    best_line,
    best_turn,
    breaking,
    line_gain,
    plate_worth,
)

__all__ = ["favourite", "prospect", "worth", "worths"]

# --- Numbers that matches found -------------------------------------------------------------------

# Of what tiles are worth to the rival, the one who takes them gains this share, in hundredths.
DENIED: Final = 60
# To begin the next round.
BEGINS: Final = 19
# A token must be used sometime: what it is worth to use it now, and the share that the worth of
# the plate has in that, in hundredths; a plate from the stack is worth this.
TOKEN: Final = -10
PLATE_NOW: Final = 14
DRAWN_PLATE: Final = 7
# To choose from one plate more.
CHOICE: Final = 8
# To take a chip now; one more for each line that it could help to complete.
CHIP: Final = 3
CHIP_FOR_LINE: Final = 4
# To keep a chip, by the rounds after this one.
CHIP_KEPT: Final = table([2, 10, 10, 10, 10])

# --- Numbers that a fit found ---------------------------------------------------------------------

# Least squares of the final difference between the seats, over 7,000 games of the greedy bot with
# some noise, for each stage: phase 2 of round 5; round 5 (or phase 2 of round 4); ... ; round 1.

# The chance of a cell that a prize asks for, in hundredths, and the share of a prize for m cells.
HOPE: Final = (0, 15, 15, 25, 25, 25)
SHARE: Final = table([round(PRIZE * (hope / 100) ** m) for hope in HOPE for m in range(MISSING)])
# What a line that lacks 0 to 5 tiles brings, in hundredths of its cell.
LINE_SHARE: Final = table(
    [
        *(104, 56, 19, 6, 6, 0),
        *(100, 62, 31, 19, 6, 0),
        *(125, 81, 50, 38, 25, 6),
        *(134, 88, 62, 48, 20, 4),
        *(125, 75, 58, 44, 30, 18),
        *(160, 88, 88, 69, 50, 20),
    ]
)
# A complete line for which no cell fits yet; an empty line; a tile that no cell will take.
WAITING_LINE: Final = table([0, 0, 35, 29, 26, 49])
FREE_LINE: Final = table([0, 25, 40, 33, 35, 31])
LOST_TILE: Final = 14
# A tile in the dome, for those that will lie beside it; a chip held.
TILE: Final = table([0, 4, 14, 24, 35, 35])
CHIP_HELD: Final = table([10, 17, 20, 22, 23, 19])
# A token or chip still to be taken in this round: the rival may run out of good turns first.
TURN_LEFT: Final = table([0, 28, 22, 29, 34, 24])
# To be in turn; to hold the start tile, its cost apart.
IN_TURN: Final = 13
START_HELD: Final = 18

# --- Moves ----------------------------------------------------------------------------------------


@kernel
def worth(s: Duel, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    b = s.boards[s.turn]
    rival = s.boards[1 - s.turn]
    if move < DRAW:
        return TOKEN + best_space(s, b, move - TAKE_PLATE) * PLATE_NOW // 100
    if move == DRAW:
        return worth_of_draw(s, b)
    if move == STOP:
        return 0
    if move < RETURN_PLATE:
        return best_space(s, b, move - KEEP_PLATE)
    if move < TO_SPACE:
        # The first returned lies nearest to the top.
        plate = move - RETURN_PLATE
        return best_space(s, b, plate) - best_space(s, rival, plate)
    if move < TURNED:
        return best_turn(s, b, s.plate, move - TO_SPACE)
    if move < FROM_SUN:
        return plate_worth(s, b, s.plate, s.space, move - TURNED)
    if move < TAKE_CHIP:
        return worth_of_take(s, b, rival, move)
    if move < TO_STACK:
        return worth_of_chip(b, s.factory_chips[move - TAKE_CHIP])
    if move < TO_LINE:
        # What lies low is out of reach.
        colour = move - TO_STACK
        return best_line(s, rival, colour, 1) - best_line(s, b, colour, 1)
    if move < BREAK:
        return line_gain(s, b, move - TO_LINE, s.colour, s.count)
    if move == BREAK:
        return -breaking(total(b.broken), s.count)
    if move < NO_CHIPS:
        return cell_worth(s, b, s.line, move - TO_COLUMN, s.colour)
    if move == NO_CHIPS:
        return 0
    return worth_of_payment(s, b, move - PAY_CHIP)


@kernel
def worth_of_take(s: Duel, b: Board, rival: Board, move: int) -> int:
    """B and C: the best line for the tiles, what the rival misses, and the start tile."""
    if move < FROM_MOONS:
        colour = (move - FROM_SUN) % COLOURS
        n = lane(s.suns[(move - FROM_SUN) // COLOURS], colour)
        worth = 0
    else:
        colour = move - FROM_MOONS
        n = lane(tiles_on_moons(s), colour)
        worth = worth_of_start(s) if lane(s.large_moon, colour) > 0 else 0
    worth += best_line(s, rival, colour, n) * DENIED // 100
    return worth + best_line(s, b, colour, n)


@kernel
def worth_of_start(s: Duel) -> int:
    """The start tile, if it still lies on the large factory."""
    if s.boards[0].holds_start or s.boards[1].holds_start:
        return 0
    return BEGINS * (s.round < ROUNDS) - POINT * START_TILE_COST


@kernel
def best_space(s: Duel, b: Board, plate: int) -> int:
    """What a plate is worth in the best space of a dome."""
    best = 0
    for place in range(PLATE_SPACES):
        if not has_plate(b, place):
            best = max(best, best_turn(s, b, plate, place))
    return best


@kernel
def worth_of_draw(s: Duel, b: Board) -> int:
    """To draw the first plate from the stack, or one more."""
    if s.drawn_count > 0:
        return CHOICE - POINT
    return TOKEN + DRAWN_PLATE - POINT * (b.score > 0)


@kernel
def worth_of_chip(b: Board, chip: int) -> int:
    """D: a chip, more so if it shows the colour of lines that lack tiles."""
    worth = CHIP
    for line in range(LINES):
        if 0 < line_count(b.lines, line) <= line:
            worth += CHIP_FOR_LINE * (SHOWING[line_colour(b.lines, line)] >> chip & 1)
    return worth


@kernel
def worth_of_payment(s: Duel, b: Board, chip: int) -> int:
    """To complete a line with chips, this one first: 2 that show its colour, or any 3."""
    cell = best_cell(s, b, s.line, s.colour)
    left = ROUNDS - s.round
    waiting = cell * LACKING[s.missing] // 100 if left > 0 else 0
    chips = (3 - (SHOWING[s.colour] >> chip & 1)) * s.missing
    return cell - waiting - CHIP_KEPT[left] * chips


# --- Positions ------------------------------------------------------------------------------------


@kernel
def prospect(s: Duel, seat: int) -> int:
    """With how many points a seat may expect to end."""
    b = s.boards[seat]
    if s.phase == OVER:
        return POINT * b.score
    stage = stage_of(s)
    lines = 0
    for line in range(LINES):
        held = line_count(b.lines, line)
        cell = best_cell(s, b, line, line_colour(b.lines, line)) if held > 0 else 0
        lines += line_prospect(b, stage, line, cell)
    return prospect_with(s, seat, lines, prizes(s, b, stage))


@kernel
def stage_of(s: Duel) -> int:
    """How much of the game is left: rounds, and in this one phase 1."""
    return ROUNDS - s.round + (s.phase != TILING)


@kernel
def prospect_with(s: Duel, seat: int, lines: int, prize: int) -> int:
    """The same while the game goes on, if lines, and special tiles and conditions bring this."""
    b = s.boards[seat]
    stage = stage_of(s)
    expected = POINT * b.score + lines + prize * POINT // PRIZE
    has_paid = s.phase == TILING and seat == s.starter != s.turn
    if not has_paid:
        expected -= POINT * losses(b)
    expected += TILE[stage] * count_bits(b.filled) + CHIP_HELD[stage] * chips_from(b.chips, 0)
    expected += TURN_LEFT[stage] * (b.tokens + CHIPS_A_ROUND - b.chips_taken)
    return expected + IN_TURN * (s.turn == seat) + START_HELD * b.holds_start


@kernel
def line_prospect(b: Board, stage: int, line: int, cell: int) -> int:
    """What a pattern line may bring, if the best cell for what it holds is worth this."""
    held = line_count(b.lines, line)
    if held == 0:
        return FREE_LINE[stage]
    if cell > 0:
        return cell * LINE_SHARE[LINES * stage + line_room(b.lines, line)] // 100
    if stage <= 1 or has_all_plates(b, line):
        return -LOST_TILE * held
    return WAITING_LINE[stage] * held // (line + 1)


@kernel
def prizes(s: Duel, b: Board, stage: int) -> int:
    """What special tiles and scoring conditions may bring."""
    prize = special_prizes(s, b, stage)
    for condition in range(len(CONDITIONS)):
        prize += condition_hope(s, b, stage, condition)
    return prize


@kernel
def condition_hope(s: Duel, b: Board, stage: int, condition: int) -> int:
    """What a scoring condition may bring, if it is in play; 3B is counted with special tiles."""
    share = MISSING * stage
    hope = 0
    if not s.conditions >> condition & 1 or condition == EMPTY_SPECIAL:
        return 0
    if condition == OUTER:
        return OUTER_POINTS * PRIZE * count_bits(b.filled & OUTER_CELLS)
    if condition == ALL_WILD:
        return wild_points(b) * SHARE[share + missing_wild(b)]
    if condition == FIVE_COLOURS:
        for row in range(LINES):
            hope += COLOURS_POINTS * SHARE[share + COLOURS - SIZE[colours_in_row(b, row)]]
        return hope
    for part in range(MOST_PARTS * condition, MOST_PARTS * (condition + 1)):
        hope += PART_POINTS[part] * SHARE[share + count_bits(missing_in_part(b, part))]
    return hope


@kernel
def special_prizes(s: Duel, b: Board, stage: int) -> int:
    """What special tiles that do not lie yet may bring, and what condition 3B may cost."""
    share = MISSING * stage
    prize = 0
    cost = EMPTY_SPECIAL_COST * (s.conditions >> EMPTY_SPECIAL & 1)
    for place in range(PLATE_SPACES):
        top = place // PLATES_ACROSS * 2
        left = place % PLATES_ACROSS * 2
        missing = missing_in_plate(b, top, left)
        special = special_cell(b, top, left)
        if missing > 0 and special != NO_CELL:
            points = special_points(special) + cost
            prize += points * SHARE[share + missing - 1] - PRIZE * cost
    return prize

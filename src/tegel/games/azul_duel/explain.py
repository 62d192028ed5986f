"""Kernels that explain: why a move is refused, what moves lead to, where points come from."""

from typing import Any

from tegel.core.kernel import kernel
from tegel.core.packing import SIZE, count_bits, nth_bit, run, total
from tegel.core.rng import Rng
from tegel.core.struct import Ints
from tegel.games.azul_duel.board import (
    after_losses,
    cells_of,
    colours_in_row,
    condition_points,
    dome_column,
    dome_row,
    fits,
    line_colour,
    line_count,
    line_room,
    losses,
    missing_cells,
    points_at,
)
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.layout import (
    ACTION,
    ALL_COLOURS,
    ALL_WILD,
    BREAK,
    CHIP_OR_NOT,
    COLUMN,
    CONDITIONS,
    DRAW,
    DRAWING,
    EMPTY_SPECIAL,
    EMPTY_STACK,
    FIRST_MOVE,
    FIVE_COLOURS,
    FROM_MOONS,
    FROM_SUN,
    KEEP,
    LINE,
    LINES,
    MOST_ANSWERS,
    MOST_PARTS,
    NEXT_CHIP,
    OUTER,
    OUTER_CELLS,
    OVER,
    PART_CELLS,
    PAY_CHIP,
    QUESTION,
    RETURN,
    SEATS,
    SET_UP,
    SPACE,
    SPACES,
    STACK,
    TAKE_CHIP,
    TAKE_PLATE,
    TILING,
    TO_COLUMN,
    TO_LINE,
    TO_STACK,
    WILD,
    Board,
    Duel,
)
from tegel.games.azul_duel.plates import displayed
from tegel.games.azul_duel.rules import answers, decide, plates_to_take, tiles_to_take
from tegel.games.azul_duel.tiling import place, wait_or_break

LEGAL, IS_OVER, OTHER_QUESTION, NO_SUCH_PLATE, NO_TOKEN, STACK_EMPTY, NO_POINTS = range(7)
NOT_IN_SUN, NOT_ON_MOONS, NO_CHIP_THERE, ENOUGH_CHIPS, NOT_IN_HAND, SPACE_TAKEN = range(7, 13)
NOT_IN_REST, LINE_COMPLETE, LINE_HOLDS_OTHER, CELL_FILLED, CELL_UNFIT = range(13, 18)
CHIP_NOT_HELD, CHIP_OUT_OF_ORDER, CHIP_WASTED, SET_UP_FIRST = range(18, 22)


@kernel
def is_legal(s: Duel, move: int) -> bool:
    """Whether a move is an answer to what is asked."""
    if s.asked == ACTION:
        if move <= DRAW:
            return plates_to_take(s) >> move - TAKE_PLATE & 1 == 1
        taking = FROM_SUN <= move < TO_STACK
        return taking and tiles_to_take(s) >> move - FROM_SUN & 1 == 1
    answer = move - FIRST_MOVE[s.asked]
    return 0 <= answer < MOST_ANSWERS and answers(s) >> answer & 1 == 1


@kernel
def refusal(s: Duel, move: int) -> int:
    """Which rule forbids a move here, or LEGAL."""
    if s.phase == OVER:
        return IS_OVER
    if is_legal(s, move):
        return LEGAL
    question = QUESTION[move]
    paying = question == NEXT_CHIP and s.asked == CHIP_OR_NOT
    again = move == DRAW and s.asked == DRAWING
    if question != s.asked and not paying and not again:
        return OTHER_QUESTION
    b = s.boards[s.turn]
    if move == DRAW:
        return refusal_of_draw(s, b)
    if question == ACTION:
        return refusal_of_action(s, b, move)
    if question in (KEEP, RETURN):
        return NOT_IN_HAND
    if question == SPACE:
        return SPACE_TAKEN
    if question == STACK:
        return NOT_IN_REST
    if question == LINE:
        other = line_colour(b.lines, move - TO_LINE) != s.colour
        return LINE_HOLDS_OTHER if other else LINE_COMPLETE
    if question == COLUMN:
        filled = dome_row(b, s.line) >> move - TO_COLUMN & 1
        return CELL_FILLED if filled else CELL_UNFIT
    chip = move - PAY_CHIP
    if chip_count(b.chips - s.paid, chip) == 0:
        return CHIP_NOT_HELD
    return CHIP_OUT_OF_ORDER if chip < s.last_chip else CHIP_WASTED


@kernel
def refusal_of_draw(s: Duel, b: Board) -> int:
    """Why the stack may not be drawn from."""
    if s.phase == SET_UP:
        return SET_UP_FIRST
    if s.asked == ACTION and b.tokens == 0:
        return NO_TOKEN
    return STACK_EMPTY if s.top == EMPTY_STACK else NO_POINTS


@kernel
def refusal_of_action(s: Duel, b: Board, move: int) -> int:
    """Why a plate, tiles or a chip may not be taken."""
    if move < DRAW:
        return NO_TOKEN if displayed(s) >> move - TAKE_PLATE & 1 else NO_SUCH_PLATE
    if s.phase == SET_UP:
        return SET_UP_FIRST
    if move < FROM_MOONS:
        return NOT_IN_SUN
    if move < TAKE_CHIP:
        return NOT_ON_MOONS
    return ENOUGH_CHIPS if s.factory_chips[move - TAKE_CHIP] >= 0 else NO_CHIP_THERE


@kernel
def tile_greedily(s: Duel, seat: int) -> int:
    """The score of a seat after phase 2, if it began now: each tile to its best cell, no chips."""
    b = s.boards[seat]
    first = s.line if s.phase == TILING and s.turn == seat else 0
    is_done = s.phase == TILING and s.turn != seat and s.turn != s.starter
    if is_done or s.phase == OVER:
        return b.score
    # The line whose column is asked is complete, if need be by chips.
    complete = s.line if s.asked == COLUMN and s.turn == seat else -1
    for line in range(first, LINES):
        if line_count(b.lines, line) > 0:
            columns = fits(b, line, line_colour(b.lines, line))
            if columns == 0:
                wait_or_break(s, b, line)
            elif line_room(b.lines, line) == 0 or line == complete:
                place(s, b, line, best_column(b, line, columns))
    return after_losses(b)


@kernel
def best_column(b: Board, line: int, columns: int) -> int:
    """The first of the columns where a tile would score most for its runs."""
    best = -1
    at = 0
    for k in range(SIZE[columns]):
        column = nth_bit(columns, k)
        points = points_at(b, line, column)
        if points > best:
            best = points
            at = column
    return at


@kernel
def score_after_tiling(positions: Any, out: Ints) -> None:
    """The score of each seat of positions[0] if phase 2 began as things stand."""
    for seat in range(SEATS):
        positions[1] = positions[0]
        out[seat] = tile_greedily(positions[1], seat)


@kernel
def scores_after_tiling(positions: Any, moves: Ints, n: int, rng: Rng, out: Ints) -> None:
    """The same for the seat in turn after each of n moves; tiles in hand go where they do best.

    The generator is one of no consequence: nothing that is drawn enters the score.
    """
    seat = positions[0].turn
    for i in range(n):
        positions[1] = positions[0]
        s = positions[1]
        decide(s, moves[i], rng)
        if s.asked == STACK:
            s.asked = LINE
        if s.asked == LINE:
            out[i] = 0
            lines = answers(s)
            for k in range(count_bits(lines)):
                positions[2] = positions[1]
                decide(positions[2], TO_LINE + nth_bit(lines, k), rng)
                out[i] = max(out[i], tile_greedily(positions[2], seat))
        else:
            out[i] = tile_greedily(s, seat)


# What trying a move shows of it: points paid, whether the start tile came, tiles in hand, tiles
# that came to its line, tiles broken, the moon of the factory in hand, tiles to be stacked still,
# and what is asked.
COST, START, COUNT, LAID, BROKEN, MOON, REST, ASKED, EFFECTS = range(9)


@kernel
def effects(positions: Any, moves: Ints, n: int, rng: Rng, out: Ints) -> None:
    """What each of n decisions in positions[0] does; of one that is not legal: nothing.

    The generator is one of no consequence: nothing that is drawn is told.
    """
    for i in range(n):
        positions[1] = positions[0]
        may = is_legal(positions[0], moves[i])
        if may:
            decide(positions[1], moves[i], rng)
        effect(positions[0], positions[1], moves[i], out, EFFECTS * i)
        out[EFFECTS * i + COUNT] *= may


@kernel
def effect(then: Duel, now: Duel, move: int, out: Ints, at: int) -> None:
    """What a decision did, written to `out` from `at` on."""
    was = then.boards[then.turn]
    b = now.boards[then.turn]
    out[at + COST] = was.score - b.score
    out[at + START] = b.holds_start - was.holds_start
    out[at + COUNT] = now.count
    out[at + LAID] = 0
    if TO_LINE <= move < BREAK:
        line = move - TO_LINE
        out[at + LAID] = line_count(b.lines, line) - line_count(was.lines, line)
    out[at + BROKEN] = total(b.broken) - total(was.broken)
    out[at + MOON] = now.moons[max(1, then.factory) - 1]
    out[at + REST] = now.rest
    out[at + ASKED] = now.asked


@kernel
def explain_cell(s: Duel, seat: int, row: int, column: int, out: Ints) -> None:
    """The horizontal and the vertical run of a tile in the dome, and what they score."""
    b = s.boards[seat]
    out[0] = run(dome_row(b, row), column)
    out[1] = run(dome_column(b, column), row)
    out[2] = points_at(b, row, column)


@kernel
def explain_board(s: Duel, seat: int, out: Ints) -> None:
    """What broken tiles and the start tile cost now, then what each condition pays now."""
    b = s.boards[seat]
    out[0] = losses(b)
    for condition in range(len(CONDITIONS)):
        out[1 + condition] = condition_points(b, condition)


@kernel
def explain_missing(s: Duel, seat: int, out: Ints) -> None:
    """What each part of the conditions in play lacks: cells like `filled`; colours for a row."""
    b = s.boards[seat]
    for condition in range(len(CONDITIONS)):
        if s.conditions >> condition & 1:
            for part in range(MOST_PARTS):
                lacks = missing_cells(b, condition, part)
                if condition == FIVE_COLOURS:
                    lacks = ALL_COLOURS & ~colours_in_row(b, part)
                out[MOST_PARTS * condition + part] = lacks


@kernel
def runs(s: Duel, seat: int, row: int, column: int) -> int:
    """The cells of both runs of a tile in the dome, without itself, as bits like `filled`."""
    b = s.boards[seat]
    across = beside(dome_row(b, row), column)
    down = beside(dome_column(b, column), row)
    cells = across << SPACES * row
    for i in range(LINES):
        cells |= (down >> i & 1) << SPACES * i + column
    return cells


@kernel
def beside(line: int, place: int) -> int:
    """The filled spaces of the run that a filled space of a line of bits is part of, without it."""
    found = 0
    i = place + 1
    while line >> i & 1:
        found |= 1 << i
        i += 1
    i = place - 1
    while i >= 0 and line >> i & 1:
        found |= 1 << i
        i -= 1
    return found


@kernel
def paying_cells(s: Duel, seat: int, condition: int) -> int:
    """The cells for which a condition pays a seat, or takes points, as bits like `filled`."""
    b = s.boards[seat]
    if condition_points(b, condition) == 0:
        return 0
    if condition == EMPTY_SPECIAL:
        return missing_cells(b, condition, 0)
    if condition == OUTER:
        return OUTER_CELLS & b.filled
    if condition == ALL_WILD:
        return cells_of(b, WILD)
    cells = 0
    for part in range(MOST_PARTS):
        if condition == FIVE_COLOURS:
            if colours_in_row(b, part) == ALL_COLOURS:
                cells |= dome_row(b, part) << SPACES * part
        elif missing_cells(b, condition, part) == 0:
            cells |= PART_CELLS[MOST_PARTS * condition + part]
    return cells

"""The rules of Azul Duel. Rulings, where the rulebook is silent, are marked as such.

A turn is a sequence of small decisions by one seat: an action, then a plate, its space and its
rotation, the order of a stack, a line. A decision with one answer is not asked.
"""

from typing import Final

from tegel.core.kernel import kernel
from tegel.core.packing import (
    COLOURS,
    colours_in,
    count_bits,
    nth_bit,
)
from tegel.core.rng import Rng, below
from tegel.core.struct import Ints
from tegel.games.azul_duel.acquire import (
    act,
    break_tiles,
    end_action,
    lay,
    pass_on,
    pay_and_draw,
    stack_tile,
    tiles_on_moons,
)
from tegel.games.azul_duel.board import empty_spaces, fits, takes
from tegel.games.azul_duel.chips import payable
from tegel.games.azul_duel.hidden import is_open, redeal
from tegel.games.azul_duel.layout import (
    ACTION,
    ALL_CHIPS,
    ALL_PLATES,
    ANY_COLOUR,
    BREAK,
    CHIP_OR_NOT,
    CHIPS_A_ROUND,
    COLUMN,
    DISPLAY,
    DRAW,
    DRAWING,
    EMPTY_STACK,
    FACTORIES,
    FIRST_MOVE,
    FROM_MOONS,
    FROM_SUN,
    KEEP,
    KEEP_PLATE,
    LATER_ACTIONS,
    LINE,
    LINES,
    NEXT_CHIP,
    NO_CHIPS,
    NO_MOVE,
    NO_PLATE,
    NOBODY,
    NOTHING,
    OVER,
    PAY_CHIP,
    RANDOM_3,
    RANDOM_4,
    RETURN,
    RETURN_PLATE,
    SCORING_MASKS,
    SCORING_OPTION,
    SEATS,
    SET_UP,
    SMALL_FACTORIES,
    SPACE,
    STACK,
    STACK_ROOM,
    START,
    TAKE_CHIP,
    TILES_OF_A_COLOUR,
    TO_COLUMN,
    TO_LINE,
    TO_SPACE,
    TO_STACK,
    TURN,
    TURNED,
    TURNS,
    Board,
    Duel,
)
from tegel.games.azul_duel.observation import observe
from tegel.games.azul_duel.plates import (
    displayed,
    fill_display,
    look_at_drawn,
    place_plate,
    return_plate,
    show_top,
)
from tegel.games.azul_duel.prepare import (
    clear_board,
    clear_hands,
    fill_factories,
    random_conditions,
)
from tegel.games.azul_duel.tiling import leave_line, pay, place, reach_line

__all__ = [
    "QUESTION_LASTS",
    "begins_turn",
    "count_legal",
    "decide",
    "follows",
    "is_open",
    "is_over",
    "legal",
    "nth_legal",
    "observe",
    "play",
    "question",
    "redeal",
    "result",
    "setup",
    "step",
]

# --- Set-up -------------------------------------------------------------------


@kernel
def setup(s: Duel, options: Ints, rng: Rng) -> None:
    """Set-up: plates, factories, chips, scoring tiles; the other player places the first plate."""
    s.starter = below(rng, SEATS) if options[START] == 0 else options[START] - 1
    s.conditions = SCORING_MASKS[options[SCORING_OPTION]]
    if options[SCORING_OPTION] <= RANDOM_4:
        s.conditions = random_conditions(options[SCORING_OPTION] == RANDOM_3, rng)
    for seat in range(SEATS):
        clear_board(s.boards[seat])
    s.bag = ANY_COLOUR * TILES_OF_A_COLOUR
    s.tower = 0
    s.unseen_chips = ALL_CHIPS
    s.unseen = ALL_PLATES
    clear_hands(s)
    for i in range(STACK_ROOM):
        s.returned[i] = NO_PLATE
        s.returned_by[i] = NOBODY
        s.drawn[i] = NO_PLATE
        s.drawn_from[i] = NOBODY
    s.returned_count = 0
    s.returns = 0
    for slot in range(DISPLAY):
        s.display[slot] = NO_PLATE
    s.drawn_count = 0
    show_top(s, rng)
    fill_display(s, rng)
    s.round = 1
    fill_factories(s, rng)
    s.phase = SET_UP
    s.turn = 1 - s.starter
    s.asked = ACTION


# --- What the seat to move can do ------------------------------------------------------------


@kernel
def plates_to_take(s: Duel) -> int:
    """The plates of the display, and DRAW, that the seat may choose, as bits from TAKE_PLATE on."""
    b = s.boards[s.turn]
    plates = displayed(s)
    if s.phase == SET_UP:
        return plates
    if b.tokens == 0:
        return 0
    # Ruling: with 0 points a player may draw only if the display is empty.
    may_draw = s.top != EMPTY_STACK and (b.score > 0 or plates == 0)
    return plates | may_draw << DRAW


@kernel
def tiles_to_take(s: Duel) -> int:
    """The suns, moons and chips that the seat may take from, as bits from FROM_SUN on."""
    if s.phase == SET_UP:
        return 0
    suns = 0
    for factory in range(FACTORIES):
        suns |= colours_in(s.suns[factory]) << COLOURS * factory
    moons = colours_in(tiles_on_moons(s))
    chips = 0
    if s.boards[s.turn].chips_taken < CHIPS_A_ROUND:
        for i in range(SMALL_FACTORIES):
            chips |= (s.factory_chips[i] >= 0) << i
    return suns | moons << FROM_MOONS - FROM_SUN | chips << TAKE_CHIP - FROM_SUN


@kernel
def open_lines(s: Duel, b: Board) -> int:
    """The pattern lines that take the tiles in hand, and breaking them all, as bits."""
    lines = 1 << LINES
    for line in range(LINES):
        lines |= takes(b, line, s.colour) << line
    return lines


@kernel
def answers(s: Duel) -> int:
    """What may be answered to what is asked, as bits from its first move on.

    Among actions, the bits of those from FROM_SUN on stand from `LATER_ACTIONS` on.
    """
    b = s.boards[s.turn]
    if s.asked == ACTION:
        return plates_to_take(s) | tiles_to_take(s) << LATER_ACTIONS
    if s.asked == LINE:
        return open_lines(s, b)
    if s.asked == COLUMN:
        return fits(b, s.line, s.colour)
    if s.asked == SPACE:
        return empty_spaces(b)
    if s.asked == TURN:
        return (1 << TURNS) - 1
    if s.asked == STACK:
        return colours_in(s.rest)
    if s.asked == DRAWING:
        return 2 | (s.top != EMPTY_STACK and b.score > 0)
    if s.asked == KEEP or s.asked == RETURN:
        return s.hand
    if s.asked == CHIP_OR_NOT:
        return 1 | payable(s, b) << 1
    if s.asked == NEXT_CHIP:
        return payable(s, b)
    return 0


@kernel
def answer(asked: int, bit: int) -> int:
    """The move that a bit among the answers stands for."""
    later = asked == ACTION and bit >= LATER_ACTIONS
    return FIRST_MOVE[asked] + bit + later * (FROM_SUN - LATER_ACTIONS)


@kernel
def legal(s: Duel, moves: Ints) -> int:
    """Write the legal moves to the front of `moves`, ascending; how many there are."""
    bits = answers(s)
    n = 0
    while bits > 0:
        moves[n] = answer(s.asked, nth_bit(bits, 0))
        bits &= bits - 1
        n += 1
    return n


@kernel
def count_legal(s: Duel) -> int:
    """How many legal moves there are."""
    return count_bits(answers(s))


@kernel
def nth_legal(s: Duel, k: int) -> int:
    """The k-th legal move (from 0), without listing them."""
    return answer(s.asked, nth_bit(answers(s), k))


# --- A decision and all that follows from it -------------------------------------------------


@kernel
def decide(s: Duel, move: int, rng: Rng) -> None:
    """One decision of the seat to move."""
    b = s.boards[s.turn]
    if s.asked == ACTION:
        act(s, move, rng)
    elif s.asked == LINE:
        if move == BREAK:
            break_tiles(s, b, s.colour, s.count)
        else:
            lay(s, b, move - TO_LINE)
        end_action(s, rng)
    elif s.asked == STACK:
        stack_tile(s, move - TO_STACK)
    elif s.asked == DRAWING:
        if move == DRAW:
            pay_and_draw(s, b, rng)
        else:
            look_at_drawn(s, rng)
            s.asked = KEEP
    elif s.asked == KEEP:
        s.plate = move - KEEP_PLATE
        s.hand &= ~(1 << s.plate)
        s.asked = RETURN if s.hand else SPACE
    elif s.asked == RETURN:
        return_plate(s, move - RETURN_PLATE)
        if s.hand == 0:
            s.returns += 1
            s.asked = SPACE
    elif s.asked == SPACE:
        s.space = move - TO_SPACE
        s.asked = TURN
    elif s.asked == TURN:
        place_plate(b, s.plate, s.space, move - TURNED)
        end_action(s, rng)
    elif s.asked == COLUMN:
        place(s, b, s.line, move - TO_COLUMN)
        leave_line(s)
    elif move == NO_CHIPS:
        leave_line(s)
    else:
        pay(s, b, move - PAY_CHIP)


@kernel
def follows(s: Duel) -> bool:
    """Whether something happens now without anyone deciding: nothing to choose, or one answer."""
    return s.phase != OVER and count_legal(s) <= 1


@kernel
def step(s: Duel, rng: Rng) -> None:
    """The next thing that follows."""
    if s.asked == NOTHING:
        reach_line(s, rng)
    elif count_legal(s) == 1:
        decide(s, nth_legal(s, 0), rng)
    else:
        pass_on(s)


# Whether the same is asked many times in a row: one thing leads to another.
QUESTION_LASTS: Final = False


@kernel
def question(s: Duel) -> int:
    """Which kind of step is next; who plays many games side by side does the same in all."""
    return s.asked


@kernel
def play(s: Duel, move: int, rng: Rng) -> None:
    """One decision and all that follows from it: with one answer only, the next one too."""
    while move != NO_MOVE:
        decide(s, move, rng)
        move = go_on(s, rng)


@kernel
def go_on(s: Duel, rng: Rng) -> int:
    """All that follows without an answer; then the answer to what is asked, if there is but one."""
    while s.phase != OVER:
        if s.asked == NOTHING:
            reach_line(s, rng)
        else:
            bits = answers(s)
            if bits != 0:
                return NO_MOVE if bits & (bits - 1) else answer(s.asked, nth_bit(bits, 0))
            pass_on(s)
    return NO_MOVE


@kernel
def begins_turn(s: Duel) -> bool:
    """Whether the decision is the first of a turn: which action to take."""
    return s.asked == ACTION


# --- The end ---------------------------------------------------------------------------------


@kernel
def is_over(s: Duel) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@kernel
def result(s: Duel, out: Ints) -> None:
    """The scores, then the places: most points; on a tie the holder of the start tile."""
    for seat in range(SEATS):
        out[seat] = s.boards[seat].score
        out[SEATS + seat] = 1 + (standing(s.boards[1 - seat]) > standing(s.boards[seat]))


@kernel
def standing(b: Board) -> int:
    """A number that orders the players."""
    return 2 * b.score + b.holds_start

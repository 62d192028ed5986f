"""Phase 1 of Azul Duel: acquire plates, tiles and chips."""

from tegel.core.kernel import kernel
from tegel.core.packing import (
    COLOURS,
    LANE,
    in_lane,
    in_spaces,
    lane,
    space,
    total,
    without_lane,
)
from tegel.core.rng import Rng
from tegel.games.azul_duel.board import line_count, line_room
from tegel.games.azul_duel.chips import reveal_chip
from tegel.games.azul_duel.layout import (
    ACQUIRE,
    ACTION,
    BROKEN_SPACES,
    DRAW,
    DRAWING,
    FACTORIES,
    FROM_MOONS,
    FROM_SUN,
    LARGE,
    LINE,
    NO_CHIP,
    NOTHING,
    SET_UP,
    SMALL_FACTORIES,
    SPACE,
    STACK,
    TAKE_CHIP,
    TAKE_PLATE,
    TILING,
    Board,
    Duel,
)
from tegel.games.azul_duel.plates import (
    draw_plate,
    fill_display,
    take_displayed,
)
from tegel.games.azul_duel.prepare import clear_hands, start_acquiring


@kernel
def act(s: Duel, move: int, rng: Rng) -> None:
    """One of the actions A to D, or the choice of the first plate."""
    b = s.boards[s.turn]
    if move < DRAW:
        s.plate = move - TAKE_PLATE
        take_displayed(s, s.plate)
        s.asked = SPACE
        if s.phase == ACQUIRE:
            b.tokens -= 1
    elif move == DRAW:
        b.tokens -= 1
        pay_and_draw(s, b, rng)
        s.asked = DRAWING
    elif move < FROM_MOONS:
        take_from_sun(s, b, (move - FROM_SUN) // COLOURS, (move - FROM_SUN) % COLOURS, rng)
    elif move < TAKE_CHIP:
        take_from_moons(s, b, move - FROM_MOONS, rng)
    else:
        chip = s.factory_chips[move - TAKE_CHIP]
        s.factory_chips[move - TAKE_CHIP] = NO_CHIP
        b.chips += 1 << 2 * chip
        b.chips_taken += 1
        end_action(s, rng)


@kernel
def pay_and_draw(s: Duel, b: Board, rng: Rng) -> None:
    """A. Pay 1 point for the top plate of the stack. Ruling: with 0 points it costs nothing."""
    b.score = max(0, b.score - 1)
    draw_plate(s, rng)


@kernel
def take_from_sun(s: Duel, b: Board, factory: int, colour: int, rng: Rng) -> None:
    """B. All tiles of one colour from a sun; the others go to the moon of that factory."""
    tiles = s.suns[factory]
    s.colour = colour
    s.count = lane(tiles, colour)
    rest = without_lane(tiles, colour)
    s.suns[factory] = 0
    s.asked = LINE
    if factory == LARGE:
        s.large_moon += rest
        # Ruling: of a large sun of one colour, the start tile goes to whoever takes it.
        if rest == 0:
            take_start_tile(s, b)
    elif rest == 0:
        reveal_chip(s, factory, rng)
    else:
        s.rest = rest
        s.factory = factory
        s.asked = STACK


@kernel
def take_start_tile(s: Duel, b: Board) -> None:
    """The start tile, if it still lies on the large factory."""
    if s.boards[0].holds_start + s.boards[1].holds_start == 0:
        b.holds_start = 1


@kernel
def stack_height(stack: int) -> int:
    """How many tiles lie on a small moon."""
    return (stack > 0) + (stack > 7) + (stack > 63)


@kernel
def top_tile(stack: int) -> int:
    """The top tile of a small moon, as a colour + 1, or 0."""
    return space(stack, max(0, stack_height(stack) - 1))


@kernel
def tiles_on_moons(s: Duel) -> int:
    """What can be taken from the moons at once: the tiles of the large one, the tops of others."""
    tiles = s.large_moon
    for i in range(SMALL_FACTORIES):
        # A moon without tiles adds none: its top, 0, is shifted out.
        tiles += in_lane(1, top_tile(s.moons[i])) >> LANE
    return tiles


@kernel
def take_from_moons(s: Duel, b: Board, colour: int, rng: Rng) -> None:
    """C. All top tiles of one colour from all moons; a chip without tiles on it is revealed.

    Ruling: chips are revealed on taking, in the order of the factories.
    """
    s.colour = colour
    s.count = lane(tiles_on_moons(s), colour)
    if lane(s.large_moon, colour) > 0:
        s.large_moon = without_lane(s.large_moon, colour)
        take_start_tile(s, b)
    for factory in range(1, FACTORIES):
        stack = s.moons[factory - 1]
        if top_tile(stack) == colour + 1:
            stack -= in_spaces(colour + 1, stack_height(stack) - 1, 1)
            s.moons[factory - 1] = stack
            if stack == 0:
                reveal_chip(s, factory, rng)
    s.asked = LINE


@kernel
def stack_tile(s: Duel, colour: int) -> None:
    """The next tile of the rest goes on the moon, from the bottom up."""
    stack = s.moons[s.factory - 1]
    s.moons[s.factory - 1] = stack + in_spaces(colour + 1, stack_height(stack), 1)
    s.rest -= in_lane(1, colour)
    if s.rest == 0:
        s.asked = LINE


@kernel
def lay(s: Duel, b: Board, line: int) -> None:
    """As many tiles as fit go on a pattern line, the excess is broken."""
    held = line_count(b.lines, line)
    laid = min(s.count, line_room(b.lines, line))
    b.lines = without_lane(b.lines, line) | in_lane(8 * s.colour + held + laid, line)
    break_tiles(s, b, s.colour, s.count - laid)


@kernel
def break_tiles(s: Duel, b: Board, colour: int, n: int) -> None:
    """Tiles go to the space for broken tiles; when it is full, to the tower."""
    kept = min(n, BROKEN_SPACES - total(b.broken))
    b.broken += in_lane(kept, colour)
    s.tower += in_lane(n - kept, colour)


@kernel
def end_action(s: Duel, rng: Rng) -> None:
    """The turn goes to the other player, unless that one has passed for the rest of the phase."""
    clear_hands(s)
    s.asked = ACTION
    if s.phase == SET_UP:
        fill_display(s, rng)
        if s.turn == s.starter:
            start_acquiring(s)
        else:
            s.turn = s.starter
    elif not s.boards[1 - s.turn].passed:
        s.turn = 1 - s.turn


@kernel
def pass_on(s: Duel) -> None:
    """A player with no legal action passes; when both have, phase 2 begins."""
    s.boards[s.turn].passed = 1
    s.turn = 1 - s.turn
    if s.boards[s.turn].passed:
        s.boards[0].passed = 0
        s.boards[1].passed = 0
        s.phase = TILING
        s.turn = s.starter
        s.line = 0
        s.asked = NOTHING

"""Set-up and phase 3 of Azul Duel: boards, factories, the next round."""

from tegel.core.bag import draw
from tegel.core.kernel import kernel
from tegel.core.packing import SIZE, colours_in, total
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.chips import reveal_chip
from tegel.games.azul_duel.layout import (
    ACQUIRE,
    ACTION,
    FACE_DOWN,
    FACTORIES,
    FIRST_SCORE,
    LARGE,
    LARGE_TILES,
    LINES,
    NO_PLATE,
    ROUNDS,
    SCORING_TILES,
    SEATS,
    SMALL_TILES,
    TOKENS,
    Board,
    Duel,
)
from tegel.games.azul_duel.plates import fill_display


@kernel
def random_conditions(three: bool, rng: Rng) -> int:
    """Three of the four scoring tiles at random, or all, each with a random side up."""
    left_out = below(rng, SCORING_TILES) if three else SCORING_TILES
    conditions = 0
    for tile in range(SCORING_TILES):
        if tile != left_out:
            conditions |= 1 << 2 * tile + below(rng, 2)
    return conditions


@kernel
def clear_board(b: Board) -> None:
    """A board at the start: 5 points, an empty dome."""
    b.lines = 0
    b.filled = 0
    for row in range(LINES):
        b.cells[row] = 0
        b.tiles[row] = 0
    b.chips = 0
    b.broken = 0
    b.score = FIRST_SCORE
    b.tokens = TOKENS
    b.chips_taken = 0
    b.passed = 0
    b.holds_start = 0


@kernel
def clear_hands(s: Duel) -> None:
    """Nothing is in anyone's hand: equal positions are equal in every field."""
    s.rest = 0
    s.paid = 0
    s.hand = 0
    s.plate = NO_PLATE
    s.space = 0
    s.factory = 0
    s.colour = 0
    s.count = 0
    s.line = 0
    s.last_chip = 0
    s.missing = 0


@kernel
def next_round(s: Duel, rng: Rng) -> None:
    """Phase 3: tokens back, display and factories filled; who has the start tile begins."""
    s.round += 1
    for seat in range(SEATS):
        b = s.boards[seat]
        if b.holds_start:
            s.starter = seat
        b.holds_start = 0
        b.tokens = TOKENS if s.round < ROUNDS else 0
        b.chips_taken = 0
    fill_display(s, rng)
    fill_factories(s, rng)
    start_acquiring(s)


@kernel
def start_acquiring(s: Duel) -> None:
    """Phase 1 begins with the starting player."""
    s.phase = ACQUIRE
    s.turn = s.starter
    s.asked = ACTION


@kernel
def fill_factories(s: Duel, rng: Rng) -> None:
    """The large factory first; a chip on each moon, revealed at once where no tile is left."""
    s.large_moon = 0
    s.suns[LARGE] = draw_large(s, rng)
    for factory in range(1, FACTORIES):
        s.moons[factory - 1] = 0
        s.suns[factory] = draw_tiles(s, SMALL_TILES, rng)
        s.factory_chips[factory - 1] = FACE_DOWN
        if s.suns[factory] == 0:
            reveal_chip(s, factory, rng)


@kernel
def draw_large(s: Duel, rng: Rng) -> int:
    """Five tiles for the large factory; five of one colour are put back and drawn again.

    Ruling: if the bag then holds one colour, the tower is added; if it still does, they stay.
    """
    tiles = draw_tiles(s, LARGE_TILES, rng)
    while total(tiles) == LARGE_TILES and SIZE[colours_in(tiles)] == 1:
        s.bag += tiles
        if SIZE[colours_in(s.bag)] == 1:
            s.bag += s.tower
            s.tower = 0
            if SIZE[colours_in(s.bag)] == 1:
                s.bag -= tiles
                break
        tiles = draw_tiles(s, LARGE_TILES, rng)
    return tiles


@kernel
def draw_tiles(s: Duel, n: int, rng: Rng) -> int:
    """Tiles from the bag; when it is empty, the tower refills it; both empty: fewer tiles."""
    tiles, s.bag, s.tower = draw(s.bag, s.tower, n, rng)
    return tiles

"""What a good player reads off a position of Azul Duel, as numbers for networks."""

from typing import Any, Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, lane
from tegel.games.azul_duel.board import line_colour, line_count, losses
from tegel.games.azul_duel.judgement import moon_tiles, prizes, prospect
from tegel.games.azul_duel.layout import (
    FACTORIES,
    LINES,
    OBSERVATION,
    ROUNDS,
    SEATS,
    SMALL_TILES,
    TILING,
    Duel,
)
from tegel.games.azul_duel.promise import PRIZE, best_cell, best_line

MOON_TILES: Final = 4

TABLE_INSIGHTS: Final = COLOURS * (SMALL_TILES + MOON_TILES)
SEAT_INSIGHTS: Final = 4 + 3 * LINES + 2 * COLOURS
INSIGHTS: Final = TABLE_INSIGHTS + SEATS * SEAT_INSIGHTS


@kernel
def reveal(s: Duel) -> None:
    """Little is hidden in Azul Duel, and nothing of it is shown: plates that were returned."""


@kernel
def insight(s: Duel, seat: int, out: Any) -> None:
    """Written after what is observed: the offer, then what each seat may hope for."""
    n = OBSERVATION
    for colour in range(COLOURS):
        for k in range(SMALL_TILES):
            out[n + k] = 0
        for factory in range(FACTORIES):
            tiles = lane(s.suns[factory], colour)
            if tiles > 0:
                out[n + min(tiles, SMALL_TILES) - 1] += 0.5
        n += SMALL_TILES
        for k in range(MOON_TILES):
            out[n + k] = moon_tiles(s, colour) > k
        n += MOON_TILES
    for i in range(SEATS):
        n = read_board(s, (seat + i) % SEATS, out, n)


@kernel
def most_on_a_sun(s: Duel, colour: int) -> int:
    """How many tiles of a colour can be taken from one sun at most."""
    most = 0
    for factory in range(FACTORIES):
        most = max(most, lane(s.suns[factory], colour))
    return most


@kernel
def read_board(s: Duel, seat: int, out: Any, n: int) -> int:
    """What one board promises; where to go on."""
    b = s.boards[seat]
    hope = prospect(s, seat)
    ahead = hope - prospect(s, 1 - seat)
    stage = ROUNDS - s.round + (s.phase != TILING)
    out[n] = hope / (20 * POINT)
    out[n + 1] = max(-4, min(4, ahead / (10 * POINT)))
    out[n + 2] = losses(b) / 4
    out[n + 3] = max(-4, min(4, prizes(s, b, stage) / (20 * PRIZE)))
    n += 4
    for line in range(LINES):
        held = line_count(b, line)
        cell = best_cell(s, b, line, line_colour(b, line)) if held > 0 else 0
        out[n] = held > line
        out[n + 1] = cell > 0
        out[n + 2] = max(-4, min(4, cell / (4 * POINT)))
        n += 3
    for colour in range(COLOURS):
        suns = most_on_a_sun(s, colour)
        moons = moon_tiles(s, colour)
        sun = best_line(s, b, colour, suns) if suns > 0 else 0
        moon = best_line(s, b, colour, moons) if moons > 0 else 0
        out[n] = max(-4, min(4, sun / (4 * POINT)))
        out[n + 1] = max(-4, min(4, moon / (4 * POINT)))
        n += 2
    return n

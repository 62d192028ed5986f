"""What a good player reads off a position of Azul Duel, as numbers for networks."""

from typing import Any, Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.core.packing import COLOURS, SIZE, in_lane, lane, total
from tegel.games.azul_duel.acquire import tiles_on_moons
from tegel.games.azul_duel.board import (
    dome_column,
    dome_row,
    has_plate,
    line_colour,
    line_count,
    line_room,
    losses,
    missing_in_plate,
    special_cell,
    takes,
)
from tegel.games.azul_duel.cells import PRIZE, cell_in, row_cells
from tegel.games.azul_duel.judgement import (
    condition_hope,
    line_prospect,
    prospect_with,
    special_prizes,
    stage_of,
)
from tegel.games.azul_duel.layout import (
    CONDITIONS,
    FACTORIES,
    LINES,
    NO_CELL,
    OBSERVATION,
    PLATE_SPACES,
    PLATES_ACROSS,
    ROUNDS,
    SEATS,
    SMALL_TILES,
    SPACES,
    Board,
    Duel,
)
from tegel.games.azul_duel.lines import breaking, gain_with, is_lost

MOON_TILES: Final = 4

TABLE_INSIGHTS: Final = COLOURS * (SMALL_TILES + MOON_TILES) + 1
HOPES: Final = 5 + len(CONDITIONS)
DOME_INSIGHTS: Final = LINES + SPACES + 3 * PLATE_SPACES
LINE_INSIGHTS: Final = 5 * LINES
OFFER_INSIGHTS: Final = COLOURS * (LINES + 2)
SEAT_INSIGHTS: Final = HOPES + DOME_INSIGHTS + LINE_INSIGHTS + OFFER_INSIGHTS
INSIGHTS: Final = TABLE_INSIGHTS + SEATS * SEAT_INSIGHTS


@kernel
def insight(s: Duel, seat: int, out: Any) -> None:
    """Written after what is observed: the offer, then what each seat may hope for."""
    n = read_offer(s, out, OBSERVATION)
    ahead = read_seat(s, seat, out, n) - read_seat(s, 1 - seat, out, n + SEAT_INSIGHTS)
    out[n + 1] = max(-4, min(4, ahead / (10 * POINT)))
    out[n + SEAT_INSIGHTS + 1] = max(-4, min(4, -ahead / (10 * POINT)))


@kernel
def reveal(s: Duel) -> None:
    """What is hidden in Azul Duel stays so: plates that were returned matter little."""


@kernel
def read_seat(s: Duel, seat: int, out: Any, n: int) -> int:
    """What a seat may hope for; what it may expect, and the second number is not written."""
    b = s.boards[seat]
    on_suns, on_moons = most_on_a_sun(s), tiles_on_moons(s)
    lines = n + HOPES + DOME_INSIGHTS
    uses = lines + LINE_INSIGHTS
    read_dome(b, out, n + HOPES)
    break_all(b, on_suns, on_moons, out, uses)
    prospects = 0
    for line in range(LINES):
        cells = row_cells(s, b, line)
        prospects += read_line(s, b, line, cells, on_suns, on_moons, out, lines)
        read_uses(s, b, line, cells, on_suns, on_moons, out, uses)
        lines += 5
    limit_uses(on_suns, on_moons, out, uses)
    return read_hopes(s, seat, prospects, out, n)


@kernel
def read_offer(s: Duel, out: Any, n: int) -> int:
    """How many suns show 1 to 4 tiles of a colour, how many the moons have; where to go on."""
    ways = 0
    on_moons = tiles_on_moons(s)
    for colour in range(COLOURS):
        for k in range(SMALL_TILES):
            out[n + k] = 0
        for factory in range(FACTORIES):
            tiles = lane(s.suns[factory], colour)
            if tiles > 0:
                ways += 1
                out[n + min(tiles, SMALL_TILES) - 1] += 0.5
        n += SMALL_TILES
        moons = lane(on_moons, colour)
        ways += moons > 0
        for k in range(MOON_TILES):
            out[n + k] = moons > k
        n += MOON_TILES
    out[n] = ways / 8
    return n + 1


@kernel
def most_on_a_sun(s: Duel) -> int:
    """How many tiles of each colour can be taken from one sun at most, in lanes."""
    most = 0
    for colour in range(COLOURS):
        tiles = 0
        for factory in range(FACTORIES):
            tiles = max(tiles, lane(s.suns[factory], colour))
        most |= in_lane(tiles, colour)
    return most


@kernel
def read_hopes(s: Duel, seat: int, lines: int, out: Any, n: int) -> int:
    """What a seat may expect, if its lines may bring this, and of what."""
    b = s.boards[seat]
    stage = stage_of(s)
    special = special_prizes(s, b, stage)
    prize = special
    for condition in range(len(CONDITIONS)):
        hope = condition_hope(s, b, stage, condition)
        prize += hope
        out[n + 5 + condition] = min(4, hope / (8 * PRIZE))
    expected = prospect_with(s, seat, lines, prize)
    out[n] = expected / (20 * POINT)
    out[n + 2] = losses(b) / 4
    out[n + 3] = max(-4, min(4, prize / (20 * PRIZE)))
    out[n + 4] = max(-4, min(4, special / (8 * PRIZE)))
    return expected


@kernel
def read_dome(b: Board, out: Any, n: int) -> None:
    """How full rows, columns and plates are, and where special tiles wait."""
    for i in range(LINES):
        out[n + i] = SIZE[dome_row(b, i)] / 4
    n += LINES
    for i in range(SPACES):
        out[n + i] = SIZE[dome_column(b, i)] / 4
    n += SPACES
    for place in range(PLATE_SPACES):
        top = place // PLATES_ACROSS * 2
        left = place % PLATES_ACROSS * 2
        missing = missing_in_plate(b, top, left)
        waits = special_cell(b, top, left) != NO_CELL and missing > 0
        out[n] = has_plate(b, place)
        out[n + 1] = (4 - missing) / 4
        out[n + 2] = (5 - missing) / 4 if waits else 0
        n += 3


@kernel
def read_line(
    s: Duel, b: Board, line: int, cells: int, on_suns: int, on_moons: int, out: Any, n: int
) -> int:
    """Whether a line is complete or can be at once, and its cell; what it may bring."""
    held = line_count(b.lines, line)
    missing = line_room(b.lines, line)
    colour = line_colour(b.lines, line)
    cell = cell_in(cells, colour) if held > 0 else 0
    most = max(lane(on_suns, colour), lane(on_moons, colour))
    out[n] = missing == 0
    out[n + 1] = cell > 0
    out[n + 2] = max(-4, min(4, cell / (4 * POINT)))
    out[n + 3] = held > 0 and 0 < missing <= most
    out[n + 4] = missing / 4 if held > 0 else 0
    return line_prospect(b, stage_of(s), line, cell)


@kernel
def break_all(b: Board, on_suns: int, on_moons: int, out: Any, n: int) -> None:
    """The worst that can be done with what is on offer of each colour."""
    broken = total(b.broken)
    for colour in range(COLOURS):
        n += LINES
        out[n] = -breaking(broken, lane(on_suns, colour)) / (4 * POINT)
        out[n + 1] = -breaking(broken, lane(on_moons, colour)) / (4 * POINT)
        n += 2


@kernel
def read_uses(
    s: Duel, b: Board, line: int, cells: int, on_suns: int, on_moons: int, out: Any, n: int
) -> None:
    """What each colour is worth on a line that takes it, and whether its tiles are best used so."""
    at_last = s.round == ROUNDS
    broken = total(b.broken)
    held = line_count(b.lines, line)
    for colour in range(COLOURS):
        use = 0
        if takes(b, line, colour):
            use = cell_in(cells, colour)
            lost = is_lost(s, b, line, use)
            sun = gain_with(line, held, lane(on_suns, colour), use, at_last, lost, broken)
            moon = gain_with(line, held, lane(on_moons, colour), use, at_last, lost, broken)
            out[n + LINES] = max(out[n + LINES], sun / (4 * POINT))
            out[n + LINES + 1] = max(out[n + LINES + 1], moon / (4 * POINT))
        out[n + line] = min(4, use / (4 * POINT))
        n += LINES + 2


@kernel
def limit_uses(on_suns: int, on_moons: int, out: Any, n: int) -> None:
    """What is not on offer is worth nothing, and nothing is worth too much."""
    for colour in range(COLOURS):
        n += LINES
        out[n] = max(-4, min(4, out[n])) if lane(on_suns, colour) > 0 else 0
        out[n + 1] = max(-4, min(4, out[n + 1])) if lane(on_moons, colour) > 0 else 0
        n += 2

"""What a good player reads off a position of Azul, as numbers for networks."""

from typing import Any, Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.core.packing import COLOURS, SIZE, lane
from tegel.games.azul.board import (
    bonus,
    factories,
    floor_cost,
    is_complete,
    line_colour,
    line_count,
    wall_column,
    wall_row,
)
from tegel.games.azul.judgement import (
    FLOOR_POINT,
    best_use,
    line_worth,
    on_offer,
    outlook,
    prospect,
    rounds_to_come,
    tile_worth,
    wall_prospect,
)
from tegel.games.azul.layout import (
    CENTRE,
    FACTORY_TILES,
    LINES,
    MOST_SEATS,
    OBSERVATION,
    SPACES,
    Azul,
    Board,
)

# The centre is asked whether it holds so many tiles of a colour.
HEAPS: Final = table([1, 2, 3, 5])
# Rows, columns and colours are asked whether they hold so many.
NEARLY: Final = table([3, 4, 5])

TABLE_INSIGHTS: Final = COLOURS * (FACTORY_TILES + len(HEAPS) + 1) + LINES + 2
# Takes are told of so many seats, the one in turn first.
TAKES_SEATS: Final = 2
TAKE_INSIGHTS: Final = 3
SEAT_INSIGHTS: Final = 6 + (3 + TAKE_INSIGHTS) * LINES + COLOURS + 3 * len(NEARLY) * SPACES
INSIGHTS: Final = TABLE_INSIGHTS + MOST_SEATS * SEAT_INSIGHTS


@kernel
def insight(s: Azul, seat: int, out: Any) -> None:
    """Written after what is observed: the offer, then what each seat may hope for."""
    n = read_offer(s, out, OBSERVATION)
    for i in range(MOST_SEATS):
        n = read_board(s, (seat + i) % s.players, i < s.players, i < TAKES_SEATS, out, n)


@kernel
def reveal(s: Azul) -> None:
    """Nothing in Azul is hidden."""


@kernel
def read_offer(s: Azul, out: Any, n: int) -> int:
    """How many factories show 1 to 4 tiles of a colour, how many the centre has; where to go on."""
    takes = 0
    for colour in range(COLOURS):
        for k in range(FACTORY_TILES):
            out[n + k] = 0
        for factory in range(1, factories(s.players) + 1):
            tiles = lane(s.display[factory], colour)
            takes += tiles > 0
            if tiles > 0:
                out[n + tiles - 1] += 0.5
        n += FACTORY_TILES
        here = lane(s.display[CENTRE], colour)
        takes += here > 0
        for k in range(len(HEAPS)):
            out[n] = here >= HEAPS[k]
            n += 1
        out[n] = on_offer(s, colour) / 8
        n += 1
    rounds = rounds_to_come(s)
    for k in range(LINES):
        out[n + k] = k == rounds
    n += LINES
    out[n] = s.offered / 16
    out[n + 1] = takes / 8
    return n + 2


@kernel
def read_takes(s: Azul, b: Board, o: Board, line: int, out: Any, n: int) -> None:
    """The two best takes for a pattern line, and whether the best one completes it."""
    held = line_count(b.lines, line)
    rounds = rounds_to_come(s)
    best = 0
    second = 0
    completes = False
    if held <= line:
        for colour in range(COLOURS):
            if lane(b.accepts, colour) >> line & 1:
                tile = tile_worth(s, b, o, line, colour, rounds)
                offered = on_offer(s, colour)
                before = line_worth(tile, line, held, 0, offered, rounds) if held > 0 else 0
                for source in range(factories(s.players) + 1):
                    tiles = lane(s.display[source], colour)
                    if tiles > 0:
                        spilt = max(0, held + tiles - line - 1)
                        gain = line_worth(tile, line, held, tiles, offered, rounds) - before
                        gain -= FLOOR_POINT * spilt
                        if gain > best:
                            second = best
                            best = gain
                            completes = held + tiles > line
                        elif gain > second:
                            second = gain
    out[n] = min(4, best / (8 * POINT))
    out[n + 1] = min(4, second / (8 * POINT))
    out[n + 2] = completes


@kernel
def read_board(s: Azul, seat: int, seated: bool, soon: bool, out: Any, n: int) -> int:
    """What one board promises, all 0 where nobody sits; where to go on.

    Takes are told only of who will be in turn soon: later hardly any of the offer is left.
    """
    if not seated:
        for i in range(SEAT_INSIGHTS):
            out[n + i] = 0
        return n + SEAT_INSIGHTS
    b = s.boards[seat]
    o = outlook(s, b)
    rounds = rounds_to_come(s)
    hope = prospect(s, seat)
    rival = -1000 * POINT
    for other in range(s.players):
        if other != seat:
            rival = max(rival, prospect(s, other))
    out[n] = hope / (20 * POINT)
    out[n + 1] = max(-4, min(4, (hope - rival) / (10 * POINT)))
    out[n + 2] = o.score / 20
    out[n + 3] = bonus(o) / 10
    out[n + 4] = wall_prospect(o, rounds) / (20 * POINT)
    out[n + 5] = floor_cost(b) / 4
    n += 6
    for line in range(LINES):
        held = line_count(b.lines, line)
        missing = line + 1 - held
        out[n] = missing == 0
        out[n + 1] = held > 0 and missing > 0 and on_offer(s, line_colour(b.lines, line)) >= missing
        out[n + 2] = 0
        if held > 0:
            worth = tile_worth(s, b, o, line, line_colour(b.lines, line), rounds)
            out[n + 2] = max(-4, min(4, worth / (4 * POINT)))
        n += 3
    for colour in range(COLOURS):
        best = 0
        for source in range(factories(s.players) + 1):
            tiles = lane(s.display[source], colour)
            if tiles > 0:
                best = max(best, best_use(s, b, colour, tiles))
        out[n] = best / 4
        n += 1
    for line in range(LINES):
        if soon:
            read_takes(s, b, o, line, out, n)
        else:
            for k in range(TAKE_INSIGHTS):
                out[n + k] = 0
        n += TAKE_INSIGHTS
    for i in range(SPACES):
        across = SIZE[wall_row(b, i)] + is_complete(b, i)
        for k in range(len(NEARLY)):
            out[n] = across >= NEARLY[k]
            out[n + 1] = SIZE[wall_column(o, i)] >= NEARLY[k]
            out[n + 2] = SIZE[lane(o.has, i)] >= NEARLY[k]
            n += 3
    return n

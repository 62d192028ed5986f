"""What a good player reads off a position of Ingenious, as numbers for networks."""

from typing import Any, Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.games.ingenious.board import lowest_track, ray
from tegel.games.ingenious.judgement import (
    NEED,
    STAGES,
    TRACK,
    cells_for_halves,
    prospect,
    stage,
    total_need,
)
from tegel.games.ingenious.layout import (
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    FIRST,
    KINDS,
    LAST,
    MOST_SEATS,
    OBSERVATION,
    RACK_TILES,
    SECOND,
    STEP,
    Ingenious,
    Seat,
)
from tegel.games.ingenious.observation import sees_rack
from tegel.games.ingenious.tiles import count

# For how many cells a colour scores at least so much there.
LEVELS: Final = table([1, 2, 3, 4, 6])
# A cell's points, a lane of bits for each colour.
LANE: Final = 8
FULL_LANE: Final = (1 << LANE) - 1
BEST: Final = 6  # points that count as 1
# Shares of a seat's needs are in such parts.
WHOLE_NEED: Final = 64

TABLE_INSIGHTS: Final = COLOURS * (len(LEVELS) + 1) + STAGES + 1
SEAT_INSIGHTS: Final = 3 + 3 * COLOURS + 2
INSIGHTS: Final = TABLE_INSIGHTS + MOST_SEATS * SEAT_INSIGHTS


@kernel
def insight(s: Ingenious, seat: int, out: Any) -> None:
    """Written after what is observed: what the board offers, then what each seat may hope for."""
    n = OBSERVATION
    best = read_cells(s, out, n)
    n += COLOURS * len(LEVELS)
    for colour in range(COLOURS):
        out[n] = (best >> LANE * colour & FULL_LANE) / BEST
        n += 1
    now = stage(s)
    for k in range(STAGES):
        out[n + k] = k == now
    n += STAGES
    out[n] = s.pairs / (32 * s.players)
    n += 1
    for i in range(MOST_SEATS):
        n = read_seat(s, seat, (seat + i) % s.players, i < s.players, out, best, n)


@kernel
def read_cells(s: Ingenious, out: Any, n: int) -> int:
    """Count the cells on which a colour scores, by how much; the most of each colour, in lanes."""
    for i in range(COLOURS * len(LEVELS)):
        out[n + i] = 0
    best = 0
    for row in range(1, LAST + 1):
        cells = cells_for_halves(s, row)
        for column in range(1, LAST + 1):
            if cells >> column & 1:
                points = points_of_all(s, row * COLUMNS + column)
                for colour in range(COLOURS):
                    here = points >> LANE * colour & FULL_LANE
                    for k in range(len(LEVELS)):
                        if here >= LEVELS[k]:
                            out[n + len(LEVELS) * colour + k] += 0.125
                    if here > best >> LANE * colour & FULL_LANE:
                        best = best & ~(FULL_LANE << LANE * colour) | here << LANE * colour
    return best


@kernel
def points_of_all(s: Ingenious, cell: int) -> int:
    """What half a tile of each colour scores on a free cell, in lanes."""
    points = 0
    for direction in range(DIRECTIONS):
        colour = s.cells[cell + STEP[direction]]
        if colour >= 0:
            points += ray(s, cell, direction, colour) << LANE * colour
    return points


@kernel
def read_seat(
    s: Ingenious, seat: int, other: int, seated: bool, out: Any, best: int, n: int
) -> int:
    """What a seat may hope for, all 0 where nobody sits; where to go on."""
    if not seated:
        for i in range(SEAT_INSIGHTS):
            out[n + i] = 0
        return n + SEAT_INSIGHTS
    p = s.seats[other]
    hope = prospect(s, other)
    rival = -1000 * POINT
    for third in range(s.players):
        if third != other:
            rival = max(rival, prospect(s, third))
    out[n] = hope / (8 * POINT)
    out[n + 1] = max(-4, min(4, (hope - rival) / (4 * POINT)))
    out[n + 2] = lowest_track(p) / 6
    n += 3
    now = stage(s)
    total = total_need(p, now)
    rack = p.rack if sees_rack(s, seat, other) else 0
    for colour in range(COLOURS):
        halves = 0
        for kind in range(KINDS):
            halves += count(rack, kind) * ((FIRST[kind] == colour) + (SECOND[kind] == colour))
        out[n] = NEED[TRACK * now + p.tracks[colour]] / total * 2
        out[n + 1] = gain(p, colour, now, total, best) / (WHOLE_NEED * BEST // 2)
        out[n + 2] = halves / RACK_TILES
        n += 3
    return read_rack(p, rack, now, total, out, best, n)


@kernel
def gain(p: Seat, colour: int, now: int, total: int, best: int) -> int:
    """What the best cell for a colour is worth to a seat: its points, by how much it needs them."""
    need = WHOLE_NEED * NEED[TRACK * now + p.tracks[colour]] // total
    return need * (best >> LANE * colour & FULL_LANE)


@kernel
def read_rack(p: Seat, rack: int, now: int, total: int, out: Any, best: int, n: int) -> int:
    """The two best kinds of tile of a rack, with each half on its best cell; where to go on."""
    most = 0
    next_most = 0
    for kind in range(KINDS):
        if count(rack, kind) > 0:
            value = gain(p, FIRST[kind], now, total, best) + gain(p, SECOND[kind], now, total, best)
            if value > most:
                next_most = most
                most = value
            elif value > next_most:
                next_most = value
    out[n] = most / (WHOLE_NEED * BEST // 2)
    out[n + 1] = next_most / (WHOLE_NEED * BEST // 2)
    return n + 2

"""What a good player reads off a position of Ingenious, as numbers for networks.

A colour is nothing by itself: what counts is whether it is a seat's lowest, second lowest and so
on. So each seat's colours are told in that order.
"""

from typing import Any, Final

from tegel.core.generic import POINT
from tegel.core.kernel import kernel, table
from tegel.games.ingenious.board import FULL_LANE, LANE, lowest_track, points_of_all
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
    FIRST,
    KINDS,
    LAST,
    MOST_SEATS,
    OBSERVATION,
    RACK_TILES,
    SECOND,
    TRACK_END,
    Ingenious,
    Seat,
)
from tegel.games.ingenious.observation import sees_rack, unseen
from tegel.games.ingenious.tiles import count

# For how many cells a colour scores at least so much there.
LEVELS: Final = table([1, 2, 3, 4, 6])
BEST: Final = 6  # points that count as 1
# Shares of a seat's needs are in such parts.
WHOLE_NEED: Final = 64

TABLE_INSIGHTS: Final = COLOURS * len(LEVELS) + STAGES + 1
COLOUR_INSIGHTS: Final = 8 + len(LEVELS)
SEAT_INSIGHTS: Final = 5 + COLOURS * COLOUR_INSIGHTS
INSIGHTS: Final = TABLE_INSIGHTS + MOST_SEATS * SEAT_INSIGHTS


@kernel
def insight(s: Ingenious, seat: int, out: Any) -> None:
    """Written after what is observed: what the board offers, then what each seat may hope for."""
    n = OBSERVATION
    best = read_cells(s, out, n)
    n += COLOURS * len(LEVELS)
    now = stage(s)
    for k in range(STAGES):
        out[n + k] = k == now
    n += STAGES
    out[n] = s.pairs / (32 * s.players)
    n += 1
    left = halves_of(unseen(s, seat))
    seen = 0
    for i in range(s.players):
        if sees_rack(s, seat, i):
            seen += halves_of(s.seats[i].rack)
    for i in range(MOST_SEATS):
        if i < s.players:
            read_seat(s, seat, (seat + i) % s.players, out, best, left, seen, n)
        else:
            for k in range(SEAT_INSIGHTS):
                out[n + k] = 0
        n += SEAT_INSIGHTS


@kernel
def reveal(s: Ingenious) -> None:
    """Open the racks."""
    s.open_racks = 1


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
def halves_of(tiles: int) -> int:
    """How many halves of each colour some tiles have, in lanes."""
    halves = 0
    for kind in range(KINDS):
        n = count(tiles, kind)
        halves += (n << LANE * FIRST[kind]) + (n << LANE * SECOND[kind])
    return halves


@kernel
def read_seat(
    s: Ingenious, seat: int, other: int, out: Any, best: int, left: int, seen: int, n: int
) -> None:
    """What a seat may hope for: in all, and of each colour, the one it is lowest in first."""
    p = s.seats[other]
    hope = prospect(s, other)
    rival = -1000 * POINT
    for third in range(s.players):
        if third != other:
            rival = max(rival, prospect(s, third))
    lowest = lowest_track(p)
    now = stage(s)
    total = total_need(p, now)
    rack = p.rack if sees_rack(s, seat, other) else 0
    own = halves_of(rack)
    out[n] = hope / (8 * POINT)
    out[n + 1] = max(-4, min(4, (hope - rival) / (4 * POINT)))
    out[n + 2] = lowest / 6
    read_rack(p, rack, now, total, out, best, n + 3)
    for colour in range(COLOURS):
        k = n + 5 + COLOUR_INSIGHTS * place_of(p, own, colour)
        track = p.tracks[colour]
        halves = own >> LANE * colour & FULL_LANE
        out[k] = track / TRACK_END
        out[k + 1] = (track - lowest) / 4
        out[k + 2] = NEED[TRACK * now + track] / total * 2
        out[k + 3] = gain(p, colour, now, total, best) / (WHOLE_NEED * BEST // 2)
        out[k + 4] = halves / RACK_TILES
        out[k + 5] = ((seen >> LANE * colour & FULL_LANE) - halves) / RACK_TILES
        out[k + 6] = (left >> LANE * colour & FULL_LANE) / 24
        out[k + 7] = (best >> LANE * colour & FULL_LANE) / BEST
        for level in range(len(LEVELS)):
            out[k + 8 + level] = out[OBSERVATION + len(LEVELS) * colour + level]


@kernel
def place_of(p: Seat, own: int, colour: int) -> int:
    """How many colours a seat needs more than this one: lower tracks, or with fewer tiles for them.

    Of colours that are equal in this, the first comes first.
    """
    mine = standing(p, own, colour)
    place = 0
    for other in range(COLOURS):
        theirs = standing(p, own, other)
        place += theirs < mine or (theirs == mine and other < colour)
    return place


@kernel
def standing(p: Seat, own: int, colour: int) -> int:
    """Orders a seat's colours: by its tracks, then by the halves on its rack."""
    return (p.tracks[colour] << LANE) + (own >> LANE * colour & FULL_LANE)


@kernel
def gain(p: Seat, colour: int, now: int, total: int, best: int) -> int:
    """What the best cell for a colour is worth to a seat: its points, by how much it needs them."""
    need = WHOLE_NEED * NEED[TRACK * now + p.tracks[colour]] // total
    return need * (best >> LANE * colour & FULL_LANE)


@kernel
def read_rack(p: Seat, rack: int, now: int, total: int, out: Any, best: int, n: int) -> None:
    """The two best kinds of tile of a rack, with each half on its best cell."""
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

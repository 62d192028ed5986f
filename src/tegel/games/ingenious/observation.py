"""What a seat of Ingenious may know, as numbers for learning."""

from typing import Any

from tegel.core.game import Wide
from tegel.core.kernel import kernel
from tegel.games.ingenious.board import is_first_round, lowest_colours
from tegel.games.ingenious.layout import (
    CLOSING,
    COLOURS,
    COLUMNS,
    FREE,
    KINDS,
    LAST,
    MOST_SEATS,
    PLACEMENT,
    RACK_TILES,
    SEAT_NUMBERS,
    TILE,
    TRACK_END,
    Ingenious,
)
from tegel.games.ingenious.tiles import count, total

WIDE = (Wide(5, 1, 1, 0, 1.2),)  # the bag: 120 tiles, of which a hundred count as 1


@kernel
def sees_rack(s: Ingenious, seat: int, other: int) -> bool:
    """Ruling: racks are private; an option opens them."""
    return s.open_racks == 1 or seat == other


@kernel
def unseen(s: Ingenious, seat: int) -> int:
    """The tiles that a seat sees nowhere: those in the bag and on racks that are hidden from it."""
    tiles = s.bag
    for other in range(s.players):
        if not sees_rack(s, seat, other):
            tiles += s.seats[other].rack
    return tiles


@kernel
def observe(s: Ingenious, seat: int, out: Any) -> None:
    """What a seat may know as numbers of about 0 to 1: table, cells, and seats from its own on."""
    n = observe_table(s, seat, out)
    for row in range(1, LAST + 1):
        for column in range(1, LAST + 1):
            content = s.cells[row * COLUMNS + column]
            out[n] = content == FREE
            n += 1
            for colour in range(COLOURS):
                out[n] = content == colour
                n += 1
    for i in range(MOST_SEATS):
        n = observe_seat(s, seat, (seat + i) % s.players, i < s.players, out, n)


@kernel
def observe_table(s: Ingenious, seat: int, out: Any) -> int:
    """What is no seat's; where the cells begin."""
    out[0] = s.phase == TILE
    out[1] = s.phase == PLACEMENT
    out[2] = s.phase == CLOSING
    out[3] = is_first_round(s)
    out[4] = s.bonus / RACK_TILES
    out[5] = total(s.bag) / 100
    out[6] = s.open_racks
    out[7] = s.bonus_limit_one
    n = 8
    for players in range(2, MOST_SEATS + 1):
        out[n] = s.players == players
        n += 1
    for colour in range(COLOURS):
        out[n] = s.used >> colour & 1
        n += 1
    hidden = unseen(s, seat)
    hand_seen = sees_rack(s, seat, s.turn)
    for kind in range(KINDS):
        out[n] = count(hidden, kind) / RACK_TILES
        out[n + 1] = hand_seen and s.hand == kind
        n += 2
    return n


@kernel
def observe_seat(s: Ingenious, seat: int, other: int, seated: bool, out: Any, n: int) -> int:
    """One seat of an observation, all 0 where nobody sits; where the next one begins."""
    p = s.seats[other]
    if not seated:
        for i in range(SEAT_NUMBERS):
            out[n + i] = 0
        return n + SEAT_NUMBERS
    out[n] = s.turn == other
    out[n + 1] = p.tiles / RACK_TILES
    n += 2
    lowest = lowest_colours(p)
    for colour in range(COLOURS):
        out[n] = p.tracks[colour] / TRACK_END
        out[n + 1] = lowest >> colour & 1
        n += 2
    rack = p.rack if sees_rack(s, seat, other) else 0
    for kind in range(KINDS):
        out[n] = count(rack, kind) / RACK_TILES
        n += 1
    return n

"""Azul's moves in their parts, and where each takes its tiles. Nothing is secret."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

from tegel.core.packing import without_lane
from tegel.core.telling import Deed, Flight, Move
from tegel.core.unpacking import lanes
from tegel.games.azul.board import line_colour, line_count
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_NAMES,
    DESTINATIONS,
    FIRST_COLUMN,
    FLOOR,
    IN_CENTRE,
    TAKES_PER_SOURCE,
    Azul,
)
from tegel.games.azul.places import flights_of, flights_of_pile, source_place


class Take(Deed):
    """All tiles of one colour, from a factory or the centre."""

    kind: Literal["take"]
    source: int  # 0: the centre
    colour: str
    count: int
    line: int | None  # None: all to the floor line
    marker: bool  # the starting-player marker comes with them


class Column(Deed):
    """Grey wall: a column for the tile of a line."""

    kind: Literal["column"]
    line: int
    colour: str
    column: int


def deed_of(s: Azul, move: Move) -> Take | Column:
    """A move in its parts."""
    return take_of(*takes(s, [move])[0]) if move < FIRST_COLUMN else column_of(s, move)


def column_of(s: Azul, move: Move) -> Column:
    """The choice of a column for the tile of the line in hand."""
    return {
        "kind": "column",
        "passing": False,
        "line": s.phase,
        "colour": colour_of_line(s, s.turn, s.phase),
        "column": move - FIRST_COLUMN,
    }


def takes(s: Azul, moves: Iterable[Move]) -> list[tuple[Move, int, bool]]:
    """All that tells takes: their numbers, how many tiles there are, whether the marker comes."""
    piles, first, found = [*map(lanes, s.display)], s.marker == IN_CENTRE, list[Any]()
    for move in moves:
        source, colour, _ = parts(move)
        found.append((move, piles[source][colour], first and source == CENTRE))
    return found


def take_of(move: Move, count: int, marker: bool) -> Take:
    """A take in its parts."""
    source, colour, destination = parts(move)
    return {
        "kind": "take",
        "passing": False,
        "source": source,
        "colour": COLOUR_NAMES[colour],
        "count": count,
        "line": None if destination == FLOOR else destination,
        "marker": marker,
    }


@cache
def parts(move: Move) -> tuple[int, int, int]:
    """The source, the colour and the destination of a take."""
    source, rest = divmod(move, TAKES_PER_SOURCE)
    return source, *divmod(rest, DESTINATIONS)


def colour_of_line(s: Azul, seat: int, line: int) -> str:
    """The colour on a pattern line that holds tiles."""
    return COLOUR_NAMES[line_colour(s.boards[seat].lines, line)]


def flights_of_take(then: Azul, now: Azul, move: Move) -> list[Flight]:
    """To the line, the floor line and the lid, and from a factory to the centre."""
    seat, (source, colour, line) = then.turn, parts(move)
    start, name = source_place(source), COLOUR_NAMES[colour]
    laid = 0
    if line != FLOOR:
        laid = line_count(now.boards[seat].lines, line)
        laid -= line_count(then.boards[seat].lines, line)
    thrown = lanes(now.lid)[colour] - lanes(then.lid)[colour]
    fell = lanes(then.display[source])[colour] - laid - thrown
    rest = 0 if source == CENTRE else without_lane(then.display[source], colour)
    return [
        *flights_of("marker", "centre", (int(then.marker != now.marker), f"floor {seat}")),
        *flights_of(name, start, (laid, f"line {seat} {line}"), (fell, f"floor {seat}")),
        *flights_of(name, start, (thrown, "lid")),
        *flights_of_pile(rest, start, "centre"),
    ]

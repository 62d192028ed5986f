"""Where things lie, by the names that boards know, and how they get there.

`bag`, `lid`, `centre`, `factory 3`, and of a seat `line 0 2`, `wall 0 2 3`, `floor 0`.
"""

from tegel.core.telling import Flight
from tegel.core.unpacking import lanes
from tegel.games.azul.layout import CENTRE, COLOUR_NAMES, LINES, SPACES


def source_place(source: int) -> str:
    """A factory or the centre."""
    return "centre" if source == CENTRE else f"factory {source}"


def spaces_of(seat: int, bits: int) -> list[str]:
    """Spaces of a wall, of which a position holds a set as bits."""
    spaces = (divmod(i, SPACES) for i in range(LINES * SPACES) if bits >> i & 1)
    return [f"wall {seat} {row} {column}" for row, column in spaces]


def flights_of(what: str, start: str, *ends: tuple[int, str]) -> list[Flight]:
    """So many of a thing to each of some places; none goes nowhere."""
    return [
        {"what": what, "count": count, "start": start, "end": end} for count, end in ends if count
    ]


def flights_of_pile(tiles: int, start: str, end: str) -> list[Flight]:
    """All tiles of a pile."""
    return [
        flight
        for name, count in zip(COLOUR_NAMES, lanes(tiles), strict=True)
        for flight in flights_of(name, start, (count, end))
    ]

"""A game from a file, with all that was tried in it."""

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.wire.told import ToldMove


class TriedView(TypedDict):
    """A move that was tried, and what could be instead of it."""

    move: int
    telling: ToldMove
    chance: bool  # it had a part in what followed
    deals: list[str]  # what it brought, where the file says so
    mark: str
    comment: str
    instead: "list[list[TriedView]]"


class FileView(TypedDict):
    """A game from a file, with all that was tried and said in it."""

    game: str
    options: dict[str, Value]
    position: str | None  # what it began with; None: the set-up
    known: str | None  # no more than this seat knew, or lay on the table; None: all
    source: str  # a seed, or a table's key
    seats: list[str]
    tags: dict[str, str]
    comment: str  # of the start
    moves: list[TriedView]

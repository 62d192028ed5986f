"""Games that are looked at again, and those that were brought."""

from collections.abc import Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.wire.told import ToldMove


class Brought(TypedDict):
    """What came of a file of games: so many are here now, were already, and can't be."""

    added: int
    known: int
    others: int  # played at no table, or not over


class Replayed(TypedDict):
    """A game after so many moves."""

    moves: int
    view: Mapping[str, Any]
    position: str  # as one line of text, with ? for what is not known to the one who looks


class EndingView(TypedDict):
    """How a table ended before its game did."""

    reason: Literal["resigned", "time", "abandoned"]
    seat: int | None
    places: list[int] | None


class RecordView(TypedDict):
    """A record that was checked, and its game after so many moves."""

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    scores: list[int] | None  # None: the game is not over
    places: list[int] | None
    ending: EndingView | None
    taken_back: int  # how often moves were that others had answered
    sealed: bool  # it shows that its chance was decided before the game
    moves: list[str]
    story: list[ToldMove]  # where no move is asked for: all of them, as the seat may know them
    after: int
    view: Mapping[str, Any]
    position: str  # as one line of text: as the seat may know it, or else the whole

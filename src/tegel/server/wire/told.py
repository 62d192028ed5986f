"""Events as readers are told of them (`tables/sight.py`), as types for whoever reads them."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from tegel.server.tables.events import Reason


class ToldAny(TypedDict):
    """What every event has."""

    number: int
    at: int


class ToldPlain(ToldAny):
    """The table was set up, or the game began."""

    kind: Literal["created", "started"]


class ToldSat(ToldAny):
    """A person took a seat."""

    kind: Literal["sat"]
    seat: int
    name: str
    nonce: str | None


class ToldBotSat(ToldAny):
    """A bot took a seat."""

    kind: Literal["botsat"]
    seat: int
    level: str


class ToldMoved(ToldAny):
    """A decision was made; its number is None for who may not know it."""

    kind: Literal["moved"]
    seat: int
    move: int | None
    text: str
    by_bot: bool


class ToldOfSeat(ToldAny):
    """Something that a seat did, or that happened to it, and that needs no more words."""

    kind: Literal["stood", "undone", "resigned", "flagged", "takenover", "returned", "offered"]
    seat: int


class ToldResumed(ToldAny):
    """No server was there for so many milliseconds: they count for nobody."""

    kind: Literal["resumed"]
    pause: int


class ToldSaid(ToldAny):
    """Somebody at the table spoke."""

    kind: Literal["said"]
    seat: int
    text: str


class ToldRematched(ToldAny):
    """The next game is at another table."""

    kind: Literal["rematched"]
    table: str


class ToldFinished(ToldAny):
    """The game ended."""

    kind: Literal["finished"]
    reason: Reason
    seat: int | None
    scores: list[int]
    places: list[int]


class ToldClosed(ToldAny):
    """The table was cleared."""

    kind: Literal["closed"]
    reason: Literal["nobody came", "abandoned"]


Told = Annotated[
    ToldPlain
    | ToldSat
    | ToldBotSat
    | ToldMoved
    | ToldOfSeat
    | ToldResumed
    | ToldSaid
    | ToldRematched
    | ToldFinished
    | ToldClosed,
    Field(discriminator="kind"),
]

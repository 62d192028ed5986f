"""Events as readers are told of them (`tables/sight.py`), as types for whoever reads them."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from tegel.server.tables.events import Asks, Clearing, Reason


class ToldAny(TypedDict):
    """What every event has."""

    number: int
    at: int


class ToldPlain(ToldAny):
    """The table was set up, the game began, or somebody has left for good."""

    kind: Literal["created", "started", "forgotten"]


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


class ToldMove(TypedDict):
    """A decision and all that followed; its number is None for who may not know it."""

    seat: int
    move: int | None
    text: str | None
    deed: dict[str, Any]
    flights: list[dict[str, Any]]
    follows: list[dict[str, Any]]
    opens: bool
    round: int | None


class ToldMade(ToldAny):
    """A decision was made: which, and all that followed, is the `last_move` of the new view."""

    kind: Literal["moved"]
    seat: int
    by_bot: bool


class ToldMoved(ToldMade, ToldMove):
    """A decision was made, and all that followed."""


class ToldOfSeat(ToldAny):
    """Something that a seat did, or that happened to it, and that needs no more words."""

    kind: Literal[
        "stood",
        "planned",
        "undone",
        "allowed",
        "declined",
        "withdrawn",
        "paused",
        "continued",
        "resigned",
        "flagged",
        "takenover",
        "returned",
        "hurried",
        "offered",
    ]
    seat: int


class ToldTakenBack(ToldAny):
    """A seat took back all from its last choice on: so many moves stand."""

    kind: Literal["takenback"]
    seat: int
    after: int


class ToldAsked(ToldAny):
    """A seat asked the other people for something."""

    kind: Literal["asked"]
    seat: int
    what: Asks
    after: int | None
    seen: bool


class ToldResumed(ToldAny):
    """No server was there for so many milliseconds: they count for nobody."""

    kind: Literal["resumed"]
    pause: int


class ToldSaid(ToldAny):
    """Somebody at the table spoke."""

    kind: Literal["said"]
    seat: int
    text: str
    phrase: str | None


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
    """The table was cleared, or a seat called the game off."""

    kind: Literal["closed"]
    reason: Clearing
    seat: int | None


ToldOfTable = (
    ToldPlain
    | ToldSat
    | ToldBotSat
    | ToldOfSeat
    | ToldTakenBack
    | ToldAsked
    | ToldResumed
    | ToldSaid
    | ToldRematched
    | ToldFinished
    | ToldClosed
)
Told = Annotated[ToldMoved | ToldOfTable, Field(discriminator="kind")]
# An event together with the view that it leads to.
Announced = Annotated[ToldMade | ToldOfTable, Field(discriminator="kind")]

"""The deal of the day."""

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.tables.daily import Outcome


class DailyDeal(TypedDict):
    """What is played on a day (UTC), and what its chance is committed to."""

    day: str
    game: str
    options: dict[str, Value]  # that are not the usual ones
    commitment: str


class DailyTry(TypedDict):
    """Somebody's own try at the deal of a day; no outcome: it is not over, or was so too late."""

    day: str
    game: str
    table: str
    outcome: Outcome | None
    played: bool | None  # to its last move
    points: int | None
    margin: int | None


class DailyResultView(TypedDict):
    """A row of a table of results."""

    name: str
    you: bool
    outcome: Outcome
    played: bool
    points: int
    margin: int  # ahead of the champion
    table: str | None  # to look at, once the day is over


class DailyView(DailyDeal):
    """The deal of a day, and how everybody did who has an account; the best first."""

    ends_at: int
    secret: str | None  # once the day is over
    you: DailyTry | None
    results: list[DailyResultView]
    players: int  # who have finished, more than are told of
    ahead: list[DailyDeal]  # what comes in the next days


class DailyDeals(TypedDict):
    """What came of one's tries, the latest first, and days in a row with a game that was ended."""

    series: int
    longest: int
    tries: list[DailyTry]


class MadeTry(TypedDict):
    """The table of one's try."""

    table: str

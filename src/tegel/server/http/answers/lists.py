"""Tables in lists."""

from typing import Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.tables.sight import ResultView
from tegel.server.tables.table import Status


class SeatSummary(TypedDict):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class ClockSummary(TypedDict):
    """A clock in a list of tables."""

    kind: Literal["none", "live", "days"]
    base: int
    increment: int


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    status: Status
    game: str
    public: bool
    quick: bool  # its host waits to be paired
    rated: bool  # its result counts for ratings
    tournament: str | None  # that it belongs to
    offline: bool  # it was played without a server, and brought here
    created_at: int
    updated_at: int
    aside: bool  # it can't be read
    options: dict[str, Value]
    clock: ClockSummary
    turn: int | None
    moves: int
    result: ResultView | None
    taken_back: int  # how often moves were that others had answered
    seats: list[SeatSummary]


class OwnSummary(TableSummary):
    """A table of one's own in a list, and one's seats at it."""

    yours: list[int]


class TableList(TypedDict):
    """Public tables, those where something happened last first."""

    tables: list[TableSummary]


class OwnList(TypedDict):
    """One's own tables, those where something happened last first."""

    tables: list[OwnSummary]

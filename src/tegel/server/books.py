"""What the desk asks of whoever keeps its events: a database, a page, or a world of a test."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson

from tegel.ratings.game import RatedGame
from tegel.server.notices.kinds import Notice
from tegel.server.tables.daily import DailyResult
from tegel.server.tables.events import Entry
from tegel.server.tables.results import SeatResult


@dataclass(frozen=True)
class Append:
    """Events to add to a table's list, and what the row of the table says from then on.

    And whom they concern: a notice is on disk if its events are, and only then.
    """

    table: str
    entries: Sequence[Entry]
    row: dict[str, Any] = field(default_factory=dict[str, Any])
    notices: Sequence[Notice] = ()
    rated: RatedGame | None = None  # that ends with these events
    daily: DailyResult | None = None  # of a try at a deal of the day that ends with them
    results: Sequence[SeatResult] = ()  # of a game that ends with them


def wish(
    game: str, options: Mapping[str, Any], clock: Mapping[str, Any], rated: bool = False
) -> str:
    """A short text that is the same for the same game, options and clock, and stake."""
    wanted = [game, dict(options), dict(clock), *(["rated"] if rated else [])]
    told = orjson.dumps(wanted, option=orjson.OPT_SORT_KEYS)
    return hashlib.sha256(told).hexdigest()


class Books(Protocol):
    """Where events are kept, and what is to be looked at when."""

    async def append(self, appends: Sequence[Append]) -> bool:
        """Add events; False, and nothing is added, if the list has grown already."""
        ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The events of a table that come after a number; `Unreadable` if they can't be had."""
        ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        ...

    async def due(self, now: int, until: int, most: int) -> list[str]:
        """Tables to look at now; no other process looks at them until then."""
        ...

    async def look_at(self, table: str, number: int, at: int | None, thinks: str | None) -> None:
        """Note when to look at a table again, and the process whose bot is to move there.

        If something has happened there since, that counts.
        """
        ...

    async def set_aside(self, table: str) -> None:
        """Note that a table can't be read."""
        ...

    async def seen(self, who: Sequence[tuple[str, str]], now: int) -> None:
        """Note that persons are at their tables."""
        ...

    async def last_seen(self, table: str) -> dict[int, int]:
        """When the person at each seat was last there."""
        ...

"""Which deal is played on which day, and where its chance comes from.

The chance of a day follows from a key of this house and the day, so nobody can know it before, and
no process need keep it. What it is committed to is shown ahead, and the secret when the day is
over: until then neither a table nor a record shows it to who has finished.
"""

import hmac
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache

from tegel.core.options import Value
from tegel.core.seal import DUPLICATE, commit
from tegel.games import games
from tegel.server.tables.events import Event
from tegel.server.tables.seat import Place, Setting, deal_of_the_day
from tegel.server.tables.table import Table

CHAMPION = "champion"
NEXT = timedelta(days=1)
NO_CLOCK = {"kind": "none", "base": 0, "increment": 0}
# In which kinds a game is played on these days: a file in its folder.
KINDS = "days.json"


@cache
def rota() -> Sequence[tuple[str, Mapping[str, Value]]]:
    """One game after the other, in its first kind, then in its next.

    Days that were are told by it too: who changes it says from which day on.
    """
    files = {name: game.home / KINDS for name, game in games().items()}
    kinds = {
        name: json.loads(file.read_text(encoding="utf-8"))
        for name, file in files.items()
        if file.exists()
    }
    turns = range(max(map(len, kinds.values())))
    return [(name, its[n]) for n in turns for name, its in kinds.items() if n < len(its)]


@dataclass(frozen=True)
class Deal:
    """What is played on a day."""

    day: date
    game: str
    options: Mapping[str, Value]  # that are not the game's usual ones
    secret: str

    @classmethod
    def of(cls, day: date, key: bytes) -> "Deal":
        """The deal of a day, by the key of this house."""
        secret = hmac.digest(key, f"tegel deal of {day.isoformat()}".encode(), "sha256").hex()
        return cls(day, *rota()[day.toordinal() % len(rota())], secret)

    @property
    def commitment(self) -> str:
        """What can be shown of its secret before the day is over."""
        return commit(self.secret, DUPLICATE)

    @property
    def ends_at(self) -> int:
        """When the day is over, and with it the time for a try."""
        return end_of(self.day)

    def begin(self, player: str, name: str) -> list[Event]:
        """The first events of somebody's try."""
        places = [Place("open"), Place("bot", level=CHAMPION)]
        setting = Setting(self.game, self.options, places, NO_CLOCK, public=False, chat=False)
        day = self.day.isoformat()
        return deal_of_the_day(setting, (player, name), day, self.secret, DUPLICATE)


def day_at(now: int) -> date:
    """The day that it is, by UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day is over, in milliseconds since 1970."""
    after = day + NEXT
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def is_secret(table: Table, now: int) -> bool:
    """Whether a table is a try at a deal that others may still play."""
    day = table.created.daily
    return day is not None and now < end_of(date.fromisoformat(day))


def series(days: Collection[date], today: date) -> tuple[int, int]:
    """Days in a row up to now, and the longest such row. Today may still come."""
    runs: dict[date, int] = {}
    for day in sorted(days):
        runs[day] = runs.get(day - NEXT, 0) + 1
    now = runs.get(today) or runs.get(today - NEXT, 0)
    return now, max(runs.values(), default=0)

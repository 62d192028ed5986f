"""Of what somebody wants to be told, and at which hours not."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from tegel.server.notices.kinds import KINDS

MINUTES = 24 * 60


@dataclass(frozen=True)
class Wishes:
    """What somebody has chosen."""

    off: tuple[str, ...] = ()  # kinds that are not told
    quiet_from: int | None = None  # minutes after midnight; None: no hour is quiet
    quiet_to: int = 0
    zone: str = "UTC"
    mail: bool = False
    language: str = "en"
    origin: str = ""  # the address that pages have

    @classmethod
    def of(cls, kept: dict[str, Any]) -> "Wishes":
        """The wishes that were kept."""
        own = dict(kept)
        own["off"] = tuple(kind for kind in kept["off"] if kind in KINDS)
        return cls(**own)

    def loud_at(self, now: int) -> int:
        """The first moment from now on that is not in a quiet hour. Times in milliseconds."""
        if self.quiet_from is None or self.quiet_from == self.quiet_to:
            return now
        here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.quiet_from) % MINUTES >= (self.quiet_to - self.quiet_from) % MINUTES:
            return now
        day = here.date() + timedelta(days=int(self.quiet_to <= minute))
        # As the clock on the wall says it then: summer time may begin or end in the night.
        ends = datetime(
            day.year, day.month, day.day, *divmod(self.quiet_to, 60), tzinfo=here.tzinfo
        )
        return max(now, int(ends.timestamp() * 1000))


def zone(name: str) -> Any:
    """A time zone by its name; one that this machine does not know is that of Greenwich."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # the last is ZoneInfoNotFoundError
        return UTC

"""The time of the house.

How long something takes is measured by a clock that nobody sets. What the clock on the wall shows
is only a date: it may be set, and it goes on while the machine sleeps.
"""

import time
from collections.abc import Callable


def wall_ms() -> int:
    """What the machine's clock shows, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds since some moment."""
    return time.monotonic_ns() // 1_000_000


class Hours:
    """A time that runs evenly, and never back; forward it is set by who knows better."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms
    ) -> None:
        self.wall = wall
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return self._steady() + self._offset

    def set(self, now: int) -> None:
        """Make it as late as that, unless it is later."""
        self._offset = max(self._offset, now - self._steady())

"""How late the loop is: while one thing keeps it, everything else waits."""

import asyncio
import time
from collections.abc import Callable

WINDOW = 30.0  # seconds: whoever asks twice as often misses nothing


class Lag:
    """The longest that anything had to wait lately for the loop."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._since = steady()
        self._now = self._before = 0.0  # the longest of this window, and of the one before it

    async def sleep(self, seconds: float) -> None:
        """Sleep, and note how much later than that one was woken."""
        began = self._steady()
        await asyncio.sleep(seconds)
        self.note(self._steady() - began - seconds)

    def note(self, late: float) -> None:
        """Something was late by so many seconds."""
        if self._steady() - self._since > WINDOW:
            self._before, self._now, self._since = self._now, 0.0, self._steady()
        self._now = max(self._now, late)

    @property
    def longest(self) -> float:
        """In seconds, of the last half minute at least."""
        return max(self._now, self._before)

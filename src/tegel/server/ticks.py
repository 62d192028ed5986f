"""Ticks: a sign of life every second, for who looks at a game of their own and does nothing.

So a line that was lost without a word is missed within two seconds. A tick is always the same
bytes, which go out as they are; who wants none costs nothing.
"""

import asyncio
from collections.abc import Callable

from tegel.server.wire.parcel import Parcel

EVERY = 1.0  # seconds
TICK = Parcel(b'{"type":"tick"}')


class Ticks:
    """Those of one connection."""

    def __init__(self, send: Callable[[Parcel], None]) -> None:
        self._send = send
        self._next: asyncio.TimerHandle | None = None

    def want(self, wanted: bool) -> None:
        """Begin with one at once, or send no more."""
        self.end()
        if wanted:
            self._tick()

    def end(self) -> None:
        """Send no more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _tick(self) -> None:
        self._send(TICK)
        self._next = asyncio.get_running_loop().call_later(EVERY, self._tick)

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
    """Those of one connection: the first comes at once."""

    def __init__(self, send: Callable[[Parcel], None]) -> None:
        self._send = send
        self._tick()

    def end(self) -> None:
        """Send no more."""
        self._next.cancel()

    def _tick(self) -> None:
        self._send(TICK)
        self._next = asyncio.get_running_loop().call_later(EVERY, self._tick)

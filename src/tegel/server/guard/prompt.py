"""How slowly a client may take in what it is sent: for requests and for live connections alike."""

import asyncio
from typing import ClassVar

from tegel.server.guard.doors import Doors


class Prompt(asyncio.Protocol):
    """Half a protocol: it cuts off who does not read, and counts who is there."""

    for_answer = 30.0  # seconds in which something of what waits must have been taken
    last_words = 2.0  # seconds to take in the rest when the server ends
    doors: ClassVar[Doors | None] = None  # those of the server; None: open to all

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _cut: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much waits to be sent: see that some of it is taken."""
        super().pause_writing()
        self.wait_for_reader()

    def resume_writing(self) -> None:
        """Little waits any more."""
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_waiting()
        if self.doors is not None:
            self.doors.leave(self.transport)
        super().connection_lost(exc)

    def hurry(self) -> None:
        """All is said: the other side has a moment to take it in."""
        self._stop_waiting()
        # Closed, a connection would wait for its reader for ever.
        self._cut = self.loop.call_later(self.last_words, self.transport.abort)

    def wait_for_reader(self) -> None:
        """See that something of what waits to be sent is taken, again and again."""
        waiting = self.transport.get_write_buffer_size()
        self._stop_waiting()
        self._cut = self.loop.call_later(self.for_answer, self._look, waiting)

    def _look(self, waited: int) -> None:
        """Go on if something was taken of what waited to be sent."""
        if self.transport.get_write_buffer_size() < waited:
            self.wait_for_reader()
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None

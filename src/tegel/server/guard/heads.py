"""How slow a client may be: to send the head of a request, and to take in the answer."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tegel.server.line import untie


class PromptProtocol(H11Protocol):
    """HTTP for clients that get on with it; others are cut off.

    The server itself gives up only on connections that say nothing after an answer.
    """

    for_head = 10.0  # seconds from its first byte, or from the start of the connection
    for_answer = 30.0  # seconds in which something of the rest must have been taken

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_ends: asyncio.TimerHandle | None = None
        self._answer_ends: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        """Take a part of something, which may be a head."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_head()
        elif self._head_ends is None:
            self._wait_for_head()

    def pause_writing(self) -> None:
        """Much waits to be sent: see that some of it is taken."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Little waits any more."""
        self._stop_answer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_head()
        self._stop_answer()
        super().connection_lost(exc)
        untie(self.transport)

    def _wait_for_head(self) -> None:
        self._head_ends = self.loop.call_later(self.for_head, self.transport.close)

    def _wait_for_reader(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._answer_ends = self.loop.call_later(self.for_answer, self._look, waiting)

    def _look(self, waited: int) -> None:
        """Go on if something was taken of what waited to be sent."""
        if self.transport.get_write_buffer_size() < waited:
            self._wait_for_reader()
        else:
            self.transport.abort()  # closed, it would still wait for its reader

    def _stop_head(self) -> None:
        if self._head_ends is not None:
            self._head_ends.cancel()
            self._head_ends = None

    def _stop_answer(self) -> None:
        if self._answer_ends is not None:
            self._answer_ends.cancel()
            self._answer_ends = None

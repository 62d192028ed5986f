"""Requests of clients that get on with it: how slow a head may be, and how large."""

import asyncio
from typing import Any

import h11
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from tegel.server.guard.prompt import Prompt
from tegel.server.guard.refuse import refuse
from tegel.server.line import untie

LARGEST_HEAD = 16 * 1024


class PromptProtocol(Prompt, H11Protocol):
    """HTTP for clients that get on with it; others are cut off.

    The server itself gives up only on connections that say nothing after an answer.
    """

    for_head = 10.0  # seconds from its first byte, or from the start of the connection

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_ends: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head, if there is room for one more."""
        super().connection_made(transport)
        if self.doors is None or self.doors.enter(transport):
            self._wait_for_head()
        else:
            self.hurry()

    def data_received(self, data: bytes) -> None:
        """Take a part of something, which may be a head."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_head()
        elif self._head_ends is None:
            self._wait_for_head()

    def on_response_complete(self) -> None:
        """Go on to the next request; after the last, the answer is still to be read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.wait_for_reader()

    def shutdown(self) -> None:
        """The server ends: what is under way may end as well, but soon."""
        super().shutdown()
        self.loop.call_later(self.last_words, self._drop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_head()
        super().connection_lost(exc)
        untie(self.transport)

    def _drop(self) -> None:
        """Wait no longer for somebody who does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _wait_for_head(self) -> None:
        self._head_ends = self.loop.call_later(self.for_head, self.transport.close)

    def _stop_head(self) -> None:
        if self._head_ends is not None:
            self._head_ends.cancel()
            self._head_ends = None


class HeadGuard:
    """Lets no head pass that is too large: the parser counts only those that come in pieces."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "lifespan" and _size(scope) > LARGEST_HEAD:
            message = f"the head of this request is too large: {LARGEST_HEAD} bytes are allowed"
            close = [(b"connection", b"close")]
            await refuse(scope, send, 431, "too_large", message, close)
        else:
            await self.app(scope, receive, send)


def _size(scope: Scope) -> int:
    lines = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    return lines + len(scope["path"]) + len(scope["query_string"])

"""The line to a client: WebSockets as uvicorn speaks them, and parcels sent as they are."""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.http11 import Request
from websockets.protocol import State

from tegel.server.wire.parcel import WINDOW, Parcel

# Where an application finds the line in the scope of a connection.
EXTENSION = "tegel.line"
# Neither side remembers one message for the next: that would be 47 kB for each connection.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
)


def untie(transport: asyncio.BaseTransport) -> None:
    """Let a transport that has closed be freed: it refers to a method of its own."""
    vars(transport).pop("_read_ready_cb", None)


class Line(WebSocketsSansIOProtocol):
    """A connection that takes parcels."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]
        self._unpacks = False
        self._extensions: dict[str, Any] = {}

    def handle_connect(self, event: Request) -> None:
        """Agree with a client on how it is spoken to, and let the application begin."""
        super().handle_connect(event)
        self._unpacks = any(
            isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= WINDOW
            for one in self.conn.extensions
        )
        if self.response.status_code == 101:
            self._extensions = cast(dict[str, Any], self.scope.setdefault("extensions", {}))
            self._extensions[EXTENSION] = self.post

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave nothing that only the collector would find: it is switched off (`app.py`)."""
        super().connection_lost(exc)
        self._extensions.pop(EXTENSION, None)
        del self.conn.parser  # a generator that knows its owner
        untie(self.transport)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; once it has accepted, forget how it was asked."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response
            self.conn.parser = self.conn.parse()  # the one that has read the head remembers it
            next(self.conn.parser)

    def post(self, parcel: Parcel) -> bool:
        """Send a parcel at once; False: there is no room for it now, or nobody to read it."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(parcel.packed if self._unpacks else parcel.plain)
        return True

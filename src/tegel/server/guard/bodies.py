"""How large a body may be, and how slowly it may come.

It is read here, whole, before anybody looks at it: whoever sends too much or too slowly costs a
buffer of a known size for a known time. Of large ones there are few at once, whoever sends them.
"""

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tegel.server.guard.crowd import Crowd, asking
from tegel.server.guard.refuse import refuse

LARGEST = 64 * 1024
# So many at once are larger, or may be, of one household and of all.
AT_HOME, AT_ONCE = 4, 64
PATIENCE = 10.0  # seconds for a whole body
MOST_DIGITS = 12  # of a length that anybody could mean
# The rest of the body is not waited for.
CLOSE = [(b"connection", b"close")]


class TooLarge(Exception):
    """A body has more bytes than are allowed."""


class Gone(Exception):
    """Whoever sent a body has gone in the middle of it."""


class BodyGuard:
    """Lets no body pass that is too large, or too slow."""

    def __init__(self, app: ASGIApp, larger: Mapping[str, int], patience: float = PATIENCE) -> None:
        self.app = app
        self._larger = larger  # by path: what may be larger than the rest
        self._patience = patience
        self._large = Crowd(AT_HOME, AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body, and pass the request on with it, or refuse it."""
        if scope["type"] != "http" or not _has_body(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        largest = self._larger.get(scope["path"], LARGEST)
        if largest <= LARGEST or _is_small(Headers(scope=scope)):
            await self._pass_on(scope, receive, send, min(largest, LARGEST))
        elif self._large.enter(asking.get()):
            try:
                await self._pass_on(scope, receive, send, largest)
            finally:
                self._large.leave(asking.get())
        else:
            after = (b"retry-after", b"2")
            message = f"{AT_HOME} of these at once are all that one address can send"
            await refuse(scope, send, 429, "too_many", message, [*CLOSE, after])

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send, largest: int) -> None:
        try:
            async with asyncio.timeout(self._patience):
                body = await _read(Headers(scope=scope), receive, largest)
        except TooLarge:
            message = f"this is too large: {largest} bytes are allowed here"
            await refuse(scope, send, 413, "too_large", message, CLOSE)
        except TimeoutError:
            message = f"the body did not come within {self._patience:g} s"
            await refuse(scope, send, 408, "too_slow", message, CLOSE)
        except Gone:
            pass
        else:
            await self.app(scope, _again(body, receive), send)


def _has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def _is_small(headers: Headers) -> bool:
    """Whether a body promises to be no larger than any may be."""
    promised = headers.get("content-length", "")
    return 0 < len(promised) <= MOST_DIGITS and int(promised) <= LARGEST


async def _read(headers: Headers, receive: Receive, largest: int) -> bytes:
    # What a header promises is not believed, but who promises too much need not send it.
    promised = headers.get("content-length", "0")
    if len(promised) > MOST_DIGITS or int(promised) > largest:
        raise TooLarge
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        body += message.get("body", b"")
        if len(body) > largest:
            raise TooLarge
        more = message.get("more_body", False)
    return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Receive a body that was read already, then whatever comes after it."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again

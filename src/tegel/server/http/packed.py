"""Answers that are text go out packed, to who takes them so.

Who can have a browser ask for something, and sees how long the answer is, might guess what is in it
letter by letter, if it holds a secret beside words of theirs (BREACH). Secrets are given out once,
as the answer to a POST, or in a header: neither is packed.
"""

import asyncio
import re
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST = 1000  # bytes; less goes in one packet anyhow
LARGE = 50_000  # bytes: they take more than half a millisecond
LEVEL = 5  # a millisecond for the whole story of a game; more would gain little
NOT_AT_ALL = re.compile(r"\s*q=0(\.0*)?\s*")
GZIP = 31  # zlib's word for it
TEXT = ("application/json", "text/")
# What somebody sent, in views: large, and nothing that its sender did not know.
NO_SECRET = frozenset({"/api/records/views", "/api/positions"})


def accepted(headers: Headers) -> set[str]:
    """The ways of packing that a client takes."""
    asked = (part.partition(";") for part in headers.get("accept-encoding", "").split(","))
    return {name.strip().lower() for name, _, how in asked if not NOT_AT_ALL.fullmatch(how)}


class Packed:
    """Packs what an application answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back, smaller."""
        if scope["type"] != "http" or not _may_be_packed(scope):
            await self.app(scope, receive, send)
            return
        takes_it = "gzip" in accepted(Headers(scope=scope))
        start: Message | None = None

        async def pack_and_send(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_text(message):
                start = message
                return
            if start is not None:
                begun, start = start, None
                body: bytes = message.get("body", b"")
                # What comes in pieces is a file, and was packed when it was built.
                if len(body) >= SMALLEST and not message.get("more_body"):
                    headers = MutableHeaders(scope=begun)
                    headers.add_vary_header("Accept-Encoding")
                    if takes_it:
                        body = await _pack(body)
                        headers["Content-Encoding"] = "gzip"
                        headers["Content-Length"] = str(len(body))
                        message = {**message, "body": body}
                await send(begun)
            await send(message)

        await self.app(scope, receive, pack_and_send)


async def _pack(body: bytes) -> bytes:
    """What is large is packed beside the loop: others need not wait for it."""
    if len(body) > LARGE:
        return await asyncio.to_thread(zlib.compress, body, LEVEL, GZIP)
    return zlib.compress(body, LEVEL, GZIP)


def _may_be_packed(scope: Scope) -> bool:
    return scope["method"] == "GET" or scope["path"] in NO_SECRET


def _is_text(message: Message) -> bool:
    headers = Headers(raw=message["headers"])
    is_text = headers.get("content-type", "").startswith(TEXT)
    return is_text and not {"content-encoding", "set-cookie"} & set(headers.keys())

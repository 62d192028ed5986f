"""Refusing a request before it gets to the application."""

from collections.abc import Sequence

import orjson
from starlette.types import Message, Send


async def refuse(
    send: Send, status: int, code: str, message: str, headers: Sequence[tuple[bytes, bytes]] = ()
) -> None:
    """Answer with a refusal, as the application itself would."""
    body = orjson.dumps({"code": code, "message": message})
    start: Message = {
        "type": "http.response.start",
        "status": status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *headers,
        ],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body})

"""Refusing a request before it gets to the application."""

from collections.abc import Sequence

import orjson
from starlette.types import Message, Scope, Send


async def refuse(
    scope: Scope,
    send: Send,
    status: int,
    code: str,
    message: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with a refusal, as the application itself would; also where a live one was asked."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = orjson.dumps({"code": code, "message": message})
    start: Message = {
        "type": f"{kind}.start",
        "status": status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *headers,
        ],
    }
    await send(start)
    await send({"type": f"{kind}.body", "body": body})

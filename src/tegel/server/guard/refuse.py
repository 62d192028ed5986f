"""Refusing a request before it gets to the application."""

from collections.abc import MutableMapping, Sequence
from typing import Any

import orjson
from starlette.types import Message, Scope, Send

REFUSED = "tegel.refused"  # in what is known of a request: the code of its refusal


def mark(scope: MutableMapping[str, Any], code: str) -> None:
    """Note by which code a request is refused: it is counted when it has been answered."""
    scope[REFUSED] = code


async def refuse(
    scope: Scope,
    send: Send,
    status: int,
    code: str,
    message: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with a refusal, as the application itself would; also where a live one was asked."""
    mark(scope, code)
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

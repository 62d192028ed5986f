"""The smallest applications that show what guards do."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the body."""
    body = await Request(scope, receive).body()
    await PlainTextResponse(body)(scope, receive, send)


async def fail(scope: Scope, receive: Receive, send: Send) -> None:
    """Fail, with something in mind that nobody should read."""
    raise RuntimeError("hunter2")


async def fail_late(scope: Scope, receive: Receive, send: Send) -> None:
    """Fail in the middle of an answer."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    raise RuntimeError("hunter2")

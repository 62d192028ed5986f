"""What nobody foresaw: it is logged, and whoever asked is told so in words."""

import traceback
from pathlib import Path

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import FilteringBoundLogger
from uvicorn.protocols.utils import ClientDisconnected

import tegel
from tegel.server.guard.refuse import refuse

_log: FilteringBoundLogger = structlog.get_logger()

INTERNAL_ERROR = 1011
OURS = str(Path(tegel.__file__).parent)
MESSAGE = "something went wrong in this server, and was noted; what you sent may be sent again"


class TroubleGuard:
    """Lets no error of ours through to the client."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; should that fail, say so."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def send_and_look(message: Message) -> None:
            nonlocal has_begun
            has_begun = has_begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        except ClientDisconnected:
            return  # who asked has gone: it need not be told, and nobody else either
        except Exception as error:
            note("request_failed", error)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL_ERROR})
            elif has_begun:
                raise  # all that can be done is to break the connection off
            else:
                await refuse(scope, send, 500, "unavailable", MESSAGE)


def note(event: str, error: Exception) -> None:
    """Log an error: what it is and where, but not its words, which may hold what was sent."""
    *outer, last = traceback.extract_tb(error.__traceback__)
    stack = [*(frame for frame in outer if frame.filename.startswith(OURS)), last]
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in stack]
    _log.error(event, error=type(error).__name__, where=where)

"""Answers that go on: a line of JSON whenever there is news."""

from collections.abc import AsyncGenerator, Callable
from typing import Any

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

# Whoever passes it on shall keep nothing back.
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def streamed(model: str) -> dict[int | str, dict[str, Any]]:
    """That something is answered with such lines, as OpenAPI wants it told; see `openapi.py`."""
    schema = {"$ref": f"#/components/schemas/{model}"}
    return {200: {"content": {Stream.media_type: {"schema": schema}}}}


class Stream(StreamingResponse):
    """Lines of JSON, until all is said or the other side goes; then something is let go of."""

    media_type = "application/x-ndjson"

    def __init__(self, lines: AsyncGenerator[bytes], leave: Callable[[], None]) -> None:
        super().__init__(lines, headers=HEADERS)
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send all of it."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()  # even if nobody was there to hear the first line

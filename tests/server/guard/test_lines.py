"""Live connections over plain sockets."""

import pytest
from starlette.types import Receive, Scope, Send

from tegel.server.guard.lines import PromptLive
from tegel.server.guard.refuse import refuse

from .helpers import connection, read_all, request, serving

UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


async def full(scope: Scope, receive: Receive, send: Send) -> None:
    """Has room for nobody."""
    await refuse(scope, send, 429, "too_many", "there is no room")


def test_a_refusal_in_words_is_no_error_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with serving(full, ws=PromptLive) as port, connection(port) as stranger:
        stranger.sendall(request("GET", "/api/live", UPGRADE))
        answer = read_all(stranger)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert b'"too_many"' in answer
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []

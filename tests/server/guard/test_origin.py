"""Only pages of this site may have browsers ask for changes."""

from contextlib import nullcontext

import pytest
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tegel.server.guard.origin import OriginGuard

from .apps import echo

OURS = "http://tegel.test"
COOKIE = {"Cookie": "tegel=1.p.0.0.x"}


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.close()
    else:
        await echo(scope, receive, send)


CLIENT = TestClient(OriginGuard(app, ["https://other.test"]), base_url=OURS)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "MADEUP"])
@pytest.mark.parametrize(
    ("headers", "may_pass"),
    [
        ({"Origin": OURS}, True),
        ({"Origin": "HTTP://Tegel.Test"}, True),
        ({"Origin": "https://other.test"}, True),
        ({"Origin": "http://other.test"}, False),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "http://tegel.test.evil.test"}, False),
        ({"Origin": "http://tegel.test:81"}, False),
        ({"Origin": "http://evil.test/tegel.test"}, False),
        ({"Origin": "http://evil.test@tegel.test"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Origin": "http://"}, False),
        ({"Origin": "http://["}, False),
        ({"Origin": "https://tegel.test"}, False),
        ({"Origin": "ftp://tegel.test"}, False),
        ({}, True),
        ({"Authorization": "Bearer x"}, True),
        (COOKIE, False),
        (COOKIE | {"Origin": OURS}, True),
        (COOKIE | {"Origin": "http://evil.test", "Sec-Fetch-Site": "same-origin"}, False),
        (COOKIE | {"Sec-Fetch-Site": "same-origin"}, True),
        (COOKIE | {"Sec-Fetch-Site": "same-site"}, False),
        (COOKIE | {"Sec-Fetch-Site": "cross-site"}, False),
        (COOKIE | {"Sec-Fetch-Site": "none"}, False),
        (COOKIE | {"Referer": OURS}, False),
        (COOKIE | {"Authorization": "Bearer x"}, False),
    ],
)
def test_a_change_has_to_come_from_our_own_pages(
    method: str, headers: dict[str, str], may_pass: bool
) -> None:
    answer = CLIENT.request(method, "/", headers=headers)
    assert answer.status_code == (200 if may_pass else 403)
    if not may_pass:
        assert answer.json()["code"] == "wrong_origin"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_may_be_asked_from_anywhere(method: str) -> None:
    answer = CLIENT.request(method, "/", headers=COOKIE | {"Origin": "http://evil.test"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


def test_two_origins_are_one_too_many() -> None:
    headers = [("Origin", OURS), ("Origin", "http://evil.test")]
    assert CLIENT.post("/", headers=headers).status_code == 403


@pytest.mark.parametrize(
    ("headers", "may_pass"),
    [
        ({"Origin": OURS}, True),
        ({"Origin": "https://other.test"}, True),
        ({}, True),
        (COOKIE, True),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "null"}, False),
    ],
)
def test_a_live_connection_has_to_come_from_our_own_pages(
    headers: dict[str, str], may_pass: bool
) -> None:
    refusal = nullcontext() if may_pass else pytest.raises(WebSocketDisconnect, check=is_refusal)
    with refusal, CLIENT.websocket_connect("ws://tegel.test/", headers=headers):
        pass


def is_refusal(end: WebSocketDisconnect) -> bool:
    return end.code == 1008

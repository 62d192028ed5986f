"""What nobody foresaw is told in words, and logged without what was sent."""

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs
from uvicorn.protocols.utils import ClientDisconnected

from tegel.server.guard.trouble import TroubleGuard

from .apps import fail, fail_late


def test_who_asked_gets_no_traceback_and_the_log_no_words_of_the_error() -> None:
    with capture_logs() as log:
        answer = TestClient(TroubleGuard(fail)).get("/")
    assert answer.status_code == 500
    assert answer.json()["code"] == "unavailable"
    assert "hunter2" not in answer.text
    assert "Traceback" not in answer.text
    assert [entry["event"] for entry in log] == ["request_failed"]
    assert log[0]["error"] == "RuntimeError"
    assert log[0]["where"][-1].endswith(" fail")
    assert "hunter2" not in str(log)


def test_an_answer_that_breaks_in_the_middle_is_broken_off() -> None:
    with capture_logs() as log, pytest.raises(RuntimeError):
        TestClient(TroubleGuard(fail_late)).get("/")
    assert [entry["event"] for entry in log] == ["request_failed"]


def test_who_has_gone_is_no_error() -> None:
    async def gone(scope: Scope, receive: Receive, send: Send) -> None:
        raise ClientDisconnected

    with capture_logs() as log, pytest.raises(AssertionError):  # nothing is answered
        TestClient(TroubleGuard(gone)).get("/")
    assert log == []


def test_a_live_connection_that_fails_is_closed() -> None:
    app: ASGIApp = TroubleGuard(fail)
    with (
        capture_logs() as log,
        pytest.raises(WebSocketDisconnect) as end,
        TestClient(app).websocket_connect("/"),
    ):
        pass
    assert end.value.code == 1011
    assert "hunter2" not in str(log)

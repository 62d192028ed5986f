"""Who is slow to send a head, or to take in an answer, is cut off."""

import time
from socket import socket
from threading import Event

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from tegel.server.guard.heads import PromptProtocol

from .apps import echo
from .helpers import PATIENCE, connection, read_all, request, serving


class Hasty(PromptProtocol):
    """It waits not as long."""

    for_head = 0.3
    for_answer = 0.3


def test_who_says_nothing_is_cut_off() -> None:
    with serving(echo, http=Hasty) as port, connection(port) as sock:
        assert read_all(sock) == b""


def test_who_sends_a_head_drop_by_drop_is_cut_off() -> None:
    with serving(echo, http=Hasty) as port, connection(port) as sock:
        sock.settimeout(0.05)
        assert any(is_closed_after(sock, b"X") for _ in range(1000))


def is_closed_after(sock: socket, drop: bytes) -> bool:
    """Whether the other side has closed by the time that a drop more is sent."""
    try:
        sock.sendall(drop)
        return sock.recv(100) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_the_second_head_has_its_own_time() -> None:
    with serving(echo, http=Hasty, timeout_keep_alive=60) as port, connection(port) as sock:
        for _ in range(3):
            sock.sendall(request("POST", "/", {"Content-Length": "2"}, b"hi"))
            answer = b""
            while not answer.endswith(b"hi"):
                answer += sock.recv(1000)
        sock.sendall(b"GET / HT")
        assert read_all(sock) == b""


def test_who_has_sent_a_head_is_not_cut_off_while_the_body_comes() -> None:
    with serving(echo, http=Hasty) as port, connection(port) as sock:
        sock.sendall(request("POST", "/", {"Content-Length": "2", "Connection": "close"}, b"h"))
        sock.settimeout(2 * Hasty.for_head)
        with pytest.raises(TimeoutError):
            sock.recv(1)
        sock.settimeout(PATIENCE)
        sock.sendall(b"i")
        assert read_all(sock).endswith(b"hi")


LARGE = 50_000_000  # more than fits in any buffer


class Talker:
    """An application that says a lot, and knows when it is through."""

    def __init__(self) -> None:
        self.is_through = Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse(b"x" * LARGE)(scope, receive, send)
        self.is_through.set()


def test_who_does_not_read_is_cut_off() -> None:
    talker = Talker()
    with serving(talker, http=Hasty) as port, connection(port) as deaf:
        deaf.sendall(request("GET", "/"))
        assert talker.is_through.wait(PATIENCE)
        assert len(read_all(deaf)) < LARGE


class Patient(PromptProtocol):
    """It waits long enough for a reader that a busy machine lets run only now and then."""

    for_answer = 2.0


def test_who_reads_slowly_but_steadily_gets_it_all() -> None:
    pace = LARGE / (2 * Patient.for_answer)  # bytes a second: all of it takes twice as long
    with serving(Talker(), http=Patient) as port, connection(port) as slow:
        slow.sendall(request("GET", "/", {"Connection": "close"}))
        size = 0
        while part := slow.recv(1_000_000):
            size += len(part)
            time.sleep(len(part) / pace)
        assert size > LARGE

"""Who is slow to send a head, or to take in an answer, is cut off."""

import time
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
        start = time.monotonic()
        while time.monotonic() - start < 20:
            try:
                sock.sendall(b"X")
                if sock.recv(100) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert time.monotonic() - start < 20


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
    with serving(Talker(), http=Patient) as port, connection(port) as slow:
        slow.sendall(request("GET", "/", {"Connection": "close"}))
        start, size = time.monotonic(), 0
        while part := slow.recv(1_000_000):
            size += len(part)
            time.sleep(len(part) / 10_000_000)  # that is how slow it is: five seconds in all
        assert size > LARGE
        assert time.monotonic() - start > 2 * Patient.for_answer

"""Bodies that are too large or come too slowly are not let through."""

import socket
from contextlib import ExitStack, suppress

import pytest

from tegel.server.guard.bodies import AT_HOME, LARGEST, BodyGuard

from .apps import echo
from .helpers import connection, read_all, request, serving

HERE = 1000  # what is allowed at /large
QUICK = BodyGuard(echo, {"/small": HERE}, patience=0.3)
PATIENT = BodyGuard(echo, {"/small": HERE})
CLOSE = {"Connection": "close"}


def ask(data: bytes, guard: BodyGuard = PATIENT) -> bytes:
    with serving(guard) as port, connection(port) as sock:
        sock.sendall(data)
        return read_all(sock)


def sized(path: str, size: int) -> bytes:
    return request("POST", path, CLOSE | {"Content-Length": str(size)}, b"x" * size)


def chunked(path: str, *sizes: int) -> bytes:
    chunks = b"".join(f"{size:x}\r\n".encode() + b"x" * size + b"\r\n" for size in sizes)
    return request("POST", path, CLOSE | {"Transfer-Encoding": "chunked"}, chunks + b"0\r\n\r\n")


def test_a_body_that_fits_is_passed_on_whole() -> None:
    assert ask(sized("/", LARGEST)).endswith(b"x" * LARGEST)
    assert ask(chunked("/small", 400, 400, 200)).endswith(b"x" * HERE)
    assert ask(request("GET", "/", CLOSE)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "data",
    [
        sized("/", LARGEST + 1),
        sized("/small", HERE + 1),
        chunked("/", *[LARGEST // 4] * 5),
        chunked("/small", HERE, 1),
        request("POST", "/", CLOSE | {"Content-Length": "9" * 5000}),
        request("GET", "/", CLOSE | {"Content-Length": str(LARGEST + 1)}),
    ],
    ids=["sized", "sized for its path", "chunked", "chunked by one", "promised", "with a GET"],
)
def test_a_body_that_is_too_large_is_refused_before_it_is_all_there(data: bytes) -> None:
    answer = ask(data)
    assert answer.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400"))
    if answer.startswith(b"HTTP/1.1 413"):
        assert b'{"code":"too_large"' in answer
        assert b"connection: close" in answer.lower()


def test_a_body_that_comes_too_slowly_is_not_waited_for() -> None:
    begun = request("POST", "/", {"Content-Length": "100"}, b"x" * 10)
    answer = ask(begun, QUICK)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b'{"code":"too_slow"' in answer


def test_a_drop_now_and_then_does_not_buy_more_time() -> None:
    begun = request("POST", "/", {"Transfer-Encoding": "chunked"})
    with serving(QUICK) as port, connection(port) as sock:
        sock.sendall(begun)
        sock.settimeout(0.05)
        answer = b""
        # Faster than anybody gives up on a single read, and yet it comes to an end.
        for _ in range(1000):
            try:
                sock.sendall(b"1\r\nx\r\n")
                answer += sock.recv(65536)
            except TimeoutError:
                continue
            except OSError:
                break
            if b"too_slow" in answer:
                break
        assert answer.startswith(b"HTTP/1.1 408")


def test_who_goes_in_the_middle_leaves_nothing_behind() -> None:
    with serving(PATIENT) as port:
        for _ in range(20):
            with connection(port) as sock:
                sock.sendall(request("POST", "/", {"Content-Length": "100"}, b"x"))
                sock.shutdown(socket.SHUT_RDWR)
        with connection(port) as sock:
            sock.sendall(sized("/", 3))
            assert read_all(sock).endswith(b"xxx")


def test_of_large_bodies_one_household_sends_few_at_once() -> None:
    guard = BodyGuard(echo, {"/large": 10 * LARGEST})
    with serving(guard) as port, ExitStack() as rest:
        half = request("POST", "/large", CLOSE | {"Content-Length": str(2 * LARGEST)}, b"x")
        slow = [rest.enter_context(connection(port)) for _ in range(AT_HOME)]
        for sock in slow:
            sock.sendall(half)
        answers: list[bytes] = []  # until all of them are there
        while not any(b" 429 " in answer for answer in answers):
            with connection(port) as sock:
                sock.sendall(half[:-1])
                sock.settimeout(0.2)
                with suppress(TimeoutError):
                    answers.append(sock.recv(1000))
        # What is small goes by, and when one is sent, another can be.
        with connection(port) as sock:
            sock.sendall(sized("/large", 10))
            assert read_all(sock).endswith(b"x" * 10)
        slow[0].sendall(b"x" * (2 * LARGEST - 1))
        assert read_all(slow[0]).endswith(b"x" * 2 * LARGEST)
        with connection(port) as sock:
            sock.sendall(sized("/large", 2 * LARGEST))
            assert read_all(sock).endswith(b"x" * 2 * LARGEST)

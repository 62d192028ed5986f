"""A real server of any application, in a thread, and plain sockets to talk to it."""

import asyncio
import socket
from collections.abc import Generator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import uvicorn
from starlette.types import ASGIApp

PATIENCE = 300.0  # seconds that a test waits for what must come


class _Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_up.set()


@contextmanager
def serving(app: ASGIApp, **config: Any) -> Generator[int]:
    """Serve an application for a while; its port."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        plain: dict[str, Any] = {"lifespan": "off", "log_config": None, "access_log": False}
        server = _Server(uvicorn.Config(app, **{**plain, **config}))
        thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
        thread.start()
        try:
            assert server.is_up.wait(PATIENCE)
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@contextmanager
def connection(port: int) -> Generator[socket.socket]:
    """A plain connection."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as found:
        yield found


def read_all(sock: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    data = b""
    try:
        while part := sock.recv(65536):
            data += part
    except ConnectionResetError:
        pass  # that is one way to close
    return data


def request(
    method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1", "Host: tegel.test"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    return "\r\n".join([*lines, "", ""]).encode() + body

"""Servers that follow a script: to see what a client makes of bad ones."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import orjson
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from .frames import Frame

HELLO: Frame = {"type": "hello", "at": 0, "beat": 15000}
Script = Callable[["Visit"], Awaitable[None]]


class Visit:
    """One connection of a client, the n-th, as the script sees it."""

    def __init__(self, socket: ServerConnection, number: int) -> None:
        self.socket = socket
        self.number = number

    async def say(self, *frames: Frame) -> None:
        for frame in frames:
            await self.socket.send(orjson.dumps(frame).decode())

    async def hear(self, kind: str) -> Frame:
        """The next frame of a kind."""
        while True:
            frame: Frame = orjson.loads(await self.socket.recv())
            if frame["type"] == kind:
                return frame

    async def stay(self) -> None:
        """Until the client goes."""
        await self.socket.wait_closed()


@asynccontextmanager
async def scripted(script: Script) -> AsyncGenerator[str]:
    """A live server that does what a script says, for each visit."""
    visits = 0

    async def visit(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        with suppress(ConnectionClosed):
            await script(Visit(socket, visits))

    async with serve(visit, "127.0.0.1", 0, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"


@asynccontextmanager
async def closing(writer: asyncio.StreamWriter) -> AsyncGenerator[None]:
    """Close a connection in the end."""
    try:
        yield
    finally:
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncGenerator[str]:
    """A server that gives each connection the next of some answers, whatever it asks."""
    left = list(answers)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # However it ends, its socket is closed before the loop is: who comes next would be blamed.
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            async with closing(writer):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(left.pop(0) if left else b"")
                await writer.drain()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def page(status: str, body: bytes) -> bytes:
    """An answer over HTTP."""
    head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body

"""A bad line between a client and a server: frames come twice, late, in disorder, or never.

What is lost is lost with the connection, as on any network: the line is cut soon after.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

# How often which of these happens to a frame.
TWICE, LATE, LOST, AGAIN = 0.06, 0.06, 0.01, 0.04
LATEST = 0.2  # seconds
REMEMBERED = 40
Text = str | bytes


class BadLine:
    """Passes frames on between two ends, badly."""

    def __init__(self, chance: Random, done: Counter[str]) -> None:
        self._chance = chance
        self._done = done
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, near: ServerConnection, far: ClientConnection) -> None:
        """Pass everything on until one end goes."""
        near_closed = asyncio.create_task(self._pass_on(near, far.send, replay=True))
        far_closed = asyncio.create_task(self._pass_on(far, near.send, replay=False))
        await asyncio.wait([near_closed, far_closed], return_when=asyncio.FIRST_COMPLETED)
        for task in (near_closed, far_closed, *self._tasks):
            task.cancel()
        await asyncio.gather(near_closed, far_closed, *self._tasks, return_exceptions=True)

    async def _pass_on(
        self,
        source: ServerConnection | ClientConnection,
        send: Callable[[Text], Awaitable[None]],
        replay: bool,
    ) -> None:
        kept: list[Text] = []
        with suppress(ConnectionClosed):
            while True:
                frame = await source.recv()
                if b'"hello"' not in (frame if isinstance(frame, bytes) else frame.encode()):
                    if not await self._mistreat(frame, send):
                        return
                    if replay and kept and self._chance.random() < AGAIN:
                        self._done["replayed"] += 1
                        await send(self._chance.choice(kept))
                    kept = [*kept[1 - REMEMBERED :], frame]
                else:
                    await send(frame)

    async def _mistreat(self, frame: Text, send: Callable[[Text], Awaitable[None]]) -> bool:
        """Pass a frame on in some way; False: it was lost, and so is the line."""
        fate = self._chance.random()
        if fate < LOST:
            self._done["lost"] += 1
            return False
        if fate < LOST + LATE:
            self._done["late"] += 1
            self._later(frame, send)
            return True
        await send(frame)
        if fate < LOST + LATE + TWICE:
            self._done["twice"] += 1
            self._later(frame, send)
        return True

    def _later(self, frame: Text, send: Callable[[Text], Awaitable[None]]) -> None:
        async def pass_on() -> None:
            await asyncio.sleep(self._chance.uniform(0, LATEST))
            with suppress(ConnectionClosed):
                await send(frame)

        task = asyncio.create_task(pass_on())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@asynccontextmanager
async def bad_line(url: str, chance: Random, done: Counter[str]) -> AsyncGenerator[str]:
    """The address of a bad line to a server."""

    async def visit(near: ServerConnection) -> None:
        assert near.request is not None
        cookie = near.request.headers.get("Cookie", "")
        with suppress(OSError, TimeoutError, WebSocketException):
            async with connect(
                "ws" + url.removeprefix("http") + "/api/live",
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                close_timeout=0.1,
                max_size=None,
            ) as far:
                await BadLine(chance, done).run(near, far)

    async with serve(
        visit, "127.0.0.1", 0, ping_interval=None, close_timeout=0.1, compression=None
    ) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}"

"""The line: one WebSocket for all tables of a client, made anew whenever it breaks."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tegel.client.backoff import Backoff
from tegel.client.errors import Refused, Unreachable
from tegel.client.held import BadFrame, Frame
from tegel.client.table import Table

OPENING = 10.0  # seconds until a connection that is not there will not come
SILENCES = 3  # beats that may be missed
LARGEST = 8 * 1024 * 1024
PAUSE = 1.0  # seconds that a server which has heard too much is left alone
# Answers to a connection that another try will not change: who we are, or where.
FINAL = (400, 401, 403, 404, 426)


class Line:
    """The connection of a client, and the tables that it follows over it."""

    def __init__(
        self,
        url: str,
        headers: Callable[[], Mapping[str, str]],
        patience: float,
        backoff: Backoff,
    ) -> None:
        self.url = "ws" + url.removeprefix("http") + "/api/live"
        self.tables: dict[str, Table] = {}
        self._headers = headers
        self._patience = patience
        self._backoff = backoff
        self._socket: ClientConnection | None = None
        self._end: Exception | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def is_up(self) -> bool:
        """Whether the server can be reached at the moment."""
        return self._socket is not None

    async def follow(self, name: str) -> Table:
        """A table, once there is something to see of it; `Refused` if there is none such."""
        if self._end is not None:
            raise self._end
        table = self.tables.get(name)
        if table is None:
            table = self.tables[name] = Table(name, self.post)
            await table.begin()
        try:
            await table.until(lambda table: table.number > 0)
        except Refused:
            self.tables.pop(name, None)
            raise
        return table

    async def unfollow(self, name: str) -> None:
        """Hear no more of a table."""
        table = self.tables.pop(name, None)
        if table is not None:
            table.end(Refused("unfollowed", "you do not follow this table any more"))
            await self.post({"type": "unfollow", "table": name})

    async def post(self, frame: Frame) -> None:
        """Send a frame; if the line is down, tables say all again that matters when it is up."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(orjson.dumps(frame).decode())

    async def renew(self) -> None:
        """Break the line: it comes back as who we are now."""
        if self._socket is not None:
            await self._socket.close()

    async def close(self) -> None:
        """End it."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._give_up(Unreachable("the client was closed"))

    # --- Connecting ---

    async def _run(self) -> None:
        try:
            await self._stay_connected()
        except (Unreachable, Refused) as reason:
            self._give_up(reason)
        except (LookupError, TypeError) as error:
            self._give_up(Unreachable(f"{self.url} sends what no Tegel sends: {error!r}"))

    async def _stay_connected(self) -> None:
        loop = asyncio.get_running_loop()
        waits, since = iter(self._backoff), loop.time()
        while True:
            began = loop.time()
            try:
                await self._talk()
            except InvalidStatus as error:
                status = error.response.status_code
                if status in FINAL:
                    raise Unreachable(f"{self.url} refuses the connection: {status}") from None
            except (OSError, WebSocketException, TimeoutError, BadFrame):
                pass
            if self._socket is not None:
                self._socket, since = None, loop.time()
                # A server that greets and breaks off is no better than none.
                if since - began > self._backoff.most:
                    waits = iter(self._backoff)
            wait = next(waits)
            if loop.time() + wait - since > self._patience:
                raise Unreachable(f"{self.url} can't be reached")
            await asyncio.sleep(wait)

    async def _talk(self) -> None:
        """One connection, from the greeting until it breaks."""
        opened = connect(
            self.url,
            additional_headers=self._headers(),
            compression=None,
            open_timeout=OPENING,
            ping_interval=None,  # frames have a beat of their own
            close_timeout=1,
            max_size=LARGEST,
        )
        async with opened as socket:
            async with asyncio.timeout(OPENING):
                hello = _read(await socket.recv())
            beat = hello["beat"] / 1000
            self._socket = socket
            beating = asyncio.create_task(self._beat(beat))
            try:
                for table in list(self.tables.values()):
                    await table.begin()
                while True:
                    async with asyncio.timeout(SILENCES * beat):
                        raw = await socket.recv()
                    await self._take(_read(raw))
            finally:
                beating.cancel()

    async def _beat(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.post({"type": "beat"})

    async def _take(self, frame: Frame) -> None:
        if frame["type"] == "error":
            if frame["code"] != "too_fast":
                raise Refused(frame["code"], f"the server does not understand: {frame['message']}")
            # Which frame it did not take is not said: leave it alone, then say all again.
            await asyncio.sleep(PAUSE)
            for table in list(self.tables.values()):
                await table.begin()
        if frame["type"] == "beat":
            for name, number in frame["numbers"].items():
                behind = self.tables.get(name)
                if behind is not None and behind.number < number:
                    await behind.begin()
        about = self.tables.get(frame.get("table", ""))
        if about is not None:
            await about.take(frame)

    def _give_up(self, reason: Exception) -> None:
        self._end = self._end or reason
        for table in self.tables.values():
            table.end(self._end)


def _read(raw: str | bytes) -> dict[str, Any]:
    """A frame; `BadFrame` if it is none."""
    try:
        frame = orjson.loads(raw)
    except ValueError:
        raise BadFrame("not JSON") from None
    if not isinstance(frame, dict) or "type" not in frame:
        raise BadFrame("not a frame")
    return frame

"""The live side: one WebSocket for all tables that a client follows."""

import asyncio
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tegel.server.follower import refused_frame
from tegel.server.http.caller import Caller
from tegel.server.line import EXTENSION
from tegel.server.manners import check_wish
from tegel.server.notices.kinds import turn_of
from tegel.server.site import Site
from tegel.server.tables.commands import Refused, Return
from tegel.server.ticks import Ticks
from tegel.server.wire.frames import FRAMES, Beat, Follow, Look, Order, Unfollow, WantTicks
from tegel.server.wire.parcel import Parcel
from tegel.server.wire.words import in_words

log = structlog.get_logger()

BEAT = 15.0  # seconds between signs of life
SILENCE = 45.0  # without one the other side is gone
SLOW = 20.0  # seconds that a frame may take to leave
MOST_FRAMES = 64  # that wait for a slow reader; then a snapshot takes their place
MOST_ANSWERS = 256  # that wait for somebody who asks and does not listen
MOST_TABLES = 50
MOST_AT_ONCE = 16  # commands of one client
FRAME_LIMIT = "300/10seconds"
IDLE = 120.0  # seconds after which a connection that follows nothing and asks nothing is closed
# Why the server closes, for who reads it.
GOING, SIGNED_OUT, UNUSED = 1001, 4401, 4408

Outgoing = tuple[str | None, Parcel]  # the table it is about; None: the answer to a command


class Session:
    """A client that is connected."""

    def __init__(self, site: Site, socket: WebSocket, caller: Caller) -> None:
        self.player = caller.player
        self._caller = caller
        self._doubts = self._settled = 0  # whether it is still who it was
        self._settling: asyncio.Task[None] | None = None
        self._used_at = time.monotonic()
        self._code = GOING
        self._site = site
        self._socket = socket
        self._outbox: list[Outgoing] = []
        self._behind: set[str] = set()  # tables that wait for a snapshot
        self._followed: set[str] = set()
        self._post = socket.scope.get("extensions", {}).get(EXTENSION, _no_line)
        self._listener: asyncio.Task[None] | None = None  # while the client is there
        self._is_over = False
        self._sender: asyncio.Task[None] | None = None  # while something waits to be sent
        self._asking = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._looks_at: list[str] = []  # own tables that are before their eyes
        self._ticks: Ticks | None = None  # only while they are wanted: they hold this connection

    # --- Telling ---

    def tell(self, table: str, frame: Parcel) -> None:
        """Take a frame to send. A reader that is too slow loses frames, and gets a snapshot."""
        if table not in self._followed or table in self._behind:
            return
        if sum(about is not None for about, _ in self._outbox) >= MOST_FRAMES:
            self._outbox = [one for one in self._outbox if one[0] is None]
            self._behind |= self._followed
        else:
            self._take_to_send(table, frame)

    def _answer(self, **frame: Any) -> None:
        self._take_to_send(None, Parcel(orjson.dumps(frame)))

    def _take_to_send(self, about: str | None, frame: Parcel) -> None:
        """Send a frame at once, or let it wait until those before it are sent."""
        if self._sender is None and self._post(frame):
            return
        self._outbox.append((about, frame))
        if self._sender is None and self._listener is not None:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits; then there is nothing to do until something waits again."""
        try:
            while self._outbox or self._behind:
                if not self._outbox:
                    await self._catch_up(self._behind.pop())
                    continue
                if len(self._outbox) > MOST_ANSWERS + MOST_FRAMES:
                    raise Gone("too many answers wait to be read")
                _, frame = self._outbox.pop(0)
                await self._send(frame)
            self._sender = None
        except GONE:
            self._end()

    def _end(self) -> None:
        """Listen no more."""
        self._is_over = True
        if self._listener is not None:
            self._listener.cancel()

    def _beat(self) -> None:
        """Give a sign of life, again and again."""
        self._say_where()
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def _say_where(self) -> None:
        """Say that all is well, and where all tables are.

        Who missed an event learns it from the next one; of the last one nothing else tells.
        """
        numbers = self._site.desk.numbers(self._followed)
        self._answer(type="beat", at=self._site.now(), numbers=numbers)

    def _tick(self, tick: Parcel) -> None:
        """Who has something else to read needs none."""
        if self._sender is None:
            self._take_to_send(None, tick)

    def _want_ticks(self, wanted: bool) -> None:
        if self._ticks is not None:
            self._ticks.end()
        self._ticks = Ticks(self._tick) if wanted else None

    async def _send(self, frame: Parcel) -> None:
        try:
            async with asyncio.timeout(SLOW):
                await self._socket.send_text(frame.decode())
        except RuntimeError:  # what the framework says of a connection that has just closed
            raise Gone("the client left") from None

    async def _catch_up(self, table: str) -> None:
        if table in self._followed:
            with self._available(table, None):
                await self._site.desk.follow(table, self)

    # --- Listening ---

    async def run(self) -> None:
        """Talk until the other side is gone."""
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)
        self._listener = asyncio.current_task()
        silent = False
        try:
            with self._caller.watched(self._doubt):
                self._answer(type="hello", at=self._site.now(), beat=int(BEAT * 1000))
                await self._listen()
        except GONE as gone:
            silent = isinstance(gone, TimeoutError)
        except asyncio.CancelledError:
            if not self._is_over:
                raise
        finally:
            with suppress(Exception):  # the database is away: it is asked again for who is there
                await self._look_away(silent)
            self._listener = None
            self._beating.cancel()
            self._want_ticks(False)
            for task in (self._sender, self._settling):
                if task is not None:
                    task.cancel()
            self._sender = None
            for table in self._followed:
                self._site.desk.unfollow(table, self)
            if self._socket.application_state is WebSocketState.CONNECTED:
                with suppress(Exception):
                    async with asyncio.timeout(1):
                        await self._socket.close(self._code)

    async def _listen(self) -> None:
        while True:
            async with asyncio.timeout(SILENCE):
                message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                raise Gone("the client left")
            raw = message.get("text")
            if raw is None:
                raw = message.get("bytes") or b""
            await self._check_known()
            await self._take(raw)
            if not self._followed and time.monotonic() - self._used_at > IDLE:
                self._code = UNUSED
                raise Gone("it is not used")

    def _doubt(self) -> None:
        """The session or the token that this connection came with may have ended."""
        self._doubts += 1
        if self._settling is None:
            self._settling = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        try:
            await self._check_known()
        except GONE:
            self._end()
        finally:
            self._settling = None

    async def _check_known(self) -> None:
        """Take nothing from who is not known any more."""
        # What happens in other processes nobody tells: there it is asked now and then.
        while self._settled < self._doubts or self._site.store.is_postgres:
            doubts = self._doubts
            if not await self._caller.is_valid():
                self._code = SIGNED_OUT
                raise Gone("it is signed out")
            self._settled = doubts
            if doubts == self._doubts:
                return

    async def _take(self, raw: str | bytes) -> None:
        wait = self._site.limits.take(f"live {id(self)}", FRAME_LIMIT) or self._caller.ask()
        if wait:
            self._caller.refuse("too_fast")
            self._answer(type="error", code="too_fast", message=f"wait {wait:.0f} s")
            await asyncio.sleep(min(wait, 1.0))  # who does not wait is not read either
            return
        try:
            frame = FRAMES.validate_json(raw)
        except ValidationError as error:
            self._caller.refuse("bad_request")
            self._answer(type="error", code="bad_request", message=in_words(error))
            return
        if not isinstance(frame, Beat | WantTicks):
            self._used_at = time.monotonic()
        match frame:
            case Follow():
                await self._follow(frame)
            case Unfollow():
                self._followed.discard(frame.table)
                self._site.desk.unfollow(frame.table, self)
            case Order():
                await self._asking.acquire()
                task = asyncio.create_task(self._carry_out(frame))
                self._tasks.add(task)
                task.add_done_callback(self._done)
            case Beat():
                self._say_where()  # who doubts that the line holds need not wait for ours
            case WantTicks():
                self._want_ticks(frame.wanted)
            case Look():
                await self._look([one for one in frame.tables if one in self._followed])

    async def _look(self, shown: Sequence[str]) -> None:
        """Note which of their own tables somebody has before their eyes."""
        numbers = self._site.desk.sittings
        own = [
            one
            for one in shown
            if self.player and one in numbers and numbers[one].table.seats_of(self.player)
        ]
        if self.player is not None and own != self._looks_at:
            self._looks_at = own
            await self._site.herald.look(self.player, self, own)

    async def _look_away(self, silent: bool) -> None:
        """The page is gone; if nobody said so, its reader may not have seen the last of it."""
        seen, self._looks_at = self._looks_at, []
        if not seen or self.player is None:
            return
        await self._site.herald.look(self.player, self, [])
        if silent:
            since = self._site.now() - int(1000 * SILENCE)
            tables = [self._site.desk.sittings[one].table for one in seen]
            missed = [one for table in tables for one in turn_of(table, self.player, since)]
            await self._site.herald.missed(missed)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._asking.release()

    async def _follow(self, frame: Follow) -> None:
        if len(self._followed) >= MOST_TABLES and frame.table not in self._followed:
            message = f"one connection follows {MOST_TABLES} tables at most"
            self._refuse(frame.table, None, Refused("too_many", message))
            return
        self._followed.add(frame.table)
        self._behind.discard(frame.table)
        with self._available(frame.table, None):
            try:
                await self._site.desk.follow(frame.table, self, frame.last, frame.hash)
            except BaseException:
                self._followed.discard(frame.table)
                raise
            await self._arrive(frame.table)

    async def _arrive(self, table: str) -> None:
        """Who comes back plays on."""
        if self.player is None:
            return
        now = (await self._site.desk.open(table)).table
        own = now.seats_of(self.player)
        if own:
            await self._site.desk.books.seen([(table, self.player)], self._site.now())
        for seat in own:
            if now.status == "playing" and now.seats[seat].away:
                with suppress(Refused):
                    await self._site.desk.command(table, self.player, Return(seat), now.number)

    async def _carry_out(self, order: Order) -> None:
        with self._available(order.table, order.id):
            if self.player is None:
                raise Refused("no_player", "say who you are first: POST /api/players")
            await check_wish(self._site, self.player, order.table, order.do, self._caller.address)
            done = await self._site.desk.command(
                order.table, self.player, order.do, order.expected, order.id
            )
            self._answer(
                type="accepted",
                table=order.table,
                id=order.id,
                number=done.number,
                duplicate=done.duplicate,
            )

    @contextmanager
    def _available(self, table: str, own_id: str | None) -> Generator[None]:
        """Answer what is refused, and what fails because the database does."""
        try:
            yield
        except Refused as refusal:
            self._refuse(table, own_id, refusal)
        except Exception as error:
            log.error("table_failed", error=type(error).__name__)
            away = Refused("unavailable", "the server can't do this at the moment; send it again")
            self._refuse(table, own_id, away)

    def _refuse(self, table: str, own_id: str | None, refusal: Refused) -> None:
        self._take_to_send(None, refused_frame(table, refusal, own_id))


def _no_line(_: Parcel) -> bool:
    """Where frames are not sent as they are, each goes the way of the framework."""
    return False


class Gone(Exception):
    """The other side does not talk any more."""


# All that says so.
GONE = (WebSocketDisconnect, TimeoutError, OSError, Gone)

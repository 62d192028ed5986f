"""A server process: a desk, somebody who looks after its tables, and lines to clients."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import orjson
from pydantic import ValidationError

from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.desk import Desk
from tegel.server.pauses import Pause, Pauses
from tegel.server.tables.clock import SECOND
from tegel.server.tables.commands import Refused
from tegel.server.wire.frames import FRAMES, Follow, Order, Unfollow
from tests.server.world.ledger import Copybook, Ledger, Way
from tests.server.world.loop import Family, Trouble
from tests.server.world.network import Wire
from tests.server.world.witness import Witness

LOOK = 0.25  # seconds, at most, until a caretaker sees what is due
AGAIN = 2.0  # seconds until what failed is tried again
LEASE = 30 * SECOND
AT_ONCE = 100
MOST_LOOKS = 600  # in one schedule


@dataclass
class Habits:
    """How bots think."""

    slowest: float
    failing: float = 0.0


class Mind:
    """Thinks of a random move for a while; now and then it dies, or hangs."""

    def __init__(self, habits: Habits, chance: Random) -> None:
        self._habits = habits
        self._chance = chance

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        move = self._chance.choice(state.legal_moves)
        fails = self._chance.random() < self._habits.failing
        hangs = self._chance.random() < 0.5
        await asyncio.sleep(self._chance.uniform(0, self._habits.slowest))
        if fails and hangs:
            await asyncio.get_running_loop().create_future()
        if fails:
            raise Trouble("the worker died")
        return move

    def hurry(self, table: str) -> None:
        """Nobody thinks by the clock here."""


class Line:
    """A client's connection as its server sees it."""

    def __init__(self, player: str | None, witness: Witness, down: Wire) -> None:
        self.player = player
        self._witness = witness
        self._down = down

    def tell(self, table: str, frame: bytes) -> None:
        """Send what happened at a table."""
        text = bytes(frame)
        self._witness.told(table, text)
        self._down.send(text)

    def answer(self, order: Order, came: int, **answer: Any) -> None:
        """Answer a command that came when its table had so many events."""
        answer |= {"table": order.table, "id": order.id}
        self._witness.answered(self.player, order.expected, came, answer)
        self.say(**answer)

    def say(self, **frame: Any) -> None:
        """Send a frame that is about no event and no command."""
        self._down.send(orjson.dumps(frame))


class Server:
    """A process that can be killed, and started again with nothing but the ledger."""

    def __init__(
        self, name: str, ledger: Ledger, witness: Witness, way: Way, habits: Habits, chance: Random
    ) -> None:
        self.name = name
        self.is_up = False  # clients can connect
        self.is_dead = True
        self.desk: Desk
        self.lines: dict[Line, Wire] = {}
        self._ledger = ledger
        self._witness = witness
        self._way = way
        self._habits = habits
        self._chance = chance
        self._family = Family()
        self.looks = 0  # how often it looked at tables
        self._looks_at: asyncio.TimerHandle | None = None
        self._is_looking = False

    def start(self, alone: bool) -> None:
        """Start with an empty memory; `alone`: no other process has been there meanwhile."""
        self._family = Family()
        self.is_dead = False
        self._is_looking = False
        books = Copybook(self._ledger, self._way, self._chance)
        self.desk = Desk(
            books,
            Mind(self._habits, self._chance),
            self._ledger.now,
            lambda _state, _seed: self._chance.uniform(0, self._habits.slowest),
            seed=lambda: self._chance.randrange(1 << 63),
            pauses=Pauses(self._ledger.pauses),
        )
        self.run(self._open(alone))

    def kill(self) -> None:
        """End it, wherever it is; what it had in memory is gone."""
        self._ledger.alive_at = self._ledger.now() - self._chance.randrange(SECOND)
        self.is_up, self.is_dead = False, True
        self._stop_looking()
        self._family.end()
        for down in self.lines.values():
            down.is_cut = True
        self.lines.clear()

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start something that ends with this process."""
        return self._family.start(work)

    # --- Clients ---

    def call(self, player: str | None, down: Wire) -> Line:
        """A client connects."""
        line = Line(player, self._witness, down)
        self.lines[line] = down
        return line

    def hang_up(self, line: Line) -> None:
        """A line is no more."""
        self.lines.pop(line).is_cut = True
        for table in [*self.desk.sittings]:
            self.desk.unfollow(table, line)

    def take(self, line: Line, raw: bytes) -> None:
        """A frame has come."""
        if line not in self.lines:
            return
        try:
            frame = FRAMES.validate_json(raw)
        except ValidationError:
            line.say(type="error", code="bad_request", message="this makes no sense")
            return
        match frame:
            case Follow():
                self.run(self._follow(line, frame))
            case Unfollow():
                self.desk.unfollow(frame.table, line)
            case Order():
                self.run(self._carry_out(line, frame))
            case _:
                pass

    def here(self) -> list[tuple[str, str]]:
        """Whose persons follow which tables."""
        return [
            (table, follower.player)
            for table, sitting in (self.desk.sittings.items() if self.is_up else ())
            for follower, reader in sitting.followers.items()
            if reader.seats and follower.player is not None
        ]

    async def _follow(self, line: Line, frame: Follow) -> None:
        try:
            await self.desk.follow(frame.table, line, frame.last, frame.hash)
        except Refused as refusal:
            line.say(type="refused", table=frame.table, code=refusal.code)
        except Trouble:
            if line in self.lines:
                self.hang_up(line)
        if line not in self.lines:
            self.desk.unfollow(frame.table, line)
        elif frame.table in self._ledger.pages:
            # What was committed while the table was being read is found a little later.
            number = self._ledger.pages[frame.table].number
            asyncio.get_running_loop().call_later(AGAIN, self.mind_gap, frame.table, number)

    async def _carry_out(self, line: Line, order: Order) -> None:
        page = self._ledger.pages.get(order.table)
        came = 0 if page is None else page.number
        try:
            if line.player is None:
                raise Refused("no_player", "say who you are first")
            done = await self.desk.command(
                order.table, line.player, order.do, order.expected, order.id
            )
        except Refused as refusal:
            line.answer(order, came, type="refused", code=refusal.code, message=str(refusal))
        except Trouble:
            line.answer(order, came, type="refused", code="unavailable", message="try again")
        else:
            line.answer(order, came, type="accepted", number=done.number, duplicate=done.duplicate)

    # --- What a server does by itself ---

    def hear(self, table: str, number: int) -> None:
        """The bus says how far a table is."""
        if self._is_behind(table, number):
            self.run(self._hear(table, number))

    def mind_gap(self, table: str, number: int) -> None:
        """What was committed is found even if the bus says nothing."""
        if self._is_behind(table, number):
            self.run(_insist(lambda: self._mind_gap(table)))

    def _is_behind(self, table: str, number: int) -> bool:
        """Whether a desk that is asked would do anything at all: asking takes time here as well."""
        sitting = self.desk.sittings.get(table) if self.is_up else None
        return sitting is not None and sitting.table.number < number

    def look_later(self) -> None:
        """Look at what is due when it is, or a little later."""
        self._stop_looking()
        due = self._ledger.next_due()
        if self.is_up and not self._is_looking and due is not None:
            wait = max(due - self._ledger.now(), 0) / SECOND + self._chance.uniform(0.01, LOOK)
            loop = asyncio.get_running_loop()
            self._looks_at = loop.call_later(wait, lambda: self.run(self._look()))

    def _stop_looking(self) -> None:
        if self._looks_at is not None:
            self._looks_at.cancel()
            self._looks_at = None

    async def _open(self, alone: bool) -> None:
        """Note for how long no server was there, then let clients in."""
        last = self._ledger.alive_at
        if alone and last is not None:
            self._ledger.pauses.append(Pause(last, self._ledger.now()))
        self.is_up = True
        self.look_later()

    async def _look(self) -> None:
        self._is_looking = True
        self.looks += 1
        assert self.looks < MOST_LOOKS, "it looks again and again, and gets nowhere"
        try:
            now = self._ledger.now()
            for table in await self.desk.books.due(now, now + LEASE, AT_ONCE):
                await self.desk.look_after(table)
        except Trouble:
            pass
        finally:
            self._is_looking = False
            self.look_later()

    async def _hear(self, table: str, number: int) -> None:
        with suppress(Trouble):
            await self.desk.hear(table, number)

    async def _mind_gap(self, table: str) -> None:
        number = (await self.desk.books.numbers([table]))[table]
        await self.desk.hear(table, number)


async def _insist(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Try again until it works."""
    while True:
        try:
            return await work()
        except Trouble:
            await asyncio.sleep(AGAIN)

"""Two desks on the same books: what one has done, the other finds, even if nobody says so."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import orjson

from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.desk import Accepted, Desk
from tegel.server.tables.commands import Hurry, Play, Say
from tegel.server.tables.events import Entry
from tegel.server.tables.seat import Place, Setting
from tests.server.world.ledger import Copybook, Ledger, Way
from tests.server.world.loop import run

LIVE = {"kind": "live", "base": 10_000, "increment": 0}


class Ponderer:
    """Thinks for ever, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.hurried: list[str] = []

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        self.asked += 1
        never: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        return await never

    def hurry(self, table: str) -> None:
        self.hurried.append(table)


class Ear:
    """Somebody who follows, and keeps what it is told."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.frames: list[Any] = []

    def tell(self, table: str, frame: bytes) -> None:
        self.frames.append(orjson.loads(bytes(frame)))

    @property
    def numbers(self) -> list[int]:
        """The numbers of all that it was told."""
        return [frame["number"] for frame in self.frames if "number" in frame]


class Pair:
    """Two desks, and books that answer at once."""

    def __init__(self) -> None:
        self.mind = Ponderer()
        ledger = Ledger(_nothing, lambda: None, list, now)
        books = [Copybook(ledger, Way(0.0, 0.0), Random(1)) for _ in range(2)]
        self.one, self.other = (Desk(book, self.mind, now, lambda *_: 0.0) for book in books)

    async def table(self, *places: Place) -> str:
        """A table that both have in memory."""
        setting = Setting("azul", {"start": 0}, places, LIVE, True, True)
        table = (await self.one.create("anna", setting, None)).id
        await self.other.open(table)
        return table


def now() -> int:
    """The time, in milliseconds."""
    return round(asyncio.get_running_loop().time() * 1000)


def _nothing(table: str, entries: Sequence[Entry]) -> None:
    """Nobody is told of commits here."""


HOT_SEAT = (Place("me", "Anna"), Place("me", "Ben"))


async def first_move(desk: Desk, table: str) -> Play:
    """A move that the seat in turn can make."""
    state = (await desk.open(table)).table
    assert state.turn is not None
    return Play(state.turn, state.state.legal_moves[0])


def test_a_command_that_the_other_desk_carried_out_is_answered_with_its_number() -> None:
    async def story() -> None:
        desks = Pair()
        table = await desks.table(*HOT_SEAT)
        move = await first_move(desks.one, table)
        assert await desks.one.command(table, "anna", move, 4, "1") == Accepted(5)
        assert await desks.other.command(table, "anna", move, 4, "1") == Accepted(5, True)

    run(story())


def test_a_command_that_was_in_time_at_one_desk_is_not_late_at_the_other() -> None:
    async def story() -> None:
        desks = Pair()
        table = await desks.table(*HOT_SEAT)
        move = await first_move(desks.one, table)
        await asyncio.sleep(9)
        assert await desks.one.command(table, "anna", move, 4, "1") == Accepted(5)
        await asyncio.sleep(3)
        assert await desks.other.command(table, "anna", move, 4, "1") == Accepted(5, True)

    run(story())


def test_who_changes_desks_is_not_sent_back_in_time() -> None:
    async def story() -> None:
        desks, ear = Pair(), Ear("anna")
        table = await desks.table(*HOT_SEAT)
        await desks.one.follow(table, ear)
        await desks.one.command(table, "anna", await first_move(desks.one, table), 4, "1")
        await desks.other.follow(table, ear, 5, ear.frames[-1]["hash"])
        assert ear.numbers == sorted(ear.numbers)

    run(story())


def test_a_bot_is_asked_once_for_each_position_however_much_is_said() -> None:
    async def story() -> None:
        desks = Pair()
        table = await desks.table(Place("bot", level="club"), Place("me", "Anna"))
        for n in range(5):
            await desks.one.command(table, "anna", Say(1, "Hurry!"), 4, str(n))
            await asyncio.sleep(0.1)
        assert desks.mind.asked == 1

    run(story())


def test_a_bot_is_told_to_move_where_it_thinks_whoever_was_asked_to_tell_it() -> None:
    async def story() -> None:
        desks = Pair()
        slow = Place("bot", level="champion:seconds=20")
        table = await desks.table(slow, Place("me", "Anna"))
        done = await desks.other.command(table, "anna", Hurry(1), 4, "1")
        assert desks.mind.hurried == [table]
        await desks.one.hear(table, done.number)
        assert desks.mind.hurried == [table, table]

    run(story())


def test_a_bot_that_is_late_is_asked_again_now_and_then_and_not_all_the_time() -> None:
    async def story() -> None:
        desks = Pair()
        await desks.table(Place("bot", level="club"), Place("me", "Anna"))
        for _ in range(400):
            for due in await desks.one.books.due(now(), now() + 30_000, 9):
                await desks.one.look_after(due)
            await asyncio.sleep(0.25)
        assert desks.mind.asked == 4  # in 100 seconds

    run(story())


def test_what_is_said_meanwhile_makes_no_command_stale() -> None:
    async def story() -> None:
        desks = Pair()
        table = await desks.table(*HOT_SEAT)
        move = await first_move(desks.one, table)
        await desks.one.command(table, "anna", Say(0, "Hm"), 4, "1")
        assert await desks.other.command(table, "anna", move, 4, "2") == Accepted(6)

    run(story())

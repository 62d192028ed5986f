"""What happens by itself happens after every pause, once, whoever looks after the tables."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from tegel.core.game import Move
from tegel.core.state import State
from tegel.server.caretaker import Caretaker
from tegel.server.desk import Desk
from tegel.server.guard.limits import Limiter
from tegel.server.preparing import Preparing
from tegel.server.site import Settings, Site
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tegel.server.tables.clock import DAY, MINUTE, SECOND
from tegel.server.tables.commands import Return, Sit
from tegel.server.tables.events import Flagged
from tegel.server.tables.seat import Place, Setting
from tegel.server.tables.table import Table
from tegel.server.thinking import Thinkers
from tests.server.store.helpers import with_store
from tests.server.test_desk import move

LIVE = {"kind": "live", "base": 5 * MINUTE, "increment": 0}
TWO = [Place("me", "Anna"), Place("open")]


@dataclass
class World:
    """A clock that the test turns, and server processes that come and go."""

    store: Store
    now: int = 10**12

    def process(self) -> Caretaker:
        """A process that has just started."""
        desk = Desk(StoredBooks(self.store), Quick(), lambda: self.now, lambda state, seed: 0.0)
        settings = Settings(database=self.store.url)
        site = Site(
            settings, self.store, desk, Thinkers(1), Preparing(), [], Limiter(), lambda: self.now
        )
        return Caretaker(site)


class Quick:
    """A bot that does not think."""

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        return state.legal_moves[0]


async def sit_down(at: Caretaker, clock: Mapping[str, object]) -> str:
    """A table with two persons, whose game has begun."""
    desk = at.site.desk
    table = await desk.create("anna", Setting("azul", {}, TWO, clock, True, True), [], None)
    await desk.command(table.id, "ben", Sit(1, "Ben"), table.number, "sit")
    return table.id


def now_of(at: Caretaker, table: str) -> Table:
    return at.site.desk.sittings[table].table


async def settle(at: Caretaker) -> None:
    """Let what was started finish."""
    await at.site.desk.settle()


def test_the_time_in_which_no_server_lived_counts_for_nobody(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        table = await sit_down(first, LIVE)
        world.now += 10 * SECOND
        await first.live()
        world.now += DAY
        second = world.process()
        await second.resume()
        await second.look()
        after = now_of(second, table)
        assert after.turn is not None
        assert after.hands.left_at(after.turn, world.now) == 5 * MINUTE - 10 * SECOND
        assert after.status == "playing"

    asyncio.run(with_store(database, use))


def test_a_server_that_dies_while_it_gives_time_back_leaves_the_rest_to_the_next(
    database: str,
) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        tables = [await sit_down(first, LIVE) for _ in range(3)]
        await first.live()
        world.now += DAY
        second = world.process()
        command = second.site.desk.command

        given: list[str] = []

        async def note(table: str, *rest: Any) -> Any:
            if given:
                raise RuntimeError("killed")
            given.append(table)
            return await command(table, *rest)

        second.site.desk.command = note  # type: ignore[assignment,method-assign]
        with pytest.raises(RuntimeError, match="killed"):
            await second.resume()
        world.now += DAY
        third = world.process()
        await third.resume()
        await third.look()
        for table in tables:
            after = now_of(third, table)
            assert after.status == "playing"
            assert after.turn is not None
            assert after.hands.left_at(after.turn, world.now) == 5 * MINUTE

    asyncio.run(with_store(database, use))


def test_a_clock_that_runs_out_ends_the_game_by_itself(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first, second = world.process(), world.process()
        table = await sit_down(first, LIVE)
        # Both have to be there: else a bot would play on, and no clock would run.
        for _ in range(7):
            world.now += 50 * SECOND
            await first.site.desk.books.seen([(table, "anna"), (table, "ben")], world.now)
            for one in (first, second):
                await one.look()
        await first.site.desk.hear(table, 10**6)
        after = now_of(first, table)
        assert after.result is not None
        assert after.result.reason == "time"
        assert sum(isinstance(entry.event, Flagged) for entry in after.entries) == 1

    asyncio.run(with_store(database, use))


def test_a_bot_plays_for_somebody_who_left_and_hands_the_seat_back(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        table = await sit_down(keeper, LIVE)
        leaver = now_of(keeper, table).turn
        assert leaver is not None
        world.now += 61 * SECOND
        await keeper.look()
        await settle(keeper)
        after = now_of(keeper, table)
        assert after.seats[leaver].away
        assert after.turn != leaver  # the bot has moved
        player = after.seats[leaver].player
        await keeper.site.desk.command(table, player, Return(leaver), after.number, "back")
        assert not now_of(keeper, table).seats[leaver].away

    asyncio.run(with_store(database, use))


def test_who_plays_alone_against_bots_is_waited_for(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        places = [Place("me", "Anna"), Place("bot", level="club")]
        setting = Setting("azul", {}, places, {"kind": "none"}, False, True)
        table = await keeper.site.desk.create("anna", setting, [], None)
        await settle(keeper)
        for _ in range(20):
            world.now += DAY
            await keeper.look()
            await settle(keeper)
        after = now_of(keeper, table.id)
        assert after.status == "playing"
        assert not after.seats[0].away
        assert after.turn == 0

    asyncio.run(with_store(database, use))


def test_a_bot_whose_process_died_is_asked_again_by_the_next(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        places = [Place("bot", level="club"), Place("bot", level="club")]
        setting = Setting("azul", {}, places, {"kind": "none"}, False, True)
        table = await first.site.desk.create("anna", setting, [], None)
        await first.site.desk.close()  # it dies before its bots have thought
        await first.live()
        world.now += 10 * SECOND
        second = world.process()
        await second.resume()
        await second.look()
        await settle(second)
        assert now_of(second, table.id).status == "finished"

    asyncio.run(with_store(database, use))


def test_a_table_nobody_comes_to_is_cleared_and_later_forgotten(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        setting = Setting("azul", {}, TWO, {"kind": "none"}, True, True)
        table = await keeper.site.desk.create("anna", setting, [], None)
        world.now += DAY
        await keeper.look()
        assert now_of(keeper, table.id).status == "closed"
        world.now += 31 * DAY
        await keeper.tidy()
        assert await keeper.site.desk.books.entries(table.id, 0) == []
        assert keeper.site.desk.sittings == {}

    asyncio.run(with_store(database, use))


def test_whose_clock_runs_by_the_day_is_not_expected_to_be_there(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        table = await sit_down(keeper, {"kind": "days", "base": 2 * DAY})
        world.now += DAY
        await keeper.look()
        assert now_of(keeper, table).number == 4
        await move(keeper.site.desk, table, "m")
        after = now_of(keeper, table)
        assert after.hands.left == (2 * DAY, 2 * DAY)
        world.now += 2 * DAY
        await keeper.look()
        ended = now_of(keeper, table).result
        assert ended is not None
        assert (ended.reason, ended.seat) == ("time", after.turn)

    asyncio.run(with_store(database, use))

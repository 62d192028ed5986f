"""What happens by itself happens after every pause, once, whoever looks after the tables."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import token_hex

import pytest
from sqlalchemy import Connection, bindparam, delete, update
from structlog.testing import capture_logs

from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.caretaker import Caretaker
from tegel.server.desk import Desk
from tegel.server.guard.limits import Limiter
from tegel.server.guard.outward import Outward
from tegel.server.hours import Hours
from tegel.server.notices.herald import Herald
from tegel.server.notices.push import Voucher
from tegel.server.preparing import Preparing
from tegel.server.reviews import Reviews
from tegel.server.site import Settings, Site
from tegel.server.store import lists, players
from tegel.server.store.books import StoredBooks
from tegel.server.store.schema import events, processes
from tegel.server.store.store import Store
from tegel.server.tables.clock import DAY, HOUR, MINUTE, SECOND
from tegel.server.tables.commands import Refused, Resign, Return, Sit
from tegel.server.tables.events import Flagged, Resumed
from tegel.server.tables.seat import Place, Setting
from tegel.server.tables.table import Table
from tegel.server.thinking.thinkers import Thinkers
from tegel.server.tournaments.hall import Hall
from tests.server.store.helpers import with_store
from tests.server.test_desk import move

LIVE = {"kind": "live", "base": 5 * MINUTE, "increment": 0}
SPOIL = (
    update(events)
    .where(events.c.table_id == bindparam("table"), events.c.kind == "moved")
    .values(data='{"seat": 0, "move": 99999, "by_bot": false}')
)
TWO = [Place("me", "Anna"), Place("open")]


@dataclass
class World:
    """A clock that the test turns, and server processes that come and go."""

    store: Store
    now: int = 10**12
    wall: int = 0  # how far the clock on the wall is ahead

    def process(self) -> Caretaker:
        """A process that has just started."""
        hours = Hours(lambda: self.now + self.wall, lambda: self.now)
        desk = Desk(
            StoredBooks(self.store),
            Quick(),
            hours.now,
            lambda state, seed: 0.0,
            process=token_hex(8),
        )
        settings = Settings(database=self.store.url)
        thinkers = Thinkers(1)
        reviews = Reviews(thinkers)
        parts = settings, self.store, desk, thinkers, Preparing()
        voucher = Voucher(Voucher.fresh())
        herald = Herald(self.store, Outward(), voucher, [], hours.now, desk.process or "")
        hall = Hall(self.store, desk, hours.now)
        site = Site(*parts, [], b"", Limiter(), hours, reviews, hall, herald)
        return Caretaker(site)

    async def passes(self, time: int) -> None:
        """Time passes, and somebody is there all the while."""
        self.now += time
        living = [{"id": "another", "alive_at": self.now}]
        await self.store.write(lambda c: c.execute(delete(processes)))
        await self.store.write(lambda c: c.execute(processes.insert(), living))


class Quick:
    """A bot that does not think."""

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        return state.legal_moves[0]

    def hurry(self, table: str) -> None:
        """It does not think."""


async def sit_down(at: Caretaker, clock: Mapping[str, object]) -> str:
    """A table with two persons, whose game has begun."""
    desk = at.site.desk
    table = await desk.create("anna", Setting("azul", {}, TWO, clock, True, True), None)
    await desk.command(table.id, "ben", Sit(1, "Ben"), table.number, "sit")
    return table.id


def left(at: Caretaker, table: str) -> int:
    """The time that the seat in turn has left."""
    now = now_of(at, table)
    assert now.turn is not None
    return now.hands.left_at(now.turn, at.site.now())


def now_of(at: Caretaker, table: str) -> Table:
    return at.site.desk.sittings[table].table


def all_listed(connection: Connection) -> list[dict[str, object]]:
    """Public tables, whatever they are."""
    found = [lists.public(connection, status, None) for status in ("playing", "finished")]
    return [one for some in found for one in some]


async def settle(at: Caretaker) -> None:
    """Let what was started finish."""
    await at.site.desk.settle()


def test_the_time_in_which_no_server_lived_counts_for_nobody(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        table = await sit_down(first, LIVE)
        await world.passes(10 * SECOND)
        await first.live()
        world.now += DAY
        second = world.process()
        await second.live()
        await second.look()
        assert left(second, table) == 5 * MINUTE - 10 * SECOND
        world.now += DAY  # and once more, before anything has happened
        third = world.process()
        await third.live()
        await third.site.desk.open(table)
        assert left(third, table) == 5 * MINUTE - 10 * SECOND

    asyncio.run(with_store(database, use))


def test_nothing_is_opened_when_a_server_starts(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        tables = [await sit_down(first, LIVE) for _ in range(3)]
        world.now += DAY
        second = world.process()
        await second.live()
        assert second.site.desk.sittings == {}
        # Whoever looks at one sees its clock as it was, and the time is given back once.
        for _ in range(2):
            await asyncio.gather(*(second.site.desk.open(tables[0]) for _ in range(3)))
        assert [*second.site.desk.sittings] == [tables[0]]
        assert left(second, tables[0]) == 5 * MINUTE
        resumed = [isinstance(one.event, Resumed) for one in now_of(second, tables[0]).entries]
        assert sum(resumed) == 1

    asyncio.run(with_store(database, use))


def test_of_two_servers_that_start_together_each_gives_the_pause_back_once(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        table = await sit_down(world.process(), LIVE)
        world.now += DAY
        rivals = [world.process(), world.process()]
        await asyncio.gather(*(one.live() for one in rivals))
        await asyncio.gather(*(one.site.desk.open(table) for one in rivals for _ in range(3)))
        for one in rivals:
            await one.site.desk.hear(table, 10**6)
            assert left(one, table) == 5 * MINUTE

    asyncio.run(with_store(database, use))


@pytest.mark.parametrize("who", ["look", "play"])
def test_a_server_that_slept_takes_nobodys_time(database: str, who: str) -> None:
    """Stopped, on a machine that was suspended, or without its database: it does not matter why."""

    async def use(store: Store) -> None:
        world = World(store)
        here = world.process()
        table = await sit_down(here, LIVE)
        await here.live()
        world.now += 10 * MINUTE  # it does nothing at all, and then all at once
        if who == "look":
            await here.look()
        else:
            await move(here.site.desk, table, "m")
        assert now_of(here, table).status == "playing"
        assert now_of(here, table).hands.left == (5 * MINUTE, 5 * MINUTE)
        assert not any(seat.away for seat in now_of(here, table).seats)

    asyncio.run(with_store(database, use))


def test_a_clock_on_the_wall_that_is_set_takes_nobodys_time(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        here = world.process()
        table = await sit_down(here, LIVE)
        world.wall += DAY  # set forward, or the machine has slept
        await here.live()
        assert here.site.now() == world.now + DAY
        await here.look()
        await here.mind_pauses()
        assert left(here, table) == 5 * MINUTE
        world.wall -= 3 * DAY
        await here.live()
        assert here.site.now() == world.now + DAY  # it never runs back
        again = world.process()  # not even when a server starts
        await again.live()
        await again.site.desk.open(table)
        assert left(again, table) == 5 * MINUTE

    asyncio.run(with_store(database, use))


def test_who_slept_while_another_served_gives_nothing_back(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        here = world.process()
        table = await sit_down(here, LIVE)
        await world.passes(2 * MINUTE)
        await here.mind_pauses()
        await move(here.site.desk, table, "m")
        assert sorted(now_of(here, table).hands.left) == [3 * MINUTE, 5 * MINUTE]

    asyncio.run(with_store(database, use))


def test_a_table_that_can_not_be_read_is_set_aside_and_all_else_goes_on(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first = world.process()
        bad, good = [await sit_down(first, LIVE) for _ in range(2)]
        await move(first.site.desk, bad, "m")
        await store.write(lambda c: c.execute(SPOIL, {"table": bad}))
        world.now += DAY
        second = world.process()
        await second.live()
        await world.passes(HOUR)
        with capture_logs() as logs:
            for _ in range(3):
                await second.look()
                await world.passes(HOUR)
                with pytest.raises(Refused, match="can't read what happened") as refusal:
                    await second.site.desk.open(bad)
                assert refusal.value.code == "set_aside"
        told = [one for one in logs if one["log_level"] != "info"]
        assert [(one["event"], one["table"]) for one in told] == [("table_set_aside", bad)]
        assert now_of(second, good).status == "finished"  # its time was up
        marks = {one["table"]: one["aside"] for one in await store.read(all_listed)}
        assert marks == {bad: True, good: False}
        # The next process of this version leaves it alone as well.
        third = world.process()
        await third.look()
        assert third.site.desk.aside == {}

    asyncio.run(with_store(database, use))


def test_a_clock_that_runs_out_ends_the_game_by_itself(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        first, second = world.process(), world.process()
        table = await sit_down(first, LIVE)
        # Both have to be there: else a bot would play on, and no clock would run.
        for _ in range(7):
            await world.passes(50 * SECOND)
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
        await world.passes(61 * SECOND)
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
        table = await keeper.site.desk.create("anna", setting, None)
        await settle(keeper)
        for _ in range(20):
            await world.passes(DAY)
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
        table = await first.site.desk.create("anna", setting, None)
        await first.site.desk.close()  # it dies before its bots have thought
        await first.live()
        world.now += 10 * SECOND
        second = world.process()
        await second.live()
        await second.mind_the_dead()
        await second.look()
        await settle(second)
        assert now_of(second, table.id).status == "finished"

    asyncio.run(with_store(database, use))


def test_a_table_nobody_comes_to_is_cleared_and_later_forgotten(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        setting = Setting("azul", {}, TWO, {"kind": "none"}, True, True)
        table = await keeper.site.desk.create("anna", setting, None)
        await world.passes(DAY)
        await keeper.look()
        assert now_of(keeper, table.id).status == "closed"
        await world.passes(31 * DAY)
        await keeper.tidy()
        assert await keeper.site.desk.books.entries(table.id, 0) == []
        assert keeper.site.desk.sittings == {}

    asyncio.run(with_store(database, use))


def test_whose_clock_runs_by_the_day_is_not_expected_to_be_there(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        table = await sit_down(keeper, {"kind": "days", "base": 2 * DAY})
        await world.passes(DAY)
        await keeper.look()
        assert now_of(keeper, table).number == 4
        await move(keeper.site.desk, table, "m")
        after = now_of(keeper, table)
        assert after.hands.left == (2 * DAY, 2 * DAY)
        await world.passes(2 * DAY)
        await keeper.look()
        ended = now_of(keeper, table).result
        assert ended is not None
        assert (ended.reason, ended.seat) == ("time", after.turn)

    asyncio.run(with_store(database, use))


def test_finished_games_and_guests_are_forgotten_if_the_host_says_so(database: str) -> None:
    async def use(store: Store) -> None:
        world = World(store)
        keeper = world.process()
        keeper.site.settings = Settings(store.url, keep_games=10, keep_guests=1)
        over, on = [await sit_down(keeper, {"kind": "none"}) for _ in range(2)]
        await keeper.site.desk.command(over, "anna", Resign(0), 4, "resign")
        await store.write(lambda c: players.add(c, players.Player("cleo", "Cleo", 1), world.now))
        await store.write(lambda c: players.add(c, players.Player("anna", "Anna", 1), world.now))
        for days, left in [(9, {over, on}), (2, {on})]:
            await world.passes(days * DAY)
            await keeper.tidy()
            listed = await store.read(lambda c: lists.own(c, "anna", None))
            assert {one["table"] for one in listed} == left
        assert await store.read(lambda c: players.find(c, "cleo")) is None
        assert await store.read(lambda c: players.find(c, "anna")) is not None

    asyncio.run(with_store(database, use))

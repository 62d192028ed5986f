"""The desk commits before it tells, once, and converges with whoever else writes."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import orjson
import pytest

from tegel.server.books import Append
from tegel.server.desk import Accepted, Desk, row
from tegel.server.store import lists
from tegel.server.store.books import StoredBooks
from tegel.server.store.schema import events
from tegel.server.store.store import Store
from tegel.server.tables.commands import Command, Play, Refused, Resign, Say, Sit, Undo
from tegel.server.tables.events import Entry, Said
from tegel.server.tables.seat import Place, Setting
from tegel.server.tables.table import Table
from tegel.server.wire.changes import changed, fingerprint
from tests.server.store.helpers import SETTING, desk, with_store

OPEN = Setting("azul", {}, [Place("me", "Anna"), Place("open")], SETTING.clock, True, True)


class Watcher:
    """A follower that keeps what it is told, and checks it as a client does."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        self.numbers: list[int] = []
        self.view: object = None
        self.kinds: list[str] = []
        self.here: list[list[int]] = []
        self.watching: list[int] = []

    def tell(self, table: str, frame: bytes) -> None:
        told = orjson.loads(bytes(frame))
        self.kinds.append(told["type"])
        if told["type"] == "presence":
            self.here.append(told["here"])
            self.watching.append(told["watching"])
            return
        if told["type"] == "event":
            assert told["number"] == self.numbers[-1] + 1
            self.view = changed(self.view, told["changes"])
        elif told["type"] == "snapshot":
            self.view = told["view"]
        assert fingerprint(self.view) == told["hash"]
        self.numbers.append(told["number"])


async def new_game(at: Desk) -> str:
    table = await at.create("anna", OPEN, None)
    await at.command(table.id, "ben", Sit(1, "Ben"), table.number, "sit")
    return table.id


async def move(at: Desk, table: str, own_id: str) -> Accepted:
    now = (await at.open(table)).table
    assert now.turn is not None
    player = now.seats[now.turn].player
    return await at.command(
        table, player, Play(now.turn, now.state.legal_moves[0]), now.number, own_id
    )


def test_a_command_that_comes_again_is_answered_the_same_and_done_once(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        now = here.sittings[table].table
        assert now.turn is not None
        do = Play(now.turn, now.state.legal_moves[0])
        player = now.seats[now.turn].player
        again = [here.command(table, player, do, now.number, "same") for _ in range(10)]
        answers = await asyncio.gather(*again)
        assert {answer.number for answer in answers} == {now.number + 1}
        assert sum(not answer.duplicate for answer in answers) == 1
        assert here.sittings[table].table.number == now.number + 1

    asyncio.run(with_store(database, use))


def test_of_many_different_commands_for_one_number_one_is_carried_out(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        now = here.sittings[table].table
        assert now.turn is not None
        player = now.seats[now.turn].player
        rivals = [
            here.command(table, player, Play(now.turn, one), now.number, f"m{one}")
            for one in now.state.legal_moves
        ]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        refusals = [one.code for one in answers if isinstance(one, Refused)]
        assert len(refusals) == len(rivals) - 1
        assert set(refusals) == {"stale"}

    asyncio.run(with_store(database, use))


def test_talk_does_not_make_a_move_stale(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        now = here.sittings[table].table
        await here.command(table, "ben", Say(1, "Good luck"), now.number, "say")
        assert now.turn is not None
        player = now.seats[now.turn].player
        play = Play(now.turn, now.state.legal_moves[0])
        assert (await here.command(table, player, play, now.number, "m")).number == now.number + 2

    asyncio.run(with_store(database, use))


def test_what_one_process_commits_another_tells(database: str) -> None:
    """Two desks on one database, as two processes have, and players of one table at both."""

    async def use(store: Store) -> None:
        second = Store(database)
        here, there = desk(store, lambda: 1000), desk(second, lambda: 1000)
        table = await new_game(here)
        watchers = [Watcher("anna"), Watcher("ben"), Watcher(None)]
        for at, watcher in zip((here, there, there), watchers, strict=True):
            await at.follow(table, watcher)
        for n in range(30):
            at, other = (here, there) if n % 2 else (there, here)
            # No bus tells it: it finds out when it is too late.
            done = await _until_done(at, table, f"m{n}")
            if n % 3 == 0:
                await other.hear(table, done.number)
        for at in (here, there):
            await at.hear(table, 10**6)
        assert here.sittings[table].table.entries == there.sittings[table].table.entries
        assert {watcher.numbers[-1] for watcher in watchers} == {here.sittings[table].table.number}
        second.close()

    asyncio.run(with_store(database, use))


async def _until_done(at: Desk, table: str, own_id: str) -> Accepted:
    """What a client does: when it is told that it is stale, it looks again."""
    for _ in range(5):
        try:
            return await move(at, table, own_id)
        except Refused:
            await at.hear(table, 10**6)
    raise AssertionError("it is never its turn")


class Failing(StoredBooks):
    """Books that fail when told to, before or after the commit."""

    fails: str | None = None

    async def append(self, appends: Sequence[Append]) -> bool:
        if self.fails == "before":
            raise OSError("the disk is full")
        done = await super().append(appends)
        if self.fails == "after":
            raise OSError("the connection was lost")
        return done


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_commit_of_unknown_outcome_is_found_out_when_the_command_comes_again(
    database: str, moment: str
) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        books = Failing(store)
        here.books = books
        table = await new_game(here)
        watcher = Watcher("anna")
        await here.follow(table, watcher)
        number = here.sittings[table].table.number
        books.fails = moment
        with pytest.raises(OSError, match=r"disk|connection"):
            await move(here, table, "m")
        assert watcher.numbers[-1] == number  # nobody was told
        books.fails = None
        assert (await move(here, table, "m")).number == number + 1
        assert len(await books.entries(table, 0)) == number + 1
        assert watcher.numbers[-1] == number + 1

    asyncio.run(with_store(database, use))


def test_who_sits_down_sees_with_the_eyes_of_the_seat(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await here.create("anna", OPEN, None)
        ben = Watcher("ben")
        await here.follow(table.id, ben)
        await here.command(table.id, "ben", Sit(1, "Ben"), table.number, "sit")
        assert ben.kinds.count("snapshot") == 2
        assert isinstance(ben.view, dict)
        assert ben.view["eyes"] == 1

    asyncio.run(with_store(database, use))


def test_who_has_everything_is_told_only_that(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        seen = await here.look(table, "anna")
        anna = Watcher("anna")
        anna.view = seen.view
        await here.follow(table, anna, seen.number, seen.hash)
        assert anna.kinds == ["current", "presence"]

    asyncio.run(with_store(database, use))


def test_where_tables_are_is_known_of_those_that_are_open(database: str) -> None:
    """A beat says it: so a lost event is missed, though no other follows it."""

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        before = here.numbers([table, "of nobody"])
        done = await move(here, table, "one")
        assert here.numbers([table]) == {table: done.number}
        assert before == {table: done.number - 1}

    asyncio.run(with_store(database, use))


def test_a_cancelled_sender_does_not_stop_its_command(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        number = here.sittings[table].table.number
        sender = asyncio.create_task(move(here, table, "m"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        sender.cancel()
        done = await move(here, table, "m")
        assert (done.number, done.duplicate) == (number + 1, True)

    asyncio.run(with_store(database, use))


def test_a_refused_command_changes_nothing_and_names_its_reason(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        now = here.sittings[table].table
        bad: list[tuple[str, Command, int, str]] = [
            ("nobody", Resign(0), now.number, "not_yours"),
            ("anna", Resign(7), now.number, "no_seat"),
            ("anna", Undo(0), now.number, "no_undo"),
            ("anna", Play(0, 10**9), now.number, "illegal" if now.turn == 0 else "not_your_turn"),
            ("anna", Resign(0), now.number + 9, "ahead"),
            ("anna", Resign(0), 0, "stale"),
        ]
        for player, do, expected, code in bad:
            with pytest.raises(Refused) as refused:
                await here.command(table, player, do, expected, "x")
            assert refused.value.code == code
        assert here.sittings[table].table is now
        assert (await here.books.numbers([table]))[table] == now.number
        with pytest.raises(Refused) as refused:
            await here.command("none", "anna", Resign(0), 1, "x")
        assert refused.value.code == "no_table"

    asyncio.run(with_store(database, use))


def test_a_table_in_a_damaged_part_of_the_file_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "tegel.db"

    async def spoil(store: Store) -> None:
        table = await desk(store, lambda: 1000).create("anna", OPEN, None)
        assert table.created.secret

    asyncio.run(with_store(f"sqlite:///{file}", spoil))
    data = bytearray(file.read_bytes())
    page = data.index(b'"secret"') // 4096 * 4096
    data[page : page + 4096] = b"\xff" * 4096
    file.write_bytes(data)

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        (table,) = await store.read(lambda c: lists.public(c, "waiting", None))
        with pytest.raises(Refused) as refusal:
            await here.open(table["table"])
        assert refusal.value.code == "set_aside"
        assert here.aside == {table["table"]: "the database is damaged there"}

    asyncio.run(with_store(f"sqlite:///{file}", use))


def test_a_long_table_is_read_beside_the_loop_and_once(database: str) -> None:
    """While it is read, everybody else is served: the loop goes on."""

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        now = here.sittings[table].table
        said = [Entry(now.number + n, 1000, Said(0, str(n))) for n in range(1, 400)]
        await here.books.append([Append(table, said, row(now) | {"number": said[-1].number})])
        fresh, threads = desk(store, lambda: 1000), set[str]()
        read = Table.of

        def note(name: str, entries: Sequence[Entry]) -> Table:
            threads.add(threading.current_thread().name)
            return read(name, entries)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "of", note)
            opened = await asyncio.gather(*(fresh.open(table) for _ in range(5)))
        assert len(set(map(id, opened))) == 1
        assert len(threads) == 1
        assert threading.current_thread().name not in threads
        assert opened[0].table.number == said[-1].number

    asyncio.run(with_store(database, use))


def test_who_follows_a_table_is_told_when_it_can_not_be_read_any_more(database: str) -> None:
    """A newer process, say, writes what this one does not know."""

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        frames: list[dict[str, object]] = []

        class Listener:
            player = "anna"

            def tell(self, table: str, frame: bytes) -> None:
                frames.append(orjson.loads(bytes(frame)))

        await here.follow(table, Listener())
        now = here.sittings[table].table
        strange = {"table_id": table, "number": now.number + 1, "at": 1, "kind": "x", "data": "{}"}
        await store.write(lambda c: c.execute(events.insert(), strange))
        await here.hear(table, now.number + 1)
        assert (frames[-1]["type"], frames[-1]["code"]) == ("refused", "set_aside")
        with pytest.raises(Refused):
            await here.command(table, "anna", Say(0, "Hello"), now.number, "say")
        assert await here.books.due(10**15, 10**15, 10) == []  # nobody of this version looks

    asyncio.run(with_store(database, use))


def test_however_many_come_to_watch_others_are_told_once_how_many(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tegel.server.desk.COUNT", 0.05)

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        crowd = [Watcher(None) for _ in range(30)]
        for watcher in crowd:
            await here.follow(table, watcher)
        assert [watcher.kinds for watcher in crowd] == [["snapshot", "presence"]] * 30
        for watcher in crowd[1:]:
            here.unfollow(table, watcher)
        assert crowd[0].kinds == ["snapshot", "presence"]
        here.set_elsewhere(table, frozenset(), 4)
        while len(crowd[0].watching) < 2:
            await asyncio.sleep(0.01)
        assert crowd[0].watching == [1, 1 + 4]

    asyncio.run(with_store(database, use))


def test_who_comes_is_told_at_once_and_who_goes_when_it_is_gone_for_a_while(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tegel.server.desk.LINGER", 0.05)

    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        anna, ben = Watcher("anna"), Watcher("ben")
        await here.follow(table, anna)
        await here.follow(table, ben)
        assert anna.here == [[0], [0, 1]]
        for _ in range(28):  # again and again, as somebody does who wants to be a nuisance
            here.unfollow(table, ben)
            await here.follow(table, ben)
        assert anna.here == [[0], [0, 1]]
        here.unfollow(table, ben)
        assert anna.here == [[0], [0, 1]]
        while len(anna.here) == 2:
            await asyncio.sleep(0.01)
        assert anna.here == [[0], [0, 1], [0]]

    asyncio.run(with_store(database, use))


def test_a_game_that_is_over_leaves_memory_with_the_last_who_follows_it(database: str) -> None:
    async def use(store: Store) -> None:
        here = desk(store, lambda: 1000)
        table = await new_game(here)
        anna, ben = Watcher("anna"), Watcher("ben")
        for watcher in (anna, ben):
            await here.follow(table, watcher)
        number = here.sittings[table].table.number
        await here.command(table, "anna", Resign(0), number, "enough")
        here.unfollow(table, anna)
        assert table in here.sittings
        here.unfollow(table, ben)
        assert here.sittings == {}
        assert (await here.look(table, "anna")).view["status"] == "finished"

    asyncio.run(with_store(database, use))


def test_what_another_process_committed_is_seen_by_who_asks_before_anybody_tells(
    database: str,
) -> None:
    async def use(store: Store) -> None:
        one, other = desk(store, lambda: 1000), desk(store, lambda: 1000)
        other.is_shared = True
        table = await new_game(one)
        before = (await other.open(table)).table.number
        await move(one, table, "first")
        assert (await other.open(table)).table.number == before
        assert (await other.current(table)).table.number == before + 1
        await move(one, table, "second")
        assert (await other.look(table, None)).number == before + 2

    asyncio.run(with_store(database, use))

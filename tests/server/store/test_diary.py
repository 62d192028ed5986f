"""The diary hands each table that is due to one process."""

import asyncio
from functools import partial

from tegel.server.pauses import Pause
from tegel.server.store import diary
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tests.server.store.helpers import new_table, with_store


async def due_tables(store: Store) -> StoredBooks:
    books = StoredBooks(store)
    for name in ("a", "b", "c"):
        await books.append([new_table(name)])
        await books.look_at(name, 4, {"a": 100, "b": 200, "c": None}[name], None)
    return books


def test_a_table_is_due_from_its_time_on_and_then_claimed(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        assert await books.due(99, 1000, 10) == []
        assert await books.due(150, 1000, 10) == ["a"]
        assert await books.due(300, 1000, 10) == ["b"]
        assert await books.due(999, 2000, 10) == []
        assert sorted(await books.due(1000, 2000, 10)) == ["a", "b"]

    asyncio.run(with_store(database, use))


def test_of_many_who_ask_at_once_only_one_gets_a_table(database: str) -> None:
    async def use(store: Store) -> None:
        await due_tables(store)
        other = Store(database)
        rivals = [StoredBooks(one) for one in (store, other) for _ in range(5)]
        got = await asyncio.gather(*(books.due(500, 9000, 10) for books in rivals))
        assert sorted(table for tables in got for table in tables) == ["a", "b"]
        other.close()

    asyncio.run(with_store(database, use))


def test_a_note_about_a_table_that_has_moved_on_is_not_taken(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        await books.look_at("a", 3, 5000, None)
        assert await books.due(150, 1000, 10) == ["a"]

    asyncio.run(with_store(database, use))


def test_who_is_there_is_noted_by_person_and_table(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        await books.seen([("a", "anna"), ("a", "stranger"), ("none", "anna")], 7000)
        assert await books.last_seen("a") == {0: 7000, 1: 7000}
        assert await books.last_seen("b") == {0: 1000, 1: 1000}

    asyncio.run(with_store(database, use))


def test_a_time_without_any_sign_of_life_is_a_pause_written_down_once(database: str) -> None:
    async def use(store: Store) -> None:
        async def beat(process: str, now: int) -> int:
            return await store.write(partial(diary.beat, process=process, now=now, wall=now))

        for process, at in [("p", 1000), ("q", 3000), ("p", 5000), ("q", 8000)]:
            assert await beat(process, at) == at
        assert await store.read(partial(diary.pauses_after, at=0)) == []
        assert await beat("p", 20_000) == 20_000
        assert await beat("q", 19_000) == 20_000  # nobody is behind
        assert await beat("q", 21_000) == 21_000
        assert await store.read(partial(diary.pauses_after, at=0)) == [Pause(8000, 20_000)]
        assert await store.read(partial(diary.pauses_after, at=20_000)) == []
        await store.write(partial(diary.forget_pauses, before=20_001))
        assert await store.read(partial(diary.pauses_after, at=0)) == []

    asyncio.run(with_store(database, use))


def test_what_the_bots_of_a_dead_process_were_to_do_is_due_at_once(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        await books.look_at("a", 4, 9000, "p")
        await books.look_at("b", 4, 9000, "q")
        for process, at in [("p", 1000), ("q", 3000)]:
            await store.write(partial(diary.beat, process=process, now=at, wall=at))
        assert await store.read(partial(diary.dead, process="q", before=2000)) == ["p"]
        assert await store.write(partial(diary.bury, process="p", now=4000)) == 1
        assert await store.read(partial(diary.dead, process="q", before=9000)) == []
        assert await books.due(4000, 10_000, 10) == ["a"]

    asyncio.run(with_store(database, use))


def test_who_watches_elsewhere_is_counted_as_long_as_that_is_fresh(database: str) -> None:
    async def use(store: Store) -> None:
        await due_tables(store)
        for process, numbers in {"p": {"a": 3, "b": 1}, "q": {"a": 4}}.items():
            note = partial(diary.note_watchers, process=process, numbers=numbers, now=1000)
            await store.write(note)
        assert await store.read(lambda c: diary.watching(c, "r", 500)) == {"a": 7, "b": 1}
        assert await store.read(lambda c: diary.watching(c, "p", 500)) == {"a": 4}
        assert await store.read(lambda c: diary.watching(c, "p", 1000)) == {}
        await store.write(lambda c: diary.note_watchers(c, "p", {"b": 2}, 2000))
        assert await store.read(lambda c: diary.watching(c, "q", 500)) == {"b": 2}
        await store.write(lambda c: diary.bury(c, "p", 2000))
        assert await store.read(lambda c: diary.watching(c, "q", 500)) == {}

    asyncio.run(with_store(database, use))

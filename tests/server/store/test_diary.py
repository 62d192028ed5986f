"""The diary hands each table that is due to one process."""

import asyncio
from functools import partial

from tegel.server.store import diary
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tests.server.store.helpers import new_table, with_store


async def due_tables(store: Store) -> StoredBooks:
    books = StoredBooks(store)
    for name in ("a", "b", "c"):
        await books.append([new_table(name)])
        await books.look_at(name, 4, {"a": 100, "b": 200, "c": None}[name])
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
        await books.look_at("a", 3, 5000)
        assert await books.due(150, 1000, 10) == ["a"]

    asyncio.run(with_store(database, use))


def test_who_is_there_is_noted_by_person_and_table(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        await books.seen([("a", "anna"), ("a", "stranger"), ("none", "anna")], 7000)
        assert await books.last_seen("a") == {0: 7000, 1: 7000}
        assert await books.last_seen("b") == {0: 1000, 1: 1000}

    asyncio.run(with_store(database, use))


def test_the_last_sign_of_life_of_any_process_is_known(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.read(diary.last_alive) is None
        for process, at in [("p", 10), ("q", 30), ("p", 20), ("q", 40)]:
            await store.write(partial(diary.live, process=process, now=at))
        assert await store.read(diary.last_alive) == 40
        await store.write(lambda c: diary.forget_processes(c, 50))
        assert await store.read(diary.last_alive) is None

    asyncio.run(with_store(database, use))


def test_after_a_pause_every_game_is_looked_at(database: str) -> None:
    async def use(store: Store) -> None:
        books = await due_tables(store)
        await store.write(lambda c: diary.look_at_all(c, 50))
        assert sorted(await books.due(50, 1000, 10)) == ["a", "b"]
        assert sorted(await store.read(diary.games_on)) == ["a", "b", "c"]

    asyncio.run(with_store(database, use))

"""What is not to be kept is forgotten little by little; what is in use never is."""

import asyncio
from functools import partial

from sqlalchemy import Column, Connection, select, update

from tegel.server.store import players, retention
from tegel.server.store.books import StoredBooks
from tegel.server.store.players import Player
from tegel.server.store.schema import events, seats, tables
from tegel.server.store.schema import players as people
from tegel.server.store.store import Store
from tests.server.store.helpers import new_table, with_store


def values(connection: Connection, column: Column[str]) -> set[str]:
    return set(connection.execute(select(column)).scalars())


def finish(connection: Connection, table: str, at: int) -> None:
    over = {"status": "finished", "updated_at": at}
    connection.execute(update(tables).where(tables.c.id == table), over)


def test_finished_games_are_forgotten_with_all_that_is_theirs(database: str) -> None:
    async def use(store: Store) -> None:
        for name in ("on", "old 1", "old 2", "old 3", "young"):
            await StoredBooks(store).append([new_table(name)])
        for name, at in {"old 1": 10, "old 2": 20, "old 3": 30, "young": 2000}.items():
            await store.write(partial(finish, table=name, at=at))
        forget = partial(retention.forget_games, before=1000, most=2)
        assert [await store.write(forget) for _ in range(3)] == [2, 1, 0]
        for column in (tables.c.id, events.c.table_id, seats.c.table_id):
            assert await store.read(partial(values, column=column)) == {"on", "young"}

    asyncio.run(with_store(database, use))


def test_guests_are_forgotten_unless_they_sit_somewhere(database: str) -> None:
    async def use(store: Store) -> None:
        for name, login, at in [
            ("anna", None, 10),  # sits at a table
            ("ben", None, 20),
            ("cleo", "cleo", 30),
            ("dora", None, 2000),
        ]:
            one = Player(name, name, 1, login, None)
            await store.write(partial(players.add, player=one, now=at))
        await StoredBooks(store).append([new_table("t")])
        forget = partial(retention.forget_guests, before=1000, most=10)
        assert [await store.write(forget) for _ in range(2)] == [1, 0]
        there = await store.read(partial(values, column=people.c.id))
        assert there == {"anna", "cleo", "dora"}

    asyncio.run(with_store(database, use))

"""A restore drill: a backup while people play, into the other kind of database; they play on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from tegel.client import Play, Table, me
from tegel.server.store.backup import back_up, restore
from tegel.server.store.schema import events, players, settings, tables
from tegel.server.store.store import open_engine
from tests.server.databases import new_database

from .ledger import Ledger
from .people import Person
from .process import ServerProcess


async def _play(person: Person, table: Table, moves: int) -> None:
    for _ in range(moves):
        if table.is_over:
            return
        assert await person.do(table, Play(table.turn or 0, table.moves[0]["move"]))


def _rows(database: str) -> tuple[dict[str, list[Any]], set[Any], set[Any]]:
    """The events of each table, the players, and what belongs to the whole site."""
    engine = open_engine(database, writes=False)
    found: dict[str, list[Any]] = {}
    with engine.connect() as connection:
        for row in connection.execute(select(events).order_by(events.c.table_id, events.c.number)):
            found.setdefault(row.table_id, []).append(tuple(row))
        for table, number in connection.execute(select(tables.c.id, tables.c.number)).all():
            assert len(found[table]) == number, "a table is whole"
        people = {tuple(row) for row in connection.execute(select(players))}
        house = {tuple(row) for row in connection.execute(select(settings))}
    engine.dispose()
    return found, people, house


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_while_people_play_is_a_moment_of_it_from_which_they_play_on(
    postgres_server: str, tmp_path: Path, source: str
) -> None:
    one_file, house = f"sqlite:///{tmp_path / 'tegel.db'}", new_database(postgres_server)
    old, new = (one_file, house) if source == "sqlite" else (house, one_file)
    backup, ledger = tmp_path / "tegel.backup", Ledger()

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            server = ServerProcess(old, tmp_path / "old.log")
            await server.start()
            rest.push_async_callback(server.kill)
            people = [Person(f"Person {n}", ledger, Random(n)) for n in range(4)]
            games: list[Table] = []
            for person in people:
                await person.arrive(server.url)
                rest.push_async_callback(person.go)
                assert person.home is not None
                made = await person.home.set_up("azul", [me("a"), me("b")])
                games.append(await person.table(made["table"]))
                await games[-1].until(lambda t: t.turn is not None)
            for person, game in zip(people, games, strict=True):
                await _play(person, game, 3)
            before = {game.id: game.number for game in games}
            playing = [
                asyncio.create_task(_play(person, game, 1000))
                for person, game in zip(people, games, strict=True)
            ]
            await asyncio.to_thread(back_up, old, backup)
            await asyncio.gather(*playing)
            await server.stop()
            assert server.complaints() == []

            await asyncio.to_thread(restore, new, backup)
            whole, kept = _rows(old), _rows(new)
            assert kept[1:] == whole[1:]
            assert kept[0].keys() == whole[0].keys()
            for table, rows in kept[0].items():
                assert rows == whole[0][table][: len(rows)]
                assert len(rows) >= before[table], "what was acknowledged before is in it"

            again = ServerProcess(new, tmp_path / "new.log")
            await again.start()
            rest.push_async_callback(again.kill)
            for person, game in zip(people, games, strict=True):
                assert person.home is not None
                back = Person(person.name, ledger, person.chance)
                back.come_as(again.url, person.home.cookie)
                rest.push_async_callback(back.go)
                restored = await back.table(game.id)
                await restored.until(lambda t: bool(t.view))
                assert restored.seats == [0, 1]
                await _play(back, restored, 2)
            await again.stop()
            assert again.complaints() == []

    asyncio.run(story())

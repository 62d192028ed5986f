"""A database of an older Tegel is brought up to date, and a newer one is refused."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tegel.server.store import players
from tegel.server.store.address import BadDatabase
from tegel.server.store.books import StoredBooks
from tegel.server.store.schema import metadata
from tegel.server.store.store import Store, open_engine
from tegel.server.store.upgrade import newest, revision_of, upgrade
from tegel.server.tables.table import Table
from tests.server.store.helpers import make_old, new_table, with_store


def test_migrations_add_up_to_the_schema(database: str) -> None:
    upgrade(database)
    engine = open_engine(database, writes=True)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert revision_of(connection) == newest()
    engine.dispose()


def test_upgrading_twice_changes_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        await StoredBooks(store).append([new_table("t")])
        upgrade(database)
        assert await StoredBooks(store).entries("t", 0)

    asyncio.run(with_store(database, use))


def test_an_old_database_is_upgraded_with_all_that_is_in_it(database: str) -> None:
    make_old(database)

    async def use(store: Store) -> None:
        table = Table.of("old", await StoredBooks(store).entries("old", 0))
        assert (table.status, len(table.made)) == ("playing", 3)
        assert table.state.seed is not None  # as it was promised then
        assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
        anna = await store.read(lambda c: players.find(c, "anna"))
        assert anna == players.Player("anna", "Anna", 1)
        await store.write(lambda c: players.change(c, "anna", login="anna", password="…"))
        assert await store.read(lambda c: players.find_login(c, "anna")) is not None

    asyncio.run(with_store(database, use))


def test_a_database_of_a_newer_tegel_is_refused_and_left_alone(database: str) -> None:
    upgrade(database)
    engine = open_engine(database, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer Tegel"):
        upgrade(database)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
    engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tegel.db").write_text("This is a diary and no database. " * 99)
    with pytest.raises(BadDatabase, match="is no database: it holds something else"):
        upgrade(f"sqlite:///{tmp_path / 'tegel.db'}")


def test_a_server_that_is_not_there_is_named_as_the_reason() -> None:
    with pytest.raises(BadDatabase, match="can't be used"):
        upgrade("postgresql://nobody@127.0.0.1:1/nothing")

"""The store writes many jobs in one transaction, and loses or doubles none."""

import asyncio
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from tegel.server.store.address import BadDatabase
from tegel.server.store.schema import settings
from tegel.server.store.store import WRITING, Store, open_engine
from tegel.server.store.upgrade import upgrade
from tests.server.databases import new_database
from tests.server.store.helpers import with_store


def names(connection: Connection) -> set[str]:
    return set(connection.execute(select(settings.c.name)).scalars())


def insert(connection: Connection, name: str) -> str:
    connection.execute(settings.insert(), {"name": name, "value": ""})
    return name


def test_what_was_written_is_there_for_others(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.write(partial(insert, name="a")) == "a"
        assert await store.read(names) == {"a"}
        engine = open_engine(database, writes=False)
        with engine.connect() as connection:
            assert names(connection) == {"a"}
        engine.dispose()

    asyncio.run(with_store(database, use))


def test_jobs_that_wait_together_are_committed_together(database: str) -> None:
    async def use(store: Store) -> None:
        jobs = [store.write(partial(insert, name=f"n{n}")) for n in range(200)]
        assert await asyncio.gather(*jobs) == [f"n{n}" for n in range(200)]
        assert store.written == 200
        assert store.commits < 100
        assert len(await store.read(names)) == 200

    asyncio.run(with_store(database, use))


def test_a_job_that_fails_spoils_nothing_for_those_beside_it(database: str) -> None:
    async def use(store: Store) -> None:
        def bad(connection: Connection) -> str:
            insert(connection, "bad")
            return insert(connection, "bad")

        results = await asyncio.gather(
            *(store.write(partial(insert, name=f"n{n}")) for n in range(20)),
            store.write(bad),
            *(store.write(partial(insert, name=f"m{n}")) for n in range(20)),
            return_exceptions=True,
        )
        failed = [one for one in results if not isinstance(one, str)]
        assert len(failed) == 1
        assert isinstance(failed[0], IntegrityError)
        there = await store.read(names)
        assert len(there) == 40
        assert "bad" not in there

    asyncio.run(with_store(database, use))


def test_who_stops_waiting_does_not_stop_the_writer(database: str) -> None:
    async def use(store: Store) -> None:
        given_up = asyncio.create_task(store.write(partial(insert, name="a")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await store.write(partial(insert, name="b")) == "b"

    asyncio.run(with_store(database, use))


def test_closing_writes_what_waits(database: str) -> None:
    async def use(store: Store) -> None:
        waiting = [
            asyncio.create_task(store.write(partial(insert, name=f"n{n}"))) for n in range(9)
        ]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)
        engine = open_engine(database, writes=False)
        with engine.connect() as connection:
            assert len(names(connection)) == 9
        engine.dispose()

    async def run() -> None:
        upgrade(database)
        await use(Store(database))

    asyncio.run(run())


@pytest.mark.parametrize(
    "address", ["", "nonsense", "mysql://there/is", "sqlite://", "sqlite:///:memory:"]
)
def test_an_address_that_can_not_be_used_is_refused_with_the_right_form(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"sqlite:///|name a file"):
        open_engine(address, writes=True)


def test_sqlite_keeps_what_it_has_acknowledged_even_without_power(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.db'}", writes=True)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()


def test_who_hangs_in_the_middle_of_a_transaction_stops_nobody_else(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a process does that is stopped, or whose machine is gone: the database throws it out."""
    monkeypatch.setitem(WRITING, "idle_in_transaction_session_timeout", 1000)
    database = new_database(postgres_server)
    began, go_on = threading.Event(), threading.Event()

    def hang(connection: Connection) -> str:
        insert(connection, "contested")
        began.set()
        go_on.wait()
        return insert(connection, "more")

    async def use(store: Store) -> None:
        other = Store(database)
        hanging = asyncio.create_task(store.write(hang))
        await asyncio.to_thread(began.wait)
        for n in range(3):
            assert await other.write(partial(insert, name=f"free {n}")) == f"free {n}"
        while True:  # what the other one holds can be had when it was thrown out
            try:
                await other.write(partial(insert, name="contested"))
                break
            except OperationalError:
                continue
        go_on.set()
        with pytest.raises(SQLAlchemyError):
            await hanging
        assert await store.write(partial(insert, name="again")) == "again"
        there = {"contested", "again", "free 0", "free 1", "free 2"}
        assert await store.read(names) == there
        other.close()

    asyncio.run(with_store(database, use))


def test_two_that_wait_for_each_other_both_get_what_they_want(postgres_server: str) -> None:
    database = new_database(postgres_server)
    both = threading.Barrier(2)

    def change(connection: Connection, name: str) -> str:
        row = settings.update().where(settings.c.name == name)
        connection.execute(row, {"value": "x"})
        return name

    def meet(connection: Connection) -> None:
        with suppress(threading.BrokenBarrierError):
            both.wait(timeout=1)  # the first time; later nobody comes

    async def use(store: Store) -> None:
        other = Store(database)
        for name in ("a", "b"):
            await store.write(partial(insert, name=name))

        async def both_of(at: Store, first: str, second: str) -> tuple[str, None, str]:
            return await asyncio.gather(
                at.write(partial(change, name=first)),
                at.write(meet),
                at.write(partial(change, name=second)),
            )

        one, two = await asyncio.gather(both_of(store, "a", "b"), both_of(other, "b", "a"))
        assert (*one, *two) == ("a", None, "b", "b", None, "a")
        other.close()

    asyncio.run(with_store(database, use))

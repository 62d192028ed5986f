"""A disk that is full, and has room again: nothing that was acknowledged is lost, all goes on."""

import asyncio
import resource
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

from tegel.client import Client, Play, Refused, Table, Unreachable, me

from .judge import judge
from .ledger import Ledger
from .people import Person
from .process import ServerProcess


async def _play(person: Person, table: Table, moves: int) -> None:
    """Make so many decisions at one screen."""
    for _ in range(moves):
        assert await person.do(table, Play(table.turn or 0, table.moves[0]["move"]))


async def _health(url: str) -> str:
    """What is wrong with a server; nothing, if it is well."""
    async with Client(url) as visitor:
        try:
            await visitor.health()
        except (Refused, Unreachable) as refusal:
            return str(refusal)
    return ""


async def _until_health(url: str, said: str) -> None:
    while await _health(url) != said:
        await asyncio.sleep(0.1)


def _in_file(file: Path) -> int:
    """How many events have come from SQLite's log into its file."""
    with closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as database:
        counted: int = database.execute("SELECT count(*) FROM events").fetchone()[0]
        return counted


def test_a_disk_that_was_full_is_written_again_when_there_is_room(tmp_path: Path) -> None:
    file, ledger = tmp_path / "tegel.db", Ledger()
    log = file.with_name("tegel.db-wal")
    server = ServerProcess(f"sqlite:///{file}", tmp_path / "server.log")

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            await server.start()
            rest.push_async_callback(server.kill)
            anna = Person("Anna", ledger, Random(0))
            await anna.arrive(server.url)
            rest.push_async_callback(anna.go)
            assert anna.home is not None
            made = await anna.home.set_up("azul", [me("Anna"), me("Ben")])
            table = await anna.table(made["table"])
            await table.until(lambda t: t.turn is not None)
            await _play(anna, table, 5)

            # No file can grow any more.
            assert server.pid is not None
            no_limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            full = 1, no_limit[1]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, full)
            sent = asyncio.create_task(_play(anna, table, 1))  # again and again, until it is done
            await _until_health(server.url, "the database can't be written: the disk fails")
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, no_limit)
            await sent
            await _until_health(server.url, "")
            assert log.exists()
            await _play(anna, table, 10)
            # What was written while nothing fitted, and since, leaves the log for the file.
            while _in_file(file) < table.number:
                await asyncio.sleep(0.1)
            await server.stop()

    asyncio.run(story())
    told = server.log.read_text()  # when that could be written
    assert told.count("database_works_again") == 1
    assert told.count("round_failed") < 10
    verdict = judge(server.database, ledger)
    assert verdict.wrongs == []
    assert verdict.commands == ledger.accepted == 16

"""Several processes at one address: one that dies is replaced, and all of them by a new version."""

import asyncio
import os
import re
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from urllib.request import urlopen

from tegel.client import Client, bot, me
from tests.server.databases import new_database

from .judge import judge
from .ledger import Ledger
from .people import Person
from .process import ServerProcess


async def _until_told(server: ServerProcess, event: str, times: int) -> None:
    while server.told(event) < times:
        await asyncio.sleep(0.1)


async def _figures(server: ServerProcess) -> tuple[float, set[int]]:
    """How many commits were counted, and of which processes something is told."""

    def ask() -> str:
        with urlopen(f"{server.url}/metrics") as page:
            return str(page.read(), "utf-8")

    figures = await asyncio.to_thread(ask)
    (commits,) = re.findall(r"^tegel_commits_total ([\d.e+]+)$", figures, re.MULTILINE)
    return float(commits), set(map(int, re.findall(r'lag_seconds{process="(\d+)"}', figures)))


async def _play_on(people: list[Person]) -> None:
    """Each plays a whole game against bots."""

    async def one(person: Person) -> None:
        assert person.home is not None
        made = await person.home.set_up("azul", [me(person.name), bot("casual")])
        table = await person.table(made["table"])
        await person.play(table, 0)
        person.look(table)

    await asyncio.gather(*(one(person) for person in people))


def test_games_go_on_when_processes_are_killed_and_replaced(
    postgres_server: str, tmp_path: Path
) -> None:
    database, ledger = new_database(postgres_server), Ledger()
    server = ServerProcess(database, tmp_path / "server.log", "--processes", "2")

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            await server.start()
            rest.push_async_callback(server.kill)
            people = [Person(f"Person {n}", ledger, Random(n)) for n in range(4)]
            for person in people:
                await person.arrive(server.url)
                rest.push_async_callback(person.go)
            playing = asyncio.create_task(_play_on(people))
            while ledger.accepted < 30:
                await asyncio.sleep(0.01)
            before = server.serving
            assert len(before) == 2
            counted: list[float] = []

            async def tells_of(processes: list[int]) -> None:
                commits, those = await _figures(server)
                while those != set(processes):
                    commits, those = await _figures(server)
                counted.append(commits)

            await tells_of(before)
            os.kill(before[0], signal.SIGKILL)
            await playing
            await _until_told(server, "process_died", 1)
            await _until_told(server, "took_over", 1)
            await tells_of(server.serving)

            playing = asyncio.create_task(_play_on(people))
            server.send(signal.SIGHUP)
            await asyncio.gather(playing, _until_told(server, "process_replaced", 2))
            after = server.serving
            assert len(after) == 2
            assert not set(before) & set(after)
            await tells_of(after)
            assert counted == sorted(counted)
            async with Client(server.url) as visitor:
                await visitor.health()
            await server.stop()
            assert not any(Path(f"/proc/{pid}").exists() for pid in after)

    asyncio.run(story())
    verdict = judge(database, ledger)
    assert verdict.wrongs == []
    assert verdict.commands == ledger.accepted
    assert verdict.tables == {"finished": 8}


def test_a_server_of_one_file_is_replaced_while_its_callers_wait(tmp_path: Path) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'tegel.db'}", tmp_path / "server.log", "--processes", "1"
    )

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            await server.start()
            rest.push_async_callback(server.kill)
            server.send(signal.SIGHUP)
            logged = asyncio.create_task(_until_told(server, "process_replaced", 1))
            while not logged.done():
                async with Client(server.url) as visitor:
                    await visitor.games()
            await server.kill()
            await server.start()  # the address is free: the child has ended with its parent
            await server.stop()

    asyncio.run(story())
    assert server.complaints() == []

"""A server that is stopped in the middle of something: others go on, and nobody pays for it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tegel.client import Play, Table, me
from tests.server.databases import new_database

from .judge import judge
from .ledger import Ledger
from .people import Person
from .process import ServerProcess

LIMIT = 10  # seconds that each has for the game
BLITZ = {"kind": "live", "base": LIMIT * 1000, "increment": 0}


async def _arrive(name: str, server: ServerProcess, ledger: Ledger, rest: AsyncExitStack) -> Person:
    person = Person(name, ledger, Random(name))
    await person.arrive(server.url)
    rest.push_async_callback(person.go)
    return person


async def _set_up(person: Person, **more: object) -> Table:
    """A game of somebody with themselves."""
    assert person.home is not None
    made = await person.home.set_up("azul", [me("a"), me("b")], **more)  # type: ignore[arg-type]
    table = await person.table(made["table"])
    await table.until(lambda t: t.turn is not None)
    return table


async def _play(person: Person, table: Table, moves: int) -> None:
    """Make so many decisions, or all that are left."""
    for _ in range(moves):
        if table.is_over:
            return
        assert await person.do(table, Play(table.turn or 0, table.moves[0]["move"]))


def test_a_server_that_is_stopped_again_and_again_stops_no_other(
    postgres_server: str, tmp_path: Path
) -> None:
    database, ledger = new_database(postgres_server), Ledger()

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            one, other = (ServerProcess(database, tmp_path / f"{n}.log") for n in range(2))
            for server in (one, other):
                await server.start()
                rest.push_async_callback(server.kill)
            busy = [await _arrive(f"Anna {n}", one, ledger, rest) for n in range(3)]
            ben = await _arrive("Ben", other, ledger, rest)
            writing = [asyncio.create_task(_play(anna, await _set_up(anna), 1000)) for anna in busy]
            chance = Random(5)
            for _ in range(3):
                game = await _set_up(ben)
                await asyncio.sleep(chance.uniform(0, 0.2))
                one.freeze()
                await _play(ben, game, 8)
                one.thaw()
            await asyncio.gather(*writing)
            for server in (one, other):
                await server.stop()
            assert [*one.complaints(), *other.complaints()] == []

    asyncio.run(story())
    verdict = judge(database, ledger)
    assert verdict.wrongs == []
    assert verdict.commands == ledger.accepted


def test_a_server_that_slept_costs_nobody_the_game(tmp_path: Path) -> None:
    ledger = Ledger()
    server = ServerProcess(f"sqlite:///{tmp_path / 'tegel.db'}", tmp_path / "server.log")

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            await server.start()
            rest.push_async_callback(server.kill)
            anna = await _arrive("Anna", server, ledger, rest)
            game = await _set_up(anna, clock=BLITZ)
            server.freeze()
            await asyncio.sleep(LIMIT + 2)
            server.thaw()
            await _play(anna, game, 1)
            assert game.view["status"] == "playing"
            assert [seat["out"] for seat in game.view["seats"]] == [None, None]
            await server.stop()

    asyncio.run(story())
    assert server.complaints() == []
    assert '"event": "paused"' in server.log.read_text()

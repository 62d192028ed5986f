"""Two servers on one PostgreSQL, with the players of one table at different ones."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tegel.client import Play, Sit, Table, me, open_seat
from tests.server.databases import new_database

from .judge import judge
from .ledger import Ledger
from .people import Person
from .process import ServerProcess


async def _reach(table: Table, number: int) -> None:
    """Wait until somebody has heard of an event."""
    await table.until(lambda t: t.number >= number)


def test_a_game_goes_on_when_the_server_of_one_player_is_killed(
    postgres_server: str, tmp_path: Path
) -> None:
    database, ledger = new_database(postgres_server), Ledger()

    async def story() -> None:
        async with asyncio.timeout(900), AsyncExitStack() as rest:
            one, other = (ServerProcess(database, tmp_path / f"{n}.log") for n in range(2))
            for server in (one, other):
                await server.start()
                rest.push_async_callback(server.kill)
            anna, ben = (Person(name, ledger, Random(name)) for name in ("Anna", "Ben"))
            for person, server in ((anna, one), (ben, other)):
                await person.arrive(server.url)
                rest.push_async_callback(person.go)
            assert anna.home is not None
            assert ben.home is not None
            made = await anna.home.set_up("azul", [me("Anna"), open_seat()], public=True)
            hers, his = await anna.table(made["table"]), await ben.table(made["table"])
            await ben.do(his, Sit(1, "Ben"))
            await hers.until(lambda t: t.turn is not None)

            # Each sees what the other does, over the bus.
            for _ in range(4):
                mover, table = (anna, hers) if hers.turn == 0 else (ben, his)
                await mover.do(table, Play(table.turn or 0, table.moves[0]["move"]))
                for other_side in (hers, his):
                    await _reach(other_side, table.number)

            playing = [asyncio.create_task(ben.play(his, 1))]
            await one.kill()
            moved = Person("Anna", ledger, Random(0))
            moved.come_as(other.url, anna.home.cookie)
            rest.push_async_callback(moved.go)
            again = await moved.table(made["table"])
            assert again.seats == [0]
            await asyncio.gather(moved.play(again, 0), *playing)
            for person, table in ((moved, again), (ben, his)):
                person.look(table)
            ledger.over[made["table"]] = await ben.home.record(made["table"])
            await other.stop()
            assert [*one.complaints(), *other.complaints()] == []

    asyncio.run(story())
    verdict = judge(database, ledger)
    assert verdict.wrongs == []
    assert verdict.ends == 2
    assert verdict.records == 1
    assert verdict.tables == {"finished": 1}

"""One of two servers is killed while it sends a notice: it comes once, and never twice."""

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2

from tegel.client import Resign, Sit, me, open_seat
from tests.server.databases import new_database
from tests.server.notices.service import Browser, Posted, listening

from .ledger import Ledger
from .people import Person
from .process import ServerProcess


def test_a_server_that_dies_while_it_sends_lets_no_notice_come_twice(
    postgres_server: str, tmp_path: Path
) -> None:
    database, ledger = new_database(postgres_server), Ledger()

    async def story() -> None:
        async with asyncio.timeout(600), AsyncExitStack() as rest:
            service = rest.enter_context(listening())
            gate = threading.Event()

            def slowly(posted: Posted) -> tuple[int, dict[str, str]]:
                gate.wait(60)  # it has come, and who sent it is not told yet
                return 201, {}

            service.answer = slowly
            servers = [
                ServerProcess(database, tmp_path / f"{n}.log", "--reach", "127.0.0.1")
                for n in range(2)
            ]
            for server in servers:
                await server.start()
                rest.push_async_callback(server.kill)
            anna, ben = (Person(name, ledger, Random(name)) for name in ("Anna", "Ben"))
            for person, server in ((anna, servers[0]), (ben, servers[1])):
                await person.arrive(server.url)
                rest.push_async_callback(person.go)
            assert anna.home is not None
            await _subscribe(servers[0].url, anna.home.cookie, service.url)
            made = await anna.home.set_up("azul", [me("Anna"), open_seat()])
            his = await ben.table(made["table"])
            await ben.do(his, Sit(1, "Ben"))
            await ben.do(his, Resign(1))

            await asyncio.to_thread(service.wait, 1)
            begun = len(service.posted)
            # Whichever sends it dies, and the other one takes over what is left.
            victim = await _sender(servers, service)
            await victim.kill()
            gate.set()
            await asyncio.sleep(8)  # as long as the other needs to see that it is dead, and longer
            assert begun == 1
            assert len(service.posted) == 1, [posted.path for posted in service.posted]

            # And it does its own work all the same.
            other = next(one for one in servers if one is not victim)
            assert not other.has_ended

    asyncio.run(story())


async def _subscribe(url: str, cookie: str, service: str) -> None:
    async with httpx2.AsyncClient(base_url=url, headers={"Origin": url}) as browser:
        answer = await browser.post(
            "/api/me/notices/browsers",
            json=Browser().subscription(f"{service}/anna"),
            headers={"Cookie": f"tegel={cookie}"},
        )
        assert answer.status_code == 201, answer.text


async def _sender(servers: list[ServerProcess], service: Any) -> ServerProcess:
    """The server that has a connection to the service now."""
    port = int(service.url.rpartition(":")[2])
    for server in servers:
        for pid in server.serving:
            if port in _remote_ports(pid):
                return server
    raise AssertionError("nobody sends")


def _remote_ports(pid: int) -> set[int]:
    """The ports of others that a process is connected to."""
    sockets = {
        link.split("[")[1].rstrip("]")
        for link in (_link(one) for one in Path(f"/proc/{pid}/fd").iterdir())
        if link.startswith("socket:[")
    }
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[2].partition(":")[2], 16) for row in rows if row[9] in sockets}


def _link(one: Path) -> str:
    try:
        return str(one.readlink())
    except OSError:
        return ""

"""What befalls servers while people play: killed, frozen, replaced; full disks, lost databases."""

import asyncio
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from .process import NotUp, ServerProcess

EARLY = 0.15  # of all kills: before the server is up again
ONE_OF_MANY = 0.5  # of all kills of a server with several processes: one of these alone
FROZEN, FULL = (0.5, 6.0), (0.5, 3.0)  # seconds, from and to
SOON = 180.0  # seconds for a new process


@dataclass(frozen=True)
class Troubles:
    """How often what happens, spread over a soak."""

    kills: int = 0
    freezes: int = 0
    full_disks: int = 0  # of SQLite: no file of the server can grow
    restarts: int = 0  # of PostgreSQL, without warning
    handovers: int = 0  # to new processes, where servers have a parent


class Accidents:
    """Lets all of it happen; one thing at a time to each server, but to several at once."""

    def __init__(
        self,
        troubles: Troubles,
        servers: Sequence[ServerProcess],
        chance: Random,
        pause: Callable[[int], Awaitable[None]],
        restart: Callable[[], None] | None = None,
    ) -> None:
        self.done: Counter[str] = Counter()
        self.starts: list[float] = []  # seconds until a server was up again
        self.wrongs: list[str] = []
        self._troubles = troubles
        self._servers = servers
        self.chance = chance
        self._pause = pause  # before something that happens so often
        self._restart = restart  # the database server
        self._busy = {server: asyncio.Lock() for server in servers}

    async def run(self) -> None:
        """All that is planned."""
        wanted, here = self._troubles, len(self._servers)
        kills = [wanted.kills // here + (n < wanted.kills % here) for n in range(here)]
        await asyncio.gather(
            *(
                self._spread(times, partial(self._kill, server))
                for server, times in zip(self._servers, kills, strict=True)
            ),
            self._spread(wanted.freezes, self._freeze),
            self._spread(wanted.full_disks, self._fill),
            self._spread(wanted.restarts, self._restart_database),
            self._spread(wanted.handovers, self._hand_over),
        )

    async def _spread(self, times: int, happen: Callable[[], Awaitable[None]]) -> None:
        for _ in range(times):
            await self._pause(times)
            await asyncio.sleep(self.chance.uniform(0, 0.05))
            await happen()

    async def _kill(self, server: ServerProcess) -> None:
        async with self._busy[server]:
            self.done["kills"] += 1
            if len(server.serving) > 1 and self.chance.random() < ONE_OF_MANY:
                await self._kill_one(server)
                return
            if server.has_ended:
                self.wrongs.append("a server ended by itself")
            await server.kill()
            while self.chance.random() < EARLY:
                await server.launch()
                await asyncio.sleep(self.chance.uniform(0, 2))
                await server.kill()
                self.done["kills"] += 1
            began = time.monotonic()
            await self._start(server)
            self.starts.append(time.monotonic() - began)

    async def _start(self, server: ServerProcess) -> None:
        """Start a server as whoever runs it would: again, if its database is just restarting."""
        while True:
            try:
                await server.start()
                return
            except NotUp:
                if not self._troubles.restarts:
                    raise
                await server.kill()

    async def _kill_one(self, server: ServerProcess) -> None:
        """Kill one of several processes: their parent starts another."""
        before = server.serving
        os.kill(self.chance.choice(before), signal.SIGKILL)
        while set(server.serving) <= set(before):
            await asyncio.sleep(0.1)

    async def _freeze(self) -> None:
        server = self.chance.choice(self._servers)
        async with self._busy[server]:
            frozen = self.chance.choice(server.serving)
            os.kill(frozen, signal.SIGSTOP)
            await asyncio.sleep(self.chance.uniform(*FROZEN))
            os.kill(frozen, signal.SIGCONT)
            self.done["freezes"] += 1

    async def _fill(self) -> None:
        server = self.chance.choice(self._servers)
        async with self._busy[server]:
            for pid in server.serving:
                hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
            await asyncio.sleep(self.chance.uniform(*FULL))
            for pid in server.serving:
                hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
            self.done["full disks"] += 1

    async def _restart_database(self) -> None:
        assert self._restart is not None, "only a PostgreSQL can be restarted"
        await asyncio.to_thread(self._restart)
        self.done["database restarts"] += 1

    async def _hand_over(self) -> None:
        server = self.chance.choice(self._servers)
        async with self._busy[server]:
            processes, before = len(server.serving), _replaced(server)
            server.send(signal.SIGHUP)
            async with asyncio.timeout(SOON):
                while _replaced(server) < before + processes:
                    await asyncio.sleep(0.1)
            self.done["hand-overs"] += 1


def _replaced(server: ServerProcess) -> int:
    """How often a process was replaced, or stayed, since its database was just restarting."""
    return server.told("process_replaced") + server.told("process_not_replaced")

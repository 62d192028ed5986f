"""What a server does by itself: timers, gaps, signs of life, and tidying up."""

import asyncio
import gc
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import structlog

from tegel.server.bus import listen
from tegel.server.site import Site
from tegel.server.store import diary, lists
from tegel.server.tables.clock import DAY, HOUR, SECOND
from tegel.server.tables.commands import Refused, Resume

log = structlog.get_logger()

LOOK, LIVE, GAPS, SEEN, TIDY = 0.25, 1.0, 2.0, 15.0, 300.0  # seconds between
LEASE = 30 * SECOND  # a table that is being looked after is left alone by others for so long
AT_ONCE = 100
TOGETHER = 50  # persons that are noted in one go
ALIVE = 5 * SECOND  # a process that has given no sign of life for so long is dead
RECENT = 40 * SECOND  # who was seen since then is there
KEPT = 30 * DAY  # tables that were cleared
IDLE = HOUR  # tables that nobody follows leave memory
FEW = 200  # tables: to look for garbage among them takes some 20 ms


class Caretaker:
    """Looks after all tables, together with the caretakers of other processes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.process = secrets.token_hex(8)
        self._collected = site.now()  # when garbage was last looked for

    @asynccontextmanager
    async def at_work(self) -> AsyncGenerator[None]:
        """Do all that is to be done until the server closes."""
        await self.resume()
        rounds = [
            (LOOK, self.look),
            (LIVE, self.live),
            (SEEN, self.see),
            (TIDY, self.tidy),
        ]
        if self.site.store.is_postgres:
            rounds.append((GAPS, self.mind_gaps))
        tasks = [asyncio.create_task(_every(seconds, job)) for seconds, job in rounds]
        if self.site.store.is_postgres:
            bus = listen(self.site.settings.database, self.site.desk.hear)
            tasks.append(asyncio.create_task(bus))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def resume(self) -> None:
        """Give back the time in which no server was there, and look at every game."""
        store, now = self.site.store, self.site.now()
        last = await store.read(diary.last_alive)
        if last is not None and (not store.is_postgres or now - last > ALIVE):
            await self._give_back(last, now)
        # Only now: a server that dies before leaves the rest to the next one.
        await self.live()

    async def _give_back(self, last: int, now: int) -> None:
        """Give every game the time since a server was last alive."""
        tables = await self.site.store.read(diary.games_on)
        log.info("resumed", tables=len(tables), pause=now - last)
        for table in tables:
            sitting = await self.site.desk.open(table)
            if sitting.table.hands.running is not None:
                with suppress(Refused):
                    pause = Resume(max(now - max(last, sitting.table.at), 0))
                    await self.site.desk.command(table, None, pause, sitting.table.number)
        await self.site.store.write(lambda c: diary.look_at_all(c, now))

    async def look(self) -> None:
        """Look after the tables that are due."""
        now = self.site.now()
        for table in await self.site.desk.books.due(now, now + LEASE, AT_ONCE):
            try:
                await self.site.desk.look_after(table)
            except Exception:
                # One table that can't be looked after must not stop the others.
                log.exception("look_failed", table=table)

    async def live(self) -> None:
        """Give a sign of life."""
        now = self.site.now()
        await self.site.store.write(lambda c: diary.live(c, self.process, now))

    async def see(self) -> None:
        """Note who is here, and learn who is at other processes."""
        desk, now = self.site.desk, self.site.now()
        here = [
            (table, follower.player)
            for table, sitting in desk.sittings.items()
            for follower, reader in sitting.followers.items()
            if reader.seats and follower.player is not None
        ]
        everybody = sorted(set(here))
        for n in range(0, len(everybody), TOGETHER):  # moves may come between
            await desk.books.seen(everybody[n : n + TOGETHER], now)
        if self.site.store.is_postgres:
            for table in [table for table, sitting in desk.sittings.items() if sitting.followers]:
                seen = await desk.books.last_seen(table)
                there = {seat for seat, at in seen.items() if at > now - RECENT}
                desk.set_elsewhere(table, frozenset(there))

    async def mind_gaps(self) -> None:
        """Messages of the bus may be lost: ask how far the tables are that somebody follows."""
        desk = self.site.desk
        followed = [table for table, sitting in desk.sittings.items() if sitting.followers]
        if followed:
            for table, number in (await desk.books.numbers(followed)).items():
                await desk.hear(table, number)

    async def tidy(self) -> None:
        """Let go of what nobody needs any more."""
        now = self.site.now()
        self.site.desk.forget(now - IDLE)
        await self.site.store.write(lambda c: lists.forget_closed(c, now - KEPT))
        await self.site.store.write(lambda c: diary.forget_processes(c, now - DAY))
        if len(self.site.desk.sittings) <= FEW or now - self._collected > DAY:
            self._collected = now
            gc.collect()


async def _every(seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Do a job again and again; should it fail, it is tried again later."""
    while True:
        try:
            await job()
        except Exception:
            log.exception("round_failed", job=getattr(job, "__name__", ""))
        await asyncio.sleep(seconds)

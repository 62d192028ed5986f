"""What a server does by itself: timers, gaps, signs of life, and tidying up."""

import asyncio
import gc
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tegel.server.bus import listen
from tegel.server.desk import watchers
from tegel.server.identity.cookies import YEAR
from tegel.server.leaving import clear_up
from tegel.server.site import Site
from tegel.server.store import asks, devices, diary, leaving, links, retention
from tegel.server.summing import sum_up
from tegel.server.tables.clock import DAY, MINUTE, SECOND
from tegel.server.tables.commands import Refused
from tegel.server.tournaments import leading

log = structlog.get_logger()

NOTICES = 0.5  # seconds between looks for them
LOOK, LIVE, GAPS, SEEN, TIDY = 0.25, 1.0, 2.0, 15.0, 300.0  # seconds between
LEASE = 10 * SECOND  # a table that is being looked after is left alone by others for so long
AT_ONCE = 100
TOGETHER = 50  # persons that are noted in one go, or games that are forgotten
SIDE_BY_SIDE = 8  # tables that share a commit, and still let others come between
DEAD = 5 * SECOND  # a process that has given no sign of life for so long is
RECENT = 40 * SECOND  # who was seen since then is there
KEPT = 30 * DAY  # tables that were cleared, and pauses
IDLE = 10 * MINUTE  # tables that nobody follows leave memory
FEW = 200  # tables: to look for garbage among them takes some 20 ms


class Caretaker:
    """Looks after all tables, together with the caretakers of other processes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.process = site.desk.process or ""
        self._beating: asyncio.Task[None] | None = None
        site.desk.pauses.until = 0
        site.desk.pauses.learn = self.live
        self._watched = False  # whether others know that somebody watches here
        self._collected = site.now()  # when garbage was last looked for

    @asynccontextmanager
    async def at_work(self) -> AsyncGenerator[None]:
        """Do all that is to be done until the server closes."""
        await self.live()
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (LIVE, self.live),
            (LOOK, self.look),
            (LOOK, self.mind_pauses),
            (NOTICES, self.site.herald.work),
            (LIVE, self.mind_the_dead),
            (LIVE, partial(leading.look, self.site.hall)),
            (SEEN, self.see),
            (TIDY, self.tidy),
            (GAPS, self.clear_up),
            (GAPS, self.sum_up),
        ]
        if self.site.store.is_postgres:
            rounds.append((GAPS, self.mind_gaps))
        tasks = [asyncio.create_task(self._every(seconds, job)) for seconds, job in rounds]
        if self.site.store.is_postgres:
            bus = listen(self.site.settings.database, self.site.desk.hear)
            tasks.append(asyncio.create_task(bus))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.leave()

    async def live(self) -> None:
        """Give a sign of life, and learn of pauses; who asks at the same time is told the same."""
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
        await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        hours, pauses, store = self.site.hours, self.site.desk.pauses, self.site.store
        try:
            now = await store.write(
                lambda c: diary.beat(c, self.process, hours.now(), hours.wall())
            )
            found, self.site.processes = await store.read(
                lambda c: (diary.pauses_after(c, pauses.last), diary.living(c, now - DEAD))
            )
        except Exception as error:
            self.site.pulse.missed(error)
            raise
        finally:
            self._beating = None
        self.site.pulse.felt()
        for pause in found:
            if pause.ended_at == now:
                log.info("paused", since=pause.began_at, until=now)
        hours.set(now)
        pauses.known = [one for one in pauses.known if one.ended_at > now - KEPT] + found
        # Before that, whoever looks finds this sign of life, and no pause.
        pauses.until = now + diary.GAP

    async def mind_pauses(self) -> None:
        """Let tables in memory take pauses in; all others do when they are opened."""
        await self.site.desk.mind_pauses(TOGETHER)

    async def mind_the_dead(self) -> None:
        """Take over from processes that died: their bots are to move."""
        store, now = self.site.store, self.site.now()
        before = now - DEAD if store.is_postgres else now + 1  # one at a time has an SQLite file
        for process in await store.read(lambda c: diary.dead(c, self.process, before)):
            bots = await store.write(partial(diary.bury, process=process, now=now))
            log.info("took_over", process=process, bots=bots)

    async def leave(self) -> None:
        """Let other processes have what this one was to do."""
        now = self.site.now()
        with suppress(SQLAlchemyError):  # they will see that this one is dead
            await self.site.store.write(lambda c: diary.hand_over(c, self.process, now))

    async def look(self) -> None:
        """Look after the tables that are due."""
        now = self.site.now()
        due = await self.site.desk.books.due(now, now + LEASE, AT_ONCE)
        for n in range(0, len(due), SIDE_BY_SIDE):
            await asyncio.gather(*(self._look_after(table) for table in due[n : n + SIDE_BY_SIDE]))

    async def _look_after(self, table: str) -> None:
        try:
            await self.site.desk.look_after(table)
        except Refused:
            return  # it is gone, or set aside
        except Exception:
            # One table that can't be looked after must not stop the others.
            log.exception("look_failed", table=table)

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
            elsewhere = await self._count_watchers(now)
            for table in [table for table, sitting in desk.sittings.items() if sitting.followers]:
                seen = await desk.books.last_seen(table)
                there = {seat for seat, at in seen.items() if at > now - RECENT}
                desk.set_elsewhere(table, frozenset(there), elsewhere.get(table, 0))

    async def _count_watchers(self, now: int) -> dict[str, int]:
        """Note how many watch each table here; how many do at other processes."""
        store = self.site.store
        here = {table: watchers(sitting) for table, sitting in self.site.desk.sittings.items()}
        here = {table: number for table, number in here.items() if number}
        if here or self._watched:
            await store.write(lambda c: diary.note_watchers(c, self.process, here, now))
        self._watched = bool(here)
        return await store.read(lambda c: diary.watching(c, self.process, now - RECENT))

    async def mind_gaps(self) -> None:
        """Messages of the bus may be lost: ask how far the tables are that somebody follows."""
        desk = self.site.desk
        followed = [table for table, sitting in desk.sittings.items() if sitting.followers]
        if followed:
            for table, number in (await desk.books.numbers(followed)).items():
                await desk.hear(table, number)

    async def clear_up(self) -> None:
        """Let nothing name those who have left for good."""
        await clear_up(self.site)

    async def sum_up(self) -> None:
        """Tell games that are over for statistics."""
        await sum_up(self.site)

    async def tidy(self) -> None:
        """Let go of what nobody needs any more."""
        now = self.site.now()
        self.site.desk.forget(now - IDLE)
        await self._forget(retention.forget_closed, now - KEPT)
        await self.site.store.write(lambda c: diary.forget_pauses(c, now - KEPT))
        await self.site.store.write(lambda c: _forget_ways(c, now))
        await self.site.herald.tidy()
        settings = self.site.settings
        if settings.keep_games is not None:
            await self._forget(retention.forget_games, now - settings.keep_games * DAY)
        if settings.keep_guests is not None:
            await self._forget(retention.forget_guests, now - settings.keep_guests * DAY)
        if len(self.site.desk.sittings) <= FEW or now - self._collected > DAY:
            self._collected = now
            gc.collect()

    async def _forget(self, what: Callable[[Connection, int, int], int], before: int) -> None:
        """Forget what is older, a little at a time: moves come between."""
        while await self.site.store.write(lambda c: what(c, before, TOGETHER)) == TOGETHER:
            pass

    async def _every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Do a job again and again; if it fails, it is tried again later, and that logged once."""
        fails = False
        while True:
            try:
                await job()
                fails = False
            except Exception:
                if not fails:
                    log.exception("round_failed", job=getattr(job, "__name__", ""))
                fails = True
            await self.site.lag.sleep(seconds)


def _forget_ways(connection: Connection, now: int) -> None:
    """Forget sessions that are too old, and what had its time."""
    devices.forget(connection, now - YEAR * 1000)
    asks.forget(connection, now)
    links.forget(connection, now)
    leaving.forget_logins(connection, now)

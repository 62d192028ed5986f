"""The desk: takes commands for tables, commits what they lead to, and only then tells everyone."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol
from weakref import WeakValueDictionary

import orjson
import structlog

from tegel.bots.levels import level_of
from tegel.core.rng import fresh_seed
from tegel.core.seal import fresh_secret
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.books import Append, Books, wish
from tegel.server.follower import (
    Follower,
    Seen,
    Sights,
    current_frame,
    event_frame,
    presence_frame,
    refused_frame,
    snapshot_frame,
)
from tegel.server.identity.codes import fresh_code
from tegel.server.notices.kinds import Notice, notices
from tegel.server.pauses import Pauses
from tegel.server.tables.commands import Command, PlayForSeat, Refused
from tegel.server.tables.daily import daily_result
from tegel.server.tables.due import bot_to_move, duties, next_look
from tegel.server.tables.events import (
    Entry,
    Event,
    Finished,
    Hurried,
    Rematched,
    Resumed,
    Unreadable,
)
from tegel.server.tables.jobs import answer
from tegel.server.tables.rated import rated_game
from tegel.server.tables.rematch import next_table
from tegel.server.tables.results import results_of
from tegel.server.tables.seat import Setting, create
from tegel.server.tables.sight import Reader, reader, result_view
from tegel.server.tables.table import Table
from tegel.server.wire.changes import Known
from tegel.server.wire.parcel import Parcel

log = structlog.get_logger()

# How often a command is checked anew because another process was faster.
TRIES = 5
LONG = 200  # events; a longer list is read beside the loop
READERS = 2  # of long lists at once: the loop needs its share
# What is said of a table that can't be read.
ASIDE = (
    "set_aside",
    "this table is set aside: this server can't read what happened there; who runs it was told",
)
# Seconds after which others are told that a person has gone: who comes back at once never was.
LINGER = 2.0
# Seconds between two words about how many watch: a crowd that comes and goes costs no more.
COUNT = 3.0


class Thinker(Protocol):
    """Something that decides for bots, elsewhere."""

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        """The decision of the seat in turn, at a table that a host has set up."""
        ...

    def hurry(self, table: str) -> None:
        """Let who thinks at a table by the clock move now."""
        ...


@dataclass(frozen=True)
class Accepted:
    """A command was carried out: the number of its first event; perhaps it had been already."""

    number: int
    duplicate: bool = False


@dataclass(eq=False)
class Sitting:
    """A table in memory, and who follows it. What it holds is committed."""

    sights: Sights
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    followers: dict[Follower, Reader] = field(default_factory=dict[Follower, Reader])
    elsewhere: frozenset[int] = frozenset()  # seats of persons who follow it in other processes
    here: set[int] = field(default_factory=set[int])  # seats whose persons are said to be here
    left: dict[int, float] = field(default_factory=dict[int, float])  # of these, gone since when
    absence: asyncio.TimerHandle | None = None  # when to tell that they have
    watching: int = 0  # how many others are said to watch
    watching_elsewhere: int = 0  # of these, in other processes
    counting: asyncio.TimerHandle | None = None  # when to tell that it has changed
    thinks_at: int = 0  # the number of the event after which a bot was last asked to think
    thinking: asyncio.Task[None] | None = None  # what came of that
    doubtful: bool = False  # a commit failed: what the database holds is not known

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.sights.table


@dataclass
class Desk:
    """All tables that this process has in memory."""

    books: Books
    thinker: Thinker
    now: Callable[[], int]
    pause: Callable[[State, int], float]  # how long a bot should seem to think
    seed: Callable[[], int] = fresh_seed
    process: str | None = None  # by which name the others know this one
    is_shared: bool = False  # whether other processes write to the same books
    pauses: Pauses = field(default_factory=Pauses)
    sittings: dict[str, Sitting] = field(default_factory=dict[str, Sitting])
    aside: dict[str, str] = field(default_factory=dict[str, str])  # tables that can't be read: why
    refused: Counter[str] = field(default_factory=Counter[str])  # how often, by code
    _minded: int = 0  # the pause that all tables in memory have taken in
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set[asyncio.Task[Any]])
    _doors: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    _readers: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(READERS))

    # --- Tables ---

    async def create(
        self,
        host: str,
        setting: Setting,
        nonce: str | None,
        name: str | None = None,
    ) -> Table:
        """Set a table up, under a name that no other table has."""
        events = create(setting, host, fresh_secret(), nonce)
        return await self.begin(name or fresh_code(), events)

    async def begin(
        self,
        name: str,
        events: Sequence[Event],
        news: Callable[[Table], Sequence[Notice]] = lambda _: (),
    ) -> Table:
        """A table of this name, which nobody else has, with its first events and news."""
        entries = self._number(Table(name), events, None, await self._awake())
        made = Table.of(name, entries)
        first = first_row(made, self.process)
        await self.books.append([Append(made.id, entries, first, news(made))])
        sitting = self.sittings[made.id] = Sitting(Sights(made))
        self.let_bot_think(sitting)
        return made

    async def open(self, table: str) -> Sitting:
        """A table, from memory or from its events; `Refused` if there is none to be read."""
        if table in self.aside:
            raise Refused(*ASIDE)
        if table not in self.sittings:
            door = self._doors.setdefault(table, asyncio.Lock())
            async with door:  # one reads it; whoever came meanwhile finds it then
                if table not in self.sittings:
                    self.sittings[table] = Sitting(Sights(await self._read(table)))
        sitting = self.sittings[table]
        if self.pauses.missed(sitting.table):
            async with sitting.lock:
                await self._take_pauses_in(sitting, await self._awake())
        return sitting

    async def _read(self, table: str) -> Table:
        try:
            entries = await self.books.entries(table, 0)
            if not entries:
                raise Refused("no_table", "there is no such table")
            if len(entries) <= LONG:
                return Table.of(table, entries)
            async with self._readers:
                return await asyncio.to_thread(Table.of, table, entries)
        except Unreadable as error:
            raise await self._set_aside(table, error) from None

    async def _set_aside(self, table: str, error: Unreadable) -> Refused:
        """Leave a table alone that can't be read: nothing else suffers from it."""
        refusal = Refused(*ASIDE)
        if table not in self.aside:
            self.aside[table] = str(error)
            log.error("table_set_aside", table=table, reason=str(error))
            sitting = self.sittings.pop(table, None)
            for follower in sitting.followers if sitting else ():
                follower.tell(table, refused_frame(table, refusal))
            with suppress(Exception):  # else lists show it as if it were well, and no more
                await self.books.set_aside(table)
        return refusal

    async def _awake(self) -> int:
        """The time, when it is sure that no pause ended by then of which nothing is known here."""
        while (now := self.now()) >= self.pauses.until:
            await self.pauses.learn()
        return now

    async def _take_pauses_in(self, sitting: Sitting, now: int) -> None:
        """Give a table the time back in which nobody was there."""
        while missed := self.pauses.missed(sitting.table):
            if await self._commit(sitting, [Resumed(missed)], None, now) is None:
                await self._catch_up(sitting)

    async def current(self, table: str) -> Sitting:
        """A table with all that other processes have committed, even if nobody has told yet.

        For who asks now and then: whoever follows a table is told.
        """
        sitting = await self.open(table)
        if self.is_shared:
            for name, number in (await self.books.numbers([table])).items():
                await self.hear(name, number)
        return sitting

    def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """Where tables are, those of them that somebody sits at or follows here."""
        return {
            table: sitting.table.number
            for table in tables
            if (sitting := self.sittings.get(table)) is not None
        }

    async def look(self, table: str, player: str | None) -> Seen:
        """What somebody sees of a table."""
        sitting = await self.current(table)
        return sitting.sights.see(reader(sitting.table, player))

    # --- Commands ---

    async def command(
        self,
        table: str,
        player: str | None,
        command: Command,
        expected: int,
        own_id: str | None = None,
    ) -> Accepted:
        """Carry a command out: check it, commit it, tell everyone. `Refused` changes nothing.

        `expected` is the number of the last event that its sender has seen; `own_id` is the
        sender's own name for it, by which it is known when it comes again.
        """
        key = None if own_id is None else f"{player}/{own_id}"
        # A command that has begun is finished, even if its sender is gone.
        task = asyncio.create_task(self._carry_out(table, player, command, expected, key))
        self._keep(task)
        try:
            return await asyncio.shield(task)
        except Refused as refusal:
            self.refused[refusal.code] += 1
            raise

    async def _carry_out(
        self, table: str, player: str | None, command: Command, expected: int, key: str | None
    ) -> Accepted:
        sitting = await self.open(table)
        async with sitting.lock:
            if sitting.doubtful or expected > sitting.table.number:
                await self._catch_up(sitting)
            for _ in range(TRIES):
                now = await self._awake()
                await self._take_pauses_in(sitting, now)
                done = self._check(sitting.table, key, expected)
                if done is not None:
                    return done
                seen = sitting.table.number
                try:
                    events = answer(sitting.table, player, command, now, fresh_code())
                except Refused:
                    # Another process may have carried it out, in time, before it came here again.
                    await self._catch_up(sitting)
                    if sitting.table.number == seen:
                        raise
                    continue
                first = await self._commit(sitting, events, key, now)
                if first is not None:
                    self.let_bot_think(sitting)
                    return Accepted(first)
                await self._catch_up(sitting)
        raise Refused("busy", "others were faster each time; try again")

    def _check(self, table: Table, key: str | None, expected: int) -> Accepted | None:
        """Whether a command was carried out before; `Refused` if its sender missed something."""
        if key is not None and key in table.commands:
            return Accepted(table.commands[key], duplicate=True)
        if expected > table.number:
            raise Refused("ahead", f"the table is at {table.number}, and you expect {expected}")
        if expected < table.acted:
            raise Refused("stale", f"the table is at {table.number}, and you expect {expected}")
        return None

    async def _commit(
        self, sitting: Sitting, events: Sequence[Event], key: str | None, now: int
    ) -> int | None:
        """The number of the first event, once all are committed and told; None: too late."""
        entries = self._number(sitting.table, events, key, now)
        steps = _steps(sitting.table, entries)
        after = steps[-1]
        told = notices(sitting.table, steps)
        ended: dict[str, Any] = {}
        if any(isinstance(event, Finished) for event in events):
            ended = {"rated": rated_game(after), "daily": daily_result(after)}
            ended["results"] = results_of(after)
        changed = Append(after.id, entries, row(after, self.process), told, **ended)
        appends = [changed, *self._rematch(after, events, now)]
        try:
            if not await self.books.append(appends):
                return None
        except BaseException:
            sitting.doubtful = True
            raise
        self._publish(sitting, steps)
        return entries[0].number

    def _rematch(self, table: Table, events: Sequence[Event], now: int) -> list[Append]:
        """The next table, committed together with the event that names it."""
        for event in events:
            if isinstance(event, Rematched):
                following = next_table(table, fresh_secret())
                entries = self._number(Table(event.table), following, None, now)
                made = Table.of(event.table, entries)
                told = notices(None, [made])
                return [Append(made.id, entries, first_row(made) | {"due_at": now}, told)]
        return []

    def _number(
        self, table: Table, events: Sequence[Event], key: str | None, now: int
    ) -> list[Entry]:
        """Events in their place; the first of them answers the command."""
        at = max(now, table.at, self.pauses.last)
        return [
            Entry(table.number + n, at, event, key if n == 1 else None)
            for n, event in enumerate(events, 1)
        ]

    # --- Telling ---

    async def follow(
        self, table: str, follower: Follower, last: int | None = None, hash_: str | None = None
    ) -> None:
        """Tell somebody what it has missed of a table, and from now on all that happens there."""
        sitting = await self.open(table)
        if last is not None and last > sitting.table.number:
            await self.hear(table, last)  # another process has told it more
        as_reader = reader(sitting.table, follower.player)
        sitting.followers[follower] = as_reader
        seen = sitting.sights.see(as_reader)
        if (last, hash_) == (seen.number, seen.hash):
            frame = current_frame(sitting.sights, as_reader)
        else:
            frame = snapshot_frame(sitting.sights, as_reader, last)
        follower.tell(sitting.table.id, frame)
        if not self._note_presence(sitting):
            follower.tell(sitting.table.id, _presence(sitting))

    def unfollow(self, table: str, follower: Follower) -> None:
        """Tell somebody no more of a table."""
        sitting = self.sittings.get(table)
        if sitting is not None and sitting.followers.pop(follower, None) is not None:
            is_over = sitting.table.status in ("finished", "closed")
            if is_over and not sitting.followers and not sitting.lock.locked():
                del self.sittings[table]  # hardly anybody comes back, and then it is read again
            else:
                self._note_presence(sitting)

    def set_elsewhere(self, table: str, seats: frozenset[int], watching: int = 0) -> None:
        """Note whose persons follow a table in other processes, and how many others do."""
        sitting = self.sittings.get(table)
        if sitting is not None and (sitting.elsewhere, sitting.watching_elsewhere) != (
            seats,
            watching,
        ):
            sitting.elsewhere, sitting.watching_elsewhere = seats, watching
            self._note_presence(sitting)

    def _note_presence(self, sitting: Sitting) -> bool:
        """Tell followers who has come, if anybody has; who has gone they are told a little later.

        Only persons at the table count; how many watch is told now and then.
        """
        here = set(sitting.elsewhere).union(*(one.seats for one in sitting.followers.values()))
        loop = asyncio.get_running_loop()
        now = loop.time()
        if sitting.counting is None and _watching(sitting) != sitting.watching:
            sitting.counting = loop.call_later(COUNT, self._note_watching, sitting)
        sitting.left = {seat: sitting.left.get(seat, now) for seat in sitting.here - here}
        if sitting.left and sitting.absence is None:
            sitting.absence = loop.call_later(LINGER, self._note_absence, sitting)
        if here <= sitting.here:
            return False
        sitting.here |= here
        _tell_presence(sitting)
        return True

    def _note_absence(self, sitting: Sitting) -> None:
        """Tell followers who has been gone for a while."""
        loop = asyncio.get_running_loop()
        gone = {seat for seat, since in sitting.left.items() if since + LINGER <= loop.time()}
        for seat in gone:
            del sitting.left[seat]
        first = min(sitting.left.values(), default=None)
        sitting.absence = (
            None if first is None else loop.call_at(first + LINGER, self._note_absence, sitting)
        )
        if gone:
            sitting.here -= gone
            _tell_presence(sitting)

    def _note_watching(self, sitting: Sitting) -> None:
        """Tell followers how many watch, if that is not what they were told last."""
        sitting.counting = None
        if _watching(sitting) != sitting.watching:
            _tell_presence(sitting)

    async def hear(self, table: str, number: int) -> None:
        """Another process says that a table has come so far."""
        sitting = self.sittings.get(table)
        if sitting is not None and sitting.table.number < number:
            # If it can't be read any more, its followers have been told.
            with suppress(Refused):
                async with sitting.lock:
                    await self._catch_up(sitting)

    async def _catch_up(self, sitting: Sitting) -> None:
        """Take in and tell what other processes have committed."""
        table = sitting.table
        try:
            steps = _steps(table, await self.books.entries(table.id, table.number))
        except Unreadable as error:
            raise await self._set_aside(table.id, error) from None
        self._publish(sitting, steps)
        sitting.doubtful = False

    def _publish(self, sitting: Sitting, steps: Sequence[Table]) -> None:
        """Take committed events in, one after another, and tell each follower."""
        for table in steps:
            before, entry = sitting.sights, table.entries[-1]
            if isinstance(entry.event, Hurried):
                self.thinker.hurry(table.id)
            sitting.sights = after = Sights(table)
            frames: dict[Reader, Parcel] = {}
            known: Known = {}
            others = False
            for follower, was in sitting.followers.items():
                now = reader(after.table, follower.player)
                if now != was:
                    # Who sits down sees with other eyes: nothing follows from what it saw before.
                    sitting.followers[follower] = now
                    others = True
                    follower.tell(after.table.id, snapshot_frame(after, now, entry.number - 1))
                    continue
                if now not in frames:
                    frames[now] = event_frame(before, after, now, entry, known)
                follower.tell(after.table.id, frames[now])
            if others:
                self._note_presence(sitting)

    # --- What the server does by itself ---

    async def look_after(self, table: str) -> None:
        """Do what is due at a table, and note when to look again."""
        sitting, now = await self.open(table), await self._awake()
        # Who was there before a pause could not be there in it.
        last = self.pauses.last
        seen = {seat: max(at, last) for seat, at in (await self.books.last_seen(table)).items()}
        for duty in duties(sitting.table, now, seen):
            try:
                await self.command(table, None, duty, sitting.table.number)
            except Refused:
                continue  # somebody acted in the meantime
            return
        self._ask_bot(sitting)  # once more: it is late, or the process that asked it is dead
        at = next_look(sitting.table, seen, now)
        thinks = self.process if bot_to_move(sitting.table) else None
        await self.books.look_at(table, sitting.table.number, at, thinks)

    async def mind_pauses(self, most: int) -> None:
        """Let tables in memory take pauses in, so many at once."""
        last = self.pauses.last
        if last == self._minded:
            return
        late = (t for t, sitting in self.sittings.items() if self.pauses.missed(sitting.table))
        some = [*islice(late, most)]
        await asyncio.gather(*(self.open(table) for table in some))
        if len(some) < most:
            self._minded = last

    def let_bot_think(self, sitting: Sitting) -> None:
        """Ask a bot, if it is its turn, once for each position; no other is thought about then."""
        if sitting.thinks_at != sitting.table.acted:
            if sitting.thinking is not None:
                sitting.thinking.cancel()
            self._ask_bot(sitting)

    def _ask_bot(self, sitting: Sitting) -> None:
        table = sitting.table
        sitting.thinks_at, sitting.thinking = table.acted, None
        level, seat = bot_to_move(table), table.turn
        if level is not None and seat is not None:
            if table.hurried == table.acted:
                level = level_of(level)  # who was told to move then is gone
            # For the table as it is: when the bot begins to think, it may be another.
            sitting.thinking = asyncio.create_task(self._think(table, level, seat))
            self._keep(sitting.thinking)

    async def _think(self, table: Table, level: str, seat: int) -> None:
        started, seed = self.now(), self.seed()
        host = table.created.host
        move = await self.thinker.decide(table.state, level, seed, host, table.id)
        rest = self.pause(table.state, seed) - (self.now() - started) / 1000
        if rest > 0:
            await asyncio.sleep(rest)
        with suppress(Refused):  # the person came back, or the table was cleared
            await self.command(table.id, None, PlayForSeat(seat, move), table.acted)

    def forget(self, before: int) -> None:
        """Let tables leave memory that nobody follows and where nothing has happened since."""
        for table, sitting in list(self.sittings.items()):
            if not sitting.followers and sitting.table.at < before and not sitting.lock.locked():
                del self.sittings[table]

    def _keep(self, task: asyncio.Task[Any]) -> None:
        """Nobody else need hold a task that was started."""
        self._tasks.add(task)
        task.add_done_callback(self._let_go)

    def _let_go(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # A refusal is for who asked, who may be gone; all else should be seen by somebody.
        if error is not None and not isinstance(error, Refused):
            log.error("desk_failed", error=type(error).__name__)

    async def settle(self) -> None:
        """Wait until no bot thinks and no command is under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Stop; what is committed is committed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def watchers(sitting: Sitting) -> int:
    """How many watch a table here: persons, however many pages each has open."""
    others = [one for one, reader in sitting.followers.items() if not reader.seats]
    return len({one.player or one for one in others})


def _watching(sitting: Sitting) -> int:
    return watchers(sitting) + sitting.watching_elsewhere


def _presence(sitting: Sitting) -> Parcel:
    return presence_frame(sitting.table.id, sorted(sitting.here), _watching(sitting))


def _tell_presence(sitting: Sitting) -> None:
    frame = _presence(sitting)
    sitting.watching = _watching(sitting)
    for follower in sitting.followers:
        follower.tell(sitting.table.id, frame)


def _steps(table: Table, entries: Sequence[Entry]) -> list[Table]:
    """The table after each of these events."""
    steps: list[Table] = []
    for entry in entries:
        table = table.with_entry(entry)
        steps.append(table)
    return steps


def row(table: Table, process: str | None = None) -> dict[str, Any]:
    """The row of a table, to find it by; the process is that whose bot moves next, if one does."""
    return {
        "number": table.number,
        "status": table.status,
        "game": table.created.game,
        "public": table.created.public,
        "created_at": table.entries[0].at,
        "updated_at": table.at,
        "due_at": next_look(table),
        "about": orjson.dumps(about(table)).decode(),
        "aside": None,
        "thinks": process if bot_to_move(table) else None,
    }


def first_row(table: Table, process: str | None = None) -> dict[str, Any]:
    """The row of a new table: with all that stays as it is."""
    created, clock = table.created, table.clock.as_data()
    wanted = wish(created.game, created.options, clock, created.rated)
    origin = {"host": created.host, "wish": wanted}
    return row(table, process) | origin


def about(table: Table) -> dict[str, Any]:
    """What a list of tables shows of one."""
    return {
        "options": table.created.options,
        "quick": table.created.quick,
        "rated": table.created.rated,
        "tournament": table.created.tournament,
        "offline": table.created.offline,
        "clock": table.clock.as_data(),
        "turn": table.turn,
        "moves": len(table.made),
        "result": result_view(table),
        "taken_back": table.taken_back,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in table.seats
        ],
    }

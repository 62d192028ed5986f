"""A database in memory that outlives every process, and the way of a process to it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import orjson

from tegel.server.books import Append
from tegel.server.pauses import Pause
from tegel.server.tables.events import Entry, Sat, Stood, from_data, kind_of, to_data
from tests.server.world.loop import Trouble

T = TypeVar("T")
Row = tuple[int, int, str, bytes, str | None]


@dataclass
class Page:
    """What the database holds of one table."""

    rows: list[Row] = field(default_factory=list[Row])
    keys: dict[str, int] = field(default_factory=dict[str, int])  # commands, and where they are
    about: dict[str, Any] = field(default_factory=dict[str, Any])
    seen: dict[int, tuple[str, int]] = field(default_factory=dict[int, tuple[str, int]])

    @property
    def number(self) -> int:
        return len(self.rows)

    @property
    def due_at(self) -> int | None:
        due: int | None = self.about["due_at"]
        return due

    def entries(self, after: int = 0) -> list[Entry]:
        """Events as they were written: nothing of the writer's memory is in them."""
        return [
            Entry(number, at, from_data(kind, orjson.loads(data)), command)
            for number, at, kind, data, command in self.rows[after:]
        ]


@dataclass
class Ledger:
    """The database: what is in it is committed."""

    committed: Callable[[str, Sequence[Entry]], None]
    moved_on: Callable[[], None]  # something is due at another time
    here: Callable[[], list[tuple[str, str]]]  # who is connected, and to which tables
    now: Callable[[], int]
    pages: dict[str, Page] = field(default_factory=dict[str, Page])
    alive_at: int | None = None  # when a server was last there
    pauses: list[Pause] = field(default_factory=list[Pause])

    def append(self, appends: Sequence[Append]) -> bool:
        """Add all or nothing."""
        first, last = appends[0], self._number(appends[0].table)
        assert first.entries[0].number <= last + 1, "numbers have no gaps"
        if first.entries[0].number <= last:
            return False
        for one in appends:
            page = self.pages.setdefault(one.table, Page())
            page.about = one.row
            for entry in one.entries:
                self._add(page, entry)
            self.committed(one.table, one.entries)
        self.moved_on()
        return True

    def next_due(self) -> int | None:
        """When somebody should look at a table."""
        times = [page.due_at for page in self.pages.values()]
        return min((time for time in times if time is not None), default=None)

    def _number(self, table: str) -> int:
        return self.pages[table].number if table in self.pages else 0

    def _add(self, page: Page, entry: Entry) -> None:
        event = entry.event
        assert entry.number == page.number + 1
        if entry.command is not None:
            assert entry.command not in page.keys, f"{entry.command} was carried out twice"
            page.keys[entry.command] = entry.number
        data = orjson.dumps(to_data(event))
        page.rows.append((entry.number, entry.at, kind_of(event), data, entry.command))
        if isinstance(event, Sat):
            assert event.seat not in page.seen
            page.seen[event.seat] = event.player, entry.at
        elif isinstance(event, Stood):
            # A bot leaves no trace there.
            page.seen.pop(event.seat, None)


@dataclass
class Way:
    """How requests get to the database: they take their time, and some fail."""

    slowest: float
    failing: float  # the part of requests that fail


class Copybook:
    """The books of one process: every request takes a while, and may fail before or after."""

    def __init__(self, ledger: Ledger, way: Way, chance: Random) -> None:
        self._ledger = ledger
        self._way = way
        self._chance = chance

    async def append(self, appends: Sequence[Append]) -> bool:
        return await self._ask(lambda: self._ledger.append(appends))

    async def entries(self, table: str, after: int) -> list[Entry]:
        pages = self._ledger.pages
        return await self._ask(lambda: pages[table].entries(after) if table in pages else [])

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        pages = self._ledger.pages
        return await self._ask(lambda: {name: pages[name].number for name in tables})

    async def due(self, now: int, until: int, most: int) -> list[str]:
        return await self._ask(lambda: self._claim(now, until, most))

    async def look_at(self, table: str, number: int, at: int | None, thinks: str | None) -> None:
        await self._ask(lambda: self._note(table, number, at))

    async def set_aside(self, table: str) -> None:
        raise AssertionError(f"{table} can't be read")

    async def seen(self, who: Sequence[tuple[str, str]], now: int) -> None:
        await self._ask(lambda: self._see(who, now))

    async def last_seen(self, table: str) -> dict[int, int]:
        return await self._ask(lambda: self._last_seen(table))

    async def _ask(self, request: Callable[[], T]) -> T:
        """What comes of a request that is on its way even if the process that sent it dies."""
        loop, chance = asyncio.get_running_loop(), self._chance
        there, back = (chance.uniform(0, self._way.slowest) for _ in range(2))
        lost, unheard = (chance.random() < self._way.failing / 2 for _ in range(2))
        answer: asyncio.Future[T] = loop.create_future()

        def arrive() -> None:
            result: T | Trouble = Trouble("the request was lost") if lost else request()
            if unheard:
                result = Trouble("the answer was lost")
            loop.call_later(back, settle, result)

        def settle(result: T | Trouble) -> None:
            if answer.done():
                return  # nobody waits any more
            if isinstance(result, Trouble):
                answer.set_exception(result)
            else:
                answer.set_result(result)

        loop.call_later(there, arrive)
        return await answer

    def _claim(self, now: int, until: int, most: int) -> list[str]:
        pages = self._ledger.pages
        due = [name for name, page in pages.items() if page.due_at is not None]
        due = [name for name in due if (pages[name].due_at or 0) <= now][:most]
        for name in due:
            pages[name].about = pages[name].about | {"due_at": until}
        self._ledger.moved_on()
        return due

    def _note(self, table: str, number: int, at: int | None) -> None:
        page = self._ledger.pages[table]
        if page.about["number"] == number:
            page.about = page.about | {"due_at": at}
            self._ledger.moved_on()

    def _last_seen(self, table: str) -> dict[int, int]:
        # Servers note every few seconds who is there; here they do when somebody asks.
        self._see(self._ledger.here(), self._ledger.now())
        return {seat: at for seat, (_, at) in self._ledger.pages[table].seen.items()}

    def _see(self, who: Sequence[tuple[str, str]], now: int) -> None:
        for table, player in who:
            page = self._ledger.pages[table]
            for seat, (sitter, _) in page.seen.items():
                if sitter == player:
                    page.seen[seat] = player, now

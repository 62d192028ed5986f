"""What the desk asks of the database, in one place: tests put a world of their own here."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from sqlalchemy.exc import DatabaseError

from tegel.server.store import diary, log
from tegel.server.store.address import is_damage
from tegel.server.store.log import Append
from tegel.server.store.store import Store
from tegel.server.tables.events import Entry, Unreadable


class Books(Protocol):
    """Where events are kept, and what is to be looked at when."""

    async def append(self, appends: Sequence[Append]) -> bool:
        """Add events; False, and nothing is added, if the list has grown already."""
        ...

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The events of a table that come after a number; `Unreadable` if they can't be had."""
        ...

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        ...

    async def due(self, now: int, until: int, most: int) -> list[str]:
        """Tables to look at now; no other process looks at them until then."""
        ...

    async def look_at(self, table: str, number: int, at: int | None, thinks: str | None) -> None:
        """Note when to look at a table again, and the process whose bot is to move there.

        If something has happened there since, that counts.
        """
        ...

    async def set_aside(self, table: str) -> None:
        """Note that a table can't be read."""
        ...

    async def seen(self, who: Sequence[tuple[str, str]], now: int) -> None:
        """Note that persons are at their tables."""
        ...

    async def last_seen(self, table: str) -> dict[int, int]:
        """When the person at each seat was last there."""
        ...


class StoredBooks:
    """The books in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def append(self, appends: Sequence[Append]) -> bool:
        job = partial(log.append, appends=appends)
        return await self.store.write(job, appends[0].table)

    async def entries(self, table: str, after: int) -> list[Entry]:
        try:
            return await self.store.read(lambda c: log.entries_after(c, table, after))
        except DatabaseError as error:
            if is_damage(error):
                raise Unreadable("the database is damaged there") from error
            raise

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return await self.store.read(lambda c: log.numbers(c, tables))

    async def due(self, now: int, until: int, most: int) -> list[str]:
        # Nothing is due most of the time: only a claim has to be written.
        if not await self.store.read(lambda c: diary.is_due(c, now)):
            return []
        return await self.store.write(lambda c: diary.due(c, now, until, most))

    async def look_at(self, table: str, number: int, at: int | None, thinks: str | None) -> None:
        await self.store.write(lambda c: diary.look_at(c, table, number, at, thinks), table)

    async def set_aside(self, table: str) -> None:
        await self.store.write(lambda c: diary.set_aside(c, table))

    async def seen(self, who: Sequence[tuple[str, str]], now: int) -> None:
        if who:
            await self.store.write(lambda c: diary.seen(c, who, now))

    async def last_seen(self, table: str) -> dict[int, int]:
        return await self.store.read(lambda c: diary.last_seen(c, table))

"""The books of the desk, in a database."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy.exc import DatabaseError

from tegel.server.books import Append
from tegel.server.store import diary, log
from tegel.server.store.address import is_damage
from tegel.server.store.store import Store
from tegel.server.tables.events import Entry, Unreadable


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

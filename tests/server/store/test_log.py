"""The log takes each event once, without gaps, and gives back what it took."""

import asyncio

from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tegel.server.tables.events import BotSat, Moved, Resigned, Said, Sat, Stood
from tegel.server.tables.seat import Place, Setting
from tests.server.store.helpers import SETTING, more, new_table, with_store


def test_events_come_back_as_they_were_written(database: str) -> None:
    async def use(store: Store) -> None:
        books = StoredBooks(store)
        first = new_table("t")
        then = more(first, Said(0, "Grüße, <b>世界</b>'; DROP TABLE events; --"), Resigned(1))
        assert await books.append([first])
        assert await books.append([then])
        assert await books.entries("t", 0) == [*first.entries, *then.entries]
        assert await books.entries("t", first.entries[-1].number) == list(then.entries)
        assert await books.numbers(["t", "other"]) == {"t": then.entries[-1].number}

    asyncio.run(with_store(database, use))


def test_of_two_who_append_at_the_same_number_one_is_too_late(database: str) -> None:
    async def use(store: Store) -> None:
        books = StoredBooks(store)
        first = new_table("t")
        await books.append([first])
        rivals = [more(first, Moved(0, move, False), Said(0, "x")) for move in range(20)]
        done = await asyncio.gather(*(books.append([rival]) for rival in rivals))
        assert sum(done) == 1
        kept = await books.entries("t", first.entries[-1].number)
        assert kept == list(rivals[done.index(True)].entries)

    asyncio.run(with_store(database, use))


def test_one_command_is_not_answered_twice_at_different_numbers(database: str) -> None:
    async def use(store: Store) -> None:
        books = StoredBooks(store)
        first = new_table("t")
        await books.append([first])
        once = more(first, Said(0, "a"), command="anna/1")
        assert await books.append([once])
        assert not await books.append([more(once, Said(0, "a"), command="anna/1")])
        assert await books.append([more(once, Said(0, "a"), command="anna/2")])

    asyncio.run(with_store(database, use))


def test_two_tables_are_appended_to_together_or_not_at_all(database: str) -> None:
    async def use(store: Store) -> None:
        books = StoredBooks(store)
        first = new_table("t")
        await books.append([first])
        late = more(first, Said(0, "late"))
        await books.append([more(first, Said(0, "early"))])
        assert not await books.append([late, new_table("next")])
        assert await books.entries("next", 0) == []

    asyncio.run(with_store(database, use))


def test_who_sits_down_and_stands_up_can_be_found_by_the_seat(database: str) -> None:
    async def use(store: Store) -> None:
        books = StoredBooks(store)
        places = [Place("me", "Anna"), Place("open")]
        setting = Setting("azul", {}, places, SETTING.clock, public=True, chat=True)
        first = new_table("t", setting)
        await books.append([first])
        sat = more(first, Sat(1, "ben", "Ben", None))
        await books.append([sat])
        assert set(await books.last_seen("t")) == {0, 1}
        stood = more(sat, Stood(1), BotSat(1, "club"))
        await books.append([stood])
        assert set(await books.last_seen("t")) == {0}

    asyncio.run(with_store(database, use))

"""What the tests of the store share."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import text

from tegel.server.books import Append
from tegel.server.desk import Desk, first_row
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store, open_engine
from tegel.server.store.upgrade import revision_of, upgrade
from tegel.server.tables.events import Entry, Event
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table

# Databases as older versions made and left them; `left_behind.py` writes more.
OLD = Path(__file__).parent
SECRET = "5" * 64
SETTING = Setting(
    game="azul",
    options={},
    places=[Place("me", "Anna"), Place("me", "Ben")],
    clock={"kind": "none"},
    public=True,
    chat=True,
)


def entries(first: int, *events: Event, at: int = 1000, command: str | None = None) -> list[Entry]:
    """Events in their places; the first answers a command."""
    return [
        Entry(first + n, at, event, command if n == 0 else None) for n, event in enumerate(events)
    ]


def new_table(name: str, setting: Setting = SETTING, host: str = "anna") -> Append:
    """The first events of a table."""
    first = entries(1, *create(setting, host, SECRET))
    return Append(name, first, first_row(Table.of(name, first)))


def more(before: Append, *events: Event, command: str | None = None) -> Append:
    """What is appended after that; no event here needs the game."""
    added = entries(before.entries[-1].number + 1, *events, command=command)
    return Append(before.table, added, before.row | {"number": added[-1].number})


def make_old(database: str, revision: str = "0001") -> None:
    """A database as a version left it; the first one has nothing but a game that is on."""
    engine = open_engine(database, writes=True)
    with engine.begin() as connection:
        for statement in (
            (OLD / f"revision-{revision}.sql").read_text(encoding="utf-8").split(";\n")
        ):
            if statement.strip():
                connection.execute(text(statement.replace(":", "\\:")))
        assert revision_of(connection) == revision
    engine.dispose()


async def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """Use a database that is up to date."""
    upgrade(database)
    store = Store(database)
    try:
        await use(store)
    finally:
        store.close()


def desk(store: Store, now: Callable[[], int]) -> Desk:
    """A desk at which no bot sits."""
    return Desk(StoredBooks(store), _NoThinker(), now, lambda state, seed: 0.0)


class _NoThinker:
    async def decide(
        self, state: object, level: str, seed: int, host: str = "", table: str = ""
    ) -> int:
        raise AssertionError("no bot sits at this table")

    def hurry(self, table: str) -> None:
        raise AssertionError("no bot sits at this table")

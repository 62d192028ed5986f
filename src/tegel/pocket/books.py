"""The books of the desk in the storage of a browser."""

import json
from collections.abc import Sequence
from typing import Any, Literal, Protocol

from tegel.core.record import parse
from tegel.games import find
from tegel.pocket.written import written
from tegel.server.books import Append
from tegel.server.looks.elsewhere import as_table
from tegel.server.looks.past import OVER
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import Entry, Unreadable, from_data, kind_of, to_data
from tegel.server.tables.table import Table

# The one person whose page it is; several who share it are people of that person.
ME = "me"

# Kept; or a number was taken by another tab; or the browser keeps nothing more.
Done = Literal["kept", "taken", "failed"]


class Shelf(Protocol):
    """Where JSON is kept, by table and number: the page's (`web/src/pocket/shelf.ts`)."""

    async def append(self, appends: str) -> Done:
        """Keep rows and events, all or nothing."""
        ...

    async def events(self, table: str, after: int) -> str:
        """The events of a table after a number."""
        ...

    async def tables(self) -> str:
        """The rows of all tables."""
        ...

    async def taken(self) -> str:
        """Games that were taken along from a server, as its list shows them."""
        ...

    async def taken_record(self, table: str) -> str | None:
        """The record of one of them."""
        ...

    async def tries(self, game: str) -> str:
        """The tries at the puzzles of a game, in their order."""
        ...

    async def add_try(self, row: str) -> Done:
        """Keep one more."""
        ...

    async def name(self, name: str | None) -> str | None:
        """What the person is called here; a new name is kept."""
        ...


class PageBooks:
    """Events and rows of tables, as the desk wants them kept."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._taken = set[str]()  # tables that are a server's: here one only looks at them

    async def append(self, appends: Sequence[Append]) -> bool:
        """Add events; False, and nothing is added, if the list has grown already."""
        if any(one.table in self._taken for one in appends):
            raise Refused("taken_along", "this game is its server's: here one only looks at it")
        kept = [await self._kept(one) for one in appends]
        return is_kept(await self._shelf.append(json.dumps(kept)))

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The events of a table that come after a number; `Unreadable` if one is none of ours."""
        kept = [_entry(one) for one in json.loads(await self._shelf.events(table, after))]
        return kept or await self._taken_entries(table, after)

    async def _taken_entries(self, table: str, after: int) -> list[Entry]:
        """What must have happened at a table that was taken along, by its record."""
        record = await self._shelf.taken_record(table)
        about = next((one for one in await self.taken() if one["table"] == table), None)
        if record is None or about is None:
            return []
        own, at = about["yours"], int(about["updated_at"])
        found = as_table(parse(record, find), table, ME, at, own=own)
        self._taken.add(table)
        return [] if found is None else [*found.entries][after:]

    async def taken(self) -> list[dict[str, Any]]:
        """Games that were taken along from a server, as its list shows them."""
        found: list[dict[str, Any]] = json.loads(await self._shelf.taken())
        return found

    async def _kept(self, one: Append) -> dict[str, Any]:
        """What is kept of an append: of a game that is over then its record too."""
        row = {"id": one.table, **one.row}
        if row["status"] in OVER:
            before = await self.entries(one.table, 0)
            table = Table.of(one.table, [*before[: one.entries[0].number - 1], *one.entries])
            row |= {"record": written(table)} if table.has_begun else {}
        return {"row": row, "events": [_event(one.table, entry) for entry in one.entries]}

    async def rows(self) -> list[dict[str, Any]]:
        """The rows of all tables, those where something happened last first."""
        rows: list[dict[str, Any]] = json.loads(await self._shelf.tables())
        return sorted(rows, key=lambda row: -int(row["updated_at"]))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        return {row["id"]: row["number"] for row in await self.rows() if row["id"] in tables}

    async def set_aside(self, table: str) -> None:
        """A table that can't be read stays as it is: another version may."""

    async def due(self, now: int, until: int, most: int) -> list[str]:
        """Nobody looks after tables here: who sits at one does."""
        del now, until, most
        return []

    async def look_at(self, table: str, number: int, at: int | None, thinks: str | None) -> None:
        """The same."""

    async def seen(self, who: Sequence[tuple[str, str]], now: int) -> None:
        """Nobody else wants to know."""

    async def last_seen(self, table: str) -> dict[int, int]:
        """The same."""
        del table
        return {}


def is_kept(done: Done) -> bool:
    """Whether something was kept, or another tab was faster; `Refused` if it can't be."""
    if done == "failed":
        raise Refused("not_kept", "the browser keeps nothing more")
    return done == "kept"


def _event(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "number": entry.number,
        "at": entry.at,
        "kind": kind_of(entry.event),
        "data": to_data(entry.event),
        "command": entry.command,
    }


def _entry(row: dict[str, Any]) -> Entry:
    try:
        event = from_data(row["kind"], row["data"])
        return Entry(row["number"], row["at"], event, row["command"])
    except KeyError as error:
        raise Unreadable(f"an event lacks its {error}") from None

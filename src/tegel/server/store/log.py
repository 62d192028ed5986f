"""The log of events: appending to it, and reading it again."""

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    delete,
    func,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tegel.server.books import Append
from tegel.server.store import daily, ratings, summing
from tegel.server.store.notices import tell
from tegel.server.store.prepared import run
from tegel.server.store.schema import events, seats, tables
from tegel.server.tables.events import (
    Entry,
    Sat,
    Stood,
    Unreadable,
    from_data,
    kind_of,
    to_data,
)

# On this channel of PostgreSQL every commit is told to the other processes.
CHANNEL = "tegel"


def append(connection: Connection, appends: Sequence[Append]) -> bool:
    """Add events to lists; False, and nothing is added, if the first list has grown already.

    Numbers have no gaps: if the first of the new ones is free, all are. Lists after the first are
    new tables, to which nobody else can have added.
    """
    for n, one in enumerate(appends):
        if one.entries[0].number == 1:
            connection.execute(tables.insert(), {"id": one.table, **one.row})
        for entry in one.entries:
            if not _insert(connection, one.table, entry):
                if n or entry is not one.entries[0]:
                    raise RuntimeError(f"table {one.table} has a gap at {entry.number}")
                return False
            _seat(connection, one.table, entry)
        if one.entries[0].number > 1:
            run(connection, _UPDATE, {**one.row, "table": one.table})
        if one.rated is not None:
            ratings.count(connection, one.rated)
        if one.daily is not None:
            daily.count(connection, one.daily)
        summing.add(connection, one.results)
        tell(connection, one.notices)
        if connection.dialect.name == "postgresql":
            message = f"{one.table} {one.entries[-1].number}"
            run(connection, _NOTIFY, {"channel": CHANNEL, "message": message})
    return True


_NOTIFY = text("SELECT pg_notify(:channel, :message)")
_INSERTS = {
    "sqlite": sqlite.insert(events).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(events).on_conflict_do_nothing(),
}
_UPDATE = update(tables).where(tables.c.id == bindparam("table"))


def _insert(connection: Connection, table: str, entry: Entry) -> bool:
    row = {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "kind": kind_of(entry.event),
        "data": orjson.dumps(to_data(entry.event)).decode(),
        "command": entry.command,
    }
    return run(connection, _INSERTS[connection.dialect.name], row) == 1


def _seat(connection: Connection, table: str, entry: Entry) -> None:
    if isinstance(entry.event, Sat):
        seat = {"seat": entry.event.seat, "player": entry.event.player, "seen_at": entry.at}
        connection.execute(seats.insert(), {"table_id": table, **seat})
    elif isinstance(entry.event, Stood):
        gone = (seats.c.table_id == table) & (seats.c.seat == entry.event.seat)
        connection.execute(delete(seats).where(gone))


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The events of a table that come after a number; `Unreadable` if one is none of ours."""
    chosen = (
        select(events.c.number, events.c.at, events.c.kind, events.c.data, events.c.command)
        .where(events.c.table_id == table, events.c.number > number)
        .order_by(events.c.number)
    )
    return [_entry(row) for row in connection.execute(chosen)]


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    try:
        return Entry(row.number, row.at, from_data(row.kind, orjson.loads(row.data)), row.command)
    except orjson.JSONDecodeError:
        raise Unreadable(f"event {row.number}, {row.kind}: its data are damaged") from None


def numbers(connection: Connection, chosen: Sequence[str]) -> dict[str, int]:
    """The number of the last event of each of these tables."""
    last = (
        select(events.c.table_id, func.max(events.c.number))
        .where(events.c.table_id.in_(chosen))
        .group_by(events.c.table_id)
    )
    return dict(connection.execute(last).all())

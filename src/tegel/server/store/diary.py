"""The diary: which tables somebody should look at when, who was there, and which servers live.

Statements that are needed again and again are made once: the parts of one refer to each other, and
only the collector would free them, which is off (`app.py`).
"""

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

import tegel
from tegel.server.pauses import Pause
from tegel.server.store.schema import looking, pauses, processes, seats, tables, watchers

GAP = 3000  # milliseconds without a sign of life of anybody: nobody was there


# What is due, but for tables that this version has tried to read.
_WAITING = (tables.c.due_at <= bindparam("now")) & tables.c.aside.is_distinct_from(
    tegel.__version__
)
_ANY_DUE = select(tables.c.id).where(_WAITING).limit(1)
_DUE = (
    select(tables.c.id, tables.c.due_at)
    .where(_WAITING)
    .order_by(tables.c.due_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)  # PostgreSQL: where somebody writes, there is no hurry
)


def is_due(connection: Connection, now: int) -> bool:
    """Whether somebody should look at some table now."""
    return connection.execute(_ANY_DUE, {"now": now}).first() is not None


def due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Tables to look at now. They are ours until then: no other process looks at them as well."""
    return [
        table
        for table, then in connection.execute(_DUE, {"now": now, "most": most}).all()
        if connection.execute(_CLAIM, {"table": table, "then": then, "due_at": until}).rowcount
    ]


_CLAIM = update(tables).where(
    tables.c.id == bindparam("table"), tables.c.due_at == bindparam("then")
)


def look_at(
    connection: Connection, table: str, number: int, at: int | None, thinks: str | None
) -> None:
    """Note when to look at a table again, and whose bot is to move; not if more has happened."""
    row = {"table": table, "seen": number, "due_at": at, "thinks": thinks}
    connection.execute(_LOOK_AT, row)


_LOOK_AT = update(tables).where(
    tables.c.id == bindparam("table"), tables.c.number == bindparam("seen")
)


def set_aside(connection: Connection, table: str) -> None:
    """Note that this version can't read a table: another one may."""
    mark = {"aside": tegel.__version__}
    connection.execute(update(tables).where(tables.c.id == table), mark)


def seen(connection: Connection, who: Sequence[tuple[str, str]], now: int) -> None:
    """Note that persons are at their tables."""
    rows = [{"table": table, "person": player, "seen_at": now} for table, player in who]
    connection.execute(_SEEN, rows)


_SEEN = update(seats).where(
    seats.c.table_id == bindparam("table"), seats.c.player == bindparam("person")
)


def last_seen(connection: Connection, table: str) -> dict[int, int]:
    """When the person at each seat was last there."""
    return dict(connection.execute(_LAST_SEEN, {"table": table}).all())


_LAST_SEEN = select(seats.c.seat, seats.c.seen_at).where(seats.c.table_id == bindparam("table"))


def note_watchers(
    connection: Connection, process: str, numbers: Mapping[str, int], now: int
) -> None:
    """Note how many watch tables at a process; where none is named, nobody does."""
    connection.execute(_NOBODY_WATCHES, {"of": process})
    rows = [
        {"table_id": table, "process": process, "number": number, "seen_at": now}
        for table, number in sorted(numbers.items())
    ]
    if rows:
        connection.execute(watchers.insert(), rows)


_NOBODY_LOOKS = delete(looking).where(looking.c.process == bindparam("of"))
_NOBODY_WATCHES = delete(watchers).where(watchers.c.process == bindparam("of"))


def watching(connection: Connection, besides: str, since: int) -> dict[str, int]:
    """How many watch each table at other processes than one."""
    rows = connection.execute(_WATCHING, {"besides": besides, "since": since})
    return {table: int(number) for table, number in rows}


_WATCHING = (
    select(watchers.c.table_id, func.sum(watchers.c.number))
    .where(watchers.c.process != bindparam("besides"), watchers.c.seen_at > bindparam("since"))
    .group_by(watchers.c.table_id)
)


def beat(connection: Connection, process: str, now: int, wall: int) -> int:
    """Note that a process lives; the time that it is, for all processes.

    `now` is the time as the process has kept it, `wall` what the machine's own clock shows. Nobody
    is behind the last sign of life. A clock on the wall that is far ahead was set, or the machine
    has slept: it is believed. If nobody gave a sign of life for so long, that was a pause.
    """
    last = last_alive(connection)
    now = max(now, last or 0)
    if wall - now > GAP:
        now = wall
    if last is not None and now - last > GAP:
        pause = {"began_at": last, "ended_at": now}
        # Others may have woken up at the same moment: the first one says how long it was.
        connection.execute(_kind(connection).insert(pauses).on_conflict_do_nothing(), pause)
    connection.execute(_LIVE[connection.dialect.name], {"id": process, "alive_at": now})
    return now


def _live(kind: ModuleType) -> Executable:
    insert = kind.insert(processes)
    told: Executable = insert.on_conflict_do_update(
        index_elements=["id"], set_={"alive_at": insert.excluded.alive_at}
    )
    return told


_LIVE = {"sqlite": _live(sqlite), "postgresql": _live(postgresql)}


def last_alive(connection: Connection) -> int | None:
    """When any server process was last alive."""
    return connection.execute(_LAST_ALIVE).scalar()


_LAST_ALIVE = select(func.max(processes.c.alive_at))


def pauses_after(connection: Connection, at: int) -> list[Pause]:
    """The pauses that ended after a time."""
    return [Pause(*row) for row in connection.execute(_PAUSES, {"at": at})]


_PAUSES = (
    select(pauses.c.began_at, pauses.c.ended_at)
    .where(pauses.c.ended_at > bindparam("at"))
    .order_by(pauses.c.ended_at)
)


def forget_pauses(connection: Connection, before: int) -> None:
    """Forget pauses that all tables have taken in, for all were looked at since."""
    connection.execute(delete(pauses).where(pauses.c.ended_at < before))


def living(connection: Connection, since: int) -> int:
    """How many processes have given a sign of life since a time."""
    chosen = select(func.count()).select_from(processes).where(processes.c.alive_at >= since)
    return connection.execute(chosen).scalar_one()


def dead(connection: Connection, process: str, before: int) -> list[str]:
    """Other processes that have given no sign of life since a time."""
    return list(connection.execute(_DEAD, {"process": process, "before": before}).scalars())


_DEAD = select(processes.c.id).where(
    processes.c.id != bindparam("process"), processes.c.alive_at < bindparam("before")
)


def hand_over(connection: Connection, process: str, now: int) -> int:
    """Let others look now at the tables where a bot of this process is to move; how many."""
    theirs = (tables.c.thinks == process) & (tables.c.status == "playing")
    return connection.execute(
        update(tables).where(theirs), {"due_at": now, "thinks": None}
    ).rowcount


def bury(connection: Connection, process: str, now: int) -> int:
    """Take over from a process that is dead; how many bots of its were to move."""
    connection.execute(delete(processes).where(processes.c.id == process))
    connection.execute(_NOBODY_WATCHES, {"of": process})
    connection.execute(_NOBODY_LOOKS, {"of": process})
    return hand_over(connection, process, now)


def _kind(connection: Connection) -> Any:
    return {"sqlite": sqlite, "postgresql": postgresql}[connection.dialect.name]

"""The diary: which tables somebody should look at when, who was there, and which servers live."""

from collections.abc import Sequence
from types import ModuleType

from sqlalchemy import Connection, Executable, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tegel.server.store.schema import processes, seats, tables


def is_due(connection: Connection, now: int) -> bool:
    """Whether somebody should look at some table now."""
    waiting = select(tables.c.id).where(tables.c.due_at <= now).limit(1)
    return connection.execute(waiting).first() is not None


def due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Tables to look at now. They are ours until then: no other process looks at them as well."""
    waiting = (
        select(tables.c.id, tables.c.due_at)
        .where(tables.c.due_at <= now)
        .order_by(tables.c.due_at)
        .limit(most)
    )
    return [
        table
        for table, then in connection.execute(waiting).all()
        if connection.execute(_CLAIM, {"table": table, "then": then, "due_at": until}).rowcount
    ]


_CLAIM = update(tables).where(
    tables.c.id == bindparam("table"), tables.c.due_at == bindparam("then")
)


def look_at(connection: Connection, table: str, number: int, at: int | None) -> None:
    """Note when to look at a table again, unless something has happened there since."""
    unchanged = (tables.c.id == table) & (tables.c.number == number)
    connection.execute(update(tables).where(unchanged), {"due_at": at})


def look_at_all(connection: Connection, at: int) -> None:
    """Look at all tables that anybody was to look at."""
    connection.execute(
        update(tables).where(tables.c.status == "playing", tables.c.due_at > at), {"due_at": at}
    )


def seen(connection: Connection, who: Sequence[tuple[str, str]], now: int) -> None:
    """Note that persons are at their tables."""
    rows = [{"table": table, "person": player, "seen_at": now} for table, player in who]
    connection.execute(_SEEN, rows)


_SEEN = update(seats).where(
    seats.c.table_id == bindparam("table"), seats.c.player == bindparam("person")
)


def last_seen(connection: Connection, table: str) -> dict[int, int]:
    """When the person at each seat was last there."""
    chosen = select(seats.c.seat, seats.c.seen_at).where(seats.c.table_id == table)
    return dict(connection.execute(chosen).all())


def live(connection: Connection, process: str, now: int) -> None:
    """Note that a server process lives."""
    connection.execute(_LIVE[connection.dialect.name], {"id": process, "alive_at": now})


def _live(kind: ModuleType) -> Executable:
    insert = kind.insert(processes)
    told: Executable = insert.on_conflict_do_update(
        index_elements=["id"], set_={"alive_at": insert.excluded.alive_at}
    )
    return told


_LIVE = {"sqlite": _live(sqlite), "postgresql": _live(postgresql)}


def last_alive(connection: Connection) -> int | None:
    """When any server process was last alive."""
    chosen = select(processes.c.alive_at).order_by(processes.c.alive_at.desc()).limit(1)
    return connection.execute(chosen).scalar()


def forget_processes(connection: Connection, before: int) -> None:
    """Forget processes that died long ago."""
    connection.execute(delete(processes).where(processes.c.alive_at < before))


def games_on(connection: Connection) -> list[str]:
    """Tables at which a game is on."""
    chosen = select(tables.c.id).where(tables.c.status == "playing")
    return list(connection.execute(chosen).scalars())

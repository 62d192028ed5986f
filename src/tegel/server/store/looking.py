"""Who has which tables before their eyes, at any process: nobody is told of those."""

from collections.abc import Sequence

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    select,
)

from tegel.server.store.schema import (
    looking,
)


def look(connection: Connection, process: str, player: str, shown: Sequence[str]) -> None:
    """Note which tables somebody has before their eyes at a process."""
    connection.execute(_LOOK_AWAY, {"at": process, "whose": player})
    if shown:
        rows = [{"process": process, "player": player, "table_id": table} for table in shown]
        connection.execute(_LOOK, rows)


_LOOK_AWAY = delete(looking).where(
    looking.c.process == bindparam("at"), looking.c.player == bindparam("whose")
)
_LOOK = insert(looking)


def looks(connection: Connection, player: str, table: str) -> bool:
    """Whether somebody has a table before their eyes, at any process."""
    return connection.execute(_LOOKS, {"whose": player, "which": table}).first() is not None


_LOOKS = (
    select(looking.c.process)
    .where(looking.c.player == bindparam("whose"), looking.c.table_id == bindparam("which"))
    .limit(1)
)


def look_away(connection: Connection, process: str) -> None:
    """Nobody is at that process any more."""
    connection.execute(delete(looking).where(looking.c.process == process))

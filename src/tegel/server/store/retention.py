"""What is not kept for ever, forgotten a little at a time, so that moves can come between."""

from sqlalchemy import Connection, delete, exists, select

from tegel.server.store.schema import players, seats, tables


def forget_closed(connection: Connection, before: int, most: int) -> int:
    """Forget so many tables that were cleared before a time; how many there were."""
    return _forget(connection, "closed", before, most)


def forget_games(connection: Connection, before: int, most: int) -> int:
    """Forget so many games that were finished before a time; how many there were."""
    return _forget(connection, "finished", before, most)


def _forget(connection: Connection, status: str, before: int, most: int) -> int:
    old = (
        select(tables.c.id)
        .where(tables.c.status == status, tables.c.updated_at < before)
        .order_by(tables.c.updated_at)
        .limit(most)
    )
    gone = list(connection.execute(old).scalars())
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return len(gone)


def forget_guests(connection: Connection, before: int, most: int) -> int:
    """Forget so many guests who came before a time and sit at no table; how many there were."""
    sits = exists().where(seats.c.player == players.c.id)
    old = (
        select(players.c.id)
        .where(players.c.login.is_(None), players.c.created_at < before, ~sits)
        .limit(most)
    )
    gone = list(connection.execute(old).scalars())
    connection.execute(delete(players).where(players.c.id.in_(gone)))
    return len(gone)

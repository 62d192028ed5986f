"""Who is not to be brought together, because one of them wants it so."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, or_, select

from tegel.server.store.schema import blocks


def is_blocked_by(connection: Connection, player: str, others: Sequence[str]) -> bool:
    """Whether one of some people does not want to meet somebody."""
    wanted = (blocks.c.other == player) & blocks.c.player.in_(others)
    return connection.execute(select(blocks.c.id).where(wanted).limit(1)).first() is not None


def apart(connection: Connection, player: str) -> set[str]:
    """Who is not to be brought together with somebody, whichever of them wants it so."""
    either = or_(blocks.c.player == bindparam("me"), blocks.c.other == bindparam("me"))
    pairs = connection.execute(
        select(blocks.c.player, blocks.c.other).where(either), {"me": player}
    )
    return {one for pair in pairs for one in pair} - {player}

"""What a browser was asked: a challenge to sign, or a code to type. Each is answered once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, delete, select, update

from tegel.server.store.schema import asks


@dataclass(frozen=True)
class Ask:
    """Something that was asked of one browser."""

    id: str  # the hash of a cookie that it alone has
    kind: str
    player: str | None  # who it is about, if that is known
    secret: str
    about: Mapping[str, Any]


def ask(connection: Connection, one: Ask, tries: int, ends_at: int) -> None:
    """Note what a browser is asked, instead of what it was asked before."""
    connection.execute(delete(asks).where(asks.c.id == one.id))
    row = {"id": one.id, "kind": one.kind, "player": one.player, "secret": one.secret}
    more = {"about": orjson.dumps(one.about).decode(), "tries": tries, "ends_at": ends_at}
    connection.execute(asks.insert(), {**row, **more})


def find(connection: Connection, own_id: str, kind: str, now: int) -> Ask | None:
    """What this browser was asked, if it may still answer: that takes one of its tries."""
    is_it = (asks.c.id == own_id) & (asks.c.kind == kind)
    may = is_it & (asks.c.ends_at > now) & (asks.c.tries > 0)
    if not connection.execute(update(asks).where(may).values(tries=asks.c.tries - 1)).rowcount:
        return None
    row = connection.execute(
        select(asks.c.id, asks.c.kind, asks.c.player, asks.c.secret, asks.c.about).where(is_it)
    ).one()
    return Ask(row.id, row.kind, row.player, row.secret, orjson.loads(row.about))


def answered(connection: Connection, own_id: str) -> None:
    """It was answered: nobody can do that again."""
    connection.execute(delete(asks).where(asks.c.id == own_id))


def forget(connection: Connection, now: int) -> None:
    """Forget what can't be answered any more."""
    connection.execute(delete(asks).where(asks.c.ends_at <= now))

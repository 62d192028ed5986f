"""Reviews of games that were played here: made once, kept as long as their tables."""

import zlib
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, select

from tegel.server.store.players import insert_new
from tegel.server.store.schema import reviews, seats, tables

LATEST = 500  # of somebody's reviews are looked through


def keep(connection: Connection, table: str, review: bytes, now: int) -> None:
    """Keep the review of a table; if another has come first, that one stays."""
    found = orjson.loads(review)
    row = {
        "table_id": table,
        "judge": found["judge"],
        "made_at": now,
        "game": found["game"],
        "seats": orjson.dumps(found["seats"]).decode(),
        "data": zlib.compress(review),
    }
    connection.execute(insert_new(connection, reviews), row)


def find(connection: Connection, table: str, judge: str) -> bytes | None:
    """The review of a table by this judge."""
    chosen = select(reviews.c.data).where(reviews.c.table_id == table, reviews.c.judge == judge)
    found = connection.execute(chosen).scalar()
    return None if found is None else zlib.decompress(found)


@dataclass(frozen=True)
class Reviewed:
    """A reviewed game of somebody: its kind, and the sums of their seat."""

    game: str
    options: dict[str, Any]
    players: int
    sums: dict[str, Any]


def own(connection: Connection, player: str) -> list[Reviewed]:
    """Somebody's reviewed games, in the order in which they began.

    Only games with one seat of their own count; of several judges, the latest.
    """
    mine = (
        select(reviews.c.table_id, reviews.c.seats, seats.c.seat, tables.c.game, tables.c.about)
        .join(seats, seats.c.table_id == reviews.c.table_id)
        .join(tables, tables.c.id == reviews.c.table_id)
        .where(seats.c.player == player)
        .order_by(tables.c.created_at.desc(), tables.c.id, reviews.c.made_at.desc())
        .limit(LATEST)
    )
    found: dict[str, Reviewed] = {}
    sat: dict[str, set[int]] = {}
    for table, sums, seat, game, about in connection.execute(mine):
        sat.setdefault(table, set()).add(seat)
        if table not in found:
            told = orjson.loads(sums)
            options = orjson.loads(about)["options"]
            found[table] = Reviewed(game, options, len(told), told[seat])
    return [one for table, one in reversed(found.items()) if len(sat[table]) == 1]

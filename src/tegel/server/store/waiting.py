"""Public tables that wait for somebody: among them one is found to be paired at.

They are looked for by what is played there, so that others, however many, are in nobody's way.
"""

from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, exists, or_, select

from tegel.server.store.schema import seats, tables

MOST = 200


@dataclass(frozen=True)
class Waiting:
    """A table with an open seat, and who sits there."""

    table: str
    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    is_quick: bool  # its host waits to be paired, and for nothing else
    is_rated: bool
    seen: dict[str, int]  # when each person there was seen last


def waiting(connection: Connection, wanted: str, player: str, since: int) -> list[Waiting]:
    """Public tables that wait for persons only, the oldest first.

    Those for a wish where everybody was seen since some time; and a player's own, for whatever.
    """
    rows = connection.execute(_WAITING, {"wanted": wanted, "me": player, "since": since}).all()
    there: dict[str, dict[str, int]] = {}
    chosen = [row.id for row in rows]
    for table, who, seen_at in connection.execute(_THERE, {"chosen": chosen}):
        there.setdefault(table, {})[who] = seen_at
    found: list[Waiting] = []
    for row in rows:
        about = orjson.loads(row.about)
        if any(seat["kind"] == "bot" for seat in about["seats"]):
            continue  # who wants to meet people does not want these
        quick, rated = about.get("quick", False), about.get("rated", False)
        options, clock = about["options"], about["clock"]
        seen = there.get(row.id, {})
        found.append(Waiting(row.id, row.game, options, clock, quick, rated, seen))
    return found


_MINE = select(seats.c.table_id).where(seats.c.player == bindparam("me"))
_SOMEBODY_GONE = exists().where(
    seats.c.table_id == tables.c.id, seats.c.seen_at <= bindparam("since")
)
_WAITING = (
    select(tables.c.id, tables.c.game, tables.c.about)
    .where(
        tables.c.status == "waiting",
        tables.c.public,
        tables.c.aside.is_(None),
        or_(
            (tables.c.wish == bindparam("wanted")) & ~_SOMEBODY_GONE,
            tables.c.id.in_(_MINE),
        ),
    )
    .order_by(tables.c.created_at, tables.c.id)
    .limit(MOST)
)
_THERE = select(seats.c.table_id, seats.c.player, seats.c.seen_at).where(
    seats.c.table_id.in_(bindparam("chosen", expanding=True))
)

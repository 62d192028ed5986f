"""Lists of tables: open ones, ones to watch, one's own."""

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, func, select

from tegel.server.store.apart import apart
from tegel.server.store.schema import seats, tables

MOST = 50

FIELDS = (
    tables.c.id,
    tables.c.status,
    tables.c.game,
    tables.c.public,
    tables.c.created_at,
    tables.c.updated_at,
    tables.c.about,
    tables.c.aside,
)


def public(
    connection: Connection, status: str, game: str | None, player: str | None = None
) -> list[dict[str, Any]]:
    """Public tables in a state, those where something happened last first.

    Of those that wait, a player is shown none where somebody sits who is not to be met.
    """
    chosen = select(*FIELDS).where(tables.c.status == status, tables.c.public)
    if status == "waiting" and player is not None:
        strangers = select(seats.c.table_id).where(seats.c.player.in_(apart(connection, player)))
        chosen = chosen.where(tables.c.id.not_in(strangers))
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    rows = connection.execute(chosen.order_by(tables.c.updated_at.desc()).limit(MOST))
    return [listed(row) for row in rows]


def own(
    connection: Connection, player: str, before: int | None, *, in_public: bool = False
) -> list[dict[str, Any]]:
    """The tables of a player, the latest first; `before`: older ones than that.

    `in_public`: finished games that anybody could watch.
    """
    mine = select(seats.c.table_id).where(seats.c.player == player)
    chosen = select(*FIELDS).where(tables.c.id.in_(mine))
    if in_public:
        chosen = chosen.where(tables.c.public, tables.c.status == "finished")
    if before is not None:
        chosen = chosen.where(tables.c.updated_at < before)
    rows = connection.execute(chosen.order_by(tables.c.updated_at.desc()).limit(MOST))
    found = [listed(row) for row in rows]
    places = select(seats.c.table_id, seats.c.seat).where(
        seats.c.player == player, seats.c.table_id.in_([one["table"] for one in found])
    )
    sits: dict[str, list[int]] = {}
    for table, seat in connection.execute(places):
        sits.setdefault(table, []).append(seat)
    return [one | {"yours": sorted(sits[one["table"]])} for one in found]


def playing(connection: Connection, player: str, game: str) -> list[str]:
    """The tables at which somebody sits and plays a game."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    chosen = select(tables.c.id).where(
        tables.c.id.in_(mine), tables.c.status == "playing", tables.c.game == game
    )
    return [table for (table,) in connection.execute(chosen)]


def hosted(connection: Connection, player: str) -> int:
    """How many tables that somebody has set up are not over."""
    return int(connection.execute(_HOSTED, {"host": player}).scalar_one())


def is_rated(connection: Connection, table: str) -> bool:
    """Whether the result of a table counts for ratings."""
    about = connection.execute(_ABOUT, {"table": table}).scalar()
    return about is not None and bool(orjson.loads(about).get("rated"))


def brought(connection: Connection, player: str) -> int:
    """How many games somebody has brought here that were played without a server."""
    mine = select(func.count()).where(
        tables.c.host == player,
        tables.c.status.in_(("finished", "closed")),
        tables.c.about.contains('"offline":true'),
    )
    return int(connection.execute(mine).scalar_one())


def listed(row: Sequence[Any]) -> dict[str, Any]:
    """A table as lists show it, of these fields."""
    table, status, game, is_public, created, updated, about, aside = row
    return {
        "table": table,
        "status": status,
        "game": game,
        "public": bool(is_public),
        "created_at": created,
        "updated_at": updated,
        "aside": aside is not None,
        "result": None,  # what an older Tegel wrote does not tell
        "quick": False,
        "rated": False,
        "tournament": None,
        "offline": False,
        "taken_back": 0,
        **orjson.loads(about),
    }


_ABOUT = select(tables.c.about).where(tables.c.id == bindparam("table"))
_HOSTED = select(func.count()).where(
    tables.c.host == bindparam("host"), tables.c.status.in_(("waiting", "playing"))
)

"""Lists of tables: open ones, ones to watch, one's own."""

from typing import Any

import orjson
from sqlalchemy import Connection, Row, select

from tegel.server.store.schema import seats, tables

MOST = 50

_FIELDS = (
    tables.c.id,
    tables.c.status,
    tables.c.game,
    tables.c.public,
    tables.c.created_at,
    tables.c.updated_at,
    tables.c.about,
    tables.c.aside,
)


def public(connection: Connection, status: str, game: str | None) -> list[dict[str, Any]]:
    """Public tables in a state, those where something happened last first."""
    chosen = select(*_FIELDS).where(tables.c.status == status, tables.c.public)
    if game is not None:
        chosen = chosen.where(tables.c.game == game)
    rows = connection.execute(chosen.order_by(tables.c.updated_at.desc()).limit(MOST))
    return [_listed(row) for row in rows]


def own(connection: Connection, player: str, before: int | None) -> list[dict[str, Any]]:
    """The tables of a player, the latest first; `before`: older ones than that."""
    mine = select(seats.c.table_id).where(seats.c.player == player)
    chosen = select(*_FIELDS).where(tables.c.id.in_(mine))
    if before is not None:
        chosen = chosen.where(tables.c.updated_at < before)
    rows = connection.execute(chosen.order_by(tables.c.updated_at.desc()).limit(MOST))
    listed = [_listed(row) for row in rows]
    places = select(seats.c.table_id, seats.c.seat).where(
        seats.c.player == player, seats.c.table_id.in_([one["table"] for one in listed])
    )
    sits: dict[str, list[int]] = {}
    for table, seat in connection.execute(places):
        sits.setdefault(table, []).append(seat)
    return [one | {"yours": sorted(sits[one["table"]])} for one in listed]


def _listed(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
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
        **orjson.loads(about),
    }

"""How the site stands with somebody: wardens, and who was warned, muted or banned. And reports."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, func, select, update

from tegel.server.store.players import insert_new
from tegel.server.store.schema import players, reports, standings

MOST = 100


@dataclass(frozen=True)
class Standing:
    """How the site stands with somebody."""

    warden: bool = False
    warning: str | None = None  # for what, if it was not read yet
    muted_until: int | None = None
    banned_until: int | None = None


ORDINARY = Standing()


def standing(connection: Connection, player: str) -> Standing:
    """How the site stands with a player."""
    found = connection.execute(_STANDING, {"who": player}).first()
    return Standing(*found) if found else ORDINARY


_STANDING = select(
    standings.c.warden, standings.c.warning, standings.c.muted_until, standings.c.banned_until
).where(standings.c.player == bindparam("who"))


def set_standing(connection: Connection, player: str, **values: object) -> None:
    """Change how the site stands with a player."""
    connection.execute(insert_new(connection, standings), {"player": player, "warden": False})
    connection.execute(update(standings).where(standings.c.player == player), values)


def wardens(connection: Connection) -> list[str]:
    """The logins of all wardens."""
    chosen = select(players.c.login).join(standings, standings.c.player == players.c.id)
    rows = connection.execute(chosen.where(standings.c.warden).order_by(players.c.login))
    return [login for login in rows.scalars() if login is not None]


# --- Reports ---


def report(connection: Connection, row: Mapping[str, Any], context: Mapping[str, Any]) -> None:
    """Note a report, unless the same person has reported the same already."""
    kept = {**row, "context": orjson.dumps(context).decode()}
    connection.execute(insert_new(connection, reports), kept)


def open_reports(connection: Connection) -> list[dict[str, Any]]:
    """Reports that nobody has acted on, the oldest first."""
    rows = connection.execute(_OPEN).mappings().all()
    found: list[dict[str, Any]] = []
    for row in rows:
        before = connection.execute(_BEFORE, {"who": row["player"], "at": row["made_at"]})
        now = standing(connection, row["player"])
        found.append(
            {
                "id": row["id"],
                "table": row["table_id"],
                "seat": row["seat"],
                "name": row["name"],
                "login": row["login"],
                "by": row["by"],
                "reason": row["reason"],
                "words": row["words"],
                "made_at": row["made_at"],
                "before": dict(before.all()),
                "muted_until": now.muted_until,
                "banned_until": now.banned_until,
                **orjson.loads(row["context"]),
            }
        )
    return found


_WHO, _BY = players.alias("who"), players.alias("by")
_OPEN = (
    select(
        reports.c.id,
        reports.c.table_id,
        reports.c.seat,
        reports.c.player,
        _WHO.c.name,
        _WHO.c.login,
        _BY.c.name.label("by"),
        reports.c.reason,
        reports.c.words,
        reports.c.context,
        reports.c.made_at,
    )
    .join(_WHO, _WHO.c.id == reports.c.player)
    .join(_BY, _BY.c.id == reports.c.reporter)
    .where(reports.c.closed_at.is_(None))
    .order_by(reports.c.made_at)
    .limit(MOST)
)
_BEFORE = (
    select(reports.c.action, func.count())
    .where(
        reports.c.player == bindparam("who"),
        reports.c.made_at < bindparam("at"),
        reports.c.action.is_not(None),
    )
    .group_by(reports.c.action)
)


def close_report(connection: Connection, own_id: str, action: str, now: int) -> tuple[str, str]:
    """Note what came of a report; who was reported and why. `KeyError`: there is none open."""
    is_it = (reports.c.id == own_id) & reports.c.closed_at.is_(None)
    found = connection.execute(select(reports.c.player, reports.c.reason).where(is_it)).first()
    if found is None:
        raise KeyError(own_id)
    values = {"action": action, "closed_at": now}
    connection.execute(update(reports).where(reports.c.id == own_id), values)
    return found.player, found.reason

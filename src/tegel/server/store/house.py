"""Who may come to this house, and what everybody is to read: what wardens decide."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import orjson
from sqlalchemy import Connection, String, bindparam, cast, func, or_, select
from sqlalchemy.sql.elements import ColumnElement

from tegel.server.identity.tokens import digest
from tegel.server.store import links
from tegel.server.store.players import insert_new
from tegel.server.store.schema import devices, players, seats, settings, standings
from tegel.server.tables.commands import Refused

NAME = "house"
MOST = 50


@dataclass(frozen=True)
class Rules:
    """Who may come."""

    newcomers: Literal["open", "invited", "closed"] = "open"
    guests: bool = True  # may play; else only who has an account
    notice: Mapping[str, str] = field(default_factory=dict[str, str])  # by language


OPEN = Rules()


def rules(connection: Connection) -> Rules:
    """Who may come, as it was decided last."""
    found = connection.execute(_RULES, {"called": NAME}).scalar()
    return OPEN if found is None else Rules(**orjson.loads(found))


_RULES = select(settings.c.value).where(settings.c.name == bindparam("called"))


def decide(connection: Connection, decided: Rules) -> None:
    """Have it so from now on."""
    value = orjson.dumps(asdict(decided)).decode()
    connection.execute(insert_new(connection, settings), {"name": NAME, "value": value})
    connection.execute(settings.update().where(settings.c.name == NAME), {"value": value})


def check_newcomer(connection: Connection, invitation: str | None, now: int) -> None:
    """Refuse a newcomer whom the house does not take; an invitation is used by this."""
    newcomers = rules(connection).newcomers
    if newcomers == "closed":
        raise Refused("house_closed", "nobody new may come here for now; accounts log in as ever")
    if newcomers == "open":
        return
    word = digest(invitation or "")
    if links.use(connection, word, "invitation", now) is None:
        raise Refused("by_invitation", "only who has an invitation that works may come here")


# --- People ---


def people(connection: Connection, wanted: str, before: int | None) -> list[dict[str, Any]]:
    """People of the house by a part of their name or login, who was here last first."""
    seen = (
        select(func.max(devices.c.seen_at)).where(devices.c.player == players.c.id)
    ).scalar_subquery()
    last = func.coalesce(seen, players.c.created_at)
    games = (
        select(func.count(seats.c.table_id.distinct())).where(seats.c.player == players.c.id)
    ).scalar_subquery()
    chosen = (
        select(
            players.c.id,
            players.c.name,
            players.c.login,
            players.c.created_at.label("came_at"),
            last.label("seen_at"),
            games.label("games"),
            func.coalesce(standings.c.warden, False).label("warden"),
            standings.c.muted_until,
            standings.c.banned_until,
        )
        .outerjoin(standings, standings.c.player == players.c.id)
        .where(players.c.left_at.is_(None))
        .order_by(last.desc(), players.c.id)
        .limit(MOST)
    )
    if wanted:
        chosen = chosen.where(or_(_holds(players.c.name, wanted), _holds(players.c.login, wanted)))
    if before is not None:
        chosen = chosen.where(last < before)
    rows = connection.execute(chosen).mappings()
    return [
        {str(name): value for name, value in row.items()} | {"warden": bool(row["warden"])}
        for row in rows
    ]


def _holds(column: Any, wanted: str) -> ColumnElement[bool]:
    return func.lower(cast(column, String)).contains(wanted.lower(), autoescape=True)

"""Tries at the deals of the days: one for each day and person, and what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, func, select, update

from tegel.server.store.players import insert_new
from tegel.server.store.schema import daily_tries, players
from tegel.server.tables.daily import DailyResult, Outcome

SHOWN = 200  # of a table of results
_FIELDS = tuple(
    daily_tries.c[name]
    for name in ("day", "player", "table_id", "ended_at", "outcome", "played", "points", "margin")
)


@dataclass(frozen=True)
class Try:
    """Somebody's try; without an outcome it is not over, or was not in time."""

    day: str
    player: str
    table: str
    ended_at: int | None
    outcome: Outcome | None
    played: bool | None
    points: int | None
    margin: int | None


def begin(connection: Connection, day: str, player: str, table: str, now: int) -> str:
    """Note that somebody begins the one try that they have; the table of it, also if they had."""
    row = {"day": day, "player": player, "table_id": table, "begun_at": now}
    connection.execute(insert_new(connection, daily_tries), row)
    is_it = (daily_tries.c.day == day) & (daily_tries.c.player == player)
    return str(connection.execute(select(daily_tries.c.table_id).where(is_it)).scalar_one())


def count(connection: Connection, result: DailyResult) -> None:
    """Note what came of a try, in the very transaction that ends its game."""
    is_it = (daily_tries.c.table_id == result.table) & daily_tries.c.ended_at.is_(None)
    made: dict[str, Any] = {
        "ended_at": result.at,
        "outcome": result.outcome,
        "played": result.played,
        "points": result.points,
        "margin": result.margin,
    }
    connection.execute(update(daily_tries).where(is_it), made)


def results(connection: Connection, day: str, before: int) -> tuple[list[tuple[str, Try]], int]:
    """Tries of accounts that were over in time, the best first, by name; and how many there are.

    Who has won comes before who has lost, who has played to the end before who gave up, and then
    by how much one was ahead; of who did equally well, who was there first.
    """
    order = (
        case({"won": 0, "shared": 1}, value=daily_tries.c.outcome, else_=2),
        daily_tries.c.played.desc(),
        daily_tries.c.margin.desc(),
        daily_tries.c.points.desc(),
        daily_tries.c.ended_at,
        daily_tries.c.player,
    )
    counts = (
        (daily_tries.c.day == day)
        & (daily_tries.c.ended_at < before)
        & players.c.login.is_not(None)
        & (players.c.id == daily_tries.c.player)
    )
    chosen = select(players.c.name, *_FIELDS).where(counts).order_by(*order).limit(SHOWN)
    rows = [(str(row.name), _try(row[1:])) for row in connection.execute(chosen)]
    everybody = select(func.count()).select_from(daily_tries).join(players).where(counts)
    return rows, int(connection.execute(everybody).scalar_one())


def own(connection: Connection, player: str, day: str) -> Try | None:
    """Somebody's try on a day."""
    is_it = (daily_tries.c.player == player) & (daily_tries.c.day == day)
    found = connection.execute(select(*_FIELDS).where(is_it)).first()
    return _try(found) if found else None


def all_own(connection: Connection, player: str) -> list[Try]:
    """All tries of somebody, the latest first."""
    mine = select(*_FIELDS).where(daily_tries.c.player == player)
    rows = connection.execute(mine.order_by(daily_tries.c.day.desc()))
    return [_try(row) for row in rows]


def _try(row: Sequence[Any]) -> Try:
    return Try(*row)

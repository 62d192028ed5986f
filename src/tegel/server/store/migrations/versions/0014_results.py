"""How games ended, seat by seat, with those of before; what their seats made is told later."""

from collections import Counter
from typing import Any

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

TOGETHER = 500  # tables that are read at once
# As levels stood when this was written, the strongest last.
LEVELS = ("newcomer", "beginner", "casual", "regular", "club", "expert", "master", "champion")


def upgrade() -> None:
    made = op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(32)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("against", sa.String(32)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("best_other", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("offline", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_results_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_table(
        "result_sums",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("sums", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_result_sums_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_sums"),
    )
    op.create_table(
        "unlisted",
        sa.Column("player", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_unlisted_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name="pk_unlisted"),
    )
    _fill(op.get_bind(), made)
    op.create_index("ix_results_player_at", "results", ["player", "at"])
    op.create_index("ix_results_told_at", "results", ["told", "at"])
    op.create_index("ix_results_at", "results", ["at"])


def _fill(connection: sa.Connection, made: sa.Table) -> None:
    """How the games of before ended, by the rows of their tables."""
    names = ("id", "status", "game", "public", "updated_at", "about")
    tables = sa.table("tables", *[sa.column(name) for name in names])
    seats = sa.table("seats", *[sa.column(name) for name in ("table_id", "seat", "player")])
    after = ""
    while True:
        chosen = (
            sa.select(tables)
            .where(tables.c.status == "finished", tables.c.id > after)
            .order_by(tables.c.id)
            .limit(TOGETHER)
        )
        found = connection.execute(chosen).all()
        if not found:
            return
        after = found[-1].id
        sat: dict[str, dict[int, str]] = {}
        of_these = seats.c.table_id.in_([row.id for row in found])
        for row in connection.execute(sa.select(seats).where(of_these)):
            sat.setdefault(row.table_id, {})[row.seat] = row.player
        rows = [one for row in found for one in _results(row, sat.get(row.id, {}))]
        if rows:
            connection.execute(made.insert(), rows)


def _results(row: Any, sat: dict[int, str]) -> list[dict[str, Any]]:
    about = orjson.loads(row.about)
    result, sitting = about.get("result"), about.get("seats", [])
    if not result or len(result["places"]) != len(sitting) or len(sitting) < 2:
        return []
    kind = {n: value for n, value in about["options"].items() if n not in ("players", "start")}
    own, winners = Counter(sat.values()), result["places"].count(1)
    return [
        {
            "table_id": row.id,
            "seat": n,
            "player": sat.get(n) if own[sat.get(n, "")] == 1 else None,
            "at": row.updated_at,
            "game": row.game,
            "kind": orjson.dumps(kind, option=orjson.OPT_SORT_KEYS).decode(),
            "players": len(sitting),
            "level": seat.get("level"),
            "against": _strongest([*sitting[:n], *sitting[n + 1 :]]),
            "place": result["places"][n],
            "winners": winners if result["places"][n] == 1 else 0,
            "points": result["scores"][n],
            "best_other": max(points for m, points in enumerate(result["scores"]) if m != n),
            "reason": result["reason"],
            "rated": bool(about.get("rated")),
            "offline": bool(about.get("offline")),
            "public": bool(row.public),
            "told": 0,
        }
        for n, seat in enumerate(sitting)
    ]


def _strongest(others: list[dict[str, Any]]) -> str | None:
    if any(seat["kind"] == "person" for seat in others):
        return None
    levels = [seat.get("level") or "" for seat in others]
    return max(levels, key=lambda one: LEVELS.index(one) if one in LEVELS else -1)

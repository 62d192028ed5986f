"""Tries at the deals of the days."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("outcome", sa.String(8)),
        sa.Column("played", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_daily_tries_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("day", "player", name="pk_daily_tries"),
        sa.UniqueConstraint("table_id", name="uq_daily_tries_table_id"),
    )
    op.create_index("ix_daily_tries_player_day", "daily_tries", ["player", "day"])

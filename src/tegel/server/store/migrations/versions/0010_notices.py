"""Notices: what somebody is to be told, where, when not, and who looks at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("topic", sa.String(100), nullable=False),
        *_told(),
        _of_player("notices"),
        _of_table("notices"),
        sa.PrimaryKeyConstraint("player", "topic", name="pk_notices"),
    )
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "notice_places",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secrets", sa.Text(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("failing_since", sa.BigInteger()),
        sa.Column("given_up_at", sa.BigInteger()),
        sa.Column("why", sa.String(80)),
        _of_player("notice_places"),
        _of_table("notice_places"),
        sa.PrimaryKeyConstraint("id", name="pk_notice_places"),
    )
    op.create_index("ix_notice_places_player", "notice_places", ["player"])
    op.create_index("ix_notice_places_table_id", "notice_places", ["table_id"])
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        _of_player("notice_wishes"),
        sa.PrimaryKeyConstraint("player", name="pk_notice_wishes"),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("place", sa.String(32)),
        sa.Column("topic", sa.String(100), nullable=False),
        *_told(),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.BigInteger()),
        sa.Column("done_at", sa.BigInteger()),
        _of_player("deliveries"),
        _of_table("deliveries"),
        sa.ForeignKeyConstraint(
            ["place"], ["notice_places.id"], "fk_deliveries_place", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_done_at_due_at", "deliveries", ["done_at", "due_at"])
    op.create_index("ix_deliveries_player_done_at", "deliveries", ["player", "done_at"])
    op.create_index("ix_deliveries_table_id", "deliveries", ["table_id"])
    op.create_index("ix_deliveries_place", "deliveries", ["place"])
    op.create_table(
        "looking",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "process", name="pk_looking"),
    )
    op.create_index("ix_looking_process", "looking", ["process"])


def _told() -> list[sa.Column[object]]:
    return [
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until_at", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
    ]


def _of_player(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["player"], ["players.id"], f"fk_{table}_player", ondelete="CASCADE"
    )


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], f"fk_{table}_table_id", ondelete="CASCADE"
    )

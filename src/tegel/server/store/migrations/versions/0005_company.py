"""People who meet: who watches where, who is invited, blocked or reported, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_watchers_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "process", name="pk_watchers"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], "fk_invitations_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_invitations_player", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["inviter"], ["players.id"], "fk_invitations_inviter", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_invitations"),
    )
    op.create_index("ix_invitations_player", "invitations", ["player"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], "fk_blocks_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], "fk_blocks_other", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("player", "other", name="uq_blocks_player_other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
        sa.Column("action", sa.String(16)),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_reports_player", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter"], ["players.id"], "fk_reports_reporter", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint(
            "reporter", "table_id", "seat", name="uq_reports_reporter_table_id_seat"
        ),
    )
    op.create_index("ix_reports_closed_at_made_at", "reports", ["closed_at", "made_at"])
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_table(
        "standings",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("warden", sa.Boolean(), nullable=False),
        sa.Column("warning", sa.String(16)),
        sa.Column("muted_until", sa.BigInteger()),
        sa.Column("banned_until", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_standings_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name="pk_standings"),
    )

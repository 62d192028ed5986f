"""Rated games, what they made of ratings, and from which households they were played."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
        sa.UniqueConstraint("number", name="uq_rated_games_number"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(200), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("was", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_rating_changes_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_rating_changes"),
    )
    where = ["player", "game", "kind", "seats", "number"]
    op.create_index("ix_rating_changes_player_game_kind_seats_number", "rating_changes", where)
    op.create_index("ix_rating_changes_table_id", "rating_changes", ["table_id"])
    op.create_table(
        "homes",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], "fk_homes_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "digest", name="pk_homes"),
    )
    op.create_index("ix_homes_seen_at", "homes", ["seen_at"])

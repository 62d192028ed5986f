"""Puzzles: what somebody has tried, and how good they are at them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_puzzle_results_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_results"),
    )
    op.create_index(
        "ix_puzzle_results_player_game_made_at", "puzzle_results", ["player", "game", "made_at"]
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_puzzle_ratings_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "game", name="pk_puzzle_ratings"),
    )

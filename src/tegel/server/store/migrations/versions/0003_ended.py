"""Sessions that somebody has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ended",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_ended"),
    )
    op.create_index("ix_ended_ended_at", "ended", ["ended_at"])

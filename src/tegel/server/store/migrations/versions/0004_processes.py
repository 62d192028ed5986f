"""What several processes, and versions, have to know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Added one by one, so that servers of the version before can go on meanwhile.
    op.add_column("tables", sa.Column("aside", sa.String(40)))
    op.add_column("tables", sa.Column("thinks", sa.String(32)))
    op.create_table(
        "pauses",
        sa.Column("began_at", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began_at", name="pk_pauses"),
    )

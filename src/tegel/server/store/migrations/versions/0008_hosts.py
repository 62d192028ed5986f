"""By whom and for what a table was set up: so many are enough of one host, and pairing finds it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of tables that are there it is not known, and need not be.
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.add_column("tables", sa.Column("wish", sa.String(64)))
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_wish_status", "tables", ["wish", "status"])

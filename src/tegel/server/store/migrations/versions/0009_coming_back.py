"""Coming back: devices, passkeys, recovery codes, addresses, links, and who has left."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("left_at", sa.BigInteger()))
    op.create_index("ix_players_left_at", "players", ["left_at"])
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(24), nullable=False),
        sa.Column("system", sa.String(24), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("proved_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_devices_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name="pk_devices"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_index("ix_devices_seen_at", "devices", ["seen_at"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("rp", sa.String(255), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_passkeys_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "recovery_codes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("used_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_recovery_codes_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_player", "recovery_codes", ["player"])
    op.create_table(
        "mailboxes",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], "fk_mailboxes_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name="pk_mailboxes"),
        sa.UniqueConstraint("address", name="uq_mailboxes_address"),
    )
    op.create_table(
        "asks",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("secret", sa.String(100), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], "fk_asks_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_asks"),
    )
    op.create_index("ix_asks_player", "asks", ["player"])
    op.create_index("ix_asks_ends_at", "asks", ["ends_at"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("uses", sa.Integer()),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], "fk_links_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
    )
    op.create_index("ix_links_player", "links", ["player"])
    op.create_index("ix_links_kind_made_at", "links", ["kind", "made_at"])
    op.create_table(
        "former_logins",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("free_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_former_logins"),
    )
    op.create_index("ix_former_logins_free_at", "former_logins", ["free_at"])

"""What the database keeps. Migrations make these tables; `metadata` is what they add up to."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# One row a table, made of its events: to find tables by. Times are milliseconds since 1970.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event
    Column("status", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),  # when somebody should look at it
    Column("about", Text, nullable=False),  # JSON: what a list of tables shows
    Column("aside", String(40)),  # the version of Tegel that can't read its events
    Column("thinks", String(32)),  # the process whose bot is to move
    Index(None, "due_at"),
    Index(None, "status", "public", "updated_at"),
)

# What happened: the truth, from which all else can be made again.
events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("command", String(80)),  # whose command it answers, and that client's own id of it
    UniqueConstraint("table_id", "command"),
)

# Who sits where, and when they were last there.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index(None, "player"),
)

# People and bots, guests without a login.
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),  # cookies of earlier ones are not accepted any more
    Column("login", String(40), unique=True),
    Column("password", String(200)),  # its argon2 hash
)

# Tokens of programs that play: their hashes.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index(None, "player"),
)

# Sessions of browsers that were ended before their time: the hashes of their cookies.
ended = Table(
    "ended",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "ended_at"),
)

# What belongs to the whole site, such as the key that signs cookies.
settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The server processes, and when each was last alive.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)

# Times in which no server was there: they count for nobody.
pauses = Table(
    "pauses",
    metadata,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
)

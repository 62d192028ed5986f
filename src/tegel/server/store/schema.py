"""What the database keeps. Migrations make these tables; `metadata` is what they add up to."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
    Column("host", String(32)),  # who has set it up
    Column("wish", String(64)),  # a hash of game, options and clock: who wants the same is paired
    Index(None, "due_at"),
    Index(None, "host", "status"),
    Index(None, "wish", "status"),
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
    Column("password", String(200)),  # its argon2 hash; an account may have passkeys instead
    Column("left_at", BigInteger),  # who has left for good: what names them is on its way out
    Index(None, "left_at"),
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

# Sessions of browsers, as their owner is shown them: by the hashes of their cookies.
devices = Table(
    "devices",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("browser", String(24), nullable=False),
    Column("system", String(24), nullable=False),
    Column("way", String(16), nullable=False),  # by which somebody came
    Column("proved_at", BigInteger),  # when they last showed that it is them
    Index(None, "player"),
    Index(None, "seen_at"),
)

# Passkeys: by the hashes of what browsers call them. They open nothing but this site.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),  # what browsers call it, in base64
    Column("rp", String(255), nullable=False),  # the name of this site, for which it was made
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # how often it has signed, if it counts
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index(None, "player"),
)

# Recovery codes: their hashes. Each works once.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("used_at", BigInteger),
    Index(None, "player"),
)

# Addresses to which somebody was sent a code, and gave it back.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

# What a browser was asked and has not answered yet: by the hash of a cookie that it alone has.
asks = Table(
    "asks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", ForeignKey("players.id", ondelete="CASCADE")),
    Column("secret", String(100), nullable=False),  # a challenge, or the hash of a code
    Column("about", Text, nullable=False),  # JSON
    Column("tries", Integer, nullable=False),  # that are left
    Column("ends_at", BigInteger, nullable=False),
    Index(None, "player"),
    Index(None, "ends_at"),
)

# Links that wardens give out, by their hashes: back into an account, or into the house.
links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player", ForeignKey("players.id", ondelete="CASCADE")),  # whom it lets in again
    Column("name", String(40), nullable=False),  # what its maker calls it
    Column("uses", Integer),  # that are left; none: as many as come
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Index(None, "player"),
    Index(None, "kind", "made_at"),
)

# Logins of who has left, as keyed hashes: nobody else may pass for them for a while.
former_logins = Table(
    "former_logins",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("free_at", BigInteger, nullable=False),
    Index(None, "free_at"),
)

# How many watch a table at each server process, and when that was.
watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# Who is asked to a table by somebody they have played with.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("inviter", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index(None, "player"),
)

# Whom somebody does not want to meet again.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("player", "other"),
    Index(None, "other"),
)

# Complaints for who runs the site, with what was said there; they may outlive their tables.
reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("reporter", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("context", Text, nullable=False),  # JSON: the game, who sat there, what was said
    Column("made_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("action", String(16)),  # what came of it
    UniqueConstraint("reporter", "table_id", "seat"),
    Index(None, "closed_at", "made_at"),
    Index(None, "player"),
)

# How the site stands with somebody; most have no row.
standings = Table(
    "standings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("warden", Boolean, nullable=False),  # sees reports and acts on them
    Column("warning", String(16)),  # the reason of one that was not read yet
    Column("muted_until", BigInteger),
    Column("banned_until", BigInteger),
)

# What the champion makes of games that are over: one review of each by each version of the judge.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("judge", String(40), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the sums of each
    Column("data", LargeBinary, nullable=False),  # the whole review: JSON, by zlib
)

# Mistakes that somebody is to see again, and when.
mistakes = Table(
    "mistakes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of the move, from 0
    Column("game", String(32), nullable=False),
    Column("theme", String(80), nullable=False),
    Column("about", Text, nullable=False),  # JSON: the position, what was played, what was better
    Column("card", Text, nullable=False),  # JSON: how well it is known, for the schedule
    Column("due_at", BigInteger, nullable=False),
    UniqueConstraint("player", "table_id", "number"),
    Index(None, "player", "due_at"),
    Index(None, "table_id"),
)

# Puzzles that somebody has tried: only the first try counts.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),  # the solver's, after it
    Column("change", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index(None, "player", "game", "made_at"),
)

# How good somebody is at the puzzles of a game.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # solved in a row, up to now
    Column("longest", Integer, nullable=False),  # such streak
)

# Rated games that are over, in the order in which they count: from them all ratings follow.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),  # it may be forgotten before
    Column("number", Integer, nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", String(200), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("about", Text, nullable=False),  # JSON: who sat there, and how it ended
)

# What each of them made of somebody's rating; the latest is how they stand.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the game
    Column("seat", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", String(200), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("was", Float, nullable=False),  # the rating before
    Index(None, "player", "game", "kind", "seats", "number"),
    Index(None, "table_id"),
)

# From which households somebody has played rated games, as hashes that only this site can make.
homes = Table(
    "homes",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    Index(None, "seen_at"),
)

# Tournaments: what a list shows of each, and when somebody should look at it.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last event
    Column("status", String(16), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("setting", Text, nullable=False),  # JSON: what is played, and how
    Column("about", Text, nullable=False),  # JSON: what a list shows
    Index(None, "due_at"),
    Index(None, "host", "status"),
    Index(None, "status", "updated_at"),
)

# What happened in them: the truth.
tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),  # JSON
)

# Tries at the deal of a day, one for each day and person; what came of it once its game is over.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),  # as in 2026-11-19, UTC
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),  # it may be forgotten before
    Column("begun_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("outcome", String(8)),  # won, shared or lost
    Column("played", Boolean),  # to its last move
    Column("points", Integer),
    Column("margin", Integer),  # by which it was ahead of the champion
    Index(None, "player", "day"),
)

# How finished games ended, seat by seat: written with the event that ends them. A row names who has
# played it until they leave for good (`store/leaving.py`).
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32)),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("kind", Text, nullable=False),  # JSON: the options but for players and start
    Column("players", Integer, nullable=False),
    Column("level", String(32)),  # of the bot
    Column("against", String(32)),  # the strongest bot; None: other people
    Column("place", Integer, nullable=False),
    Column("winners", Integer, nullable=False),  # with it; 0: it did not win
    Column("points", Integer, nullable=False),
    Column("best_other", Integer, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("offline", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("told", Integer, nullable=False),  # by which telling it was summed up
    Index(None, "player", "at"),
    Index(None, "told", "at"),
    Index(None, "at"),
)

# What each seat made in a game that was played to its end, by the story of the game.
result_sums = Table(
    "result_sums",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sums", Text, nullable=False),  # JSON: points by source, and habits
)

# Who does not want to be named where the house tells how its games went.
unlisted = Table(
    "unlisted",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
)

# What somebody is to be told: written with the commit that it tells of. Of a topic the last counts.
notices = Table(
    "notices",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("topic", String(100), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("number", Integer, nullable=False),  # of the event
    Column("at", BigInteger, nullable=False),
    Column("until_at", BigInteger, nullable=False),  # later it is worth nothing
    Column("about", Text, nullable=False),  # JSON: what its words need
    Index(None, "at"),
    Index(None, "table_id"),
)

# Where somebody wants to be told: browsers, and addresses of other services.
notice_places = Table(
    "notice_places",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),  # only of what happens there
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("secrets", Text, nullable=False),  # JSON: keys, and the address that pages have
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("failing_since", BigInteger),
    Column("given_up_at", BigInteger),
    Column("why", String(80)),  # what it answered last, if it did not take a notice
    Index(None, "player"),
    Index(None, "table_id"),
)

# Of what somebody wants to be told, and when not; most have no row.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("about", Text, nullable=False),  # JSON
)

# Notices on their way: each to one place, or by mail. Those that are done are counted for a while.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("place", ForeignKey("notice_places.id", ondelete="CASCADE")),  # None: by mail
    Column("topic", String(100), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until_at", BigInteger, nullable=False),
    Column("about", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("begun_at", BigInteger),  # it may have arrived: it is not sent again
    Column("done_at", BigInteger),
    Index(None, "done_at", "due_at"),
    Index(None, "player", "done_at"),
    Index(None, "table_id"),
    Index(None, "place"),
)

# Who has which table before their eyes, and at which process they are.
looking = Table(
    "looking",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), primary_key=True),
    Index(None, "process"),
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

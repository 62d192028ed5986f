"""People and bots in the database."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tegel.server.store.schema import ended, players, settings, tokens


@dataclass(frozen=True)
class Player:
    """Somebody who plays: a guest, or one with an account."""

    id: str
    name: str
    epoch: int
    login: str | None = None
    password: str | None = None  # its hash


@dataclass(frozen=True)
class Token:
    """A token of a program, as its owner sees it."""

    digest: str
    name: str
    created_at: int


_FIELDS = (players.c.id, players.c.name, players.c.epoch, players.c.login, players.c.password)


def add(connection: Connection, player: Player, now: int) -> None:
    """A new player."""
    connection.execute(
        players.insert(),
        {
            "id": player.id,
            "name": player.name,
            "created_at": now,
            "epoch": player.epoch,
            "login": player.login,
            "password": player.password,
        },
    )


def find(connection: Connection, player: str) -> Player | None:
    """The player of this id."""
    found = connection.execute(select(*_FIELDS).where(players.c.id == player)).first()
    return Player(*found) if found else None


def find_session(connection: Connection, player: str, digest: str) -> Player | None:
    """The player of this id, unless the session of this hash has been ended."""
    found = connection.execute(_OF_SESSION, {"player": player, "session": digest}).first()
    return Player(*found) if found else None


# Made once: what the parts of such a statement know of each other only the collector would free.
_OVER = select(ended.c.digest).where(ended.c.digest == bindparam("session")).exists()
_OF_SESSION = select(*_FIELDS).where(
    players.c.id == bindparam("player"), players.c.left_at.is_(None), ~_OVER
)


def insert_new(connection: Connection, table: Table) -> Any:
    """A statement that puts a row into a table, unless it is there already: its `rowcount` says.

    Of rows that are put in SQLAlchemy counts none for PostgreSQL, unless it is asked to.
    """
    kind = {"sqlite": sqlite, "postgresql": postgresql}[connection.dialect.name]
    new = kind.insert(table).on_conflict_do_nothing()
    return new.execution_options(preserve_rowcount=True)


def end_session(connection: Connection, digest: str, now: int, forgotten: int) -> None:
    """End a session; those ended so long ago that they are too old anyway are forgotten."""
    row = {"digest": digest, "ended_at": now}
    connection.execute(insert_new(connection, ended), row)
    connection.execute(delete(ended).where(ended.c.ended_at < forgotten))


def find_login(connection: Connection, login: str) -> Player | None:
    """The player with this login."""
    found = connection.execute(select(*_FIELDS).where(players.c.login == login)).first()
    return Player(*found) if found else None


def find_token(connection: Connection, digest: str) -> Player | None:
    """The player whose token has this hash."""
    chosen = select(*_FIELDS).join(tokens, tokens.c.player == players.c.id)
    found = connection.execute(chosen.where(tokens.c.digest == digest)).first()
    return Player(*found) if found else None


def change(connection: Connection, player: str, **values: object) -> None:
    """Change a player's name, login, password or epoch."""
    connection.execute(update(players).where(players.c.id == player), values)


def add_token(connection: Connection, player: str, token: Token) -> None:
    """A new token for a program of a player's."""
    row = {"digest": token.digest, "name": token.name, "created_at": token.created_at}
    connection.execute(tokens.insert(), {"player": player, **row})


def tokens_of(connection: Connection, player: str) -> list[Token]:
    """The tokens that a player has given out."""
    chosen = select(tokens.c.digest, tokens.c.name, tokens.c.created_at)
    rows = connection.execute(chosen.where(tokens.c.player == player).order_by(tokens.c.created_at))
    return [Token(*row) for row in rows]


def drop_token(connection: Connection, player: str, digest: str) -> bool:
    """Take a token back; False: there is none such."""
    gone = (tokens.c.player == player) & (tokens.c.digest == digest)
    return connection.execute(delete(tokens).where(gone)).rowcount == 1


def drop_tokens(connection: Connection, player: str) -> None:
    """Take all tokens of a player back."""
    connection.execute(delete(tokens).where(tokens.c.player == player))


def setting(connection: Connection, name: str, default: str) -> str:
    """A setting of the whole site; the default is kept from the first time on."""
    row = {"name": name, "value": default}
    connection.execute(insert_new(connection, settings), row)
    chosen = select(settings.c.value).where(settings.c.name == name)
    return str(connection.execute(chosen).scalar_one())

"""The address of a database: which kinds there are, and what can be wrong with one, in a sentence.

Whoever starts a server, backs it up or restores it is told the same.
"""

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from tegel.core.errors import TegelError

FORMS = "write sqlite:///path/to/file or postgresql://user:password@host/name"
SQLITE, POSTGRES = "sqlite", "postgresql"


class BadDatabase(TegelError):
    """A database that can't be used; the message says why."""


def parse(address: str) -> URL:
    """An address that can be a database's; `BadDatabase` says what would be one."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # a port that is no number is the latter
        raise BadDatabase(f"{_shown(address)} is no database: {FORMS}") from None
    kind = url.get_backend_name()
    if kind == POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if kind != SQLITE:
        raise BadDatabase(f"{_shown(address)} is no database that Tegel knows: {FORMS}")
    if url.host:
        raise BadDatabase(f"a file is written with three strokes: sqlite:///{url.host}")
    if not url.database or url.database == ":memory:":
        raise BadDatabase("a database in memory would lose every move: name a file, sqlite:///FILE")
    return url.set(drivername=SQLITE)


def file_of(address: str) -> Path | None:
    """The file of a database; None: it is a server's."""
    url = parse(address)
    return Path(url.database or "") if url.get_backend_name() == SQLITE else None


def trouble(address: str, error: SQLAlchemyError | sqlite3.Error | OSError) -> BadDatabase:
    """What a database or the system said, in words for whoever chose the database."""
    cause = getattr(error, "orig", None) or error
    file = file_of(address)
    if isinstance(cause, OSError):
        return BadDatabase(f"{cause.filename or file} can't be written: {cause.strerror}")
    if file is not None and isinstance(cause, sqlite3.Error):
        return BadDatabase(f"{file} {_of_sqlite(file, cause)}")
    reason = str(cause).strip().splitlines()[0]
    return BadDatabase(f"{parse(address).set(drivername=POSTGRES)!r} can't be used: {reason}")


DAMAGED = "it is damaged"
# What ails a database that worked: by SQLite's kind of error, and by PostgreSQL's.
AILMENTS: Mapping[object, str] = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_IOERR: "the disk fails",
    sqlite3.SQLITE_BUSY: "another program holds it",
    "53100": "the disk is full",
    "25006": "it is read-only",
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}


def ailment(error: Exception) -> str:
    """What ails a database that worked, in words that are for everybody."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    return AILMENTS.get(code or getattr(cause, "sqlstate", None), "it does not answer")


def is_damage(error: Exception) -> bool:
    """Whether what was asked for is there no more."""
    return ailment(error) == DAMAGED


def _of_sqlite(file: Path, error: sqlite3.Error) -> str:
    if file.is_dir():
        return "is a folder: name a file in it"
    # The lowest byte is the kind of error; the others say where in SQLite it was found.
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return "is no database: it holds something else; name another file, or a new one"
        case sqlite3.SQLITE_CORRUPT:
            return "is damaged: put a backup of it into a new file, with tegel restore"
        case sqlite3.SQLITE_FULL:
            return "can't be written: the disk is full"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return "is in use by another program: let that one end first"
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return _closed(file)
        case _:
            return f"can't be used: {error}"


def _closed(file: Path) -> str:
    """Why a file can't be opened; SQLite does not say."""
    if file.exists() and not os.access(file, os.R_OK):
        return "can't be read: it belongs to somebody else"
    if file.exists() and not os.access(file, os.W_OK):
        return "can't be written: the file is read-only"
    return f"can't be written: the folder {file.parent} is read-only, and files come beside it"


def _shown(address: str) -> str:
    """As much of an address as is nobody's password."""
    scheme, separator, _ = address.partition("://")
    return f"{scheme}://…" if separator else repr(address)

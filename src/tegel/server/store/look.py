"""A look at a database before anything touches it: what is not ours stays as it is.

Opening an SQLite file as a server does changes how it is written, whoever it belongs to; and who
has mistyped a name wants no new file.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tegel.server.store.address import BadDatabase, file_of, trouble
from tegel.server.store.store import open_engine

VERSION = "alembic_version"  # in a database of ours, and made together with its other tables


def look(database: str, must_exist: bool = False) -> None:
    """Refuse a file that is no database of ours; an empty one, or none, can become one."""
    open_engine(database, writes=False).dispose()  # what it needs is there
    file = file_of(database)
    if file is None:
        return
    try:
        if not file.exists():
            _check_absent(file, must_exist)
            return
        if file.is_file() and not file.stat().st_size and not must_exist:
            return
        with closing(peek(file)) as opened:
            found = opened.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            tables = {name for (name,) in found}
    except (OSError, sqlite3.Error) as error:
        raise trouble(database, error) from None
    if VERSION not in tables and (tables or must_exist):
        raise BadDatabase(f"{file} is not a database of Tegel's: name another file, or a new one")


def peek(file: Path) -> sqlite3.Connection:
    """A connection to a file that changes nothing, and puts nothing beside it.

    Who only reads still makes a log beside a file that has none, which a server of another user
    could not write to then. Where there is no log nobody writes, and it can be said so.
    """
    is_in_use = file.with_name(f"{file.name}-wal").exists()
    uri = f"{file.absolute().as_uri()}?{'mode=ro' if is_in_use else 'immutable=1'}"
    return sqlite3.connect(uri, uri=True)


def _check_absent(file: Path, must_exist: bool) -> None:
    """Refuse a file that should be there, or that can't be made."""
    if must_exist:
        raise BadDatabase(f"there is no database {file}")
    home = next(folder for folder in file.absolute().parents if folder.exists())
    if not home.is_dir():
        raise BadDatabase(f"{file} can't be made: {home} is no folder")
    if not os.access(home, os.W_OK | os.X_OK):
        raise BadDatabase(f"{file} can't be made: {home} is read-only, or belongs to somebody else")

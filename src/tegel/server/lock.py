"""One server for one SQLite file: two would each think that the tables are theirs."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from tegel.server.store.store import BadDatabase


@contextmanager
def alone(database: str) -> Generator[None]:
    """Hold a database in a file for this process; `BadDatabase` if another one has it."""
    try:
        import fcntl
    except ImportError:  # Windows: nothing holds it, and the host has to take care
        yield
        return
    try:
        url = make_url(database)
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    path = Path(f"{url.database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadDatabase(
                f"another server uses {url.database}; for several servers take PostgreSQL"
            ) from None
        yield

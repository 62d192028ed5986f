"""A new database is made whole or not at all."""

from collections.abc import Generator
from contextlib import contextmanager

from tegel.server.store.address import file_of

BESIDE = ("", "-wal", "-shm")  # what SQLite makes for one database


@contextmanager
def whole(database: str) -> Generator[None]:
    """Leave no file behind of a new database that could not be made: the disk was full, say."""
    file = file_of(database)
    is_new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        if file is not None and is_new:
            for ending in BESIDE:
                file.with_name(file.name + ending).unlink(missing_ok=True)
        raise

"""One server for one SQLite file: two would each think that the tables are theirs."""

from collections.abc import Generator
from contextlib import contextmanager

from tegel.server.store.address import BadDatabase, file_of, trouble
from tegel.server.store.look import look


@contextmanager
def alone(database: str) -> Generator[None]:
    """Hold a database in a file for this process; `BadDatabase` if another one has it."""
    look(database)  # nothing is put beside a file that is not ours
    file = file_of(database)
    try:
        import fcntl
    except ImportError:  # Windows: nothing holds it, and the host has to take care
        yield
        return
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock").open("w")
    except OSError as error:
        raise trouble(database, error) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadDatabase(
                f"another server uses {file}; for several servers take PostgreSQL"
            ) from None
        yield

"""Reading and writing the database without holding up the server's loop.

Writes are jobs for one thread. It takes all jobs that wait, runs them in one transaction, and tells
who waits when that is on disk: many tables share the cost of a commit, and where some do, it waits
a little for more of them. Should a transaction fail, its jobs run again one by one, so that one bad
job spoils nothing for the others.

Several processes write to one PostgreSQL without taking turns: what they add is numbered, and the
database takes each number once. A transaction comes to its tables in the order of their names, so
that two seldom wait for each other's; where they do, the database fails one of them, and its jobs
run again one by one. No process that hangs keeps a table for more than seconds: see `LIMITS`.
"""

import asyncio
import queue
import threading
import time
from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from tegel.server.store.address import SQLITE, BadDatabase, file_of, parse
from tegel.server.store.turns import give_way

T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[str, Job[Any], Future[Any]]
Settled = tuple[Future[Any], Any, BaseException | None]

MOST_TOGETHER = 256
# Seconds from one transaction of several jobs to the next. Each costs a third of a move or so in
# processor, for one job or for ten; who writes alone waits for nobody.
APART = 0.008
READERS = 4
CHECKPOINT = 1.0  # seconds between
PATIENCE = 30  # seconds that a writer waits for another process to let go of an SQLite file
LOG_SIZE = 4 * 2**20  # bytes that SQLite's log keeps when all of it is in the file
# What a server allows itself at a PostgreSQL, in milliseconds. One that is stopped, or whose
# machine vanishes, in the middle of writing, is thrown out; who only reads keeps nobody waiting.
LIMITS = {"lock_timeout": 2000, "statement_timeout": 10_000, "tcp_user_timeout": 10_000}
WRITING = {"idle_in_transaction_session_timeout": 3000}
# Whether the other side is still there, asked by the system; in seconds, the last in milliseconds.
LINE = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class Store:
    """A database, open."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._writing = open_engine(url, writes=True, serves=True)
        self._reading = open_engine(url, writes=False, serves=True)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._readers = ThreadPoolExecutor(READERS, "reader", give_way)
        self._file = file_of(url)
        self.commits = 0
        self.written = 0
        self.failed = 0  # jobs, and what they wrote was taken back
        self._writer.start()
        self._closing = threading.Event()
        self._checkpoints = threading.Thread(target=self._checkpoint, name="checkpoints")
        if not self.is_postgres:
            self._checkpoints.start()

    @property
    def is_postgres(self) -> bool:
        """Whether other processes may share this database."""
        return self._writing.dialect.name == "postgresql"

    @property
    def waiting(self) -> int:
        """How many jobs wait for the writer."""
        return self._jobs.qsize()

    @property
    def log_size(self) -> int:
        """Bytes of SQLite's log, which is brought into its file again and again; else 0."""
        if self._file is None:
            return 0
        with suppress(OSError):
            return Path(f"{self._file}-wal").stat().st_size
        return 0

    async def write(self, job: Job[T], table: str = "") -> T:
        """What a job returns, when all that it wrote is on disk; `table`: where it begins to."""
        done: Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((table, job, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        """What a job finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.look, job)

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._closing.set()
        if self._checkpoints.is_alive():
            self._checkpoints.join()
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def look(self, job: Job[T]) -> T:
        """The same at once, for who is beside the loop already."""
        with self._reading.connect() as connection:
            return job(connection)

    def _checkpoint(self) -> None:
        """Bring SQLite's log into its file beside the writer, for which all tables would wait."""
        while not self._closing.wait(CHECKPOINT):
            # A full disk, say: whoever writes is told of it, and there is room again some day.
            with suppress(Exception), closing(self._reading.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _write_all(self) -> None:
        give_way()
        begun, in_company = 0.0, False
        while True:
            first = self._jobs.get()
            if first is None:
                return
            if in_company:
                time.sleep(max(0.0, begun + APART - time.monotonic()))
            together, last, begun = [first], False, time.monotonic()
            with suppress(queue.Empty):
                while len(together) < MOST_TOGETHER:
                    following = self._jobs.get_nowait()
                    if following is None:
                        last = True
                        break
                    together.append(following)
            in_company = len(together) > 1
            self._write(sorted(together, key=_table))
            if last:
                return

    def _write(self, together: list[Waiting]) -> None:
        try:
            with self._writing.begin() as connection:
                results = [job(connection) for _, job, _ in together]
        except BaseException as error:
            if len(together) > 1:
                for one in together:
                    self._write([one])
            else:
                self.failed += 1
                _settle([(together[0][2], None, error)])
            return
        self.commits += 1
        self.written += len(together)
        done = (waiting[2] for waiting in together)
        _settle([(one, result, None) for one, result in zip(done, results, strict=True)])


def _table(waiting: Waiting) -> str:
    return waiting[0]


def _settle(settled: Sequence[Settled]) -> None:
    """Tell who waits, all at once."""
    for loop in {done.get_loop() for done, _, _ in settled}:
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, [one for one in settled if one[0].get_loop() is loop])


def _tell(settled: Sequence[Settled]) -> None:
    for done, result, error in settled:
        if done.done():
            continue  # who waited has gone
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def open_engine(address: str, writes: bool, serves: bool = False) -> Engine:
    """An engine for a database; `BadDatabase` says what is wrong with its address.

    A server's are in a hurry: others wait.
    """
    url = parse(address)
    if url.get_backend_name() == SQLITE:
        return _sqlite(url, writes)
    try:
        limits = LIMITS | (WRITING if writes else {})
        return _postgres(url, limits if serves else {})
    except ImportError:
        raise BadDatabase("PostgreSQL needs a package: pip install 'tegel[postgres]'") from None


def _postgres(url: URL, limits: Mapping[str, int]) -> Engine:
    # What an address says itself counts more.
    line = {name: value for name, value in LINE.items() if name not in url.query}
    engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=line)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        for name, limit in limits.items():
            connection.execute(f"SET {name} = {limit}")
        connection.commit()

    return engine


def _sqlite(url: URL, writes: bool) -> Engine:
    # What is written may be secret, and errors are logged.
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None  # we say where transactions begin
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        if writes:
            connection.execute("PRAGMA wal_autocheckpoint=0")  # the store has a thread for that
            connection.execute(f"PRAGMA journal_size_limit={LOG_SIZE}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        # A writer that first reads could find, too late, that another process wrote.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine

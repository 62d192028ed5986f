"""The machine that this runs on: its processors, and processes that are started on it."""

import os
import signal
from collections.abc import Generator
from contextlib import contextmanager
from multiprocessing import connection, parent_process


def processors() -> int:
    """How many processors this process may use; not every system can tell that of a process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def no_interrupt() -> Generator[None]:
    """Start processes that Ctrl-C does not reach: who started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End when the parent has: nobody waits for this process any more, not even if it hangs."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)

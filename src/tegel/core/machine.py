"""The machine that this runs on: its processors, and processes that are started on it."""

import os
import signal
import threading
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
    """Start processes that Ctrl-C does not reach: who started them ends them.

    An interrupt that comes meanwhile waits: a process half started would end with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _deferred():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _deferred() -> Generator[None]:
    """Let signals wait that would interrupt; a mask alone is that of one thread."""
    if threading.current_thread() is not threading.main_thread():
        yield  # it is never interrupted
        return
    came: list[int] = []
    handlers = {n: signal.getsignal(n) for n in (signal.SIGINT, signal.SIGTERM)}
    ours = {n: handler for n, handler in handlers.items() if callable(handler)}
    for n in ours:
        signal.signal(n, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for n, handler in ours.items():
            signal.signal(n, handler)
        for number in came:
            signal.raise_signal(number)


def end_with_parent() -> None:
    """End when the parent has: nobody waits for this process any more, not even if it hangs."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)

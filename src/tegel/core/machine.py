"""The machine that this runs on."""

import os


def processors() -> int:
    """How many processors this process may use; not every system can tell that of a process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

"""File handles: every connection takes one, and so do the database, the bots and the log."""

import sys

if sys.platform != "win32":
    import resource

# More than one process can look after; some systems say that there is no limit at all.
MOST = 65_536
# What a server needs besides connections: database, bots, files of the page while they are sent.
OWN = 200


def raise_handles() -> int:
    """Have as many handles as the system lets us have; how many these are."""
    if sys.platform == "win32":  # it has no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft  # macOS: what it calls unlimited is not
    return wanted


def room(handles: int) -> int:
    """For how many connections so many handles are enough."""
    return handles - min(OWN, handles // 2)

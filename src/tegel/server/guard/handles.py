"""File handles: every connection takes one, and so do the database, the bots and the log."""

import sys

if sys.platform != "win32":
    import resource

# More than one process can look after; some systems say that there is no limit at all.
MOST = 65_536
# What a server needs besides connections: database, bots, files of the page while they are sent.
OWN = 200


def obtainable() -> int:
    """How many handles the system would let us have."""
    if sys.platform == "win32":  # it has no such limit
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard):
        return MOST
    return max(soft, min(hard, MOST))


def raise_handles() -> int:
    """Have as many handles as the system lets us have; how many these are."""
    wanted = obtainable()
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft  # macOS: what it calls unlimited is not
    return wanted


def room(handles: int) -> int:
    """For how many connections so many handles are enough."""
    return handles - min(OWN, handles // 2)

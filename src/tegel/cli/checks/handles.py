"""File handles: how many connections a server of this user could have."""

from tegel.cli.checks.finding import Finding, fine, look
from tegel.server.guard.handles import obtainable, room

FEW = 1000  # connections


def handles() -> Finding:
    """Whether there are enough."""
    most = obtainable()
    said = f"{most} file handles are enough for {room(most)} connections"
    if room(most) < FEW:
        return look(said, "raise the hard limit: LimitNOFILE=65536 in the service, or ulimit -Hn")
    return fine(said)

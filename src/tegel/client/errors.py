"""What can go wrong between a client and a server."""

from tegel.core.errors import TegelError
from tegel.server.tables.commands import Refused

__all__ = ["Refused", "Unreachable"]


class Unreachable(TegelError):
    """No Tegel server answers there, and we have waited long enough."""

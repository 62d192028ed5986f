"""What can go wrong between a client and a server."""

from collections.abc import Mapping
from typing import Any

from tegel.core.errors import TegelError
from tegel.server.tables.commands import Refused

__all__ = ["Refused", "Unreachable", "refused"]


class Unreachable(TegelError):
    """No Tegel server answers there, and we have waited long enough."""


def refused(told: Mapping[str, Any]) -> Refused:
    """What a server refuses, as it tells it."""
    return Refused(told["code"], told["message"], told.get("refusal"), told.get("field"))

"""Whether the database takes what is written: a sign of life is, every second, by the caretaker.

So a health check costs nothing, however often it is asked for.
"""

import time
from collections.abc import Callable

import structlog

from tegel.server.store.address import ailment

log = structlog.get_logger()

LATE = 5.0  # seconds


class Pulse:
    """How the last sign of life went, and when."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._at = steady()
        self._trouble: str | None = None

    def felt(self) -> None:
        """It was written."""
        self._at = self._steady()
        if self._trouble is not None:
            log.warning("database_works_again")
        self._trouble = None

    def missed(self, error: Exception) -> None:
        """It was not. That is logged once, until it works again."""
        if self._trouble is None:
            log.error("database_fails", error=type(error).__name__, reason=ailment(error))
        self._trouble = ailment(error)

    @property
    def trouble(self) -> str | None:
        """Why nothing can be written; None: it can be."""
        if self._trouble is not None:
            return f"the database can't be written: {self._trouble}"
        if self._steady() - self._at > LATE:
            return "the database does not answer"
        return None

"""Times in which no server was there: they count for nobody.

A pause is written down once, when it is over (`caretaker.py`), and each table takes it in when it
is next opened or asked for anything. No event of a later date is added before that: so a table
whose last event is older has not taken it in yet, and nothing else need be remembered.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf

from tegel.server.tables.table import Table


@dataclass(frozen=True)
class Pause:
    """A time in which no server was there."""

    began_at: int
    ended_at: int


async def _nothing_to_learn() -> None:
    """Who is always awake knows all pauses."""


@dataclass
class Pauses:
    """The pauses that a process knows of."""

    known: list[Pause] = field(default_factory=list[Pause])
    until: float = inf  # no other pause can have ended before then
    learn: Callable[[], Awaitable[None]] = _nothing_to_learn  # bring both up to date

    @property
    def last(self) -> int:
        """When the last one was over."""
        return max((pause.ended_at for pause in self.known), default=0)

    def missed(self, table: Table) -> int:
        """For how long nobody was there while the clock of a table ran, and it does not know."""
        if table.hands.running is None:
            return 0
        return sum(
            pause.ended_at - max(pause.began_at, table.at)
            for pause in self.known
            if pause.ended_at > table.at
        )

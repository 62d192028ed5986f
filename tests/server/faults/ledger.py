"""What clients did and what they were told: to be held against the database."""

from collections import Counter
from dataclasses import dataclass, field

from tegel.client import Accepted
from tegel.server.tables.commands import Wish


@dataclass
class Sent:
    """A command, and how it was answered: a number, or the code of a refusal."""

    table: str
    own_id: str
    do: Wish
    answer: Accepted | str | None = None


@dataclass(frozen=True)
class Sighting:
    """What somebody had of a table at some number."""

    table: str
    player: str | None
    number: int
    hash: str | None
    is_last: bool  # the game was over: nothing comes after it but talk of another


@dataclass
class Ledger:
    """All of it."""

    sent: list[Sent] = field(default_factory=list[Sent])
    accepted: int = 0
    is_late: bool = False  # enough was played: people give up their games
    sightings: list[Sighting] = field(default_factory=list[Sighting])
    over: dict[str, str] = field(default_factory=dict[str, str])  # tables, and a record of each
    hostile: Counter[str] = field(default_factory=Counter[str])  # what was tried, how it went
    wrongs: list[str] = field(default_factory=list[str])  # what should never happen, as it did

    def refusals(self) -> Counter[str]:
        """How often honest commands were refused, by code."""
        return Counter(one.answer for one in self.sent if isinstance(one.answer, str))

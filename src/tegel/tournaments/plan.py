"""What a tournament is to be, as its host wishes it."""

from dataclasses import dataclass
from typing import Literal, get_args

from tegel.core.errors import TegelError

# Everybody meets everybody; who stands alike meets; whoever is free meets; all play the same deals.
Format = Literal["round robin", "swiss", "arena", "duplicate"]
# What tells those apart who have as many points; see `standing.py`.
TieBreak = Literal["buchholz", "sonneborn", "direct", "wins", "margin"]

MOST_SEATS = 4
MOST_ENTRIES = 256
MOST_COMINGS = 20  # of one who comes and goes
MOST_ROUNDS = 30
MOST_IN_TURN = 40  # who all meet each other
MOST_TEAM = 8
USUAL: dict[Format, tuple[TieBreak, ...]] = {
    "round robin": ("direct", "sonneborn", "wins"),
    "swiss": ("buchholz", "sonneborn", "direct"),
    "arena": ("wins",),
    "duplicate": ("margin", "wins"),
}


class BadPlan(TegelError):
    """No tournament can be held like that."""


@dataclass(frozen=True)
class Plan:
    """How a tournament goes."""

    format: Format
    seats: int
    rounds: int = 0  # of Swiss and duplicate
    late: int = 0  # so many rounds may be missed by who comes late
    tiebreaks: tuple[TieBreak, ...] = ()
    streaks: bool = False  # arena: after two wins in a row each further one counts twice
    team: int = 0  # how many of a team count; 0: everybody is alone
    at_once: bool = False  # round robin: all games begin together, for who plays by the day

    def __post_init__(self) -> None:
        if self.format not in get_args(Format):
            raise BadPlan(f"there is no format {self.format!r}; there are: {_list(Format)}")
        if not 2 <= self.seats <= MOST_SEATS:
            raise BadPlan(f"a table has 2 to {MOST_SEATS} seats, not {self.seats}")
        if self.format == "round robin" and self.seats != 2:
            raise BadPlan("everybody can meet everybody at tables for two only: choose swiss")
        has_rounds = self.format in ("swiss", "duplicate")
        if has_rounds and not 1 <= self.rounds <= MOST_ROUNDS:
            raise BadPlan(f"{self.format} has 1 to {MOST_ROUNDS} rounds, not {self.rounds}")
        if not has_rounds and self.rounds:
            raise BadPlan(f"how many rounds {self.format} has is not for its host to say")
        if not 0 <= self.late <= max(self.rounds - 1, 0):
            raise BadPlan("who comes late plays at least the last round, and only where rounds are")
        unknown = [one for one in self.tiebreaks if one not in get_args(TieBreak)]
        if unknown or len(set(self.tiebreaks)) != len(self.tiebreaks):
            raise BadPlan(f"tie-breaks are some of {_list(TieBreak)}, each once")
        if not 0 <= self.team <= MOST_TEAM or self.team == 1:
            raise BadPlan(f"a team has 2 to {MOST_TEAM} players who count, or there are none: 0")
        if self.streaks and self.format != "arena":
            raise BadPlan("streaks are counted in an arena only")
        if self.at_once and self.format != "round robin":
            raise BadPlan("all games can begin together in a round robin only")

    @property
    def breaks(self) -> tuple[TieBreak, ...]:
        """The tie-breaks, or the usual ones."""
        return self.tiebreaks or USUAL[self.format]


def _list(kind: object) -> str:
    return ", ".join(get_args(kind))

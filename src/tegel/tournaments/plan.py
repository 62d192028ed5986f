"""What a tournament is to be, as its host wishes it."""

from dataclasses import dataclass
from typing import Literal, NotRequired, get_args

from typing_extensions import TypedDict

from tegel.core.errors import TegelError
from tegel.core.why import in_english

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


class TournamentRefusal(TypedDict):
    """Why a tournament can't be held: books of words say it (`bad-tournament-rounds`)."""

    kind: Literal[
        "format",
        "seats",
        "in-turn",
        "rounds",
        "no-rounds",
        "late",
        "tie-breaks",
        "team",
        "streaks",
        "at-once",
        "minutes",
        "no-minutes",
        "rest",
        "far",
        "hosted",
        "which-team",
        "no-teams",
    ]
    given: NotRequired[int]
    most: NotRequired[int]
    choices: NotRequired[list[str]]


class BadPlan(TegelError):
    """No tournament can be held like that."""

    def __init__(self, why: TournamentRefusal) -> None:
        super().__init__(in_english("bad_tournament", why), why)
        self.why = why


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
            raise BadPlan({"kind": "format", "choices": [*get_args(Format)]})
        if not 2 <= self.seats <= MOST_SEATS:
            raise BadPlan({"kind": "seats", "most": MOST_SEATS, "given": self.seats})
        if self.format == "round robin" and self.seats != 2:
            raise BadPlan({"kind": "in-turn"})
        has_rounds = self.format in ("swiss", "duplicate")
        if has_rounds and not 1 <= self.rounds <= MOST_ROUNDS:
            raise BadPlan({"kind": "rounds", "most": MOST_ROUNDS, "given": self.rounds})
        if not has_rounds and self.rounds:
            raise BadPlan({"kind": "no-rounds"})
        if not 0 <= self.late <= max(self.rounds - 1, 0):
            raise BadPlan({"kind": "late"})
        unknown = [one for one in self.tiebreaks if one not in get_args(TieBreak)]
        if unknown or len(set(self.tiebreaks)) != len(self.tiebreaks):
            raise BadPlan({"kind": "tie-breaks", "choices": [*get_args(TieBreak)]})
        if not 0 <= self.team <= MOST_TEAM or self.team == 1:
            raise BadPlan({"kind": "team", "most": MOST_TEAM})
        if self.streaks and self.format != "arena":
            raise BadPlan({"kind": "streaks"})
        if self.at_once and self.format != "round robin":
            raise BadPlan({"kind": "at-once"})

    @property
    def breaks(self) -> tuple[TieBreak, ...]:
        """The tie-breaks, or the usual ones."""
        return self.tiebreaks or USUAL[self.format]

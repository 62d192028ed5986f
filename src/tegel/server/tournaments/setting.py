"""What a tournament of this server is: what is played, by which clock, and when."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from tegel.core.errors import BadOptions
from tegel.games import find
from tegel.server.identity.names import LONGEST_OF_MANY, BadName, clean_name
from tegel.server.tables.clock import DAY, MINUTE, SECOND, read_clock
from tegel.server.tables.commands import Refused
from tegel.tournaments.plan import BadPlan, Plan, TournamentRefusal

MOST_MINUTES, MOST_REST = 24 * 60, 60 * MINUTE
GRACE = {"live": 5 * MINUTE, "days": 14 * DAY}  # who has not come by then does not


@dataclass(frozen=True)
class Setting:
    """A tournament as its host wishes it; the plan is in its first event."""

    name: str
    game: str
    options: Mapping[str, Any]
    clock: Mapping[str, Any]
    rated: bool = False
    starts_at: int | None = None  # None: when its host says so
    minutes: int = 0  # of an arena
    rest: int = 30 * SECOND  # between rounds
    grace: int = 0  # for who does not come; 0: the usual

    @classmethod
    def read(cls, **wished: Any) -> Self:
        """A setting that can be; `Refused` says what is wrong with another."""
        try:
            name = clean_name(wished.pop("name"), LONGEST_OF_MANY)
            game = find(wished["game"])
            options = game.settle(wished.pop("options"))
        except BadName as error:
            raise Refused("bad_name", str(error)) from None
        except BadOptions as error:
            raise Refused("bad_options", str(error)) from None
        clock = read_clock(wished.pop("clock"))
        if clock.kind == "none":
            raise Refused("bad_clock", "a tournament has a clock: others wait for the last table")
        setting = cls(name=name, options=options, clock=clock.as_data(), **wished)
        if not 0 <= setting.rest <= MOST_REST:
            raise unfit({"kind": "rest", "most": MOST_REST // MINUTE})
        return setting

    def plan(self, **wished: Any) -> Plan:
        """How it goes; `Refused` says what is wrong."""
        try:
            plan = Plan(seats=int(self.options["players"]), **wished)
        except BadPlan as error:
            raise unfit(error.why) from None
        if plan.format == "arena" and not 1 <= self.minutes <= MOST_MINUTES:
            raise unfit({"kind": "minutes", "most": MOST_MINUTES})
        if plan.format != "arena" and self.minutes:
            raise unfit({"kind": "no-minutes"})
        return plan

    @property
    def patience(self) -> int:
        """How long somebody is waited for who has not made a move."""
        return self.grace or GRACE[self.clock["kind"]]

    def as_data(self) -> dict[str, Any]:
        """The setting as it is kept."""
        return asdict(self)


def unfit(refusal: TournamentRefusal) -> Refused:
    """No tournament can be held like that."""
    return Refused.of("bad_tournament", refusal)

"""What can happen in a tournament: a closed set. Entrants are known by numbers, from 1."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, get_args

from tegel.tournaments.plan import Plan

# Who thought better of it, did not come, or was sent away by the host.
Leaving = Literal["withdrew", "absent", "removed"]
# Why a result is corrected: nobody went on, who was there was counted out, or all have agreed.
Why = Literal["stood still", "wrong forfeit", "agreed"]
# Who may: whoever leads the tournament, or whoever looks after the house.
Corrector = Literal["host", "warden"]


@dataclass(frozen=True)
class Announced:
    """A tournament was announced."""

    plan: Plan


@dataclass(frozen=True)
class Entered:
    """Somebody is in: for the first time, with the next number, or again."""

    player: str
    name: str
    rating: int  # by which the first round is paired
    team: str = ""


@dataclass(frozen=True)
class Left:
    """An entrant is not paired any more, and keeps what was won."""

    entrant: int
    why: Leaving


@dataclass(frozen=True)
class Started:
    """It began. The secrets are those of a duplicate's rounds: all are promised now."""

    secrets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Board:
    """A table of a round: entrants by their seats, and by which name they find it."""

    entrants: tuple[int, ...]
    table: str


@dataclass(frozen=True)
class Paired:
    """A round was paired, or in an arena those who were free; who sits out has a bye."""

    boards: tuple[Board, ...]
    byes: tuple[int, ...] = ()
    walkovers: tuple[int, ...] = ()  # byes against who has left: they count as won


@dataclass(frozen=True)
class Scored:
    """A table's game is over; without places it was cleared, and nobody has won.

    Seats that gave up, or whose time ran out, are out; of these, who never came is absent.
    """

    table: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    out: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


@dataclass(frozen=True)
class Corrected:
    """Somebody has settled how a table ends, or should have; without places it is nobody's."""

    table: str
    places: tuple[int, ...]
    why: Why
    by: Corrector


@dataclass(frozen=True)
class Closing:
    """The time of an arena is up: nobody is paired any more."""


@dataclass(frozen=True)
class Forgotten:
    """An entrant has left the site for good, and is called so from now on."""

    entrant: int
    name: str


@dataclass(frozen=True)
class Ended:
    """It is over; or it was called off."""

    called_off: bool = False


Event = (
    Announced | Entered | Left | Started | Paired | Scored | Corrected | Closing | Forgotten | Ended
)

KINDS: Mapping[str, type[Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}


def kind_of(event: Event) -> str:
    """The name of an event's kind."""
    return type(event).__name__.lower()


def to_data(event: Event) -> dict[str, Any]:
    """An event as plain data, beside its kind."""
    return asdict(event)


def from_data(kind: str, data: Mapping[str, Any]) -> Event:
    """The event that was kept."""
    made: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    if kind == "announced":
        plan: dict[str, Any] = {**made["plan"]}
        plan["tiebreaks"] = tuple(plan["tiebreaks"])
        return Announced(Plan(**plan))
    if kind == "paired":
        boards = (Board(tuple(one["entrants"]), one["table"]) for one in made["boards"])
        return Paired(tuple(boards), made["byes"], made["walkovers"])
    return KINDS[kind](**made)

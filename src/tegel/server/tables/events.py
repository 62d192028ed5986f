"""What happens at a table: a closed set of events, numbered from 1, from which all else follows.

They are what the database keeps, so they hold secrets and identities; what a reader is told of
them stands in `sight.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, get_args

from tegel.core.errors import TegelError
from tegel.core.options import Value
from tegel.core.seal import Way, check_way

# How a game ended: by its last move, because a seat gave up, or because its time ran out.
Reason = Literal["played", "resigned", "time"]
# The name of who has left for good; each reads it in their language.
LEFT = "somebody-who-left"
# How a table was closed without a result.
Clearing = Literal["nobody came", "abandoned", "called off", "aborted", "decided"]
# What needs the others' leave: to take moves back, or to pause.
Asks = Literal["back", "pause"]


@dataclass(frozen=True)
class Created:
    """A table was set up. Its secret decides all chance, and only a commitment to it is told."""

    game: str
    rules: int
    options: Mapping[str, Value]
    clock: Mapping[str, Any]
    public: bool
    chat: bool
    host: str
    secret: str
    parent: str | None  # the table that this one is the rematch of
    chance: Way = "seed"  # what the secret gives; older tables don't say it
    # Older tables kept seats for who had a token; nobody is asked for one any more.
    invitations: Sequence[str | None] | None = None
    quick: bool = False  # its host waits to be paired
    rated: bool = False  # its result counts for the ratings of who sits there
    tournament: str | None = None  # for which the server has set it up
    offline: bool = False  # it was played without a server, and brought here when it was over
    daily: str | None = None  # the day whose deal it is, the same for everybody

    def __post_init__(self) -> None:
        check_way(self.chance)


@dataclass(frozen=True)
class Sat:
    """A person took a seat."""

    seat: int
    player: str
    name: str
    nonce: str | None


@dataclass(frozen=True)
class BotSat:
    """A bot took a seat."""

    seat: int
    level: str


@dataclass(frozen=True)
class Stood:
    """A seat is open again."""

    seat: int


@dataclass(frozen=True)
class Started:
    """All seats were taken: the game began."""


@dataclass(frozen=True)
class Moved:
    """A decision was made."""

    seat: int
    move: int
    by_bot: bool


@dataclass(frozen=True)
class Planned:
    """A seat has noted what it will answer: lines of moves from here on. It is nobody else's."""

    seat: int
    lines: Sequence[Sequence[int]]


@dataclass(frozen=True)
class Undone:
    """The last decision was taken back: nobody had acted since, and it had shown nothing."""

    seat: int


@dataclass(frozen=True)
class TakenBack:
    """A seat took back all from its last choice on, what others did included."""

    seat: int
    after: int  # so many moves stand


@dataclass(frozen=True)
class Asked:
    """A seat asked the other people for something."""

    seat: int
    what: Asks
    after: int | None  # to take back: so many moves would stand
    seen: bool  # to take back: something has come to light since


@dataclass(frozen=True)
class Allowed:
    """A seat allows what was asked."""

    seat: int


@dataclass(frozen=True)
class Declined:
    """A seat does not wish what was asked, or another game."""

    seat: int


@dataclass(frozen=True)
class Withdrawn:
    """A seat took back what it had asked."""

    seat: int


@dataclass(frozen=True)
class Paused:
    """The game rests, and with it all clocks; the seat is the one that asked for it."""

    seat: int


@dataclass(frozen=True)
class Continued:
    """The game goes on."""

    seat: int


@dataclass(frozen=True)
class Resigned:
    """A seat gave up."""

    seat: int


@dataclass(frozen=True)
class Flagged:
    """A seat's time ran out."""

    seat: int


@dataclass(frozen=True)
class TakenOver:
    """A bot plays for a person who left."""

    seat: int


@dataclass(frozen=True)
class Returned:
    """The person is back and plays on."""

    seat: int


@dataclass(frozen=True)
class Hurried:
    """A seat has waited long enough for the bot in turn: it shall move by what it has found out."""

    seat: int


@dataclass(frozen=True)
class Resumed:
    """No server was there for so many milliseconds: they count for nobody."""

    pause: int


@dataclass(frozen=True)
class Said:
    """Somebody at the table spoke: in words, or by a phrase that each reads in their language."""

    seat: int
    text: str
    phrase: str | None = None


@dataclass(frozen=True)
class Offered:
    """A seat would like to play again."""

    seat: int


@dataclass(frozen=True)
class Rematched:
    """Everybody would: the next game is at another table."""

    table: str


@dataclass(frozen=True)
class Finished:
    """The game ended; the seat is the one that ended it by giving up or by its time."""

    reason: Reason
    seat: int | None
    scores: Sequence[int]
    places: Sequence[int]


@dataclass(frozen=True)
class Closed:
    """Nobody came or played on, its host thought better of it, or a seat called it off early."""

    reason: Clearing
    seat: int | None = None


@dataclass(frozen=True)
class Forgotten:
    """Somebody has left Tegel for good: these events named them, and name nobody any more."""

    named: Sequence[int]
    seats: Sequence[int]  # that they had to the end


Event = (
    Created
    | Sat
    | BotSat
    | Stood
    | Started
    | Moved
    | Planned
    | Undone
    | TakenBack
    | Asked
    | Allowed
    | Declined
    | Withdrawn
    | Paused
    | Continued
    | Resigned
    | Flagged
    | TakenOver
    | Returned
    | Hurried
    | Resumed
    | Said
    | Offered
    | Rematched
    | Finished
    | Closed
    | Forgotten
)

KINDS: Mapping[str, type[Event]] = {kind.__name__.lower(): kind for kind in get_args(Event)}

# A command is no less right for what was said or asked in the meantime, or for time given back.
TALK = (Said, Resumed, Planned, Asked, Allowed, Declined, Withdrawn, Hurried, Offered, Forgotten)


class Unreadable(TegelError):
    """Events that amount to no table: damaged, or of another version of Tegel."""


@dataclass(frozen=True)
class Entry:
    """An event in its place in the list: when it happened, and the command it answers, if any."""

    number: int
    at: int  # milliseconds since 1970
    event: Event
    command: str | None = None


def kind_of(event: Event) -> str:
    """The name of an event's kind."""
    return type(event).__name__.lower()


def to_data(event: Event) -> dict[str, Any]:
    """An event as the database keeps it, beside its kind."""
    return asdict(event)


def from_data(kind: str, data: Mapping[str, Any]) -> Event:
    """The event that was kept; `Unreadable` if it is none of ours."""
    try:
        return KINDS[kind](**data)
    except (KeyError, TypeError):
        raise Unreadable(f"there is no event {kind!r} with {', '.join(data)}") from None


def nameless(entry: Entry) -> Entry:
    """An event that names nobody any more."""
    match entry.event:
        case Created():
            return replace(entry, event=replace(entry.event, host=""), command=None)
        case Sat():
            return replace(entry, event=replace(entry.event, player="", name=LEFT), command=None)
        case Said():
            return replace(entry, event=replace(entry.event, text="", phrase=None), command=None)
        case _:
            return replace(entry, command=None)

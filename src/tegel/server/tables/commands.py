"""What may be asked of a table: a closed set of commands, each with a job that answers it.

What people ask comes over the wire as these very types, so they check what they are made of.
"""

from dataclasses import dataclass as plain_dataclass
from typing import Annotated, Literal, Self

from pydantic import ConfigDict, Field, StrictInt, StrictStr
from pydantic.dataclasses import dataclass

from tegel.core.errors import TegelError
from tegel.core.telling import Told
from tegel.core.why import in_english

STRICT = ConfigDict(strict=True, extra="forbid")
SeatNumber = Annotated[int, Field(ge=0, le=9)]
EventNumber = Annotated[int, Field(ge=1, le=2**31 - 1)]
ShortText = Annotated[str, Field(max_length=100)]
LongText = Annotated[str, Field(max_length=1000)]
SentMove = (
    Annotated[StrictInt, Field(ge=0, le=2**31 - 1)] | Annotated[StrictStr, Field(max_length=100)]
)
Line = Annotated[list[SentMove], Field(min_length=2, max_length=12)]


class Refused(TegelError):
    """A command that changes nothing: a word for programs, and the reason for people.

    Where there is more to say than the word does, it is told as data too, for any book of words:
    which rule of the game forbids a move, which of its own a tournament, and which field of a
    position is wrong.
    """

    def __init__(
        self, code: str, message: str, refusal: Told | None = None, field: str | None = None
    ) -> None:
        super().__init__(message, refusal)
        self.code = code
        self.field = field

    @classmethod
    def of(cls, code: str, refusal: Told) -> Self:
        """A refusal whose reason the books of words say by its kind: `no-plan-drawn`."""
        return cls(code, in_english(code, refusal), refusal)


@dataclass(frozen=True, config=STRICT)
class Sit:
    """Take a seat."""

    seat: SeatNumber
    name: ShortText
    nonce: ShortText | None = None
    kind: Literal["sit"] = "sit"


@dataclass(frozen=True, config=STRICT)
class Stand:
    """Give a seat up before the game begins."""

    seat: SeatNumber
    kind: Literal["stand"] = "stand"


@dataclass(frozen=True, config=STRICT)
class AddBot:
    """Let a bot take an open seat: for the host."""

    seat: SeatNumber
    level: ShortText
    kind: Literal["add_bot"] = "add_bot"


@dataclass(frozen=True, config=STRICT)
class CallOff:
    """Clear a table whose game has not begun: for the host."""

    kind: Literal["call_off"] = "call_off"


@dataclass(frozen=True, config=STRICT)
class Play:
    """Make a decision: the number of a move, or its text."""

    seat: SeatNumber
    move: StrictInt | Annotated[StrictStr, Field(max_length=100)]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, config=STRICT)
class Plan:
    """Note what one will answer to just these moves of others; no lines: nothing any more."""

    seat: SeatNumber
    lines: Annotated[list[Line], Field(max_length=20)]
    kind: Literal["plan"] = "plan"


@dataclass(frozen=True, config=STRICT)
class Undo:
    """Take one's last decision back."""

    seat: SeatNumber
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True, config=STRICT)
class TakeBack:
    """Take back all from one's last choice on; where other people play, they are asked."""

    seat: SeatNumber
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, config=STRICT)
class Pause:
    """Let the game rest; where other people play, they are asked."""

    seat: SeatNumber
    kind: Literal["pause"] = "pause"


@dataclass(frozen=True, config=STRICT)
class Continue:
    """Go on after a pause."""

    seat: SeatNumber
    kind: Literal["continue"] = "continue"


@dataclass(frozen=True, config=STRICT)
class Allow:
    """Allow what another asked: by the number of that event, so that nothing else is meant."""

    seat: SeatNumber
    question: EventNumber
    kind: Literal["allow"] = "allow"


@dataclass(frozen=True, config=STRICT)
class Decline:
    """Decline what another asked, or, without its number, another game."""

    seat: SeatNumber
    question: EventNumber | None = None
    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, config=STRICT)
class Withdraw:
    """Take back what one has asked."""

    seat: SeatNumber
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, config=STRICT)
class Abort:
    """Call a game off that has hardly begun: it has no result."""

    seat: SeatNumber
    kind: Literal["abort"] = "abort"


@dataclass(frozen=True, config=STRICT)
class Resign:
    """Give up."""

    seat: SeatNumber
    kind: Literal["resign"] = "resign"


@dataclass(frozen=True, config=STRICT)
class Leave:
    """Let a bot play on in one's place."""

    seat: SeatNumber
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, config=STRICT)
class Return:
    """Play on oneself again."""

    seat: SeatNumber
    kind: Literal["return"] = "return"


@dataclass(frozen=True, config=STRICT)
class Hurry:
    """Have a bot that thinks by the clock move now."""

    seat: SeatNumber
    kind: Literal["hurry"] = "hurry"


@dataclass(frozen=True, config=STRICT)
class Say:
    """Speak to the table: a text, or the name of a phrase that all languages have."""

    seat: SeatNumber
    text: LongText = ""
    phrase: ShortText | None = None
    kind: Literal["say"] = "say"


@dataclass(frozen=True, config=STRICT)
class Rematch:
    """Ask for another game, or agree to it."""

    seat: SeatNumber
    kind: Literal["rematch"] = "rematch"


# What only the server itself asks.


@plain_dataclass(frozen=True)
class PlayForSeat:
    """The decision of a bot."""

    seat: int
    move: int


@plain_dataclass(frozen=True)
class Flag:
    """Look whether a seat's time has run out."""

    seat: int


@plain_dataclass(frozen=True)
class Absent:
    """Somebody who was expected at a tournament's table has not come."""

    seat: int


@plain_dataclass(frozen=True)
class TakeOver:
    """A person is away: let a bot play on."""

    seat: int


@plain_dataclass(frozen=True)
class CleanUp:
    """Clear a table that nobody finishes."""


@plain_dataclass(frozen=True)
class Settle:
    """What comes of a tournament's table was settled elsewhere: nobody plays on."""


@plain_dataclass(frozen=True)
class Forget:
    """Somebody has left for good: let nothing here name them."""

    player: str


Wish = Annotated[
    Sit
    | Stand
    | AddBot
    | CallOff
    | Play
    | Plan
    | Undo
    | TakeBack
    | Pause
    | Continue
    | Allow
    | Decline
    | Withdraw
    | Abort
    | Resign
    | Leave
    | Return
    | Hurry
    | Say
    | Rematch,
    Field(discriminator="kind"),
]
Duty = PlayForSeat | Flag | Absent | TakeOver | CleanUp | Settle | Forget
Command = Wish | Duty

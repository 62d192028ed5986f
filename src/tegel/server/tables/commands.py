"""What may be asked of a table: a closed set of commands, each with a job that answers it.

What people ask comes over the wire as these very types, so they check what they are made of.
"""

from dataclasses import dataclass as plain_dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StrictInt, StrictStr
from pydantic.dataclasses import dataclass

from tegel.core.errors import TegelError

STRICT = ConfigDict(strict=True, extra="forbid")
SeatNumber = Annotated[int, Field(ge=0, le=9)]
ShortText = Annotated[str, Field(max_length=100)]
LongText = Annotated[str, Field(max_length=1000)]


class Refused(TegelError):
    """A command that changes nothing: a word for programs, and the reason for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, config=STRICT)
class Sit:
    """Take a seat; a seat kept for somebody needs the token of its link."""

    seat: SeatNumber
    name: ShortText
    token: ShortText | None = None
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
class Play:
    """Make a decision: the number of a move, or its text."""

    seat: SeatNumber
    move: StrictInt | Annotated[StrictStr, Field(max_length=100)]
    kind: Literal["play"] = "play"


@dataclass(frozen=True, config=STRICT)
class Undo:
    """Take one's last decision back."""

    seat: SeatNumber
    kind: Literal["undo"] = "undo"


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
class Say:
    """Speak to the table."""

    seat: SeatNumber
    text: LongText
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
class TakeOver:
    """A person is away: let a bot play on."""

    seat: int


@plain_dataclass(frozen=True)
class CleanUp:
    """Clear a table that nobody finishes."""


Wish = Annotated[
    Sit | Stand | AddBot | Play | Undo | Resign | Leave | Return | Say | Rematch,
    Field(discriminator="kind"),
]
Duty = PlayForSeat | Flag | TakeOver | CleanUp
Command = Wish | Duty

"""What clients send over HTTP, besides commands: checked strictly."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from tegel.server.tables.commands import STRICT, SeatNumber, ShortText, Wish
from tegel.server.wire.frames import CommandId, Number

# Longer than any that is right: what is right is told in words, by who knows it.
Password = Annotated[str, Field(max_length=1000)]
Milliseconds = Annotated[int, Field(ge=0, le=2**31 - 1)]
Choice = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | ShortText
RecordText = Annotated[str, Field(max_length=4_000_000)]


@dataclass(frozen=True, config=STRICT)
class NewPlayer:
    """Somebody who comes without an account; who gives no name gets one."""

    name: ShortText | None = None


@dataclass(frozen=True, config=STRICT)
class NewName:
    """Another name."""

    name: ShortText


@dataclass(frozen=True, config=STRICT)
class Credentials:
    """The login and the password of an account."""

    login: ShortText
    password: Password


@dataclass(frozen=True, config=STRICT)
class NewPassword:
    """Another password, and the one until now."""

    old: Password
    new: Password


@dataclass(frozen=True, config=STRICT)
class NewToken:
    """A token for a program; its name is for its owner."""

    name: ShortText


@dataclass(frozen=True, config=STRICT)
class MyPlace:
    """A seat of one's own; without a name, by the name one has."""

    kind: Literal["me"] = "me"
    name: ShortText | None = None


@dataclass(frozen=True, config=STRICT)
class BotPlace:
    """A bot's seat."""

    level: ShortText
    kind: Literal["bot"] = "bot"


@dataclass(frozen=True, config=STRICT)
class OpenPlace:
    """A seat for somebody else."""

    kind: Literal["open"] = "open"


@dataclass(frozen=True, config=STRICT)
class NewClock:
    """A clock; times are milliseconds."""

    kind: Literal["none", "live", "days"] = "none"
    base: Milliseconds = 0
    increment: Milliseconds = 0


AnyPlace = Annotated[MyPlace | BotPlace | OpenPlace, Field(discriminator="kind")]


@dataclass(frozen=True, config=STRICT)
class NewTable:
    """A table as its host wishes it."""

    game: ShortText
    seats: Annotated[list[AnyPlace], Field(min_length=1, max_length=10)]
    options: Annotated[dict[ShortText, Choice], Field(max_length=20)] = Field(
        default_factory=dict[str, Choice]
    )
    clock: NewClock = NewClock()
    public: bool = False
    chat: bool = True
    nonce: ShortText | None = None
    id: CommandId | None = None  # the sender's own: by it the same table is asked for again


@dataclass(frozen=True, config=STRICT)
class SentCommand:
    """A command, with the sender's own id of it and the last event that it has seen."""

    expected: Number
    id: CommandId
    do: Wish


@dataclass(frozen=True, config=STRICT)
class WantedHint:
    """A wish for a hint, and the last event that its sender has seen."""

    expected: Number


@dataclass(frozen=True, config=STRICT)
class SentRecord:
    """A record to look at, after so many moves (all of them), through a seat's eyes or nobody's."""

    record: RecordText
    after: Number | None = None
    seat: SeatNumber | None = None

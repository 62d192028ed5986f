"""What goes through the live connection, in both directions."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass
from typing_extensions import TypedDict

from tegel.server.tables.commands import STRICT, Wish
from tegel.server.tables.sight import TableView
from tegel.server.wire.told import Announced, Told

TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]
CommandId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]
# More events than any table has, and exact in every program that reads JSON.
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Hash = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


# What clients send: checked strictly, so that nothing else gets further than this.


@dataclass(frozen=True, config=STRICT)
class Follow:
    """Tell me of a table; last and hash are what I have of it."""

    table: TableId
    last: Number | None = None
    hash: Hash | None = None
    type: Literal["follow"] = "follow"


@dataclass(frozen=True, config=STRICT)
class Unfollow:
    """Tell me of a table no more."""

    table: TableId
    type: Literal["unfollow"] = "unfollow"


@dataclass(frozen=True, config=STRICT)
class Order:
    """A command for a table, with the sender's own id, and the last event that it has seen."""

    table: TableId
    expected: Number
    id: CommandId
    do: Wish
    type: Literal["command"] = "command"


@dataclass(frozen=True, config=STRICT)
class Beat:
    """I am still here."""

    type: Literal["beat"] = "beat"


@dataclass(frozen=True, config=STRICT)
class WantTicks:
    """Give a sign of life every second, or no more: I look at a game, and want to know at once."""

    wanted: bool
    type: Literal["ticks"] = "ticks"


@dataclass(frozen=True, config=STRICT)
class Look:
    """Which tables I have before my eyes now: of those I need no notices."""

    tables: Annotated[list[TableId], Field(max_length=10)]
    type: Literal["look"] = "look"


Frame = Annotated[Follow | Unfollow | Order | Beat | WantTicks | Look, Field(discriminator="type")]
FRAMES: TypeAdapter[Follow | Unfollow | Order | Beat | WantTicks | Look] = TypeAdapter(Frame)


# What the server sends.


class HelloFrame(TypedDict):
    """The first frame: the server's time, and how often to give a sign of life."""

    type: Literal["hello"]
    at: int
    beat: int


class SnapshotFrame(TypedDict):
    """A whole table, and what happened since the reader's last number."""

    type: Literal["snapshot"]
    table: str
    number: int
    events: list[Told]
    view: TableView
    hash: str


class CurrentFrame(TypedDict):
    """The reader has it all."""

    type: Literal["current"]
    table: str
    number: int
    hash: str


class EventFrame(TypedDict):
    """One event, and what it changes: pairs of a path in the view and the value to put there."""

    type: Literal["event"]
    table: str
    number: int
    event: Announced
    changes: list[tuple[list[str | int], Any]]
    hash: str


class PresenceFrame(TypedDict):
    """Who is there: the seats of persons that are connected, and how many others watch."""

    type: Literal["presence"]
    table: str
    here: list[int]
    watching: int


class AcceptedFrame(TypedDict):
    """A command was carried out, now or when it came first."""

    type: Literal["accepted"]
    table: str
    id: str
    number: int
    duplicate: bool


class RefusedFrame(TypedDict):
    """A command, or a wish to follow, that changed nothing."""

    type: Literal["refused"]
    table: str
    id: str | None  # None: it was a wish to follow
    code: str
    message: str
    refusal: dict[str, Any] | None  # of a move: which rule forbids it, and what it is about


class ErrorFrame(TypedDict):
    """A frame that made no sense."""

    type: Literal["error"]
    code: str
    message: str


class BeatFrame(TypedDict):
    """The server is still there, and where the followed tables are: the number of each."""

    type: Literal["beat"]
    at: int
    numbers: dict[str, int]


class TickFrame(TypedDict):
    """The line holds."""

    type: Literal["tick"]


ServerFrame = Annotated[
    HelloFrame
    | SnapshotFrame
    | CurrentFrame
    | EventFrame
    | PresenceFrame
    | AcceptedFrame
    | RefusedFrame
    | ErrorFrame
    | BeatFrame
    | TickFrame,
    Field(discriminator="type"),
]

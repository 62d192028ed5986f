"""What clients are answered over HTTP."""

from collections.abc import Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.preparing import Ready
from tegel.server.tables.sight import ResultView, TableView
from tegel.server.tables.table import Status
from tegel.server.wire.told import Told


class Me(TypedDict):
    """Who one is; without a login one is a guest."""

    name: str
    login: str | None


class Visitor(TypedDict):
    """Who asks; nobody: who has not come in yet."""

    me: Me | None


class TokenView(TypedDict):
    """A token that was given out; what it is itself nobody knows any more."""

    digest: str
    name: str
    created_at: int


class TokenList(TypedDict):
    """The tokens that one has given out."""

    tokens: list[TokenView]


class FreshToken(TypedDict):
    """A token, shown this once."""

    token: str
    digest: str
    name: str


class OptionView(TypedDict):
    """What can be chosen before a game; the first choice is the default."""

    name: str
    choices: list[Value]
    help: str


class GameView(TypedDict):
    """A game that is played here."""

    name: str
    title: str
    rules: int
    options: list[OptionView]
    apart: list[dict[str, Value]]  # pairs of choices that do not go together
    hidden: bool  # whether a seat knows what others do not


class GameList(TypedDict):
    """All games, and the levels of bots, from the weakest to the strongest."""

    games: list[GameView]
    levels: list[str]
    looks_ahead: list[str]  # of these levels, those that wait for a game's search
    adviser: str  # the level that gives hints


class SeatSummary(TypedDict):
    """A seat in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class ClockSummary(TypedDict):
    """A clock in a list of tables."""

    kind: Literal["none", "live", "days"]
    base: int
    increment: int


class TableSummary(TypedDict):
    """A table in a list."""

    table: str
    status: Status
    game: str
    public: bool
    created_at: int
    updated_at: int
    aside: bool  # it can't be read
    options: dict[str, Value]
    clock: ClockSummary
    turn: int | None
    moves: int
    result: ResultView | None
    seats: list[SeatSummary]


class OwnSummary(TableSummary):
    """A table of one's own in a list, and one's seats at it."""

    yours: list[int]


class TableList(TypedDict):
    """Public tables, those where something happened last first."""

    tables: list[TableSummary]


class OwnList(TypedDict):
    """One's own tables, those where something happened last first."""

    tables: list[OwnSummary]


class Link(TypedDict):
    """The key to a seat that is kept for who has it; shown this once."""

    seat: int
    token: str


class Made(TypedDict):
    """A table that was set up."""

    table: str
    number: int
    links: list[Link]


class Looked(TypedDict):
    """A table as one may see it."""

    table: str
    number: int
    view: TableView
    hash: str


class Happened(TypedDict):
    """What happened at a table after some number, up to this one; whether there is more."""

    number: int
    events: list[Told]
    more: bool


class Done(TypedDict):
    """A command was carried out, now or when it came first: the number of its first event."""

    number: int
    duplicate: bool


class AdviceView(TypedDict):
    """A move that a strong bot would play, and what it expects of it."""

    move: int
    text: str
    share: float  # of a win
    margin: float  # points ahead of the best of the others
    line: list[str]


class Hint(TypedDict):
    """What a strong bot would play, the best first."""

    advice: list[AdviceView]


class Replayed(TypedDict):
    """A game after so many moves."""

    moves: int
    view: Mapping[str, Any]


class EndingView(TypedDict):
    """How a table ended before its game did."""

    reason: Literal["resigned", "time", "abandoned"]
    seat: int | None
    places: list[int] | None


class RecordView(TypedDict):
    """A record that was checked, and its game after so many moves."""

    game: str
    title: str
    options: dict[str, Value]
    seats: list[str]
    scores: list[int] | None  # None: the game is not over
    places: list[int] | None
    ending: EndingView | None
    sealed: bool  # it shows that its chance was decided before the game
    moves: list[str]
    after: int
    view: Mapping[str, Any]


class Readiness(TypedDict):
    """How far the games of a server are prepared."""

    games: list[Ready]


class Health(TypedDict):
    """The server works, and so does its database."""

    status: Literal["ok"]
    version: str

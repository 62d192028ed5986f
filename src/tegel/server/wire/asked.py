"""What clients send over HTTP, besides commands: checked strictly."""

from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from tegel.server.tables.commands import (
    STRICT,
    LongText,
    SeatNumber,
    SentMove,
    ShortText,
    Wish,
)
from tegel.server.wire.frames import CommandId, Number, TableId
from tegel.tournaments.events import Why
from tegel.tournaments.plan import Format, TieBreak

# Longer than any that is right: what is right is told in words, by who knows it.
Password = Annotated[str, Field(max_length=1000)]
Milliseconds = Annotated[int, Field(ge=0, le=2**31 - 1)]
Choice = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | ShortText
PositionText = Annotated[str, Field(max_length=10_000)]
Comment = Annotated[str, Field(max_length=10_000)]
SentDeals = Annotated[list[Annotated[str, Field(max_length=1000)]], Field(max_length=20)]
RecordText = Annotated[str, Field(max_length=4_000_000)]


@dataclass(frozen=True, config=STRICT)
class NewPlayer:
    """Somebody who comes without an account; who gives no name gets one."""

    name: ShortText | None = None
    invitation: ShortText | None = None  # where only who has one may come


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
    """Another password, and the one until now; who has just shown who they are may leave it out."""

    new: Password
    old: Password | None = None


@dataclass(frozen=True, config=STRICT)
class Question:
    """What a browser wants to be asked for: to come, to prove who it is, to make a passkey."""

    to: Literal["come", "prove", "make"]
    login: ShortText | None = None  # of the account to be


@dataclass(frozen=True, config=STRICT)
class Signed:
    """What a passkey has signed, as browsers write it."""

    credential: dict[str, Any]


@dataclass(frozen=True, config=STRICT)
class NewPasskey:
    """A passkey that was made, and what its owner calls it."""

    name: ShortText
    credential: dict[str, Any]


@dataclass(frozen=True, config=STRICT)
class PasskeyAccount:
    """The login of a new account, and the passkey that opens it."""

    login: ShortText
    name: ShortText
    credential: dict[str, Any]


@dataclass(frozen=True, config=STRICT)
class Proof:
    """A password, or what a passkey has signed: it is still oneself."""

    password: Password | None = None
    credential: dict[str, Any] | None = None


@dataclass(frozen=True, config=STRICT)
class RecoveryCode:
    """A recovery code, as it was typed."""

    code: ShortText


@dataclass(frozen=True, config=STRICT)
class SomebodysName:
    """A login, or a confirmed address."""

    login: LongText


@dataclass(frozen=True, config=STRICT)
class Digits:
    """A code from an e-mail."""

    code: ShortText


@dataclass(frozen=True, config=STRICT)
class NewAddress:
    """An e-mail address."""

    address: LongText


@dataclass(frozen=True, config=STRICT)
class LinkWord:
    """What stands in a link."""

    word: ShortText


@dataclass(frozen=True, config=STRICT)
class Farewell:
    """The name of who leaves for good, typed once more."""

    name: ShortText


@dataclass(frozen=True, config=STRICT)
class HouseRules:
    """Who may come, and a line for everybody, in as many languages as there are words for it."""

    newcomers: Literal["open", "invited", "closed"]
    guests: bool
    notice: dict[
        Annotated[str, Field(pattern="^[a-z]{2,3}$")], Annotated[str, Field(max_length=300)]
    ]


@dataclass(frozen=True, config=STRICT)
class ShownTo:
    """Who may read how the games of the whole house went."""

    shown: Literal["everybody", "host"]


@dataclass(frozen=True, config=STRICT)
class WantsListed:
    """Whether somebody may be named there."""

    listed: bool


@dataclass(frozen=True, config=STRICT)
class NewInvitation:
    """A link for newcomers: for so many of them, for so many days."""

    name: ShortText
    uses: Annotated[int, Field(ge=1, le=1000)] | None
    days: Annotated[int, Field(ge=1, le=366)]


@dataclass(frozen=True, config=STRICT)
class Judgement:
    """What is done about somebody; without days for ever."""

    action: Literal["mute", "ban", "pardon"]
    days: Annotated[int, Field(ge=1, le=3660)] | None = None


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
    rated: bool = False  # for who has an account, with a clock, and nothing is taken back
    nonce: ShortText | None = None
    id: CommandId | None = None  # the sender's own: by it the same table is asked for again


@dataclass(frozen=True, config=STRICT)
class SentGames:
    """A file of records: games that were played without a server."""

    records: RecordText


@dataclass(frozen=True, config=STRICT)
class WantedGame:
    """What somebody would like to play with whoever would too; `table`: where they wait for it."""

    game: ShortText
    options: Annotated[dict[ShortText, Choice], Field(max_length=20)] = Field(
        default_factory=dict[str, Choice]
    )
    clock: NewClock = NewClock()
    rated: bool = False
    nonce: ShortText | None = None
    table: TableId | None = None


@dataclass(frozen=True, config=STRICT)
class NewTournament:
    """A tournament as its host wishes it; times are milliseconds."""

    name: ShortText
    game: ShortText
    format: Format
    clock: NewClock
    options: Annotated[dict[ShortText, Choice], Field(max_length=20)] = Field(
        default_factory=dict[str, Choice]
    )
    rounds: Annotated[int, Field(ge=0, le=100)] = 0
    late: Annotated[int, Field(ge=0, le=100)] = 0  # rounds that who comes late may miss
    minutes: Annotated[int, Field(ge=0, le=10_000)] = 0  # of an arena
    tiebreaks: Annotated[list[TieBreak], Field(max_length=5)] = Field(
        default_factory=list[TieBreak]
    )
    streaks: bool = False
    team: Annotated[int, Field(ge=0, le=100)] = 0  # how many of a team count; 0: no teams
    at_once: bool = False
    rated: bool = False
    starts_at: Annotated[int, Field(ge=0, le=2**53 - 1)] | None = None
    rest: Milliseconds = 30_000  # between rounds
    grace: Milliseconds = 0  # for who does not come; 0: the usual
    id: CommandId | None = None


@dataclass(frozen=True, config=STRICT)
class NewEntry:
    """An entry; where teams play, for which."""

    team: Annotated[str, Field(max_length=40)] = ""


@dataclass(frozen=True, config=STRICT)
class Correction:
    """How a table of a tournament ends: places by its seats, or none, and it counts for nobody."""

    round: Annotated[int, Field(ge=1, le=100_000)]
    board: Annotated[int, Field(ge=1, le=1000)]
    places: Annotated[list[Annotated[int, Field(ge=1, le=10)]], Field(max_length=10)]
    why: Why


@dataclass(frozen=True, config=STRICT)
class Person:
    """Somebody, by where they sit or sat."""

    table: TableId
    seat: SeatNumber


@dataclass(frozen=True, config=STRICT)
class NewReport:
    """A complaint about who sits at a seat."""

    seat: SeatNumber
    reason: Literal["talk", "name", "stalling", "cheating", "other"]
    words: LongText = ""


@dataclass(frozen=True, config=STRICT)
class Decision:
    """What a warden makes of a report; `days`: for how long, None: until it is lifted."""

    action: Literal["dismiss", "warn", "mute", "ban"]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None


@dataclass(frozen=True, config=STRICT)
class QuietHours:
    """Minutes after midnight, by the clock on one's own wall; the night may lie between."""

    start: Annotated[int, Field(ge=0, lt=1440)]
    end: Annotated[int, Field(ge=0, lt=1440)]


@dataclass(frozen=True, config=STRICT)
class NewWishes:
    """Of what somebody does not want to be told, and when not."""

    off: Annotated[list[ShortText], Field(max_length=20)]
    zone: Annotated[str, Field(pattern="^[A-Za-z0-9_+/-]{1,40}$")]
    quiet: QuietHours | None = None
    mail: bool = False
    language: Annotated[str, Field(max_length=8)] = "en"


@dataclass(frozen=True, config=STRICT)
class NewBrowser:
    """A browser's subscription: where to push, and its keys."""

    endpoint: LongText
    p256dh: ShortText
    auth: ShortText
    name: Annotated[str, Field(max_length=80)] = ""
    language: Annotated[str, Field(max_length=8)] = "en"


@dataclass(frozen=True, config=STRICT)
class NewWebhook:
    """Another service; with a table, only of what happens there."""

    style: Literal["discord", "slack", "matrix", "json"]
    address: LongText
    name: Annotated[str, Field(max_length=80)] = ""
    table: TableId | None = None
    language: Annotated[str, Field(max_length=8)] = "en"


@dataclass(frozen=True, config=STRICT)
class PlannedLine:
    """Moves from where a game is, to be looked at: others' and one's own."""

    seat: SeatNumber
    moves: Annotated[list[SentMove], Field(max_length=12)]


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


Share = Annotated[float, Field(ge=0, le=1)]
Margin = Annotated[float, Field(ge=-1000, le=1000)]


@dataclass(frozen=True, config=STRICT)
class Worth:
    """What a move was worth to each seat."""

    shares: Annotated[list[Share], Field(max_length=4)]
    margins: Annotated[list[Margin], Field(max_length=4)]


@dataclass(frozen=True, config=STRICT)
class HandedMistake:
    """A mistake of one's own that one's own browser has found: numbers, and nothing in words."""

    n: Number  # of the move
    mark: Literal["?!", "?", "??"]
    loss: Share
    themes: Annotated[list[ShortText], Field(max_length=20)]
    line: Annotated[list[Number], Field(min_length=1, max_length=60)]  # that was better
    best: Worth
    played: Worth


@dataclass(frozen=True, config=STRICT)
class HandedMistakes:
    """All of a game."""

    mistakes: Annotated[list[HandedMistake], Field(max_length=200)]


@dataclass(frozen=True, config=STRICT)
class SentRecord:
    """A record to look at, after so many moves (all of them), through a seat's eyes or nobody's."""

    record: RecordText
    after: Number | None = None
    seat: SeatNumber | None = None


@dataclass(frozen=True, config=STRICT)
class RecordToReview:
    """A record whose game is to be judged."""

    record: RecordText


@dataclass(frozen=True, config=STRICT)
class SecondTry:
    """What somebody would play now, where they made a mistake once; None: they were shown it."""

    move: Number | None


@dataclass(frozen=True, config=STRICT)
class ReviewTry(SecondTry):
    """The same at a decision of a game that was reviewed."""

    n: Number


@dataclass(frozen=True, config=STRICT)
class SentStart:
    """Where a game begins: a position as text, one as a view shows it, or the set-up of a game.

    What chance brings is decided by a seed, if it is given, or by the source that a record names.
    `known`: no more of it is than this seat knows, or lies on the table; the rest is made up.
    """

    position: PositionText | None = None
    view: dict[str, Any] | None = None
    known: Annotated[str, Field(pattern="^(table|seat [0-9])$")] | None = None
    game: ShortText | None = None
    options: Annotated[dict[ShortText, Choice], Field(max_length=20)] = Field(
        default_factory=dict[str, Choice]
    )
    seed: Annotated[int, Field(ge=0, le=2**53 - 1)] | None = None
    source: ShortText | None = None


@dataclass(frozen=True, config=STRICT)
class SentPosition(SentStart):
    """A start, and moves from it; `deals`: what each brought by chance, if anybody knows."""

    moves: Annotated[list[SentMove], Field(max_length=1000)] = Field(default_factory=list[SentMove])
    deals: Annotated[list[SentDeals], Field(max_length=1000)] = Field(
        default_factory=list[list[str]]
    )
    seat: SeatNumber | None = None  # through whose eyes it is looked at; None: who decides


@dataclass(frozen=True, config=STRICT)
class WantedAnalysis(SentPosition):
    """A position to think about, for so many lines, iterations and seconds of thinking at most."""

    lines: Annotated[int, Field(ge=1, le=10)] = 3
    iterations: Annotated[int, Field(ge=1, le=200_000)] = 200_000
    seconds: Annotated[int, Field(ge=1, le=60)] = 20


@dataclass(frozen=True, config=STRICT)
class SentFile:
    """A game as it was saved."""

    record: RecordText


@dataclass(frozen=True, config=STRICT)
class TriedMove:
    """A move that was tried, and lines that could be instead of it."""

    move: Annotated[int, Field(ge=0, le=2**31 - 1)]
    mark: ShortText = ""
    comment: Comment = ""
    deals: SentDeals = Field(default_factory=list[str])
    instead: Annotated[list["TriedLine"], Field(max_length=100)] = Field(
        default_factory=list["TriedLine"]
    )


TriedLine = Annotated[list[TriedMove], Field(min_length=1, max_length=1000)]


@dataclass(frozen=True, config=STRICT)
class WrittenFile(SentStart):
    """A game to be written as a file, with all that was tried and said in it."""

    seats: Annotated[list[ShortText], Field(max_length=10)] = Field(default_factory=list[str])
    tags: Annotated[dict[ShortText, LongText], Field(max_length=50)] = Field(
        default_factory=dict[str, str]
    )
    comment: Comment = ""
    moves: Annotated[list[TriedMove], Field(max_length=1000)] = Field(
        default_factory=list[TriedMove]
    )


@dataclass(frozen=True, config=STRICT)
class PuzzleTry:
    """All one's moves in a puzzle so far; None: the answer shall be shown."""

    moves: Annotated[list[Number], Field(min_length=1, max_length=20)] | None

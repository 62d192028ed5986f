"""What somebody's reviews add up to, and mistakes that come back."""

from typing import Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.http.answers.analyses import ReasonView
from tegel.server.http.answers.reviews import JudgedChoice


class FormView(TypedDict):
    """How somebody plays games of a kind, by their reviews."""

    name: str
    game: str
    options: dict[str, Value]  # without how many play, and who began
    players: int
    games: int
    decisions: int
    rate: float  # the mean loss of a decision, a share of a win
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    lately: float  # the same mean, of the last ten games


class MistakeView(TypedDict):
    """A mistake of one's own, to be seen again."""

    id: str
    game: str
    themes: list[str]  # what was missed
    due_at: int  # when it should come back, in milliseconds since 1970
    table: str
    n: int  # the move, from 0
    seat: int
    mark: Literal["?!", "?", "??"]
    loss: float
    position: str  # as one line of text, as the seat knew it
    played: JudgedChoice
    best: JudgedChoice


class ThemeView(TypedDict):
    """What somebody's mistakes in a game have in common."""

    game: str
    theme: str
    count: int
    due: int  # of those
    loss: float  # of one, on average: a share of a win


class ReviewSummary(TypedDict):
    """What somebody's reviews add up to; mistakes that are due first come first."""

    forms: list[FormView]
    count: int  # of all mistakes
    due: int  # of those, now
    next_at: int | None  # when another one will be due; None: all are
    themes: list[ThemeView]  # the most frequent first
    mistakes: list[MistakeView]


class Answered(TypedDict):
    """What came of trying again."""

    right: bool
    loss: float | None  # what it lacks to the best, a share of a win; None: it was only shown
    choice: JudgedChoice | None
    reasons: list[ReasonView]  # why the best, rather than this or what was played
    counted: bool  # it was due: when it comes back depends on this
    mistake: MistakeView | None  # None: it was somebody else's

"""Games that were judged."""

from typing import Any, Literal

from typing_extensions import TypedDict

from tegel.core.options import Value


class JudgedStep(TypedDict):
    """A move of a better line."""

    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts


class JudgedChoice(TypedDict):
    """A move that was made or could have been, and what it was worth to each seat."""

    move: int
    text: str
    deed: dict[str, Any]
    shares: list[float]  # of a win
    margins: list[float]  # points ahead of the best of the others
    line: list[JudgedStep]  # of one not made: how its turn goes on, this move first


class JudgedDecision(TypedDict):
    """A decision, judged by what its seat knew then."""

    n: int  # moves count from 0
    seat: int
    turn: int  # which of the review's turns it is part of
    choices: int  # how many moves were legal; 1: it was forced, and is not judged
    played: JudgedChoice
    best: JudgedChoice  # the played one again, if none was better
    difference: float  # what the judge's first choice was worth more, or less
    loss: float  # the same, but nothing where that is less than the judge can tell
    margin_loss: float
    mark: Literal["", "?!", "?", "??", "!"]
    exact: bool  # the outcome was certain


class JudgedTurn(TypedDict):
    """What a player did at a stretch: one decision or several."""

    seat: int
    first: int  # move
    last: int
    round: int | None
    loss: float
    mark: Literal["", "?!", "?", "??", "!"]
    worst: int  # the move that cost most
    themes: list[str]  # of a mistake: what was missed


class JudgedDeal(TypedDict):
    """Something that chance brought, and what that changed for each seat."""

    n: int  # after this move
    round: int | None
    luck: list[float]
    margin_luck: list[float]


class SwingView(TypedDict):
    """A turning point: a decision that cost its seat much, or a deal that helped one."""

    kind: Literal["decision", "deal"]
    n: int
    seat: int  # who decided, or whom the deal helped most
    other: int  # who gained most by the decision, or whom the deal hurt most
    by: float


class JudgedSeat(TypedDict):
    """A seat's game in numbers: result − start = skill + luck; skill = own + others + hindsight."""

    seat: int
    name: str
    decisions: int  # that were not forced
    rate: float  # the mean loss of these
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    margin_rate: float
    marks: dict[str, int]
    start: float
    result: float
    skill: float
    luck: float
    own: float  # what its own decisions cost
    others: float  # what those of others brought
    hindsight: float  # what the judge came to see only later


class ReviewView(TypedDict):
    """A game, reviewed; chances, losses and luck are shares of a win, from 0 to 1."""

    format: int
    judge: str  # its version: reviews by the same one can be compared
    iterations: int
    deals_averaged: int
    game: str
    options: dict[str, Value]
    names: list[str]
    is_over: bool
    scores: list[int]
    chances: list[list[float]]  # at the start and after each move, seat by seat
    margins: list[list[float]]
    decisions: list[JudgedDecision]  # one a move
    turns: list[JudgedTurn]
    deals: list[JudgedDeal]
    swings: list[SwingView]  # the largest first
    seats: list[JudgedSeat]


class ReviewProgress(TypedDict):
    """How far a review is, in moves; the last one has it."""

    done: int
    of: int
    review: ReviewView | None

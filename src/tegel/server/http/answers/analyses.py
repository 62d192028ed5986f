"""What the champion thinks, and why."""

from typing import Any

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict


class Pack(TypedDict):
    """Where a browser finds what it needs to think by itself; and how much it would take along."""

    address: str | None
    bytes: int


@with_config(ConfigDict(extra="allow"))
class ReasonView(TypedDict):
    """One thing in which a move differs from another; what else it tells is the game's own."""

    kind: str  # words say it by this: `reason-…`
    seat: int  # whom it is about
    amount: int  # of points, or of things
    times: int  # the same, for words that count
    more: bool  # than with the other move, or fewer
    good: bool  # it speaks for the move
    certain: bool


class AdviceView(TypedDict):
    """A move that a strong bot would play, and what it expects of it."""

    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts
    share: float  # of a win
    margin: float  # points ahead of the best of the others
    line: list[str]
    reasons: list[
        ReasonView
    ]  # the weightiest first: of the first against the next, of others against it


class Hint(TypedDict):
    """What a strong bot would play, the best first."""

    advice: list[AdviceView]


class HintLeave(TypedDict):
    """What a browser that thinks by itself may think about: the position, as its seat knows it."""

    position: str


class StepView(TypedDict):
    """A move of a line."""

    seat: int
    move: int
    text: str
    deed: dict[str, Any]  # the move in its parts
    flights: list[dict[str, Any]]  # what goes where by it


class LineView(TypedDict):
    """A move, what is expected of it, and how the game may go on."""

    move: int
    text: str
    deed: dict[str, Any]
    visits: int  # how often it was looked at
    share: float  # of a win
    margin: float  # points ahead of the best of the others
    exact: bool  # it is certain
    line: list[StepView]  # this move, then the next ones
    reasons: list[ReasonView]  # why this one and not the best of the others; none at first


class AnalysisView(TypedDict):
    """What the champion has found out about a position by now."""

    seat: int  # that decides, and whose chances these are
    iterations: int
    seconds: float  # of thinking
    exact: bool  # the game was searched to its end
    lines: list[LineView]  # the best first
    final: bool  # there is no more to come

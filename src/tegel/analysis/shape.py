"""What a review says, as data: frozen, and with a plain JSON form (`as_json`).

Chances, losses and luck are shares of a win, from 0 to 1; margins are points of the game. Moves
count from 0, as in `State.moves`; the values *after* the n-th move have the number n + 1.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, Self

from tegel.core.telling import Move, Told

FORMAT = 1

Mark = Literal["", "?!", "?", "??", "!"]
MISTAKES: tuple[Mark, ...] = ("?!", "?", "??")


@dataclass(frozen=True)
class Step:
    """A move of a line."""

    move: Move
    text: str
    deed: Told  # in its parts, as the deciding seat may know it


@dataclass(frozen=True)
class Choice:
    """A move that was made or could have been, and what it was worth to each seat."""

    move: Move
    text: str
    deed: Told
    shares: tuple[float, ...]
    margins: tuple[float, ...]
    line: tuple[Step, ...] = ()  # of one not made: how its turn goes on, this move first

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """What `Review.as_json` has written of it."""
        given: dict[str, Any] = {**data, "line": tuple(Step(**step) for step in data["line"])}
        given |= {name: tuple(data[name]) for name in ("shares", "margins")}
        return cls(**given)


@dataclass(frozen=True)
class Decided:
    """A decision, judged by what its seat knew then."""

    n: int
    seat: int
    turn: int  # which of the review's turns it is part of
    choices: int  # how many moves were legal; 1: it was forced, and is not judged
    played: Choice
    best: Choice  # the played one again, if none was better
    difference: float  # what the judge's first choice was worth more to the deciding seat, or less
    loss: float  # the same, but nothing where that is less than the judge can tell
    margin_loss: float
    mark: Mark
    exact: bool  # the outcome was certain, whatever anybody does


@dataclass(frozen=True)
class Turn:
    """What a player did at a stretch: one decision or several."""

    seat: int
    first: int  # move
    last: int
    round: int | None
    loss: float
    mark: Mark
    worst: int  # the move that cost most
    themes: tuple[str, ...] = ()  # of a mistake: what was missed (`puzzles/themes.py`)


@dataclass(frozen=True)
class Deal:
    """Something that chance brought, and what that changed for each seat."""

    n: int  # after this move
    round: int | None  # that it began, or fell into
    luck: tuple[float, ...]
    margin_luck: tuple[float, ...]


@dataclass(frozen=True)
class Swing:
    """A turning point: a decision that cost its seat much, or a deal that helped one."""

    kind: Literal["decision", "deal"]
    n: int
    seat: int  # who decided, or whom the deal helped most
    other: int  # who gained most by the decision, or whom the deal hurt most
    by: float  # what the decision cost, or what the deal brought


@dataclass(frozen=True)
class Sums:
    """A seat's game in numbers: result − start = skill + luck, skill = own + others + hindsight."""

    seat: int
    name: str
    decisions: int  # that were not forced
    rate: float  # the mean loss of these
    low: float  # and where the rate lies, with 95 % confidence
    high: float
    margin_rate: float
    marks: Mapping[str, int]
    start: float
    result: float
    skill: float
    luck: float
    own: float  # what its own mistakes cost: 0 or less
    others: float  # what those of others brought
    hindsight: float  # what the judge came to see only later


@dataclass(frozen=True)
class Review:
    """A game, reviewed."""

    format: int
    judge: str  # its version: reviews by the same one can be compared
    iterations: int
    deals_averaged: int
    game: str
    options: Mapping[str, int | str]
    names: tuple[str, ...]
    is_over: bool
    scores: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]  # at the start and after each move, seat by seat
    margins: tuple[tuple[float, ...], ...]
    decisions: tuple[Decided, ...]
    turns: tuple[Turn, ...]
    deals: tuple[Deal, ...]
    swings: tuple[Swing, ...]  # the largest first
    seats: tuple[Sums, ...]

    def as_json(self) -> dict[str, Any]:
        """All of it, as JSON has it."""
        data: dict[str, Any] = _plain(asdict(self))
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """What `as_json` has written."""
        parts = {"decisions": _decided, "turns": _read(Turn), "deals": _read(Deal)}
        parts |= {"swings": _read(Swing), "seats": _read(Sums)}
        given = {each.name: _frozen(data[each.name]) for each in fields(cls)}
        for name, read in parts.items():
            given[name] = tuple(read(one) for one in data[name])
        return cls(**given)


def _read(kind: Any) -> Any:
    return lambda data: kind(**{name: _frozen(value) for name, value in data.items()})


def _decided(data: Mapping[str, Any]) -> Decided:
    given: dict[str, Any] = {**data}
    given |= {name: Choice.from_json(data[name]) for name in ("played", "best")}
    return Decided(**given)


def _plain(value: Any) -> Any:
    """Tuples as lists, for JSON knows no others."""
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value

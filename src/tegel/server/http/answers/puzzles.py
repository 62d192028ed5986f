"""Puzzles."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from tegel.server.http.answers.analyses import ReasonView
from tegel.server.wire.told import ToldMove


class PuzzleSet(TypedDict):
    """The puzzles of a game: how many, and of each theme."""

    game: str
    count: int
    themes: dict[str, int]


class PuzzleSets(TypedDict):
    """The games that have puzzles."""

    sets: list[PuzzleSet]


class PuzzleView(TypedDict):
    """A puzzle that is to be solved."""

    puzzle: str
    game: str
    players: int
    seat: int  # whose decision it is: the view is theirs
    decisions: int  # that have to be found, one after the other
    rating: int
    view: Mapping[str, Any]
    position: str
    tried: bool  # by who asks: another try does not count
    day: str | None  # of which it is the puzzle


class PuzzleTried(TypedDict):
    """The first try of a puzzle."""

    puzzle: str
    solved: bool
    rating: int
    change: int
    made_at: int


class PuzzleSolver(TypedDict):
    """How good somebody is at the puzzles of a game."""

    rating: int
    deviation: int  # how far that may be off
    solved_all: int
    failed_all: int
    streak: int  # solved in a row, up to now
    longest: int


class PuzzleStanding(PuzzleSolver):
    """The same, and the last tries."""

    latest: list[PuzzleTried]


class PuzzleResult(PuzzleTried, PuzzleSolver):
    """What came of the first try, and how the solver stands now."""


class PuzzleGain(TypedDict):
    """What a seat gets for something in the best line, and in the second best."""

    seat: int
    kind: str
    best: int
    second: int


class PuzzleSolution(TypedDict):
    """The best line, of which so many moves were to be found, and the second best."""

    moves: int
    best: list[ToldMove]
    second: list[ToldMove]
    best_turn: int  # so many moves of it are the turn that it begins with, before chance speaks
    second_turn: int
    gains: list[PuzzleGain]
    reasons: list[ReasonView]  # what speaks for the best line and against it
    best_share: float  # chances of winning
    second_share: float
    themes: list[str]


class PuzzleAnswer(TypedDict):
    """What is told of a try; the result once there is one, the solution when it is over."""

    right: bool
    done: bool
    view: Mapping[str, Any]  # after all moves that were right, and what had to follow
    story: list[ToldMove]
    result: PuzzleResult | None
    solution: PuzzleSolution | None

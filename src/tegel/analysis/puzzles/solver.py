"""Who solves puzzles: how they stand, and what a first try of a puzzle makes of that."""

from dataclasses import dataclass, field

from tegel.analysis.puzzles.puzzle import Puzzle
from tegel.ratings.glicko import Rating, after


@dataclass(frozen=True)
class Solver:
    """How somebody stands with the puzzles of a game."""

    rating: Rating = field(default_factory=Rating)
    solved: int = 0
    failed: int = 0
    streak: int = 0
    longest: int = 0


@dataclass(frozen=True)
class Result:
    """The first try of a puzzle: what came of it."""

    puzzle: str
    solved: bool
    rating: int
    change: int
    made_at: int


def first_try(before: Solver, puzzle: Puzzle, solved: bool, now: int) -> tuple[Result, Solver]:
    """What comes of a first try, and how the solver stands then."""
    rating = after(before.rating, [(puzzle.rating, puzzle.deviation, float(solved))])
    streak = before.streak + 1 if solved else 0
    stands = Solver(
        rating,
        before.solved + solved,
        before.failed + (not solved),
        streak,
        max(before.longest, streak),
    )
    change = round(rating.rating) - round(before.rating.rating)
    return Result(puzzle.key, solved, round(rating.rating), change, now), stands

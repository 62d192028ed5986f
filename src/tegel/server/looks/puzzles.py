"""Puzzles as they are shown, tried and explained; who has tried what, others keep."""

from collections.abc import Collection
from datetime import UTC, date, datetime
from random import Random
from typing import TYPE_CHECKING, cast

from tegel.analysis.puzzles import Attempt, Puzzle, explain, find_puzzle, shelf, shelves
from tegel.analysis.puzzles.solve import decisions
from tegel.analysis.puzzles.solver import Result, Solver
from tegel.analysis.puzzles.subjects import subjects
from tegel.core.errors import IllegalMove, InvalidMove
from tegel.games import find
from tegel.server.tables.commands import Refused

if TYPE_CHECKING:
    from tegel.server.http.answers.puzzles import (
        PuzzleAnswer,
        PuzzleSets,
        PuzzleSolution,
        PuzzleSolver,
        PuzzleStanding,
        PuzzleTried,
        PuzzleView,
    )
    from tegel.server.wire.told import ToldMove


def sets() -> "PuzzleSets":
    """Which games have puzzles, how many, and how many of each theme."""
    found = {name: shelf(name) for name in shelves()}
    return {
        "sets": [
            {
                "game": name,
                "count": len(one.puzzles),
                "themes": {
                    theme: one.themes[theme]
                    for theme in subjects(find(name)).themes
                    if theme in one.themes
                },
            }
            for name, one in found.items()
        ]
    }


def day_of(wanted: str | None, now: int) -> date:
    """A day that has come, as somebody names it; else the one that it is (UTC)."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    try:
        day = today if wanted is None else datetime.strptime(wanted, "%Y-%m-%d").date()
    except ValueError:
        raise Refused("bad_request", f"day: there is no day {wanted}") from None
    if day > today:
        raise Refused("bad_request", "day: that one has not come yet")
    return day


def check_game(game: str) -> None:
    """Refuse a game that has no puzzles."""
    if game not in shelves():
        raise Refused("not_found", f"there are no puzzles of {game}")


def found(key: str) -> Puzzle:
    """The puzzle of a name."""
    puzzle = find_puzzle(key)
    if puzzle is None:
        raise Refused("no_puzzle", "there is no puzzle of this name")
    return puzzle


def near(game: str, stands: Solver, tried: Collection[str], theme: str | None, seed: int) -> Puzzle:
    """A puzzle that somebody has not tried, near their rating."""
    puzzle = shelf(game).near(stands.rating.rating, tried, theme, Random(seed))
    if puzzle is None:
        raise Refused("no_puzzle", "there is no puzzle left that you have not tried")
    return puzzle


def shown(puzzle: Puzzle, known: Result | None, day: str | None = None) -> "PuzzleView":
    """A puzzle before it is solved: its themes would give it away."""
    state = puzzle.state()
    assert state.turn is not None
    return {
        "puzzle": puzzle.key,
        "game": puzzle.game,
        "players": state.players,
        "seat": state.turn,
        "decisions": decisions(puzzle),
        "rating": puzzle.rating,
        "view": state.view(state.turn),
        "position": puzzle.position,
        "tried": known is not None,
        "day": day,
    }


def attempted(puzzle: Puzzle, moves: list[int] | None) -> tuple[Attempt, bool]:
    """How far somebody came, and whether their last move was right."""
    attempt = Attempt(puzzle)
    for n, move in enumerate(moves or ()):
        if attempt.is_done:
            raise Refused("bad_request", f"moves: {n} of them are the whole answer")
        try:
            if not attempt.play(move):
                return attempt, False
        except (IllegalMove, InvalidMove) as error:
            raise Refused("illegal", str(error), error.refusal) from None
    return attempt, moves is not None


def ends(attempt: Attempt, right: bool) -> bool:
    """Whether a try is over: solved, or failed by the first mistake or by being shown."""
    return attempt.is_done or not right


def answered(
    attempt: Attempt, right: bool, shows: bool, noted: tuple[Result, Solver] | None
) -> "PuzzleAnswer":
    """What is told of a try; `shows`: the answer is wanted."""
    seat = attempt.seat
    return {
        "right": right,
        "done": attempt.is_done,
        "view": attempt.state.view(seat),
        "story": cast("list[ToldMove]", attempt.state.story(seat)),
        "result": None if noted is None else {**_result(noted[0]), **_stands(noted[1])},
        "solution": _solution(attempt.puzzle) if shows or attempt.is_done else None,
    }


def standing(stands: Solver, latest: list[Result]) -> "PuzzleStanding":
    """How good somebody is at the puzzles of a game, and their last tries."""
    return {**_stands(stands), "latest": [_result(one) for one in latest]}


def _solution(puzzle: Puzzle) -> "PuzzleSolution":
    told = explain(puzzle)
    return cast(
        "PuzzleSolution",
        {
            "moves": told.answer,
            "best": told.best,
            "second": told.second,
            "best_turn": told.best_turn,
            "second_turn": told.second_turn,
            "gains": [vars(one) for one in told.gains],
            "reasons": list(told.reasons),
            "best_share": puzzle.best_share,
            "second_share": puzzle.second_share,
            "themes": list(puzzle.themes),
        },
    )


def _result(result: Result) -> "PuzzleTried":
    return {
        "puzzle": result.puzzle,
        "solved": result.solved,
        "rating": result.rating,
        "change": result.change,
        "made_at": result.made_at,
    }


def _stands(stands: Solver) -> "PuzzleSolver":
    return {
        "rating": round(stands.rating.rating),
        "deviation": round(stands.rating.deviation),
        "solved_all": stands.solved,
        "failed_all": stands.failed,
        "streak": stands.streak,
        "longest": stands.longest,
    }

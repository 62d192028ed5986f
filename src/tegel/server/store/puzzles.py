"""Puzzles that people have tried, and their ratings."""

from typing import Any

from sqlalchemy import Connection, delete, select

from tegel.analysis.puzzles.puzzle import Puzzle
from tegel.analysis.puzzles.solver import Result, Solver, first_try
from tegel.ratings.glicko import Rating
from tegel.server.store.players import insert_new
from tegel.server.store.schema import puzzle_ratings, puzzle_results

LATEST = 50  # tries that are told


_STANDS = (
    puzzle_ratings.c.rating,
    puzzle_ratings.c.deviation,
    puzzle_ratings.c.volatility,
    puzzle_ratings.c.solved,
    puzzle_ratings.c.failed,
    puzzle_ratings.c.streak,
    puzzle_ratings.c.longest,
)
_TRIED = (
    puzzle_results.c.puzzle,
    puzzle_results.c.solved,
    puzzle_results.c.rating,
    puzzle_results.c.change,
    puzzle_results.c.made_at,
)


def solver(connection: Connection, player: str, game: str) -> Solver:
    """How a player stands with the puzzles of a game."""
    is_it = (puzzle_ratings.c.player == player) & (puzzle_ratings.c.game == game)
    found = connection.execute(select(*_STANDS).where(is_it)).first()
    return Solver(Rating(*found[:3]), *found[3:]) if found else Solver()


def seen(connection: Connection, player: str, game: str) -> set[str]:
    """The puzzles of a game that a player has tried."""
    tried = (puzzle_results.c.player == player) & (puzzle_results.c.game == game)
    return set(connection.execute(select(puzzle_results.c.puzzle).where(tried)).scalars())


def latest(connection: Connection, player: str, game: str) -> list[Result]:
    """A player's last tries at a game's puzzles, the last one first."""
    tried = (puzzle_results.c.player == player) & (puzzle_results.c.game == game)
    order = puzzle_results.c.made_at.desc()
    rows = connection.execute(select(*_TRIED).where(tried).order_by(order).limit(LATEST))
    return [Result(*row) for row in rows]


def result(connection: Connection, player: str, puzzle: str) -> Result | None:
    """What came of a player's first try of a puzzle; None: there was none."""
    is_it = (puzzle_results.c.player == player) & (puzzle_results.c.puzzle == puzzle)
    found = connection.execute(select(*_TRIED).where(is_it)).first()
    return Result(*found) if found else None


def note(
    connection: Connection, player: str, puzzle: Puzzle, solved: bool, now: int
) -> tuple[Result, Solver]:
    """Note what came of a try, if it was the first; that one, and how the player stands then."""
    before = solver(connection, player, puzzle.game)
    known = result(connection, player, puzzle.key)
    if known is not None:
        return known, before
    made, stands = first_try(before, puzzle, solved, now)
    whose: dict[str, Any] = {"player": player, "game": puzzle.game}
    connection.execute(insert_new(connection, puzzle_results), {**whose, **vars(made)})
    is_it = (puzzle_ratings.c.player == player) & (puzzle_ratings.c.game == puzzle.game)
    connection.execute(delete(puzzle_ratings).where(is_it))
    counts = {name: value for name, value in vars(stands).items() if name != "rating"}
    connection.execute(puzzle_ratings.insert(), {**whose, **vars(stands.rating), **counts})
    return made, stands

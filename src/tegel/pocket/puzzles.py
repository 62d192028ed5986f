"""Puzzles without a server: what one has tried is kept in the browser."""

import json
import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from tegel.analysis.puzzles import Puzzle, daily
from tegel.analysis.puzzles.solver import Result, Solver, first_try
from tegel.pocket.books import Shelf, is_kept
from tegel.ratings.glicko import Rating
from tegel.server.looks import puzzles as looks

LATEST = 50  # tries that are told


class PagePuzzles:
    """The puzzles of a page, and who solves them there."""

    def __init__(self, shelf: Shelf, now: Callable[[], int]) -> None:
        self._shelf = shelf
        self._now = now

    def sets(self) -> Any:
        """Which games have puzzles."""
        return looks.sets()

    async def of_day(self, day: str | None) -> Any:
        """The puzzle of a day, the same for all."""
        wanted = looks.day_of(day, self._now())
        puzzle = daily(wanted)
        known = _of(puzzle, await self._tries(puzzle.game))
        return looks.shown(puzzle, known, wanted.isoformat())

    async def look(self, key: str) -> Any:
        """A puzzle by its name."""
        puzzle = looks.found(key)
        return looks.shown(puzzle, _of(puzzle, await self._tries(puzzle.game)))

    async def next(self, game: str, theme: str | None) -> Any:
        """A puzzle that was not tried here, near one's rating."""
        looks.check_game(game)
        tries = await self._tries(game)
        seen = {one["result"]["puzzle"] for one in tries}
        puzzle = looks.near(game, _stands(tries), seen, theme, secrets.randbits(32))
        return looks.shown(puzzle, None)

    async def standing(self, game: str) -> Any:
        """How good one is at the puzzles of a game, and one's last tries."""
        looks.check_game(game)
        tries = await self._tries(game)
        return looks.standing(_stands(tries), [_result(one) for one in tries[: -LATEST - 1 : -1]])

    async def attempt(self, key: str, moves: list[int] | None) -> Any:
        """Try a puzzle: all one's moves so far, or None to be shown the answer."""
        puzzle = looks.found(key)
        attempt, right = looks.attempted(puzzle, moves)
        noted = None
        if looks.ends(attempt, right):
            noted = await self._note(puzzle, solved=right and attempt.is_done)
        return looks.answered(attempt, right, moves is None, noted)

    async def _tries(self, game: str) -> list[dict[str, Any]]:
        """The first tries of a game's puzzles, and how one stood after each, in their order."""
        tries: list[dict[str, Any]] = json.loads(await self._shelf.tries(game))
        return tries

    async def _note(self, puzzle: Puzzle, *, solved: bool) -> tuple[Result, Solver]:
        """Note what came of a try, if it was the first; that one, and how one stands then."""
        while True:
            tries = await self._tries(puzzle.game)
            known, before = _of(puzzle, tries), _stands(tries)
            if known is not None:
                return known, before
            result, stands = first_try(before, puzzle, solved, self._now())
            row = {
                "game": puzzle.game,
                "number": len(tries) + 1,
                "result": asdict(result),
                "stands": asdict(stands),
            }
            # Another tab may have been faster: then its try goes first.
            if is_kept(await self._shelf.add_try(json.dumps(row))):
                return result, stands


def _of(puzzle: Puzzle, tries: list[dict[str, Any]]) -> Result | None:
    """What came of the first try of a puzzle, if there was one."""
    return next((_result(one) for one in tries if one["result"]["puzzle"] == puzzle.key), None)


def _result(row: dict[str, Any]) -> Result:
    return Result(**row["result"])


def _stands(tries: list[dict[str, Any]]) -> Solver:
    if not tries:
        return Solver()
    stands = dict(tries[-1]["stands"])
    return Solver(Rating(**stands.pop("rating")), **stands)

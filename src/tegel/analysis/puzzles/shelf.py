"""The sets that come with Tegel: read when somebody first asks for one."""

import hashlib
import lzma
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from random import Random

from tegel.analysis.puzzles.puzzle import Puzzle, parse
from tegel.core.errors import BadOptions
from tegel.games import find, games

FOLDER = Path(__file__).parent / "sets"
# The next puzzle is one of so many that are nearest to the solver's rating.
NEAREST = 20
# What everybody gets on one day is neither obvious nor for masters alone.
DAILY = range(1200, 1900)


@dataclass(frozen=True)
class Shelf:
    """All puzzles of a game, the easiest first."""

    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_key(self) -> dict[str, Puzzle]:
        """The puzzles by their names."""
        return {puzzle.key: puzzle for puzzle in self.puzzles}

    @cached_property
    def themes(self) -> dict[str, int]:
        """How many puzzles each theme has."""
        found: dict[str, int] = {}
        for puzzle in self.puzzles:
            for theme in puzzle.themes:
                found[theme] = found.get(theme, 0) + 1
        return found

    def near(
        self, rating: float, seen: Collection[str], theme: str | None, chance: Random
    ) -> Puzzle | None:
        """A puzzle near a rating that was not seen yet; None: all were."""
        left = [
            puzzle
            for puzzle in self.puzzles
            if puzzle.key not in seen and (theme is None or theme in puzzle.themes)
        ]
        left.sort(key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.key))
        return chance.choice(left[:NEAREST]) if left else None


@cache
def shelf(game: str) -> Shelf:
    """The puzzles of a game; `BadOptions` if it has none."""
    file = FOLDER / f"{find(game).name}.txt.xz"
    if not file.exists():
        raise BadOptions(f"there are no puzzles of {find(game).title}")
    return Shelf(read_set(file))


def shelves() -> list[str]:
    """The games that have puzzles."""
    return [name for name in games() if (FOLDER / f"{name}.txt.xz").exists()]


def read_set(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a packed set."""
    with lzma.open(file, "rt", encoding="utf-8") as lines:
        return tuple(parse(line) for line in lines if not line.startswith("#"))


def write_set(puzzles: Collection[Puzzle], file: Path) -> None:
    """Pack a set, the easiest first."""
    lines = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.key))
    text = "".join(f"{puzzle.line()}\n" for puzzle in lines)
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def find_puzzle(key: str) -> Puzzle | None:
    """The puzzle of a name, of whatever game."""
    return next((one for name in shelves() if (one := shelf(name).by_key.get(key))), None)


def daily(day: date) -> Puzzle:
    """The puzzle of a day, the same for all: the games take turns."""
    names = shelves()
    found = [
        one for one in shelf(names[day.toordinal() % len(names)]).puzzles if one.rating in DAILY
    ]
    number = int.from_bytes(hashlib.sha256(day.isoformat().encode()).digest()[:8])
    return found[number % len(found)]

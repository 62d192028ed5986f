"""A puzzle, and the line of text that it is in a file.

    1640 96 71 48 deny,overflow | azul/1 players=2 … | F3 blue 4 | C red 2, F1 white 3 | F2 …

Its rating and how far that may be off; the chances of winning, in per cent, after the best move and
after the second best; its themes; the position as the seat in turn knows it; the moves to find, the
forced replies between them included; how the game may go on from there; and how it may go with the
second best move.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property

from tegel.core.errors import TegelError
from tegel.core.position import read
from tegel.core.state import State
from tegel.games import find

# What a position leaves unknown is dealt by this seed wherever its lines are played again.
SEED = 1
PARTS = 5


class BadPuzzle(TegelError):
    """A text is no puzzle; the message says why."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best answer."""

    position: str
    answer: tuple[str, ...]
    onward: tuple[str, ...]  # how the game may go on after the answer
    second: tuple[str, ...]  # the second best move, and how the game may go on after that
    themes: tuple[str, ...]
    rating: int
    deviation: int
    best_share: float
    second_share: float

    @cached_property
    def key(self) -> str:
        """Its name: made of what is asked, so that it stays the same in any set."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:10]

    @property
    def game(self) -> str:
        """The game it is of."""
        return self.position.partition("/")[0]

    def state(self) -> State:
        """The position, with what is unknown dealt always alike."""
        return read(self.position, find, SEED)

    def line(self) -> str:
        """As it stands in a file."""
        figures = (
            self.rating,
            self.deviation,
            round(100 * self.best_share),
            round(100 * self.second_share),
            ",".join(self.themes) or "-",
        )
        told = " ".join(map(str, figures)), self.position
        return " | ".join([*told, *map(", ".join, (self.answer, self.onward, self.second))])


def parse(line: str) -> Puzzle:
    """The puzzle of a line; `BadPuzzle` if it is none."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) != PARTS:
        raise BadPuzzle(f"a puzzle has {PARTS} parts between |, not {len(parts)}: {line[:80]!r}")
    figures, position, *moves = parts
    answer, onward, second = (tuple(filter(None, told.split(", "))) for told in moves)
    try:
        rating, deviation, best, other, themes = figures.split()
        return Puzzle(
            position,
            answer,
            onward,
            second,
            tuple(themes.split(",")) if themes != "-" else (),
            int(rating),
            int(deviation),
            int(best) / 100,
            int(other) / 100,
        )
    except ValueError:
        raise BadPuzzle(
            f"a puzzle begins with four whole numbers and its themes: {figures!r}"
        ) from None

"""When a decision is marked: how much of a win it must have cost, by game and number of players."""

from dataclasses import dataclass

from tegel.analysis.shape import Mark
from tegel.core.game import Game


@dataclass(frozen=True)
class Bounds:
    """Losses from which on a decision is marked, in shares of a win."""

    noise: float  # less than this the judge can't tell: it counts as nothing
    inaccuracy: float
    mistake: float
    blunder: float

    def loss(self, difference: float) -> float:
        """What a decision has cost, as far as that can be told."""
        return difference if difference >= self.noise else 0.0

    def mark(self, loss: float) -> Mark:
        """The mark for a loss."""
        if loss >= self.blunder:
            return "??"
        if loss >= self.mistake:
            return "?"
        return "?!" if loss >= self.inaccuracy else ""


def bounds(game: Game, players: int) -> Bounds:
    """The bounds for a game of so many.

    By `python bench/review.py play` and `tables`; docs/review.md has the tables. The champion's
    moves that the judge would not have made differ by less than the noise about nine times of ten.
    A seat of three or four begins with less of the win to lose, and loses less a decision: for
    these as many marks come of less.
    """
    marks = game.scrutiny.marks
    return Bounds(*marks[min(players - 2, len(marks) - 1)])

"""Averages and shares, each with how far it may be off."""

from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # deviations to both sides hold 95 % of what may be


@dataclass
class Spread:
    """Numbers, added up: their average is known from few as well as from many."""

    games: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One number more."""
        self.games += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Their average."""
        return self.sum / self.games

    @property
    def off(self) -> float | None:
        """By how much the average may be off, 19 times out of 20; None: of one nobody knows."""
        if self.games < 2:
            return None
        spread = max(0.0, self.squares - self.sum * self.mean) / (self.games - 1)
        return SURE * sqrt(spread / self.games)


def between(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times out of 20: the interval by Wilson."""
    share, room = won / games, SURE * SURE / games
    middle = (share + room / 2) / (1 + room)
    half = SURE * sqrt(share * (1 - share) / games + room / (4 * games)) / (1 + room)
    return max(0.0, middle - half), min(1.0, middle + half)

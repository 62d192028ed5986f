"""The sequential test: play until it is clear which of two guesses about strength is right.

The generalised sequential probability ratio test on blocks, as chess engines are tested with: the
logarithm of the likelihood ratio of the two guesses, for blocks whose mean score is normal with the
variance they show. It ends where wrong verdicts of either kind come in 5 % of tests.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from tegel.core.errors import BadOptions

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)


@dataclass(frozen=True)
class Sprt:
    """Two guesses: the first bot is `elo0` points stronger than the other, or `elo1`."""

    elo0: float
    elo1: float

    def __post_init__(self) -> None:
        if not -2000 <= self.elo0 < self.elo1 <= 2000:
            raise BadOptions(
                f"a sequential test between {self.elo0:g} and {self.elo1:g} points makes no sense:"
                " the first must be less than the second, as in: 0,20"
            )


@dataclass(frozen=True)
class Verdict:
    """How a sequential test stands: "H0", "H1" or "open"."""

    test: Sprt
    llr: float
    blocks: int

    @property
    def verdict(self) -> Literal["H0", "H1", "open"]:
        """Which guess holds, if it is clear by now."""
        if self.llr >= BOUND:
            return "H1"
        return "H0" if self.llr <= -BOUND else "open"


def judge(test: Sprt, shares: Sequence[float], players: int) -> Verdict:
    """How a test stands after blocks in which the first bot's mean share was so."""
    if not shares:
        return Verdict(test, 0.0, 0)
    # Half a block won and half a block lost: a spread that no run of equal blocks can hide.
    values = np.array([*shares, 0.0, 1.0])
    weights = np.array([*[1.0] * len(shares), 0.5, 0.5])
    mean = float(np.average(values, weights=weights))
    variance = float(np.average((values - mean) ** 2, weights=weights))
    s0, s1 = (expected(elo, players) for elo in (test.elo0, test.elo1))
    llr = len(shares) * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    return Verdict(test, llr, len(shares))


def expected(elo: float, players: int = 2) -> float:
    """The share of wins of a bot that is so much stronger than each of its equal opponents."""
    return 1 / (1 + (players - 1) * 10 ** (-elo / 400))

"""Glicko-2 ratings, after Mark Glickman's description of the system, a puzzle at a time.

A solver plays against puzzles. Theirs are fixed: a set is the same everywhere, and was measured by
players who always play alike, while a puzzle that few have tried would only take on their noise.
"""

from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
START, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
# How much a volatility changes, and how exactly it is worked out.
TAU, EXACT = 0.5, 1e-6
# However many puzzles one has solved, one may still get better.
LEAST_DEVIATION = 45.0


@dataclass(frozen=True)
class Rating:
    """How good somebody is, how far that may be off, and how much it swings."""

    rating: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


def after(mine: Rating, others: list[tuple[float, float, float]]) -> Rating:
    """A rating after some games: each against a rating and its deviation, with a score, 0 to 1."""
    mu, phi = (mine.rating - START) / SCALE, mine.deviation / SCALE
    inverse, change = 0.0, 0.0
    for rating, deviation, score in others:
        weight = 1 / sqrt(1 + 3 * (deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (rating - START) / SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        change += weight * (score - expected)
    variance = 1 / inverse
    volatility = _volatility(mine.volatility, phi, variance, variance * change)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + inverse)
    mu += phi**2 * change
    return Rating(START + SCALE * mu, max(LEAST_DEVIATION, SCALE * phi), volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The volatility that fits best, by the Illinois method."""
    start = log(sigma**2)

    def off(x: float) -> float:
        swing = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - swing) / (2 * swing**2) - (x - start) / TAU**2

    a = start
    if delta**2 > phi**2 + variance:
        b = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while off(start - k * TAU) < 0:
            k += 1
        b = start - k * TAU
    at_a, at_b = off(a), off(b)
    while abs(b - a) > EXACT:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = off(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)

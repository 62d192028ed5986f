"""Glicko-2 ratings, after Mark Glickman's description of the system, a game or a puzzle at a time.

A solver plays against puzzles. Theirs are fixed: a set is the same everywhere, and was measured by
players who always play alike, while a puzzle that few have tried would only take on their noise.
So are those of bots.

Glickman's ratings change at the end of a period. Here they do after each game, and a period is a
stretch of time, of which any part may have gone by: the deviation grows with it, as at lichess.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, hypot, log, pi, sqrt

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


def aged(rating: Rating, periods: float) -> Rating:
    """A rating after so many periods without a game: it is less sure."""
    grown = hypot(rating.deviation, SCALE * rating.volatility * sqrt(periods))
    return replace(rating, deviation=min(grown, max(DEVIATION, rating.deviation)))


def after(
    mine: Rating, others: Sequence[tuple[float, float, float]], periods: float = 1.0
) -> Rating:
    """A rating after some games: each against a rating and its deviation, with a score, 0 to 1.

    `periods`: how many have gone by since the games before.
    """
    mu, phi = (mine.rating - START) / SCALE, mine.deviation / SCALE
    inverse, change = 0.0, 0.0
    for rating, deviation, score in others:
        weight = 1 / sqrt(1 + 3 * (deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (rating - START) / SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        change += weight * (score - expected)
    variance = 1 / inverse
    volatility = _volatility(mine.volatility, phi, variance, variance * change)
    phi = aged(replace(mine, volatility=volatility), periods).deviation / SCALE
    phi = 1 / sqrt(1 / phi**2 + inverse)
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

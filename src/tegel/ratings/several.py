"""Ratings of games for three and more: Plackett and Luce's model, by Weng and Lin's method.

The library is `openskill`. It is told our scale, so that a rating means the same for two, three and
four: of two whose ratings are 400 apart, the better one comes before the other ten times out of
eleven. What was once found out about somebody gets old as with two players (`glicko.py`).

Left to itself it takes doubt about ratings for chance in the game, all of it and that of all seats
together: where nobody is known yet hardly anything would be expected of anybody, and ratings drift
apart by far more than strengths (`bench/club.py`: 300 points off after 80 games for four). As
Glickman has it, 3/π² of the doubt about the two who are compared counts. So it is told that part of
a deviation, and what it makes of a game is brought back to the whole.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import pi, sqrt

from openskill.models import PlackettLuce

from tegel.ratings.glicko import DEVIATION, LEAST_DEVIATION, SCALE, START, Rating


def after_places(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a game: places from 1, the best; equal ones are shared."""
    seats = len(before)
    part, model = _part(seats), _model(seats)
    teams = [[model.rating(mu=one.rating, sigma=sqrt(part) * one.deviation)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [
        _whole(one, team[0].mu, team[0].sigma, part)
        for one, team in zip(before, rated, strict=True)
    ]


def _whole(before: Rating, mu: float, sigma: float, part: float) -> Rating:
    # What the game tells, against what was known before it: both count, as in `glicko.after`.
    told = 1 - sigma**2 / (part * before.deviation**2)
    rating = before.rating + (mu - before.rating) / part / (1 + told)
    deviation = before.deviation / sqrt(1 + told)
    return replace(before, rating=rating, deviation=max(LEAST_DEVIATION, deviation))


def _part(seats: int) -> float:
    """How much of the squares of all deviations, added up, is that of two who are compared."""
    return 3 / pi**2 * 2 / seats


@cache
def _model(seats: int) -> PlackettLuce:
    # Where all are known, the library compares by e to the power of ratings through β√seats.
    beta, whole = SCALE / sqrt(seats), 1 / _part(seats)
    return PlackettLuce(mu=START, sigma=DEVIATION, beta=beta, tau=0.0, gamma=lambda *_: whole)

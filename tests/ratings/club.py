"""A club whose strengths are known, to see whether its ratings say the truth."""

from math import exp, sqrt
from random import Random
from statistics import fmean

from tegel.ratings.game import RatedGame, Sitter, Stand, after, now
from tegel.ratings.glicko import SCALE

SPREAD = 300.0
HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000
CHECKS = (5, 10, 20, 40, 80)  # games of each player


def places(strengths: list[float], chance: Random) -> tuple[int, ...]:
    """Who comes where, by Plackett and Luce."""
    left, found = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        weights = [exp(strengths[one] / SCALE) for one in left]
        (best,) = chance.choices(left, weights)
        found[best] = place
        left.remove(best)
    return tuple(found)


def club(seats: int, players: int, games: int, seed: int) -> list[tuple[int, float, float, float]]:
    """After so many games each: what ratings are off, and how many intervals hold."""
    chance = Random(seed)
    strengths = [chance.gauss(1500, SPREAD) for _ in range(players)]
    stands = [Stand() for _ in range(players)]
    found: list[tuple[int, float, float, float]] = []
    rounds = games  # in each everybody plays once
    for n in range(rounds):
        at = n * HALF_A_YEAR // max(rounds, 1)
        order = list(range(players))
        chance.shuffle(order)
        if n % 2:
            order.sort(key=lambda one: stands[one].rating.rating + chance.gauss(0, 100))
        for first in range(0, players - seats + 1, seats):
            sat = order[first : first + seats]
            chance.shuffle(sat)
            came = places([strengths[one] for one in sat], chance)
            game = RatedGame("", at, "azul", "", tuple(Sitter(str(one)) for one in sat), came)
            for one, stand in zip(sat, after(game, [stands[one] for one in sat]), strict=True):
                stands[one] = stand
        if n + 1 in CHECKS:
            found.append((n + 1, *measured(strengths, stands, at)))
    return found


def measured(strengths: list[float], stands: list[Stand], at: int) -> tuple[float, float, float]:
    """How far ratings are off, and the shares of intervals of 95 % and of 50 % that hold."""
    ratings = [now(stand, at) for stand in stands]
    shift = fmean(strengths) - fmean(one.rating for one in ratings)
    off = [one.rating + shift - real for one, real in zip(ratings, strengths, strict=True)]
    pairs = list(zip(off, (one.deviation for one in ratings), strict=True))
    wide = fmean(abs(error) <= 1.96 * deviation for error, deviation in pairs)
    narrow = fmean(abs(error) <= 0.6745 * deviation for error, deviation in pairs)
    return sqrt(fmean(error**2 for error in off)), wide, narrow

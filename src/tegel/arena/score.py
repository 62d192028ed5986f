"""Shares of wins, and how sure they are."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tegel.arena.event import Event
from tegel.arena.game import Played

Numbers = npt.NDArray[np.float64]

Z = 1.959964  # 95 % of a normal distribution lie within this
PRIOR = 1.0  # how much we trust games of a block to be independent, as a sum of squares


@dataclass(frozen=True)
class Standing:
    """How a bot did; its share of the wins lies between low and high with 95 %."""

    name: str
    games: int
    share: float
    low: float
    high: float
    points: float | None  # mean score of a seat, in games that nobody forfeited
    seconds: float  # mean for a decision
    forfeits: int


def standings(event: Event, games: Iterable[Played]) -> list[Standing]:
    """How each bot of an event did, in the event's order; only those that played."""
    chosen = list(games)
    found = [_standing(name, bot, chosen) for bot, name in enumerate(event.bots)]
    return [standing for standing in found if standing.games]


def _standing(name: str, bot: int, games: Sequence[Played]) -> Standing:
    wins: dict[int, float] = {}
    sizes: dict[int, int] = {}
    points: list[int] = []
    decisions, seconds, forfeits = 0, 0.0, 0
    for played in games:
        seats = [seat for seat, sitter in enumerate(played.fixture.seats) if sitter == bot]
        if not seats:
            continue
        block = played.fixture.block
        wins[block] = wins.get(block, 0.0) + sum(played.shares[seat] for seat in seats)
        sizes[block] = sizes.get(block, 0) + 1
        decisions += sum(played.decisions[seat] for seat in seats)
        seconds += sum(played.seconds[seat] for seat in seats)
        if played.forfeit is None:
            points += [played.scores[seat] for seat in seats]
        elif played.forfeit.seat in seats:
            forfeits += 1
    share, low, high = interval(list(wins.values()), list(sizes.values()))
    return Standing(
        name=name,
        games=sum(sizes.values()),
        share=share,
        low=low,
        high=high,
        points=sum(points) / len(points) if points else None,
        seconds=seconds / max(decisions, 1),
        forfeits=forfeits,
    )


def interval(wins: Sequence[float], sizes: Sequence[int]) -> tuple[float, float, float]:
    """The share of wins in blocks of games, and its 95 % interval: share, low, high.

    Games of a block share their draws, so they are not independent. The spread of the blocks
    around the share, compared to that of independent games which are won or lost, is the design
    effect: above 1 when games of a block go alike, below 1 when they balance (the luckier seat
    wins, whoever sits there) or when wins are shared. The interval is Wilson's for the number of
    games divided by the design effect, with Student's t for one less than the number of blocks.

    Near 0 % and 100 % the spread can't be measured: one game's worth of independence is added
    to both sides of the comparison, so that the design effect goes to 1 there.
    """
    won, size = np.array(wins, np.float64), np.array(sizes, np.float64)
    games, blocks = float(size.sum()), len(size)
    if not games:
        return 0.5, 0.0, 1.0
    share = float(won.sum()) / games
    spread = float(((won - share * size) ** 2).sum())
    independent = games * share * (1 - share) * (blocks - 1) / blocks
    effect = (spread + PRIOR) / (independent + PRIOR)
    low, high = _wilson(share, games / effect, _student(max(blocks - 1, 1)))
    return share, low, high


def _wilson(share: float, games: float, z: float) -> tuple[float, float]:
    squared = z * z / games
    middle = (share + squared / 2) / (1 + squared)
    half = z * math.sqrt(share * (1 - share) / games + squared / (4 * games)) / (1 + squared)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def _student(freedom: int) -> float:
    """Student's t for 95 %, by its expansion in 1 / degrees of freedom."""
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def percent(share: float) -> str:
    """A share for people."""
    return f"{100 * share:.1f} %"


def summary(standing: Standing) -> dict[str, Any]:
    """A standing as plain data."""
    return {
        "name": standing.name,
        "share": standing.share,
        "low": standing.low,
        "high": standing.high,
        "games": standing.games,
        "points": standing.points,
        "seconds": standing.seconds,
        "forfeits": standing.forfeits,
    }

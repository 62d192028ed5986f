"""Ratings: the strength of all bots of an event on one scale, with their uncertainty.

Bradley and Terry's model on Elo's scale: who is 400 points stronger wins ten times as often. A game
of three or four counts as one between each two of its bots, the better placed winning; equals get
half a win each. So that who wins everything still has a rating, each two bots that met also share
one game that was drawn.

Uncertainty is by the Bayesian bootstrap: the ratings are fitted again and again with a random
weight for every block (exponential), since games of a block are not independent, and for the half
wins that were added (gamma, as by Jeffreys' prior). The interval holds 95 % of them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
import numpy.typing as npt

from tegel.arena.event import Event
from tegel.arena.game import Played
from tegel.core.errors import BadOptions

Numbers = npt.NDArray[np.float64]

MEAN = 1500.0
SCALE = 400 / np.log(10)
DRAWN = 0.5  # wins to each of two that met
RESAMPLES = 1000
STEPS = 100


@dataclass(frozen=True)
class Rating:
    """The rating of a bot; it lies between low and high with 95 %."""

    name: str
    rating: float
    low: float
    high: float


def rate(
    event: Event, games: Iterable[Played], anchor: tuple[str, float] | None = None
) -> list[Rating]:
    """The ratings of all bots of an event, in its order.

    They are relative: their mean is 1500, or the anchor is a bot with a rating that it keeps.
    """
    if anchor and anchor[0] not in event.bots:
        raise BadOptions(f"{anchor[0]} is not among the bots: {', '.join(event.bots)}")
    blocks = _wins_by_block(event, games)
    met = blocks.sum(axis=0)
    met = (met + met.T) > 0
    _check_connected(event.bots, met)
    fixed = event.bots.index(anchor[0]) if anchor else None
    level = anchor[1] if anchor else MEAN
    rng = np.random.default_rng(event.seed)
    weights = rng.exponential(size=(RESAMPLES, len(blocks)))
    prior = rng.gamma(DRAWN, size=(RESAMPLES, *met.shape))
    resampled = np.einsum("rb,bij->rij", weights, blocks) + np.where(met, prior, 0.0)
    wins = blocks.sum(axis=0) + np.where(met, DRAWN, 0.0)
    best = level + _fit(wins[None], fixed)[0]
    low, high = np.quantile(level + _fit(resampled, fixed), [0.025, 0.975], axis=0)
    return [
        Rating(name, float(best[n]), float(low[n]), float(high[n]))
        for n, name in enumerate(event.bots)
    ]


def _wins_by_block(event: Event, games: Iterable[Played]) -> Numbers:
    """How often each bot was placed before each other, a table for every block."""
    tables: dict[int, Numbers] = {}
    size = len(event.bots)
    for played in games:
        table = tables.setdefault(played.fixture.block, np.zeros((size, size)))
        seats = list(zip(played.fixture.seats, played.places, strict=True))
        for (one, place), (other, their_place) in permutations(seats, 2):
            if one != other:
                table[one, other] += float(place < their_place) + 0.5 * (place == their_place)
    return np.array(list(tables.values())).reshape(-1, size, size)


def _check_connected(bots: Sequence[str], met: npt.NDArray[np.bool_]) -> None:
    """Bots that never met, not even by way of others, have no common scale."""
    reached = {0}
    border = [0]
    while border:
        for other in np.flatnonzero(met[border.pop()]).tolist():
            if other not in reached:
                reached.add(other)
                border.append(other)
    apart = [bot for n, bot in enumerate(bots) if n not in reached]
    if apart:
        raise BadOptions(
            f"{apart[0]} and {bots[0]} can't be compared: there is no chain of games between them"
        )


def _fit(wins: Numbers, fixed: int | None) -> Numbers:
    """The ratings that make these wins most likely, for many tables at once; by Newton's method."""
    size = wins.shape[-1]
    strength = np.zeros(wins.shape[:-1])
    games = wins + wins.swapaxes(1, 2)
    # The likelihood is the same for all strengths raised alike; this keeps their mean where it is.
    level = np.full((size, size), 1 / size)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - games * chance).sum(axis=2)
        bend = games * chance * (1 - chance)
        curve = np.eye(size) * bend.sum(axis=2)[:, :, None] - bend
        step = np.linalg.solve(curve + level, slope[:, :, None])[:, :, 0]
        # Far from the top Newton's steps are too long: no strength moves by more than one.
        step /= np.maximum(np.abs(step).max(axis=1, keepdims=True), 1.0)
        strength += step
        if np.abs(step).max() < 1e-9:
            break
    if fixed is not None:
        strength -= strength[:, fixed : fixed + 1]
    ratings: Numbers = SCALE * strength
    return ratings

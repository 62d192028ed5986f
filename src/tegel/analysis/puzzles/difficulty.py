"""How hard a puzzle is: which of the levels find its answer.

The levels stand on a ladder of ratings. Those that do not search find each move with a chance that
is known; those that do are asked several times. A puzzle's rating is the one that makes what they
found most likely, beside a guess before anybody has tried: as if each level had played it once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from tegel.bots.bot import Budget
from tegel.bots.roster import player
from tegel.bots.simple import GreedyBot, appraisal
from tegel.core.generic import POINT
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move

# What a level would be rated as a solver of puzzles; the champion has made them.
LADDER = {
    "newcomer": 800,
    "beginner": 1000,
    "casual": 1200,
    "regular": 1400,
    "club": 1600,
    "expert": 1850,
    "master": 2100,
}
TRIES = {"expert": 4, "master": 2}
# What so many newcomers find is no puzzle.
OBVIOUS = 0.6
DOUBT = 6.0  # a newcomer's
GUESS, GUESSED = 1500.0, 350.0
# Ratings lie so far apart for each step of the logistic curve.
SCALE = 173.7178


@dataclass(frozen=True)
class Difficulty:
    """A rating, how far it may be off, and with what chance each level finds the answer."""

    rating: int
    deviation: int
    solved: dict[str, float]


def measure(start: State, answer: Sequence[Move], seed: int) -> Difficulty:
    """How hard it is to find an answer: all decisions of the seat that is asked."""
    solved = {level: _solves(level, start, answer, seed) for level in LADDER}
    rating = _rating(solved)
    info = 1 / GUESSED**2
    for level in LADDER:
        p = _expected(LADDER[level], rating)
        info += p * (1 - p) / SCALE**2
    return Difficulty(round(rating), round(1 / sqrt(info)), solved)


def is_obvious(state: State, move: Move) -> bool:
    """Whether most newcomers would make a move."""
    return _by_worth(state, DOUBT, move) >= OBVIOUS


def _solves(level: str, start: State, answer: Sequence[Move], seed: int) -> float:
    """The chance that a level finds all moves of an answer."""
    asked = player(level)
    seat = start.turn
    assert seat is not None
    state, chance = start.copy(), 1.0
    for move in answer:
        if state.turn == seat and len(state.legal_moves) > 1:
            if isinstance(asked.bot, GreedyBot):
                chance *= _by_worth(state, asked.bot.doubt, move)
            else:
                tries, found = TRIES[level], 0
                for n in range(tries):
                    number = (seed + n) * 0x9E3779B97F4A7C15 % SEEDS
                    decision = asked.bot.decide(
                        state.imagine(seat, number),
                        Budget(iterations=asked.budget.iterations),
                        number,
                    )
                    found += decision.move == move
                chance *= found / tries
        state.push(move)
    return chance


def _by_worth(state: State, doubt: float, move: Move) -> float:
    """The chance that a player who judges by worth, and doubts, makes a move."""
    worths = appraisal(state)
    best = max(worths.values())
    if not doubt:
        favourites = [one for one, worth in worths.items() if worth == best]
        return (move in favourites) / len(favourites)
    weights = {one: 2 ** ((worth - best) / POINT / doubt) for one, worth in worths.items()}
    return weights[move] / sum(weights.values())


def _expected(level: float, rating: float) -> float:
    """How likely a solver is to solve a puzzle."""
    return 1 / (1 + exp((rating - level) / SCALE))


def _rating(solved: dict[str, float]) -> float:
    """The rating at which the levels would do as well as they did."""
    low, high = 0.0, 4000.0
    while high - low > 0.1:
        rating = (low + high) / 2
        short = sum(_expected(LADDER[level], rating) - p for level, p in solved.items())
        pull = (rating - GUESS) * SCALE / GUESSED**2
        low, high = (rating, high) if short > pull else (low, rating)
    return low

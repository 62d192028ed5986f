"""Bots that do not look ahead: `random` and `greedy`."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from tegel.bots.bot import Budget, Candidate, Decision
from tegel.core.errors import BadOptions
from tegel.core.generic import POINT, legal, worth
from tegel.core.kernel import kernel
from tegel.core.native.build import ensure
from tegel.core.state import State
from tegel.core.struct import Ints, struct


@kernel
def appraise(s: Any, moves: Ints, worths: Ints) -> int:
    """Write all legal moves and what each is worth; how many there are."""
    n = legal(s, moves)
    for i in range(n):
        worths[i] = worth(s, moves[i])
    return n


@dataclass(frozen=True)
class RandomBot:
    """Every legal move with the same chance."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """Any move."""
        return Decision(Random(seed).choice(state.legal_moves))


@dataclass(frozen=True)
class GreedyBot:
    """The move that the game's judgement holds for the best; with doubt, often one nearly as good.

    Doubt makes a player who errs as people do: small mistakes are common and great ones rare.
    """

    doubt: float = 0.0  # a move worth so many points less is half as likely

    def __post_init__(self) -> None:
        if not 0 <= self.doubt <= 1000:
            raise BadOptions(f"doubt cannot be {self.doubt}; it can be 0 to 1000")

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """A move by its worth."""
        ensure(state.game, "judgement")
        worths = appraisal(state)
        ranked = sorted(worths, key=lambda move: (-worths[move], move))
        best = worths[ranked[0]]
        chance = Random(seed)
        if self.doubt > 0:
            weights = [2 ** ((worths[move] - best) / POINT / self.doubt) for move in ranked]
            move = chance.choices(ranked, weights)[0]
        else:
            move = chance.choice([move for move in ranked if worths[move] == best])
        standing = lead(state)
        candidates = [
            Candidate(move, 0, 0.5, standing + (worths[move] - best) / POINT, (move,))
            for move in ranked
        ]
        return Decision(move, tuple(candidates))


def lead(state: State) -> float:
    """By how many points the seat in turn may expect to be ahead of the best of the others."""
    position = struct(state.game.position, state.memory)
    points = [state.game.judgement.prospect(position, seat) for seat in range(state.players)]
    mine = points.pop(state.turn or 0)
    return float(mine - max(points)) / POINT


def appraisal(state: State) -> dict[int, int]:
    """The legal moves and what each is worth, in parts of a point."""
    room = state.game.most_legal
    moves, worths = np.zeros(room, np.int64), np.zeros(room, np.int64)
    position = struct(state.game.position, state.memory)
    n = appraise(position, moves, worths)
    return dict(zip(moves[:n].tolist(), worths[:n].tolist(), strict=True))

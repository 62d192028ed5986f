"""Bots that do not look ahead: `random` and `greedy`."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from tegel.bots.bot import Budget, Candidate, Decision
from tegel.core.generic import POINT, legal, worth
from tegel.core.kernel import kernel
from tegel.core.state import State
from tegel.core.struct import Ints, numbers, struct


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
    """The move that the game's judgement holds for the best; one of the best, if there are more."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """The best move by its worth."""
        worths = appraisal(state)
        best = max(worths.values())
        ranked = sorted(worths, key=lambda move: -worths[move])
        candidates = [Candidate(move, 0, 0.5, worths[move] / POINT, (move,)) for move in ranked]
        move = Random(seed).choice([move for move in ranked if worths[move] == best])
        return Decision(move, tuple(candidates))


def appraisal(state: State) -> dict[int, int]:
    """The legal moves and what each is worth, in parts of a point."""
    room = state.game.most_legal
    moves, worths = np.zeros(room, np.int64), np.zeros(room, np.int64)
    position = struct(state.game.position, state.memory)
    n = appraise(position, numbers(moves), numbers(worths))
    return dict(zip(moves[:n].tolist(), worths[:n].tolist(), strict=True))

"""A whole random game as the kernels play it: every position, every legal move."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from tegel.core import loops
from tegel.core.generic import legal
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import Ints, Memory, struct, structs
from tests.harness.kinds import Kind

ROOM = 2000


@kernel
def list_legal(positions: Any, n: int, moves: Any, counts: Ints) -> int:
    """The legal moves of n positions, one after another, and how many each has; how many in all."""
    total = 0
    for i in range(n):
        counts[i] = legal(positions[i], moves[total:])
        total += counts[i]
    return total


@dataclass(frozen=True)
class Trace:
    """Positions from the first to the last, the moves between them, and what was legal."""

    positions: Memory
    moves: list[int]
    legal: Memory  # of all positions, one after another
    counts: Memory  # how many of them each position has


class Tracer:
    """Plays games of one kind by kernels, in memory that is used again."""

    def __init__(self, kind: Kind) -> None:
        game = kind.game
        self.positions = np.zeros(ROOM, game.position.dtype)
        self.moves = np.zeros(ROOM, np.int64)
        self.legal = np.zeros(ROOM * game.most_legal, np.int16)
        self.counts = np.zeros(ROOM, np.int64)
        self.options = game.encode(game.settle(dict(kind.options)))
        self.game = game
        self.rng = new_rng()

    def play(self, number: int) -> Trace:
        """The random game of a seed."""
        seed(struct(Rng, self.rng), number)
        positions = structs(self.game.position, self.positions)
        n = loops.trace(positions, self.options, struct(Rng, self.rng), self.moves)
        assert n + 1 < ROOM, "the game does not end"
        total = list_legal(positions, n + 1, self.legal, self.counts)
        moves = self.moves[:n].tolist()
        return Trace(self.positions[: n + 1], moves, self.legal[:total], self.counts[: n + 1])

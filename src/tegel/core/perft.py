"""Perft: counting sequences of decisions, the classic check of a move generator."""

import numpy as np

from tegel.core import loops
from tegel.core.errors import BadOptions
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import structs

DEEPEST = 12


def count_leaves(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are from a state, its chance fixed."""
    if not 0 <= depth <= DEEPEST:
        raise BadOptions(f"depth cannot be {depth}; it can be 0 to {DEEPEST}")
    memory, rng = state.snapshot()
    positions = structs(state.game.position, np.repeat(memory, depth + 1))
    rngs = structs(Rng, np.repeat(rng, depth + 1))
    moves = np.zeros(depth + 1, np.int64)
    return int(loops.perft(positions, rngs, moves, depth))


def divide(state: State, depth: int) -> dict[str, int]:
    """The same for each legal move apart: where two counts differ, this says in which branch."""
    if not 1 <= depth <= DEEPEST:
        raise BadOptions(f"depth cannot be {depth}; it can be 1 to {DEEPEST}")
    counts = {}
    for move in state.legal_moves:
        text = state.text(move)
        state.push(move)
        counts[text] = count_leaves(state, depth - 1)
        state.pop()
    return counts

"""Plays by what `ppo.py` wrote, with NumPy alone: the move that is likeliest.

cd examples/research
tegel match azul ppo_player.Learned:file=azul-ppo.npz greedy --games 200
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import tegel
from tegel.bots import Budget, Decision


@dataclass(frozen=True)
class Learned:
    """A network that looks at the position and not ahead."""

    file: str

    def decide(self, state: tegel.State, budget: Budget, seed: int) -> Decision:
        """The legal move that it holds for the likeliest, however much time there is."""
        del budget, seed
        assert state.turn is not None
        inner = state.observe(state.turn)
        layers = _read(self.file)
        for i, (weight, bias) in enumerate(layers):
            inner = weight @ inner + bias
            if i < len(layers) - 1:
                inner = np.maximum(inner, 0)
        legal = np.array(state.legal_moves)
        return Decision(int(legal[np.argmax(inner[legal])]))


@cache
def _read(file: str) -> list[tuple[Any, Any]]:
    with np.load(file) as arrays:
        numbers = [arrays[name].astype(np.float32) for name in arrays.files]
    return list(zip(numbers[::2], numbers[1::2], strict=True))

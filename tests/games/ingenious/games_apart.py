"""Whole games step by step, to compare the ways to run kernels: `python games_apart.py FILE`."""

import sys
from pathlib import Path

import numpy as np

import tegel
from tegel.core import loops
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import numbers, struct
from tegel.games.ingenious import rules
from tegel.games.ingenious.layout import OBSERVATION, Ingenious

TABLES = (("travel", 2), ("standard", 2), ("standard", 3), ("standard", 4))


def everything() -> list[str]:
    """Positions, chance, legal moves, observations, redeals and views of some games."""
    found: list[str] = []
    for edition, players in TABLES:
        for number in range(2):
            found += steps(number, edition=edition, players=players)
    return found


def steps(number: int, **options: object) -> list[str]:
    """A random game, and at each step all that the kernels say of it."""
    state = tegel.new("ingenious", seed=number, **options)
    chance, observation = new_rng(), np.zeros(OBSERVATION, np.float32)
    seed(struct(Rng, chance), number)
    found: list[str] = []
    while True:
        seat = len(state.moves) % state.players
        rules.observe(struct(Ingenious, state.memory), seat, numbers(observation))
        other = state.copy()
        rules.redeal(struct(Ingenious, other.memory), seat, struct(Rng, chance))
        seen = state.view(seat) if len(state.moves) % 5 == 0 else None
        parts = [*state.snapshot(), observation, other.memory, chance]
        found.append(f"{[part.tobytes().hex() for part in parts]} {state.legal_moves} {seen}")
        if state.is_over:
            return found
        state.push(int(loops.random_move(struct(Ingenious, state.memory), struct(Rng, chance))))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("\n".join(everything()), encoding="utf-8")

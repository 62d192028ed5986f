"""Games as plain values: arrays go in, new arrays come out, nothing is kept or changed."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tegel.core.errors import BadOptions, IllegalMove
from tegel.core.game import Game
from tegel.core.rng import Rng
from tegel.core.struct import Memory, structs
from tegel.envs import steps
from tegel.envs.batch import Batch
from tegel.games import games


def fresh(game: str, seeds: Sequence[int] | Memory, **options: Any) -> tuple[Memory, Memory]:
    """A fresh game for each seed: positions, and chance."""
    batch = Batch(game, len(seeds), seed=seeds, masks=False, observations=False, **options)
    return batch.states, batch.rngs


def step(states: Memory, moves: Any, rngs: Memory) -> tuple[Memory, Memory]:
    """A move in every game that is not over: the positions after it, and the chance to come."""
    game, last = _game_of(states), len(states)
    taken = np.array(moves, np.int64).reshape(last)
    after, chance = states.copy(), rngs.copy()
    positions = structs(game.position, after)
    i = int(steps.first_illegal(0, last, positions, taken))
    if i < last:
        raise IllegalMove(f"game {i}: {int(taken[i])} is not legal here")
    steps.step_all(0, last, positions, taken, structs(Rng, chance))
    return after, chance


def _game_of(states: Memory) -> Game:
    for game in games().values():
        if states.dtype == game.position.dtype:
            return game
    raise BadOptions("these are no positions of a game; `fresh` makes some")

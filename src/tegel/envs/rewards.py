"""What the end of a game is worth to each seat: one kernel, for one game and for thousands."""

from typing import Literal

import numpy as np

from tegel.core.errors import BadOptions
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.envs.steps import MARGIN, WIN, pay

Rewards = Literal["win", "margin"]

SCHEMES: dict[str, int] = {"win": WIN, "margin": MARGIN}


def scheme_of(rewards: str) -> int:
    """The number by which kernels know a scheme; `BadOptions` says which there are."""
    if rewards not in SCHEMES:
        raise BadOptions(f"rewards cannot be {rewards!r}; it can be: {', '.join(SCHEMES)}")
    return SCHEMES[rewards]


def paid(state: State, rewards: str) -> list[float]:
    """What each seat gets for a game that is over."""
    ends, worth = np.zeros(2 * state.players, np.int64), np.zeros(state.players, np.float32)
    position = struct(state.game.position, state.memory)
    pay(position, state.players, scheme_of(rewards), ends, worth)
    return worth.tolist()

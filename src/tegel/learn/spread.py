"""Games that began together are spread over all stages of a game.

Otherwise all are in their openings at once, and then all near their ends: a network that learns
from one window after the other would forget of each stage what it cannot see for a while.
"""

import numpy as np

from tegel.learn.field import Field
from tegel.learn.steps import OVER


def spread_out(field: Field, number: int) -> None:
    """Play each game once, and put it back to a random one of its positions."""
    chance = np.random.default_rng(number)
    picked = field.snapshot()
    is_first = np.full(field.games, fill_value=True)
    step = 1
    while is_first.any():
        field.choose()
        field.advance()
        step += 1
        is_first &= field.fetch(field.told[OVER]) == 0
        # Each step of a game takes the place of those before in so many cases that in the end all
        # are as likely.
        taken = is_first & (chance.random(field.games) * step < 1)
        now = field.snapshot()
        for name, memory in picked.items():
            memory[taken] = now[name][taken]
    field.restore(picked)

"""All that a batch does with a game, rehearsed: so it is found out what has to be compiled."""

import numpy as np

from tegel.core.game import Game
from tegel.core.state import State
from tegel.envs.rewards import SCHEMES, paid
from tegel.envs.steps import WIN
from tegel.envs.threads import Threads


def batches(game: Game) -> None:
    """Use once all that Python asks of batches."""
    options = game.settle({})
    seats = np.array([int(options["players"])], np.int8)
    player = Threads(game, game.encode(options)[None], seats, True, True, 1)
    player.begin(np.zeros(1, np.int64))
    player.tell(WIN, 1)
    moves = player.sample()
    player.first_illegal(moves)
    player.step(moves)
    paid(State(game, {}, 0), next(iter(SCHEMES)))

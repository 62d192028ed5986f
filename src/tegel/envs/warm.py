"""Compiling ahead what a batch needs, once for each state of the sources."""

import sys
from pathlib import Path

import numpy as np

from tegel.core.game import Game
from tegel.core.kernel import COMPILED
from tegel.core.warm import marker
from tegel.envs.steps import WIN
from tegel.envs.threads import Threads

HERE = Path(__file__).parent


def is_warm(game: Game) -> bool:
    """Whether all kernels of a batch are in the cache already, for a game."""
    return not COMPILED or marker(game, HERE).exists()


def ensure_warm(game: Game) -> None:
    """Compile batches of a game if need be, and say so: somebody may be waiting."""
    if is_warm(game):
        return
    print(f"Compiling batches of {game.title}, once: some 5 to 30 s …", file=sys.stderr)
    options = game.settle({})
    seats = np.array([int(options["players"])], np.int8)
    player = Threads(game, game.encode(options)[None], seats, True, True, 1)
    player.begin(np.zeros(1, np.int64))
    player.tell(WIN, 1)
    moves = player.sample()
    player.first_illegal(moves)
    player.step(moves)
    marker(game, HERE).touch()

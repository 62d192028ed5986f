"""Compiling ahead: everything that a game needs from Python, once for each state of the sources."""

import hashlib
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.kernel import COMPILED, beyond, cache_folder, cache_sources
from tegel.core.perft import count_leaves
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import numbers, struct

STEPS = 6


def is_warm(game: Game) -> bool:
    """Whether all kernels of a game are in the cache already."""
    return not COMPILED or marker(game).exists()


def ensure_warm(game: Game) -> None:
    """Compile a game if need be, and say so: somebody may be waiting."""
    if not is_warm(game):
        print(f"Compiling the rules of {game.title}, once: some 10 to 20 s …", file=sys.stderr)
        for _ in warm(game):
            pass


def warm(game: Game) -> Iterator[str]:
    """Compile a game in six steps; yields what is done next.

    A step is done by using what it compiles, so that nothing is missed.
    """
    yield "set-up"
    state = State(game, {}, 0)
    yield "moves"
    state.push(state.legal_moves[0])
    yield "random games"
    play_random_games(game, state.options, 0, 1)
    yield "perft"
    count_leaves(state, 1)
    yield "observations"
    _observe(state)
    yield "views"
    while True:
        str(state)
        game.notation.news(state)
        illegal = min(set(range(game.moves)) - set(state.legal_moves))
        game.notation.why_illegal(state, illegal)
        for seat in [None, *range(state.players)]:
            state.view(seat)
        if state.is_over:
            break
        state.push(state.legal_moves[0])
    if COMPILED:
        marker(game).touch()


def _observe(state: State) -> None:
    memory, rng = state.snapshot()
    position = struct(state.game.position, memory)
    state.game.rules.observe(position, 0, numbers(np.zeros(state.game.observation, np.float32)))
    state.game.rules.redeal(position, 0, struct(Rng, rng))


def marker(game: Game, home: Path = Path(__file__).parent) -> Path:
    """A file that says: all that a folder has for a game is compiled, by and for what is here."""
    import llvmlite.binding
    import numba

    sources = cache_sources(*beyond(home))
    # Numba finds what it compiled by the places and times of the sources, not by what they say.
    here = hashlib.sha256("".join(f"{f} {f.stat().st_mtime_ns}" for f in sources).encode())
    made_by = [
        game.name,
        here.hexdigest()[:8],
        platform.python_version(),
        numba.__version__,
        np.__version__,
        llvmlite.binding.get_host_cpu_name(),
    ]
    return cache_folder(*beyond(home)) / ("-".join(made_by) + ".warm")

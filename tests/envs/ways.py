"""Batches step by step, to compare the ways to run them: `python -m tests.envs.ways`.

Prints, for some kinds of every game, a digest of all arrays of a batch after each step. With
`NUMBA_ENABLE_CUDASIM=1` and the word `cuda` it runs the CUDA kernels in Numba's simulator.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

import tegel
from tegel.core import cuda, loops
from tegel.core.game import Game
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
from tegel.envs import Batch
from tests import fourth

ARRAYS = ("states", "rngs", "seeds", "turns", "done", "rewards", "scores", "masks", "observations")
GAMES = 3
# Random games: those of a thread one after the other, and threads that do not fill their blocks.
THREADS, EACH = 40, 2
THREE: dict[str, Any] = {"players": 3}

# A few of each game will do: all kinds run the same kernels of the environment.
KINDS: list[tuple[Game, dict[str, Any], int]] = [
    (fourth.GAME, {"players": [2, 3, 2]}, 20),
    (tegel.find("azul"), {"players": [2, 4, 3], "wall": "grey"}, 30),
    (tegel.find("azul_duel"), {}, 30),
    (tegel.find("ingenious"), {}, 30),
]


def host(array: Any) -> Any:
    """An array in the processor's memory, its rows one after the other."""
    return np.ascontiguousarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def steps(game: Game, options: dict[str, Any], count: int, device: Any = "cpu") -> list[str]:
    """A digest of all that a batch holds, after each of so many random steps."""
    batch = Batch(game, GAMES, seed=5, device=device, rewards="margin", **options)
    found: list[str] = []
    for _ in range(count):
        batch.step(batch.sample())
        arrays = (host(getattr(batch, name)).tobytes() for name in ARRAYS)
        found.append(hashlib.sha256(b"".join(arrays)).hexdigest()[:16])
    return found


def everything() -> dict[str, list[str]]:
    """All steps of all kinds on the processor."""
    return {game.name: steps(game, options, count) for game, options, count in KINDS}


def simulated() -> dict[str, list[str]]:
    """The steps of one game by CUDA kernels in Numba's simulator, and random games of it.

    One will do, the smallest: what is tried are the kernels of the environment, and every game's
    rules, which are the same in the simulator as here, would be compiled for it.
    """
    from numba.cuda.simulator import kernel

    from tegel.core import crowd

    # The simulator hides arrays behind stand-ins, which the rules, compiled here, cannot take.
    setattr(kernel, "FakeWithinKernelCUDAArray", lambda array: getattr(array, "_ary", array))  # noqa: B010
    crowd.MOST = crowd.WARP  # threads of a block: here each is one of Python's
    game, options, count = KINDS[0]
    runner = cuda.Runner(game, THREE, THREADS, THREADS)
    runner.run(0, EACH)
    played = runner.results()
    random = zip(played.moves.tolist(), played.digests.tolist(), played.positions, strict=True)
    told = [f"{moves} {digest} {final.tobytes().hex()}" for moves, digest, final in random]
    return {game.name: steps(game, options, count, "cuda"), "random": told}


def random_games() -> list[str]:
    """What the same random games come to on the processor: moves, digest and final position."""
    game, told = KINDS[0][0], []
    for thread in range(THREADS):
        out, final = np.zeros(2, np.int64), np.zeros(1, game.position.dtype)
        s, rng = struct(game.position, final), struct(Rng, new_rng())
        loops.random_games(s, game.encode(THREE), rng, EACH * thread, EACH, out)
        told.append(f"{out[0]} {out[1]} {final.tobytes().hex()}")
    return told


if __name__ == "__main__":
    print(json.dumps(simulated() if "cuda" in sys.argv else everything()))

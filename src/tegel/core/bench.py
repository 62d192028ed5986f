"""How fast the rules run: random games, in the ways that this process has."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypedDict

import numpy as np

from tegel.core import cuda, loops
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import Memory, struct

Way = Literal["interpreted", "cpu", "cuda"]

CUDA_THREADS = 1 << 20


class Speed(TypedDict):
    """One line of a benchmark."""

    way: Way
    players: int
    threads: int
    moves_per_s: float
    games_per_s: float


def play_random_games(game: Game, options: Mapping[str, Value], first: int, count: int) -> Memory:
    """Random games with seeds from `first` on: how many moves in all, and the digest of them."""
    out = np.zeros(2, np.int64)
    position = struct(game.position, np.zeros(1, game.position.dtype))
    encoded = game.encode(options)
    loops.random_games(position, encoded, struct(Rng, new_rng()), first, count, out)
    return out


def measure(
    game: Game, options: Mapping[str, Value], way: Way, threads: int, seconds: float
) -> Speed:
    """The speed of random games in one way: interpreted or cpu, as this process is, or cuda."""
    if way == "cuda":
        runner = cuda.Runner(game, options, CUDA_THREADS)
        threads = CUDA_THREADS

        def batch(first: int, count: int) -> int:
            before = int(runner.results().moves.sum())
            runner.run(first, count)
            return int(runner.results().moves.sum()) - before
    else:
        pool = ThreadPoolExecutor(threads)

        def batch(first: int, count: int) -> int:
            starts = range(first, first + threads * count, count)
            played = pool.map(lambda start: play_random_games(game, options, start, count), starts)
            return sum(int(out[0]) for out in played)

    moves, games, spent = _repeat(batch, threads, seconds)
    return {
        "way": way,
        "players": int(options["players"]),
        "threads": threads,
        "moves_per_s": moves / spent,
        "games_per_s": games / spent,
    }


def _repeat(
    batch: Callable[[int, int], int], threads: int, seconds: float
) -> tuple[int, int, float]:
    """Grow the batch until one takes long enough to be timed; its moves, games and seconds."""
    count = 1
    batch(0, count)
    while True:
        start = time.perf_counter()
        moves = batch(count * threads, count)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return moves, count * threads, spent
        count = max(count + 1, int(count * min(10.0, 1.2 * seconds / spent)))

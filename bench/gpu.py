"""The rules on a CUDA device: equal to the CPU, game by game, and how fast.

    PYTHONPATH=src python bench/gpu.py [GAME …]

For each kind of game it plays the same seeds on the device and on the CPU, compares the moves (by
digest) and the final positions byte for byte, and then measures random games on the device.
"""

import sys
import time

import numpy as np
from kinds import kinds, name_of

import tegel
from tegel.core import cuda
from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.loops import random_games
from tegel.core.options import Value
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct

COMPARED = 1 << 15
THREADS = 1 << 20


def compare(game: Game, options: dict[str, Value]) -> int:
    """How many of the compared games are equal on the device and on the CPU."""
    runner = cuda.Runner(game, options, COMPARED, COMPARED)
    runner.run(0, 1)
    device = runner.results()
    memory = np.zeros(1, game.position.dtype)
    position, chance = struct(game.position, memory), struct(Rng, new_rng())
    encoded = game.encode(options)
    equal = 0
    for seed in range(COMPARED):
        out = np.zeros(2, np.int64)
        random_games(position, encoded, chance, seed, 1, out)
        same_moves = out.tolist() == [device.moves[seed], device.digests[seed]]
        equal += same_moves and memory[0].tobytes() == device.positions[seed].tobytes()
    return equal


def speed(game: Game, options: dict[str, Value], seconds: float = 1.0) -> tuple[float, float]:
    """Moves and games per second of random games on the device, after a run to warm up."""
    runner = cuda.Runner(game, options, THREADS)
    runner.run(0, 1)
    count = 1
    while True:
        before = int(runner.results().moves.sum())
        start = time.perf_counter()
        runner.run(THREADS, count)
        spent = time.perf_counter() - start
        if spent >= seconds:
            moves = int(runner.results().moves.sum()) - before
            return moves / spent, THREADS * count / spent
        count = max(count + 1, int(1.2 * count * seconds / spent))


def main(names: list[str]) -> None:
    """One line a kind; a game that differs anywhere ends the run with an error."""
    reason = cuda.why_not()
    if reason:
        sys.exit(f"no CUDA here: {reason}")
    print("| game | equal to the CPU | device, moves/s | games/s | one CPU core, moves/s | ratio |")
    print("|--|--|--|--|--|--|")
    for game in tegel.games().values():
        if names and game.name not in names:
            continue
        for options in kinds(game):
            equal = compare(game, options)
            moves, games = speed(game, options)
            play_random_games(game, options, 0, 100)
            start = time.perf_counter()
            played = int(play_random_games(game, options, 0, 20_000)[0])
            core = played / (time.perf_counter() - start)
            print(
                f"| {name_of(game, options)} | {equal} of {COMPARED} | {moves / 1e6:,.0f} M |"
                f" {games / 1e6:,.1f} M | {core / 1e6:.1f} M | {moves / core:,.0f} |",
                flush=True,
            )
            if equal != COMPARED:
                sys.exit("the device plays other games than the CPU")


if __name__ == "__main__":
    main(sys.argv[1:])

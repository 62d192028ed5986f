"""What kind of games these are for a program: size, branching, length, and the speed of each part.

    .venv/bin/python bench/games.py [GAME …]

Random play, compiled, one core. Times are of the kernels in loops of their own; the machine is
noisy, so compare them with each other, not with other machines.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from kinds import kinds, name_of

import tegel
from tegel.core import generic, loops
from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.kernel import kernel
from tegel.core.options import Value
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import Ints, struct, structs

ROOM = 2000
GAMES = 2000
REPEAT = 200


@kernel
def set_up(s: Any, options: Ints, rng: Rng, n: int) -> None:
    """Many set-ups."""
    for _ in range(n):
        generic.setup(s, options, rng)


@kernel
def list_moves(positions: Any, count: int, moves: Ints, n: int) -> int:
    """The legal moves of all positions of a game, many times."""
    total = 0
    for _ in range(n):
        for i in range(count):
            total += generic.legal(positions[i], moves)
    return total


@kernel
def count_moves(positions: Any, count: int, n: int) -> int:
    """The same, only counted."""
    total = 0
    for _ in range(n):
        for i in range(count):
            total += generic.count_legal(positions[i])
    return total


@kernel
def copy_all(positions: Any, count: int, n: int) -> None:
    """Copy positions, many times."""
    for _ in range(n):
        for i in range(count):
            positions[count] = positions[i]


def nanoseconds(work: Callable[[], object], times: int) -> float:
    """How long one of many takes, the best of five runs after one to warm up."""
    work()
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best / times * 1e9


def report(game: Game, options: dict[str, Value]) -> str:
    """One row of the table."""
    memory = np.zeros(ROOM, game.position.dtype)
    positions = structs(game.position, memory)
    rng = struct(Rng, new_rng())
    seed(rng, 1)
    encoded, moves = game.encode(options), np.zeros(ROOM, np.int64)
    count = loops.trace(positions, encoded, rng, moves) + 1
    room = np.zeros(game.most_legal, np.int16)
    one = struct(game.position, np.zeros(1, game.position.dtype))

    per_set_up = nanoseconds(lambda: set_up(one, encoded, rng, 10_000), 10_000)
    per_list = nanoseconds(lambda: list_moves(positions, count, room, REPEAT), REPEAT * count)
    per_count = nanoseconds(lambda: count_moves(positions, count, REPEAT), REPEAT * count)
    per_copy = nanoseconds(lambda: copy_all(positions, count, REPEAT), REPEAT * count)
    played = int(play_random_games(game, options, 0, GAMES)[0])
    per_move = nanoseconds(lambda: play_random_games(game, options, 0, GAMES), played)

    branching, longest = _branching(game, options)
    return (
        f"| {name_of(game, options)} | {game.position.dtype.itemsize} | {game.moves} |"
        f" {branching:.1f} |"
        f" {played / GAMES:.1f} | {longest} | {per_set_up:.0f} | {per_list:.0f} | {per_count:.0f} |"
        f" {per_move:.0f} | {per_copy:.0f} |"
    )


def _branching(game: Game, options: dict[str, Value]) -> tuple[float, int]:
    """Mean number of legal moves at a decision, and the longest of a few hundred games."""
    memory = np.zeros(ROOM, game.position.dtype)
    positions, rng = structs(game.position, memory), struct(Rng, new_rng())
    encoded, moves = game.encode(options), np.zeros(ROOM, np.int64)
    total = decisions = longest = 0
    for number in range(500):
        seed(rng, number)
        n = loops.trace(positions, encoded, rng, moves)
        total += count_moves(positions, n, 1)
        decisions += n
        longest = max(longest, n)
    return total / decisions, longest


def main(names: list[str]) -> None:
    """One row a kind."""
    print(
        "| game | state, bytes | moves | branching | decisions/game | longest of 500 |"
        " setup ns | legal ns | count ns | random move played ns | copy ns |"
    )
    print("|--|--|--|--|--|--|--|--|--|--|--|")
    for game in tegel.games().values():
        if not names or game.name in names:
            for options in kinds(game):
                print(report(game, options), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Whole games step by step, to compare the ways to run kernels: `python traces.py FILE`."""

import sys
from pathlib import Path

import numpy as np

import tegel
from tegel.core import loops
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import numbers, struct, structs

GAMES = 10
ROOM = 400


def steps(options: dict[str, object], number: int) -> list[bytes]:
    """Position, generator and observation at each step of a random game."""
    game = tegel.find("azul")
    memory, chance = np.zeros(1, game.position.dtype), new_rng()
    seen = np.zeros(game.observation, np.float32)
    position, rng = struct(game.position, memory), struct(Rng, chance)
    seed(rng, number)
    game.rules.setup(position, numbers(game.encode(game.settle(options))), rng)
    found: list[bytes] = []
    while True:
        seat = (number + len(found)) % int(str(options["players"]))
        game.rules.observe(position, seat, numbers(seen))
        found.append(memory.tobytes() + chance.tobytes() + seen.tobytes())
        if game.rules.is_over(position):
            return found
        game.rules.play(position, loops.random_move(position, rng), rng)


def trace(options: dict[str, object], number: int) -> bytes:
    """The same game by the loop inside a kernel: all positions, moves and the final generator."""
    game = tegel.find("azul")
    memory, chance = np.zeros(ROOM, game.position.dtype), new_rng()
    moves = np.zeros(ROOM, np.int16)
    seed(struct(Rng, chance), number)
    encoded = numbers(game.encode(game.settle(options)))
    n = loops.trace(structs(game.position, memory), encoded, struct(Rng, chance), numbers(moves))
    return memory[: n + 1].tobytes() + moves[:n].tobytes() + chance.tobytes()


def everything() -> list[bytes]:
    """All steps and traces of some games of every kind."""
    found: list[bytes] = []
    for wall in ("coloured", "grey"):
        for players in (2, 3, 4):
            options: dict[str, object] = {"wall": wall, "players": players}
            for number in range(GAMES):
                found += steps(options, number)
                found.append(trace(options, number))
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text("\n".join(item.hex() for item in everything()))

"""Whole games step by step, to compare the ways to run kernels: `python -m tests.harness.ways`.

Prints, for every kind of game, a digest of each step of some random games: the position, the
generator, the legal moves, what each seat observes and reads off it, what is redealt for it, what a
seat is told of the last move, and now and then views.
"""

import hashlib
import json

import numpy as np

from tegel.core import loops
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import struct, structs
from tests.harness.kinds import KINDS, Kind
from tests.harness.lockstep import WIDE

GAMES = 3 if WIDE else 1
ROOM = 2000


def steps(kind: Kind, number: int) -> list[str]:
    """A random game, and at each step a digest of all that the kernels say of it."""
    state, game = kind.new(number), kind.game
    chance, seen = new_rng(), np.zeros(game.perception, np.float32)
    seed(struct(Rng, chance), number)
    found: list[str] = []
    while True:
        digest = hashlib.sha256(repr(state.legal_moves).encode())
        seat = len(state.moves) % state.players
        game.rules.observe(struct(game.position, state.memory), seat, seen)
        game.insight.insight(struct(game.position, state.memory), seat, seen)
        other = state.copy()
        game.rules.redeal(struct(game.position, other.memory), seat, struct(Rng, chance))
        for part in (*state.snapshot(), seen, other.memory, chance):
            digest.update(part.tobytes())
        if len(state.moves) % 8 == 0:
            digest.update(repr(state.view(seat)).encode())
        digest.update(repr(state.last_move(seat)).encode())
        found.append(digest.hexdigest()[:16])
        if state.is_over:
            return found
        position = struct(game.position, state.memory)
        state.push(int(loops.random_move(position, struct(Rng, chance))))


def loop(kind: Kind, number: int) -> str:
    """The same by the loop inside a kernel: all positions, all moves and the final generator."""
    game, chance = kind.game, new_rng()
    memory, moves = np.zeros(ROOM, game.position.dtype), np.zeros(ROOM, np.int64)
    seed(struct(Rng, chance), number)
    encoded = game.encode(game.settle(dict(kind.options)))
    n = loops.trace(structs(game.position, memory), encoded, struct(Rng, chance), moves)
    parts = memory[: n + 1].tobytes(), moves[:n].tobytes(), chance.tobytes()
    return hashlib.sha256(b"".join(parts)).hexdigest()


def everything() -> dict[str, list[str]]:
    """All steps of some games of every kind."""
    return {
        str(kind): [line for n in range(GAMES) for line in (*steps(kind, n), loop(kind, n))]
        for kind in KINDS
    }


if __name__ == "__main__":
    print(json.dumps(everything()))

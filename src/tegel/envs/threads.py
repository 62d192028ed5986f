"""A batch on the processor: each thread plays a part of the games, in kernels without the GIL."""

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tegel.core.errors import InvalidMove
from tegel.core.game import Game
from tegel.core.rng import Rng
from tegel.core.struct import Memory, rows, structs
from tegel.envs import steps
from tegel.envs.slots import Slots, slots

# JAX takes over memory without a copy only if it begins at a multiple of this.
ALIGNMENT = 64
# With fewer games, handing them to a thread takes longer than playing them.
LEAST_PART = 256


class Threads:
    """Plays the games of a batch on so many threads; the games do not depend on how many."""

    def __init__(
        self,
        game: Game,
        options: Memory,
        seats: Memory,
        masks: bool,
        observations: bool,
        threads: int,
    ) -> None:
        self.game = game
        self.slots: Slots = slots(aligned, np.array, game, options, seats, masks, observations)
        self.parts = _parts(len(options), threads)
        self._pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None

    def begin(self, seeds: Memory) -> None:
        """A fresh game of each seed, and fresh chance for moves picked at random."""
        s = self.slots
        s.seeds[:] = seeds
        picks, numbered = structs(Rng, s.picks), s.seeds
        states, rngs, options = self._states(), structs(Rng, s.rngs), rows(s.options)
        self._each(lambda a, b: steps.begin_all(a, b, states, rngs, numbered, options))
        self._each(lambda a, b: steps.seed_all(a, b, picks, numbered))

    def take(self, moves: Any) -> Memory:
        """Moves as kernels take them, whatever array they came in."""
        taken = np.asarray(moves)
        if taken.shape != self.slots.moves.shape or taken.dtype.kind not in "iu":
            games = len(self.slots.moves)
            raise InvalidMove(
                f"moves should be {games} whole numbers, one a game,"
                f" not an array of {taken.dtype} of shape {taken.shape}"
            )
        return np.ascontiguousarray(taken, np.int64)

    def first_illegal(self, moves: Memory) -> int:
        """The first game whose move is not legal; the number of games if all are."""
        states, taken, games = self._states(), moves, len(moves)

        def find(a: int, b: int) -> int:
            found = int(steps.first_illegal(a, b, states, taken))
            return found if found < b else games

        first: int = min(self._each(find))
        return first

    def step(self, moves: Memory) -> None:
        """A move in every game."""
        states, taken, rngs = self._states(), moves, structs(Rng, self.slots.rngs)
        self._each(lambda a, b: steps.step_all(a, b, states, taken, rngs))

    def tell(self, scheme: int, renew: int) -> None:
        """Write what every game has come to."""
        s = self.slots
        games = (self._states(), structs(Rng, s.rngs), s.seeds, rows(s.options))
        kind = (s.seats, scheme, renew)
        ended = (s.done, rows(s.rewards), rows(s.scores))
        seen = (s.turns, rows(s.masks), rows(s.observations))

        def part(a: int, b: int) -> None:
            ends = np.zeros(2 * s.rewards.shape[1], np.int64)
            room = np.zeros(self.game.most_legal, np.int16)
            steps.tell_all(a, b, *games, *kind, ends, room, *ended, *seen)

        self._each(part)

    def sample(self) -> Memory:
        """A legal move for every game, picked at random."""
        s, states = self.slots, self._states()
        picks, moves = structs(Rng, s.picks), s.moves
        self._each(lambda a, b: steps.sample_all(a, b, states, picks, moves))
        found: Memory = s.moves
        return found

    def host(self, array: Memory, i: int) -> Memory:
        """A copy of one row."""
        return array[i : i + 1].copy()

    def _states(self) -> Any:
        return structs(self.game.position, self.slots.states)

    def _each(self, part: Callable[[int, int], Any]) -> list[Any]:
        """Do a part of the games on each thread."""
        if self._pool is None:
            return [part(*self.parts[0])]
        return list(self._pool.map(lambda ends: part(*ends), self.parts))


def aligned(shape: tuple[int, ...], dtype: Any) -> Memory:
    """Zeros in memory that every library can take over as it is."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    memory: Memory = room[start : start + size].view(dtype)
    return memory.reshape(shape)


def _parts(games: int, threads: int) -> list[tuple[int, int]]:
    """Where each thread's games begin and end."""
    count = max(1, min(threads, games // LEAST_PART))
    ends = [games * n // count for n in range(count + 1)]
    return list(pairwise(ends))

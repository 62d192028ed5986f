"""Games in lockstep on a CUDA device: the same steps, with a thread for each game or move."""

import os
from functools import cache
from typing import Any

from tegel.bots.search.foretell import perceive
from tegel.core import cuda
from tegel.core.game import Game
from tegel.core.rng import Rng, below, next_word
from tegel.core.struct import Memory
from tegel.learn.field import Field, Kinds, Taste
from tegel.learn.net import Weights
from tegel.learn.outcomes import worth
from tegel.learn.steps import CHOICES, TOLD, TURN, advance, begin, dares, look_ahead, tell

THREADS_PER_BLOCK = 64


@cache
def _kernels(game: Game) -> dict[str, Any]:
    """The kernels for a game. Positions in local memory are twice as fast as in global."""
    import numba

    device, jit = cuda.device(), cuda.jit
    position = numba.from_dtype(game.position.dtype)
    chance = numba.from_dtype(Rng.dtype)

    @jit
    def begin_all(positions: Any, options: Any, rngs: Any) -> None:
        i = device.grid(1)
        if i < positions.shape[0]:
            begin(positions[i], options[i], rngs[i])

    @jit
    def look_all(positions: Any, seen: Any) -> None:
        i = device.grid(1)
        if i < positions.shape[0]:
            here = device.local.array(1, position)
            here[0] = positions[i]
            perceive(here[0], seen[:, i])

    # By itself: a kernel has room for 64 kB of tables, and judgements have many.
    @jit
    def tell_all(positions: Any, width: int, told: Any, moves: Any, values: Any) -> None:
        i = device.grid(1)
        if i < positions.shape[0]:
            here = device.local.array(1, position)
            here[0] = positions[i]
            tell(here[0], width, told[:, i], moves[:, i], values[:, i])

    @jit
    def look_ahead_all(
        positions: Any,
        seats: Any,
        hidden: int,
        dreams: Any,
        moves: Any,
        owners: Any,
        nth: Any,
        seen: Any,
        told: Any,
    ) -> None:
        j = device.grid(1)
        if j < owners.shape[0]:
            i = owners[j]
            here = device.local.array(1, position)
            dream = device.local.array(1, chance)
            here[0] = positions[i]
            dream[0] = dreams[i]
            move = moves[nth[j], i]
            if look_ahead(here[0], move, seats[i], hidden, dream[0], told[:, j]):
                perceive(here[0], seen[:, j])

    @jit
    def choose_all(
        values: Any, first: Any, told: Any, moves: Any, daring: int, dreams: Any, out: Any
    ) -> None:
        i = device.grid(1)
        if i < out.shape[0]:
            n = told[CHOICES, i]
            best = 0
            if n > 1 and dares(daring, dreams[i]):
                best = below(dreams[i], n)
            else:
                for k in range(1, n):
                    if values[first[i] + k] > values[first[i] + best]:
                        best = k
                next_word(dreams[i])
            out[i] = moves[best, i]

    @jit
    def advance_all(
        positions: Any, chosen: Any, seats: Any, options: Any, rngs: Any, told: Any
    ) -> None:
        i = device.grid(1)
        if i < positions.shape[0]:
            here = device.local.array(1, position)
            real = device.local.array(1, chance)
            here[0] = positions[i]
            real[0] = rngs[i]
            advance(here[0], chosen[i], seats[i], options[i], real[0], told[:, i])
            positions[i] = here[0]
            rngs[i] = real[0]

    return {
        "begin": begin_all,
        "look": look_all,
        "tell": tell_all,
        "look_ahead": look_ahead_all,
        "choose": choose_all,
        "advance": advance_all,
    }


class CudaField(Field):
    """CuPy holds the numbers, and the rules run in kernels of ours."""

    def __init__(self, game: Game, kinds: Kinds, games: int, number: int, width: int) -> None:
        # Products of matrices in the device's quick format: learning is noisier than that.
        os.environ.setdefault("CUPY_TF32", "1")
        import cupy  # pyright: ignore[reportMissingImports]

        self.xp = cupy
        self.device = cuda.device()
        super().__init__(game, kinds, games, number, width)
        self._kernels = _kernels(game)
        self.seen = cupy.zeros((game.perception, games), cupy.float32)
        self.told = cupy.zeros((TOLD, games), cupy.int32)
        self._ahead = cupy.zeros(game.perception * self.room, cupy.float32)
        self._foretold = cupy.zeros(TOLD * self.room, cupy.int32)
        self.moves, self._values = cupy.zeros((2, game.most_legal, games), cupy.int32)
        self.chosen = cupy.zeros(games, cupy.int32)
        self._none = cupy.zeros(0, cupy.float32)  # where nobody has a choice

    def send(self, memory: Memory) -> Any:
        """An array on the device."""
        return self.device.to_device(memory) if memory.dtype.names else self.xp.asarray(memory)

    def fetch(self, array: Any) -> Memory:
        """A copy of an array, from the device."""
        found: Memory = array.get() if hasattr(array, "get") else array.copy_to_host()
        return found

    def _launch(self, name: str, count: int, *arguments: Any) -> None:
        """Run a kernel. CuPy and Numba queue on the same stream: nothing need be waited for."""
        if count > 0:
            arrays = (
                self.device.as_cuda_array(each, sync=False) if hasattr(each, "get") else each
                for each in arguments
            )
            blocks = -(-count // THREADS_PER_BLOCK)
            self._kernels[name][blocks, THREADS_PER_BLOCK](*arrays)

    def begin(self) -> None:
        """Begin all games."""
        self._launch("begin", self.games, self.positions, self.options, self.rngs)
        self.look()

    def look(self) -> None:
        """See what the seats in turn see, and which moves they will look at."""
        self._launch("look", self.games, self.positions, self.seen)
        arrays = self.told, self.moves, self._values
        self._launch("tell", self.games, self.positions, self.width, *arrays)

    def learnt(self, weights: Weights, taste: Taste) -> None:
        """Choose by this network from now on."""
        self._weights, self._taste = weights, taste

    def choose(self) -> None:
        """In each game the best move that was looked at, or any."""
        xp, taste = self.xp, self._taste
        choices = self.told[CHOICES].astype(xp.int64)
        counts = xp.where(choices > 1, choices, 0)
        ends = xp.cumsum(counts)
        first = ends - counts
        n = int(ends[-1])
        owners = xp.searchsorted(ends, xp.arange(n), side="right")
        # Without gaps between the rows: a product of matrices would copy them otherwise.
        seen = self._ahead[: self.game.perception * n].reshape(self.game.perception, n)
        told = self._foretold[: TOLD * n].reshape(TOLD, n)
        games = self.positions, self.seats, self.hidden, self.dreams, self.moves
        nth = xp.arange(n) - first[owners]
        self._launch("look_ahead", n, *games, owners, nth, seen, told)
        mover, seats = self.told[TURN][owners], self.seats[owners]
        values = worth(xp, self._weights, seen, told, mover, seats, taste) if n else self._none
        out = taste.of_words, self.dreams, self.chosen
        self._launch("choose", self.games, values, first, self.told, self.moves, *out)

    def advance(self) -> None:
        """Play the chosen move in each game."""
        games = self.positions, self.chosen, self.seats, self.options, self.rngs, self.told
        self._launch("advance", self.games, *games)
        self.look()

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
from tegel.learn.net import OUT, Weights
from tegel.learn.outcomes import ended, led_to, liking
from tegel.learn.steps import CHOICES, OVER, TOLD, TURN, advance, begin, dares, look_ahead, tell

THREADS_PER_BLOCK = 64
LEAST = -1e9


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
    def follow_all(
        positions: Any,
        seats: Any,
        hidden: int,
        dreams: Any,
        moves: Any,
        owners: Any,
        nth: Any,
        then: Any,
        later: Any,
        told: Any,
    ) -> None:
        j = device.grid(1)
        if j < owners.shape[0]:
            i = owners[j]
            here = device.local.array(1, position)
            dream = device.local.array(1, chance)
            here[0] = positions[i]
            dream[0] = dreams[i]
            look_ahead(here[0], moves[nth[j], i], seats[i], hidden, dream[0], told[:, j])
            then[j] = here[0]
            later[j] = dream[0]

    @jit
    def choose_all(
        best: Any, told: Any, moves: Any, daring: int, dreams: Any, out: Any, strayed: Any
    ) -> None:
        i = device.grid(1)
        if i < out.shape[0]:
            n = told[CHOICES, i]
            k = best[i]
            if n > 1 and dares(daring, dreams[i]):
                k = below(dreams[i], n)
            strayed[i] = k != best[i]
            next_word(dreams[i])
            out[i] = moves[k, i]

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
        "follow": follow_all,
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
        self.moves, self._values = cupy.zeros((2, game.most_legal, games), cupy.int32)
        self.chosen, self.strayed = cupy.zeros((2, games), cupy.int32)
        # Room for what is only tried.
        self._ahead = cupy.zeros(game.perception * games * self.width, cupy.float32)
        self._then = self.device.device_array(0, game.position.dtype)
        self._later = self.device.device_array(0, Rng.dtype)

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
        taste = self._taste
        games = self.positions, self.seats, self.hidden, self.dreams, self.moves
        tried = self._each(self.told[CHOICES])
        outcomes = self._look_ahead(games, *tried)
        best = self._best(outcomes, self.told[TURN], *tried, max(taste.deep, 1))
        owners, nth = (each[best] for each in tried)
        if taste.deep:
            outcomes = self._follow(games, owners, nth)
            best = self._best(outcomes, self.told[TURN], owners, nth, 1)
            nth = nth[best]
        self.outlook = outcomes[:, best]
        out = taste.of_words, self.dreams, self.chosen, self.strayed
        self._launch("choose", self.games, nth, self.told, self.moves, *out)

    def _each(self, counts: Any) -> tuple[Any, Any]:
        """For each of so many moves an owner has, whose it is and which of theirs."""
        xp = self.xp
        counts = counts.astype(xp.int64)
        ends = xp.cumsum(counts)
        owners = xp.searchsorted(ends, xp.arange(int(ends[-1])), side="right")
        return owners, xp.arange(len(owners)) - (ends - counts)[owners]

    def _best(self, outcomes: Any, turn: Any, owners: Any, nth: Any, count: int) -> Any:
        """Where the outcomes are that each owner likes best: so many at most, owner by owner."""
        xp = self.xp
        values = liking(xp, outcomes, turn[owners], self._taste)
        most = max(self.width, self._taste.answers)
        table = xp.full((len(turn), most), LEAST, xp.float32)
        table[owners, nth] = values
        where = xp.zeros(table.shape, xp.int64)
        where[owners, nth] = xp.arange(len(owners))
        liked = xp.argsort(-table, axis=1)[:, :count] if count > 1 else table.argmax(1)[:, None]
        there = xp.take_along_axis(table, liked, axis=1) > LEAST
        return xp.take_along_axis(where, liked, axis=1)[there]

    def _look_ahead(self, games: tuple[Any, ...], owners: Any, nth: Any) -> Any:
        """What moves lead to, as the network expects it."""
        xp, n, size = self.xp, len(owners), self.game.perception
        if n == 0:  # in all games that are looked at
            return xp.zeros((OUT, 0), xp.float32)
        if n * size > len(self._ahead):
            self._ahead = xp.empty(n * size, xp.float32)
        # Without gaps between the rows: a product of matrices would copy them otherwise.
        seen = self._ahead[: n * size].reshape(size, n)
        told = xp.zeros((TOLD, n), xp.int32)
        self._launch("look_ahead", n, *games, owners, nth, seen, told)
        return led_to(xp, self._weights, seen, told, games[1][owners], self._taste)

    def _follow(self, games: tuple[Any, ...], owners: Any, nth: Any) -> Any:
        """What moves lead to when they get the best answer."""
        xp, taste, n = self.xp, self._taste, len(owners)
        then, later = self._room_for(n)
        told = xp.zeros((TOLD, n), xp.int32)
        self._launch("follow", n, *games, owners, nth, then, later, told)
        over, seats = told[OVER] == 1, games[1][owners]
        moves, values = xp.empty((2, self.game.most_legal, n), xp.int32)
        asked = told.copy()
        self._launch("tell", n, then, taste.answers, asked, moves, values)
        # The mover has made up what is hidden, and the answer is to that.
        tried = self._each(xp.where(over, 0, asked[CHOICES]))
        outcomes = self._look_ahead((then, seats, 0, later, moves), *tried)
        best = self._best(outcomes, asked[TURN], *tried, 1)
        found = ended(xp, told, taste)
        found[:, tried[0][best]] = outcomes[:, best]
        return found

    def _room_for(self, n: int) -> tuple[Any, Any]:
        """Positions and their chance, to be written; kept, for to make such arrays takes long."""
        if n > len(self._then):
            self._then = self.device.device_array(n, self.game.position.dtype)
            self._later = self.device.device_array(n, Rng.dtype)
        return self._then[:n], self._later[:n]

    def advance(self) -> None:
        """Play the chosen move in each game."""
        games = self.positions, self.chosen, self.seats, self.options, self.rngs, self.told
        self._launch("advance", self.games, *games)
        self.look()

"""A batch on a CUDA device: the very same kernels, one thread a game.

Rows lie side by side (the first number of all games, then the second …), so that threads that write
the same number of neighbouring games write to neighbouring memory. A thread copies its game to
local memory, word by word, to play it there: twice as fast as in place.
"""

import sys
from functools import cache, partial
from typing import Any

import numba
import numpy as np
from numba import cuda as numba_cuda

from tegel.core.cuda import THREADS_PER_BLOCK, jit
from tegel.core.errors import InvalidMove
from tegel.core.game import Game
from tegel.core.rng import Rng, seed
from tegel.core.struct import Memory
from tegel.envs.slots import Slots, slots
from tegel.envs.steps import LAST_SEED, advance, begin, pick, refuses, settle, show

cuda: Any = numba_cuda

CHANCE = Rng.dtype
CHANCE_WORDS = CHANCE.itemsize // 8


class Cuda:
    """Plays the games of a batch on the current CUDA device, on its default stream."""

    def __init__(
        self, game: Game, options: Memory, seats: Memory, masks: bool, observations: bool
    ) -> None:
        self.slots: Slots = slots(
            _side_by_side, cuda.to_device, game, options, seats, masks, observations
        )
        self.games = len(options)
        self._states = self.slots.states.view(_word(game))
        self._rngs = self.slots.rngs.view(np.int64)
        self._picks = self.slots.picks.view(np.int64)
        self._earliest = cuda.to_device(np.zeros(1, np.int64))
        self._blocks = -(-self.games // THREADS_PER_BLOCK), THREADS_PER_BLOCK
        self._kernels = _kernels(game)

    def begin(self, seeds: Memory) -> None:
        """A fresh game of each seed, and fresh chance for moves picked at random."""
        s = self.slots
        s.seeds.copy_to_device(seeds)
        self._run("begin", self._states, self._rngs, self._picks, s.seeds, s.options)

    def take(self, moves: Any) -> Any:
        """Moves as they lie on the device; those in the processor's memory are copied there."""
        if isinstance(moves, type(self.slots.moves)):
            taken = moves
        elif hasattr(moves, "__cuda_array_interface__"):
            taken = cuda.as_cuda_array(moves)
        else:
            taken = cuda.to_device(np.ascontiguousarray(moves))
        if taken.shape != (self.games,) or taken.dtype != np.int64 or not taken.is_c_contiguous():
            raise InvalidMove(
                f"moves should be {self.games} int64 side by side, one a game,"
                f" not an array of {taken.dtype} of shape {taken.shape}"
            )
        return taken

    def first_illegal(self, moves: Any) -> int:
        """The first game whose move is not legal; the number of games if all are."""
        self._earliest.copy_to_device(np.array([self.games], np.int64))
        self._run("check", self._states, moves, self._earliest)
        return int(self._earliest.copy_to_host()[0])

    def step(self, moves: Any) -> None:
        """A move in every game; one that is over stays as it is."""
        self._run("step", self._states, moves, self._rngs)

    def tell(self, scheme: int, renew: int) -> None:
        """Write what every game has come to: rewards, scores, turns, masks, observations."""
        s = self.slots
        games = (self._states, self._rngs, s.seeds, s.options, s.seats, scheme, renew)
        self._run("tell", *games, s.done, s.rewards, s.scores, s.turns, s.masks, s.observations)

    def sample(self) -> Any:
        """A legal move for every game, picked at random."""
        self._run("sample", self._states, self._picks, self.slots.moves)
        return self.slots.moves

    def host(self, array: Any, i: int) -> Memory:
        """A copy of one row."""
        return np.asarray(array[i : i + 1].copy_to_host())

    def _run(self, name: str, *arguments: Any) -> None:
        self._kernels[name][self._blocks](*arguments)


def _side_by_side(shape: tuple[int, ...], dtype: Any) -> Any:
    return cuda.to_device(np.zeros(shape, dtype, order="F"))


def _word(game: Game) -> np.dtype[Any]:
    """The widest integer that fits into a position without a rest: by these it is copied."""
    words = map(np.dtype, (np.int64, np.int32, np.int16, np.int8))
    return next(word for word in words if game.position.dtype.itemsize % word.itemsize == 0)


@partial(jit, device=True)
def load(words: Any, i: int, mine: Any) -> None:
    """Copy the i-th record to local memory."""
    for word in range(mine.shape[0]):
        mine[word] = words[i * mine.shape[0] + word]


@partial(jit, device=True)
def store(words: Any, i: int, mine: Any) -> None:
    """Copy the i-th record back."""
    for word in range(mine.shape[0]):
        words[i * mine.shape[0] + word] = mine[word]


@cache
def _kernels(game: Game) -> dict[str, Any]:
    """The CUDA kernels for one game, which are compiled in every process when first used."""
    print(f"Compiling {game.title} for CUDA: some 10 to 60 s …", file=sys.stderr)
    position = game.position.dtype
    word: Any = numba.from_dtype(_word(game))
    words = position.itemsize // _word(game).itemsize
    most_legal, most_ends = game.most_legal, 2 * _most_seats(game)

    @jit
    def begin_each(states: Any, rngs: Any, picks: Any, seeds: Any, options: Any) -> None:
        i = cuda.grid(1)
        if i < seeds.shape[0]:
            mine = cuda.local.array(words, word)
            chance = cuda.local.array(CHANCE_WORDS, numba.int64)
            # A set-up leaves alone what this kind of game never uses; local memory is not empty.
            load(states, i, mine)
            begin(mine.view(position)[0], chance.view(CHANCE)[0], seeds[i], options[i])
            store(states, i, mine)
            store(rngs, i, chance)
            seed(chance.view(CHANCE)[0], LAST_SEED - seeds[i])
            store(picks, i, chance)

    @jit
    def check_each(states: Any, moves: Any, earliest: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            mine = cuda.local.array(words, word)
            load(states, i, mine)
            if refuses(mine.view(position)[0], moves[i]):
                cuda.atomic.min(earliest, 0, i)

    @jit
    def step_each(states: Any, moves: Any, rngs: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            mine = cuda.local.array(words, word)
            chance = cuda.local.array(CHANCE_WORDS, numba.int64)
            load(states, i, mine)
            load(rngs, i, chance)
            advance(mine.view(position)[0], moves[i], chance.view(CHANCE)[0])
            store(states, i, mine)
            store(rngs, i, chance)

    @jit
    def tell_each(
        states: Any,
        rngs: Any,
        seeds: Any,
        options: Any,
        seats: Any,
        scheme: int,
        renew: int,
        done: Any,
        rewards: Any,
        scores: Any,
        turns: Any,
        masks: Any,
        observations: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < seeds.shape[0]:
            mine = cuda.local.array(words, word)
            ends = cuda.local.array(most_ends, numba.int64)
            room = cuda.local.array(most_legal, numba.int16)
            load(states, i, mine)
            s = mine.view(position)[0]
            was_over = renew == 0 and done[i]
            done[i] = settle(s, was_over, seats[i], scheme, ends, rewards[i], scores[i])
            if renew > 0 and done[i]:
                chance = cuda.local.array(CHANCE_WORDS, numba.int64)
                seeds[i] = (seeds[i] + renew) & LAST_SEED
                begin(s, chance.view(CHANCE)[0], seeds[i], options[i])
                store(states, i, mine)
                store(rngs, i, chance)
            turns[i] = show(s, room, masks[i], observations[i])

    @jit
    def sample_each(states: Any, picks: Any, moves: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            mine = cuda.local.array(words, word)
            chance = cuda.local.array(CHANCE_WORDS, numba.int64)
            load(states, i, mine)
            load(picks, i, chance)
            moves[i] = pick(mine.view(position)[0], chance.view(CHANCE)[0])
            store(picks, i, chance)

    return {
        "begin": begin_each,
        "check": check_each,
        "step": step_each,
        "tell": tell_each,
        "sample": sample_each,
    }


def _most_seats(game: Game) -> int:
    players = next(option for option in game.options if option.name == "players")
    return max(map(int, players.choices))

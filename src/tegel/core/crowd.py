"""Random games on a CUDA device by threads that change places: for games that ask many questions.

The threads of a warp do the same thing or wait for each other, and where a turn of a game has a
dozen kinds of step, nine in ten wait. So all games of a block lie where each of its threads reaches
them. They are sorted by what is asked next, neighbours take a step in games where it is the same,
and they are sorted again. Where a game asks the same many times in a row, sorting may wait.
"""

from functools import cache, partial
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numba import cuda as numba_cuda

from tegel.core.cuda import jit
from tegel.core.game import Game
from tegel.core.kernel import kernel
from tegel.core.loops import digested, random_move
from tegel.core.rng import Rng, seed

cuda: Any = numba_cuda

# What the blocks of a processor have, in bytes and in registers. The more games stand together, the
# more are alike, so one block has it all, a thread for each game.
ROOM = 227 << 10
REGISTERS = 1 << 16
MOST = 1024
WARP = 32
# What comes next in a game: it is over and no other begins; a set-up; or a question.
DONE, SET_UP, QUESTION = range(3)
KINDS = 16
COUNTS = np.dtype((np.int32, 2 * KINDS))


@cache
def _table(game: Game) -> np.dtype[Any]:
    """A game as a block keeps it, and which one stands at this place of the order."""
    return np.dtype(
        [
            ("position", game.position.dtype),
            ("rng", Rng.dtype),
            ("moves", np.int64),
            ("digest", np.int64),
            ("begun", np.int32),
            ("order", np.int32),
        ],
        align=True,
    )


def _size(game: Game) -> int:
    """How many games a block has: whole warps."""
    fit = (ROOM - COUNTS.itemsize) // _table(game).itemsize
    return min(MOST, fit) // WARP * WARP


def _room(game: Game) -> int:
    """How many bytes a block shares."""
    return _size(game) * _table(game).itemsize + COUNTS.itemsize


@cache
def _random_games(game: Game) -> Any:
    """The CUDA kernel for one game."""
    rules = game.rules
    setup, follows, step, is_over = rules.setup, rules.follows, rules.step, rules.is_over
    decide, question, lasts = _deciding(rules.decide), rules.question, rules.QUESTION_LASTS
    table, games, words = _table(game), _size(game), _room(game) // 8
    end, word, number = games * table.itemsize, np.dtype(np.int64), np.dtype(np.int32)

    @partial(jit, max_registers=REGISTERS // games // 8 * 8)
    def play_on(options: Any, first: int, count: int, out: Any, finals: Any) -> None:
        shared = cuda.shared.array(0, numba.int8)
        tables = shared[:end].view(table)
        counts = shared[end : words * 8].view(number)
        t = cuda.threadIdx.x
        # A set-up leaves alone what this kind of game never uses.
        every = shared[: words * 8].view(word)
        for i in range(t, words, games):
            every[i] = 0
        cuda.syncthreads()
        here = cuda.blockIdx.x * games
        plays = here + t < out.shape[0]
        if plays:
            tables[t]["digest"] = out[here + t, 1]
        mine = t
        next_ = SET_UP if plays and count > 0 else DONE
        side = 0  # the counts of one step are cleared while those of the next are made
        while True:
            place = cuda.atomic.add(counts, side + next_, 1)
            if t < KINDS:
                counts[KINDS - side + t] = 0
            cuda.syncthreads()
            for other in range(next_ + 1, KINDS):
                place += counts[side + other]
            tables[place]["order"] = mine * KINDS + next_
            done = counts[side + DONE]
            cuda.syncthreads()
            if done == games:
                break
            side = KINDS - side
            mine = tables[t]["order"] // KINDS
            next_ = tables[t]["order"] % KINDS
            asked, at = next_, tables[mine]
            s, rng = at["position"], at["rng"]
            while next_ == asked and asked != DONE:
                if asked == SET_UP:
                    seed(rng, first + (here + mine) * count + at["begun"])
                    setup(s, options, rng)
                    at["begun"] += 1
                elif follows(s):
                    step(s, rng)
                else:
                    move = random_move(s, rng)
                    at["digest"] = digested(at["digest"], move)
                    at["moves"] += 1
                    decide(s, move, rng)
                if not is_over(s):
                    next_ = QUESTION + question(s)
                elif at["begun"] < count:
                    next_ = SET_UP
                else:
                    next_ = DONE
                if not lasts:
                    break
        if plays:
            out[here + t, 0] += tables[t]["moves"]
            out[here + t, 1] = tables[t]["digest"]
        if here + t < finals.shape[0]:
            finals[here + t] = tables[t]["position"]

    _allow(play_on, game)
    return play_on


def _allow(kernel: Any, game: Game) -> None:
    """Let a block share more than the 48 kB that are always allowed; Numba has no word for it."""
    if import_module("numba").config.ENABLE_CUDASIM:
        return
    positions, words = numba.from_dtype(game.position.dtype), numba.types.int64
    kernel.compile((words[::1], words, words, words[:, ::1], positions[::1]))
    (made,) = kernel.overloads.values()
    function = made._codelibrary.get_cufunc()
    driver = import_module("numba.cuda.cudadrv.driver")
    most = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.driver.cuKernelSetAttribute(most, _room(game), function.handle, function.device.id)


def launched(game: Game, threads: int) -> Any:
    """The CUDA kernel for one game, with as many blocks as it takes."""
    games = _size(game)
    return _random_games(game)[-(-threads // games), games, 0, _room(game)]


def _deciding(decide: Any) -> Any:
    """A decision and nothing that follows from it, also of a game where it needs no chance."""
    if decide.function.__code__.co_argcount == 3:
        return decide

    @kernel
    def without_chance(s: Any, move: int, _: Any) -> None:
        decide(s, move)

    return without_chance

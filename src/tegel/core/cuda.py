"""The rules on a CUDA device: the very same kernels, one thread a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from tegel.core.dispatch import Chosen
from tegel.core.game import Game
from tegel.core.kernel import Kernel
from tegel.core.loops import random_game
from tegel.core.options import Value
from tegel.core.rng import Rng, seed
from tegel.core.struct import Memory, Struct
from tegel.core.twins import Twins
from tegel.core.ways import COMPILES, has_numba

THREADS_PER_BLOCK = 128
# Where the kernels of a game have so many bytes of Python's code together, those of so many are
# called. Were all copied to wherever they are called, Duel would be 620 kB of instructions, and
# nine tenths of the time would be spent fetching them; other games fit where they are kept.
MUCH = 36_000
LONG = 300
# More for a thread, and fewer threads wait at a time while others have their instructions fetched.
REGISTERS = 64
INSTALL = "pip install 'tegel[cuda]'"


@dataclass(frozen=True)
class Batch:
    """Random games as a device played them: moves and digest of each, and the final positions."""

    moves: Memory
    digests: Memory
    positions: Memory


def why_not() -> str | None:
    """Why there is no CUDA here, or None."""
    if not COMPILES:
        return "kernels are interpreted here" if has_numba() else f"there is no Numba: {INSTALL}"
    try:
        cuda = device()
    except ImportError:
        return f"numba-cuda is not installed: {INSTALL}"
    return None if cuda.is_available() else "there is no CUDA device"


def device() -> Any:
    """`numba.cuda`, made ready."""
    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 still looks for a name that NumPy 2.5 dropped.
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    from numba import cuda

    return cuda


def jit(function: Callable[..., None], **options: Any) -> Any:
    """A function for the device, which calls kernels as they are there."""
    if import_module("numba").config.ENABLE_CUDASIM:
        options.pop("max_registers", None)
    return device().jit(**options)(ON_DEVICE.of(function))


@cache
def _on_device(kernel: Kernel) -> Any:
    """A kernel as others call it on the device."""
    numba = import_module("numba")
    if numba.config.ENABLE_CUDASIM:  # a processor stands in for the device
        return numba.njit(nogil=True, error_model="numpy", _nrt=False)(
            ON_DEVICE.of(kernel.function)
        )
    options = {"device": True, "opt": True, "forceinline": kernel.inline}
    return _compiling()(ON_DEVICE.of(kernel.function), options, _is_called(kernel))


def _is_called(kernel: Kernel) -> bool:
    """Whether a kernel stays a function of its own, and is not copied to wherever it is called."""
    return not kernel.inline and _size(kernel) >= LONG and _size_of_all(kernel.home) >= MUCH


def _size(kernel: Kernel) -> int:
    return len(kernel.function.__code__.co_code)


@cache
def _size_of_all(home: Path | None) -> int:
    return sum(_size(kernel) for kernel in Kernel.everywhere if kernel.home == home)


@cache
def _compiling() -> Any:
    """What compiles kernels for the device."""
    from tegel.core.native.indices import plain_indices

    names = "dispatcher", "np.arrayobj", "core.compiler_lock"
    dispatcher, arrays, locks = (import_module(f"numba.cuda.{name}") for name in names)

    class OnDevice(dispatcher.CUDADispatcher):  # type: ignore[misc, name-defined]
        def __init__(self, function: Any, options: dict[str, Any], is_called: bool) -> None:
            super().__init__(function, options)
            self.is_called = is_called

        def compile_device(self, args: Any, return_type: Any = None) -> Any:
            """What Numba makes of a kernel; asked again, it says the same."""
            is_new = args not in self.overloads
            with plain_indices(arrays, locks.global_compiler_lock):
                made = super().compile_device(args, return_type)
            if is_new and self.is_called:
                made.library.get_function(made.fndesc.llvm_func_name).attributes.add("noinline")
            return made

    return OnDevice


@cache
def _chosen_there(chosen: Chosen) -> Any:
    """A function that is chosen by its first argument, when what calls it is compiled."""
    import numba
    from numba.extending import overload

    homes = {
        numba.from_dtype(each.dtype) if issubclass(each, Struct) else each: each
        for each in chosen.homes
    }

    def choose(s: Any, *_: Any) -> Any:
        record = homes[getattr(s, "instance_class", s)]
        return _forward(_on_device(chosen.of(record)), chosen.arity)

    overload(chosen.__wrapped__, strict=False)(choose)
    return chosen.__wrapped__


def _forward(found: Callable[..., Any], arity: int) -> Callable[..., Any]:
    """Call a function with so many arguments; compiled code wants to see each of them."""
    calls: dict[int, Callable[..., Any]] = {
        1: lambda s: found(s),
        2: lambda s, a: found(s, a),
        3: lambda s, a, b: found(s, a, b),
        4: lambda s, a, b, c: found(s, a, b, c),
        5: lambda s, a, b, c, d: found(s, a, b, c, d),
        6: lambda s, a, b, c, d, e: found(s, a, b, c, d, e),
    }
    return calls[arity]


def _there(value: Any) -> Any:
    if isinstance(value, Kernel):
        return _on_device(value)
    return _chosen_there(value) if isinstance(value, Chosen) else value


ON_DEVICE = Twins(_there)


@cache
def _random_games(game: Game) -> Any:
    """The CUDA kernel for one game. Positions in local memory are twice as fast as in global."""
    import numba

    cuda = device()
    position = numba.from_dtype(game.position.dtype)
    chance = numba.from_dtype(Rng.dtype)

    @partial(jit, max_registers=REGISTERS)
    def games(options: Any, first: int, count: int, out: Any, finals: Any) -> None:
        i = cuda.grid(1)
        if i < out.shape[0]:
            positions = cuda.local.array(1, position)
            rngs = cuda.local.array(1, chance)
            for k in range(count):
                seed(rngs[0], first + i * count + k)
                random_game(positions[0], options, rngs[0], out[i])
            if i < finals.shape[0]:
                finals[i] = positions[0]

    return games


def _launched(game: Game, threads: int) -> Any:
    """The CUDA kernel for one game with its blocks; a game with many kinds of step says so."""
    if not hasattr(game.rules, "question"):
        return _random_games(game)[-(-threads // THREADS_PER_BLOCK), THREADS_PER_BLOCK]
    from tegel.core import crowd

    return crowd.launched(game, threads)


class Runner:
    """Plays random games of one kind on the device, again and again."""

    def __init__(self, game: Game, options: Mapping[str, Value], threads: int, kept: int = 0):
        cuda = device()
        self.threads = threads
        self.options = cuda.to_device(game.encode(options))
        self.out = cuda.to_device(np.zeros((threads, 2), np.int64))
        self.finals = cuda.to_device(np.zeros(kept, game.position.dtype))
        self.kernel = _launched(game, threads)

    def run(self, first: int, count: int) -> None:
        """`count` games a thread, with seeds from `first` on; returns when all are played."""
        self.kernel(self.options, first, count, self.out, self.finals)
        device().synchronize()

    def results(self) -> Batch:
        """What was played so far."""
        out = self.out.copy_to_host()
        return Batch(out[:, 0], out[:, 1], self.finals.copy_to_host())

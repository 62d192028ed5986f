"""`@kernel`: one text of the rules, four ways to run it.

library       machine code that came with Tegel, made ahead for this kind of machine
compiled      machine code that Numba has made here, kept on disk; without the GIL, like a library
interpreted   the function itself, plain Python: for reading, debugging and coverage
CUDA          the functions compiled for a CUDA device (`tegel.core.cuda`)

All of them give the same games, bit for bit. On the processor, what Python calls is run by the
first of these ways that is there (`tegel.core.ways`); `TEGEL_WAY` in the environment insists on
one. Kernels call each other within one way.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, update_wrapper
from pathlib import Path
from typing import Any, ClassVar, TypeVar, cast

import numpy as np

from tegel.core.arguments import Kind, read, view
from tegel.core.twins import Twins

F = TypeVar("F", bound=Callable[..., Any])

# What Python calls when it calls a kernel: with the arguments as they are, and as words.
Run = Callable[[tuple[Any, ...], list[int]], Any]

_INT = frozenset({int})


class Kernel:
    """A function of the rules, or of who builds on them, as Python calls it."""

    everywhere: ClassVar[list["Kernel"]] = []
    __name__: str

    def __init__(self, function: Callable[..., Any], inline: bool = False) -> None:
        update_wrapper(self, function)
        self.function = function
        self.inline = inline
        # Handing over a few numbers takes longer than working with them.
        hints = {name: hint for name, hint in function.__annotations__.items() if name != "return"}
        self._is_small = all(hint is int for hint in hints.values())
        self._runs: dict[Kind, Run] = {}
        Kernel.everywhere.append(self)

    def __call__(self, *arguments: Any) -> Any:
        if self._is_small and _INT.issuperset(map(type, arguments)):
            return self.interpreted(*arguments)
        kind, words = read(arguments)
        run = self._runs.get(kind)
        if run is None:
            run = self._runs[kind] = _find(self, kind)
        return run(arguments, words)

    @property
    def name(self) -> str:
        """What nothing else is called."""
        return f"{self.function.__module__}.{self.function.__qualname__}"

    @property
    def home(self) -> Path | None:
        """The folder of its text; None for a kernel typed at a prompt."""
        source = Path(self.function.__code__.co_filename)
        return source.parent if source.exists() else None

    @cached_property
    def interpreted(self) -> Callable[..., Any]:
        """The function that interpreted kernels call."""
        function: Callable[..., Any] = INTERPRETED.of(self.function)
        return function

    def interpret(self, arguments: tuple[Any, ...], _: list[int]) -> Any:
        """Run the function itself."""
        return self.interpreted(*map(view, arguments))

    def forget(self) -> None:
        """Find out anew how to run it: there may be a better way now."""
        self._runs.clear()


class Small(Kernel):
    """A kernel of a few whole numbers: handing them over takes longer than working with them."""

    def __call__(self, *numbers: Any) -> Any:
        return self.interpreted(*map(int, numbers))


def _find(kernel: Kernel, kind: Kind) -> Run:
    # Only now: the ways need to know what a kernel is.
    from tegel.core.ways import find

    return find(kernel, kind)


def kernel(function: F) -> F:
    """Make a function run in every way."""
    kinds = [kind for name, kind in function.__annotations__.items() if name != "return"]
    of_numbers = kinds and all(kind is int for kind in kinds)
    return cast(F, Small(function) if of_numbers else Kernel(function))


def inlined(function: F) -> F:
    """A kernel that becomes a part of those that call it.

    For what is called with a whole tree or network: dozens of arrays, to be handed over each time.
    """
    return cast(F, Kernel(function, inline=True))


def table(values: Sequence[int], width: type[np.signedinteger[Any]] = np.int64) -> Sequence[int]:
    """A constant table that kernels may index.

    Large ones should be narrow: on a GPU every place that uses one has its own copy of it, and
    there is room for 64 kB.
    """
    return cast(Sequence[int], np.array(values, width))


def _plainly(value: Any) -> Any:
    """What a name means to an interpreted kernel: plain functions, tables of plain ints."""
    if isinstance(value, np.ndarray):
        return value.tolist()
    return getattr(value, "interpreted", value)


INTERPRETED = Twins(_plainly)

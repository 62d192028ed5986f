"""The names that every game's rules export, as functions that find the game by the type of state.

Kernels written with these (playouts, perft, a search) serve all games. Compiled, the choice is made
when they are compiled for a game's record, so it costs nothing and each version is cached on disk.
"""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from tegel.core.kernel import COMPILED, may_call
from tegel.core.rng import Rng
from tegel.core.struct import Ints, Struct

F = TypeVar("F", bound=Callable[..., Any])

_rules: dict[Any, ModuleType] = {}


def adopt(position: type[Struct], rules: ModuleType) -> None:
    """Let the generic functions find these rules by this record."""
    if rules.__spec__ and rules.__spec__.origin:
        may_call(Path(rules.__spec__.origin).parent)
    key = _key(position)
    if _rules.setdefault(key, rules) is not rules:
        other = _rules[key].__name__
        raise ValueError(f"{rules.__name__} and {other} have the same record; rename a field")


def _key(position: type[Struct]) -> Any:
    if not COMPILED:
        return position
    import numba

    return numba.from_dtype(position.dtype)


def _by_position(function: F) -> F:
    """Turn a signature into a function that calls this name in the rules of the state's game."""
    name = function.__name__
    if not COMPILED:

        def call(s: Any, *rest: Any) -> Any:
            return getattr(_rules[type(s)], name)(s, *rest)

        return call  # type: ignore[return-value]

    from numba.extending import overload

    arity = function.__code__.co_argcount

    def choose(s: Any, *_: Any) -> Any:
        rule = getattr(_rules[s], name)
        if arity == 1:
            return lambda s: rule(s)
        if arity == 2:
            return lambda s, a: rule(s, a)
        return lambda s, a, b: rule(s, a, b)

    overload(function, strict=False)(choose)
    return function


@_by_position
def setup(s: Any, options: Ints, rng: Rng) -> None:
    """A fresh game."""


@_by_position
def legal(s: Any, moves: Ints) -> int:
    """The legal moves, written to the front of `moves`, ascending; how many there are."""
    raise NotImplementedError


@_by_position
def count_legal(s: Any) -> int:
    """How many legal moves there are."""
    raise NotImplementedError


@_by_position
def nth_legal(s: Any, k: int) -> int:
    """The k-th legal move, without listing them."""
    raise NotImplementedError


@_by_position
def play(s: Any, move: int, rng: Rng) -> None:
    """One decision and all that follows from it."""


@_by_position
def is_over(s: Any) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


@_by_position
def result(s: Any, out: Ints) -> None:
    """The end: final scores and places."""


@_by_position
def redeal(s: Any, seat: int, rng: Rng) -> None:
    """Everything this seat cannot know, drawn anew."""


@_by_position
def observe(s: Any, seat: int, out: Any) -> None:
    """What this seat may know, as numbers."""

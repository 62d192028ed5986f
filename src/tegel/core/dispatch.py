"""Functions that are chosen by the type of a record.

A kernel written with such functions serves all records. Compiled, the choice is made when it is
compiled for a record, so it costs nothing, and each version of the kernel is cached on disk.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tegel.core.kernel import COMPILED
from tegel.core.struct import Struct

F = TypeVar("F", bound=Callable[..., Any])

# By record: where the functions are that are meant for it.
Homes = dict[Any, Any]


def key_of(record: type) -> Any:
    """What a record, or a tuple with names, is known by where functions are chosen."""
    if not COMPILED or not issubclass(record, Struct):
        return record
    import numba

    return numba.from_dtype(record.dtype)


def chosen_from(homes: Homes) -> Callable[[F], F]:
    """Turn a signature into a function that calls this name in the home of its first argument."""

    def turn(function: F) -> F:
        name = function.__name__
        if not COMPILED:

            def call(s: Any, *rest: Any) -> Any:
                return getattr(homes[type(s)], name)(s, *rest)

            return call  # type: ignore[return-value]

        from numba.extending import overload

        arity = function.__code__.co_argcount

        def choose(s: Any, *_: Any) -> Any:
            return _forward(getattr(homes[getattr(s, "instance_class", s)], name), arity)

        overload(function, strict=False)(choose)
        return function

    return turn


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

"""Functions that are chosen by the type of a record.

A kernel written with such functions serves all records. Compiled, the choice is made when it is
compiled for a record, so it costs nothing.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

# By record, or by tuple with names: where the functions are that are meant for it.
Homes = dict[type, Any]


class Chosen:
    """The function of a name in the home of its first argument."""

    __wrapped__: Callable[..., Any]

    def __init__(self, function: Callable[..., Any], homes: Homes) -> None:
        update_wrapper(self, function)
        self.name = function.__name__
        self.arity = function.__code__.co_argcount
        self.homes = homes
        self._plain: dict[type, Callable[..., Any]] = {}

    def of(self, record: type) -> Any:
        """The kernel that is meant for a record."""
        return getattr(self.homes[record], self.name)

    def __call__(self, s: Any, *rest: Any) -> Any:
        return self.of(getattr(s, "kind", type(s)))(s, *rest)

    def interpreted(self, s: Any, *rest: Any) -> Any:
        """The same among interpreted kernels."""
        record = type(s)
        plain = self._plain.get(record)
        if plain is None:
            plain = self._plain[record] = self.of(record).interpreted
        return plain(s, *rest)


def chosen_from(homes: Homes) -> Callable[[F], F]:
    """Turn a signature into a function that calls this name in the home of its first argument."""

    def turn(function: F) -> F:
        return cast(F, Chosen(function, homes))

    return turn

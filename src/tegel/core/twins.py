"""The text of kernels once more, for another way to run it.

A module holds a kernel as one thing that Python calls. Inside, kernels call each other; what they
call there depends on the way: plain functions, functions that Numba compiles, functions for CUDA.
So each way has twins of the functions, whose names mean what that way wants them to mean.
"""

from collections.abc import Callable
from types import CellType, CodeType, FunctionType
from typing import Any

_BUILTINS = "__builtins__"


class Twins:
    """Functions whose names mean something else: what `translate` makes of what they meant."""

    def __init__(self, translate: Callable[[Any], Any]) -> None:
        self._translate = translate
        # By module: its names, so that no other can take their place; the twin's names; and what
        # these were made of.
        self._worlds: dict[int, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {}

    def of(self, function: Callable[..., Any]) -> Any:
        """The twin of a function."""
        assert isinstance(function, FunctionType)
        world = self._world(function)
        closure = function.__closure__
        if closure:
            closure = tuple(CellType(self._translate(cell.cell_contents)) for cell in closure)
        code, name, defaults = function.__code__, function.__name__, function.__defaults__
        twin = FunctionType(code, world, name, defaults, closure)
        twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
        twin.__doc__ = function.__doc__
        return twin

    def _world(self, function: FunctionType) -> dict[str, Any]:
        """The names of a function's module as its twin finds them: all that it asks for."""
        theirs = function.__globals__
        if id(theirs) not in self._worlds:
            kept = {name: theirs[name] for name in (_BUILTINS, "__name__") if name in theirs}
            self._worlds[id(theirs)] = theirs, kept, {}
        _, ours, made_of = self._worlds[id(theirs)]
        for name in _names(function.__code__) & theirs.keys():
            value = theirs[name]
            # At a prompt a name may be given to something else.
            if name not in made_of or made_of[name] is not value:
                made_of[name] = value
                ours[name] = self._translate(value)
        return ours


def _names(code: CodeType) -> set[str]:
    """All names that a function may ask its module for."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return {*code.co_names}.union(*map(_names, inner))

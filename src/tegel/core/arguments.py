"""What a kernel is handed from Python: as it is, as a kind that says what it is, or as words.

Compiled code gets its arguments as words of 64 bits in one block: a number, the address of a
record, the address and the lengths of an array, the parts of a tuple one after the other.
"""

from collections.abc import Hashable, Iterable
from ctypes import addressof, c_char
from struct import pack, unpack
from typing import Any

import numpy as np

from tegel.core.struct import Grid, Place, Places, Struct

# What is handed over, but for its values: one part for each argument.
Kind = tuple[Hashable, ...]

NUMBERS: Kind = (int, float)
# In the place of how many dimensions there are: a record that is seen as Python ints already.
SEEN = 0
_FIRST = c_char.from_buffer
_names: dict[np.dtype[Any], str] = {}


def read(arguments: Iterable[Any]) -> tuple[Kind, list[int]]:
    """The kind of what is handed over, and its words."""
    kind: list[Hashable] = []
    words: list[int] = []
    for argument in arguments:
        form = type(argument)
        # What is handed over most comes first: this is done a hundred times for each move shown.
        if form is Place:
            kind.append(argument.kind)
            words.append(argument.address)
        elif form is int:
            kind.append(int)
            words.append(argument)
        elif form is np.ndarray or form is Grid:
            memory = argument if form is np.ndarray else argument.memory
            if not memory.flags.c_contiguous:
                raise TypeError("a kernel takes an array only if its numbers lie side by side")
            kind.append((_name(memory.dtype), memory.ndim))
            words.append(_address(memory))
            words.extend(memory.shape)
        elif form is Places:
            kind.append((argument.kind, 1))
            words.append(argument.address)
            words.append(len(argument.memory))
        elif form is bool or isinstance(argument, np.integer):
            kind.append(int)
            words.append(int(argument))
        elif form is float:
            kind.append(float)
            words.append(as_word(argument))
        elif isinstance(argument, Struct):
            kind.append((form, SEEN))
        elif isinstance(argument, tuple):
            inner, more = read(argument)
            kind.append((form, *inner))
            words += more
        else:
            raise TypeError(f"a kernel takes no {form.__name__}: {argument!r:.80}")
    return tuple(kind), words


def _address(numbers: Any) -> int:
    """Where an array of numbers begins. (Asking NumPy itself takes four times as long.)"""
    try:
        return addressof(_FIRST(numbers))
    except (TypeError, ValueError):  # nobody may write to it, or there is nothing in it
        start: int = numbers.ctypes.data
        return start


def _name(dtype: np.dtype[Any]) -> str:
    name = _names.get(dtype)
    if name is None:
        if dtype.names:
            raise TypeError("a kernel takes records as `struct` and `structs` give them")
        name = _names[dtype] = str(dtype)
    return name


def as_word(number: float) -> int:
    """The bits of a fraction."""
    word: int = unpack("q", pack("d", number))[0]
    return word


def as_number(word: int) -> float:
    """The fraction that has these bits."""
    number: float = unpack("d", pack("q", word))[0]
    return number


def view(argument: Any) -> Any:
    """What is handed over as an interpreted kernel wants it: made of plain Python numbers."""
    form = type(argument)
    if form is Place or form is Places or form is Grid:
        return argument.view()
    if form is np.ndarray:
        return argument.data
    if isinstance(argument, tuple):
        return form(*map(view, argument))
    return int(argument) if isinstance(argument, np.integer) else argument


def describe(kind: Hashable) -> str:
    """A kind as text, the same in every process."""
    if isinstance(kind, type):
        return kind.__name__ if kind in NUMBERS else f"{kind.__module__}.{kind.__qualname__}"
    assert isinstance(kind, tuple)
    first, *rest = kind
    if rest and isinstance(rest[0], int):
        return f"{first if isinstance(first, str) else describe(first)}[{rest[0]}]"
    return f"{describe(first)}({', '.join(map(describe, rest))})"

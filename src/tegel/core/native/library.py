"""Compiled kernels that are loaded: functions that take a block of words and return one."""

import ctypes
import hashlib
from collections.abc import Callable, Mapping
from struct import Struct as Layout
from typing import Any

from tegel.core.arguments import Kind, as_number, describe
from tegel.core.errors import TegelError
from tegel.core.kernel import Kernel, Run

FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_char_p)

# What the word stands for that a function returns.
MEANINGS: Mapping[str, Callable[[int], Any]] = {
    "int": int,
    "bool": bool,
    "float": as_number,
    "none": lambda _: None,
}


class BadLibrary(TegelError):
    """Compiled kernels that can't be used here; the message says why."""


class Library:
    """Compiled kernels by their symbols."""

    def __init__(self, entries: Mapping[str, str], address: Callable[[str], int]) -> None:
        self._entries = entries
        self._address = address

    def find(self, symbol: str) -> Run | None:
        """What runs the kernel of a symbol, if it is here."""
        if symbol not in self._entries:
            return None
        function = FUNCTION(self._address(symbol))
        meaning = MEANINGS[self._entries[symbol]]
        layouts: list[Layout] = []

        def run(_: tuple[Any, ...], words: list[int], kept: Library = self) -> Any:  # noqa: ARG001
            if not layouts:  # all calls of a symbol have as many words
                layouts.append(Layout(f"{len(words)}q"))
            return meaning(function(layouts[0].pack(*words)))

        return run


def symbol_of(kernel: Kernel, kind: Kind) -> str:
    """What a kernel for arguments of a kind is called among compiled ones."""
    text = f"{kernel.name}({', '.join(map(describe, kind))})"
    return f"tegel_{kernel.__name__}_{hashlib.sha256(text.encode()).hexdigest()[:16]}"

"""Nim's components."""

from typing import Annotated, Final

import numpy as np

from tegel.core.struct import Int8, Ints, Struct

HEAPS: Final = 3
LARGEST_HEAP: Final = 7
MOVES: Final = HEAPS * LARGEST_HEAP


class Nim(Struct):
    """A position."""

    heaps: Annotated[Ints, np.int8, HEAPS]
    players: Int8
    turn: Int8
    winner: Int8  # −1 while tiles are left

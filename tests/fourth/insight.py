"""What a player of nim reads off a position."""

from typing import Any, Final

from tegel.core.kernel import kernel
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim

INSIGHTS: Final = 1


@kernel
def insight(s: Nim, seat: int, out: Any) -> None:
    """How many tiles are left."""
    tiles = 0
    for heap in range(HEAPS):
        tiles += s.heaps[heap]
    out[HEAPS + 1] = tiles / (HEAPS * LARGEST_HEAP)


@kernel
def reveal(s: Nim) -> None:
    """Nothing is hidden."""

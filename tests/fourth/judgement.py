"""What moves and positions of nim are worth: the old secret of the game, for two players."""

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.core.opinions import favourite, worths
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim

__all__ = ["favourite", "prospect", "worth", "worths"]


@kernel
def worth(s: Nim, move: int) -> int:
    """A move after which the heaps cancel out, bit by bit, leaves the other no way to win."""
    heap = move // LARGEST_HEAP
    odd = s.heaps[heap] - move % LARGEST_HEAP - 1
    for other in range(HEAPS):
        if other != heap:
            odd ^= s.heaps[other]
    return POINT if odd == 0 else 0


@kernel
def prospect(s: Nim, seat: int) -> int:
    """The point of the winner, or half of it while nobody has won."""
    if s.winner < 0:
        return POINT // 2
    return POINT if s.winner == seat else 0

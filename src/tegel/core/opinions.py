"""What a judgement says of many moves at once, for those games that know no quicker way."""

from typing import Any, Final

from tegel.core.generic import count_legal, nth_legal, worth
from tegel.core.kernel import kernel
from tegel.core.struct import Ints

# No move: every one is better.
NONE: Final = -1


@kernel
def worths(s: Any, moves: Ints, n: int, out: Ints) -> None:
    """Write what each of n legal moves is worth."""
    for i in range(n):
        out[i] = worth(s, moves[i])


@kernel
def favourite(s: Any) -> int:
    """The legal move that is worth most; the first of equals."""
    best = NONE
    most = 0
    for k in range(count_legal(s)):
        move = nth_legal(s, k)
        value = worth(s, move)
        if best == NONE or value > most:
            most = value
            best = move
    return best

"""The rules of nim with tiles."""

from typing import Any, Final

from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below
from tegel.core.struct import Ints
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim


@kernel
def setup(s: Nim, options: Ints, rng: Rng) -> None:
    """Three heaps of one to seven tiles."""
    s.players = options[0] + 2
    s.turn = 0
    s.winner = -1
    for heap in range(HEAPS):
        s.heaps[heap] = 1 + below(rng, LARGEST_HEAP)


@kernel
def legal(s: Nim, moves: Ints) -> int:
    """Write the legal moves to the front of `moves`, ascending; how many there are."""
    n = 0
    for heap in range(HEAPS):
        for tiles in range(s.heaps[heap]):
            moves[n] = heap * LARGEST_HEAP + tiles
            n += 1
    return n


@kernel
def count_legal(s: Nim) -> int:
    """How many legal moves there are."""
    return s.heaps[0] + s.heaps[1] + s.heaps[2]


@kernel
def nth_legal(s: Nim, k: int) -> int:
    """The k-th legal move (from 0), without listing them."""
    heap = 0
    while k >= s.heaps[heap]:
        k -= s.heaps[heap]
        heap += 1
    return heap * LARGEST_HEAP + k


@kernel
def decide(s: Nim, move: int, rng: Rng) -> None:
    """Take tiles of one heap; who takes the last wins."""
    s.heaps[move // LARGEST_HEAP] -= move % LARGEST_HEAP + 1
    if count_legal(s) == 0:
        s.winner = s.turn
        s.turn = 0
    else:
        s.turn = (s.turn + 1) % s.players


@kernel
def follows(s: Nim) -> bool:
    """Nothing happens without anyone deciding."""
    return False


@kernel
def step(s: Nim, rng: Rng) -> None:
    """Nothing follows."""


# Whether the same is asked many times in a row: seats take turns.
QUESTION_LASTS: Final = False


@kernel
def question(s: Nim) -> int:
    """What is asked: as if the heaps of each seat were of another kind."""
    return s.turn


@kernel
def play(s: Nim, move: int, rng: Rng) -> None:
    """A decision, from which nothing follows."""
    decide(s, move, rng)


@kernel
def begins_turn(s: Nim) -> bool:
    """Every decision is a turn."""
    return True


@kernel
def is_open(s: Nim) -> bool:
    """Nothing is hidden."""
    return True


@kernel
def is_over(s: Nim) -> bool:
    """Whether the game has ended."""
    return s.winner >= 0


@kernel
def result(s: Nim, out: Ints) -> None:
    """1 for the winner, 0 for the others; then the places."""
    for seat in range(s.players):
        out[seat] = s.winner == seat
        out[s.players + seat] = 1 if s.winner == seat else 2


@kernel
def redeal(s: Nim, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@kernel
def observe(s: Nim, seat: int, out: Any) -> None:
    """The heaps, and whose turn it is."""
    for heap in range(HEAPS):
        out[heap] = s.heaps[heap] / LARGEST_HEAP
    out[HEAPS] = s.turn == seat

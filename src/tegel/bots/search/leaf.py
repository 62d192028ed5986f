"""How the search judges a position that it comes to: which moves look good, and who will win.

A leaf is a record or a named tuple with settings; its type decides how it judges (`judges`), when
the search is compiled. So another way to judge takes its place without a word of the search being
changed; ours is in `foretell`.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

from tegel.bots.search.tree import WIN
from tegel.core.dispatch import Homes, chosen_from
from tegel.core.generic import (
    POINT,
    begins_turn,
    count_legal,
    favourite,
    is_over,
    nth_legal,
    play,
    prospect,
    result,
    worth,
    worths,
)
from tegel.core.kernel import kernel, table
from tegel.core.opinions import NONE
from tegel.core.rng import Rng, below
from tegel.core.struct import Ints

# 2⁻ᵏᐟ¹⁶ for k from 0 on, in parts of SOFT_ONE.
SOFT_ONE: Final = 1 << 14
SOFT: Final = table([round(SOFT_ONE * 2 ** (-k / 16)) for k in range(16 * 14)])

_leaves: Homes = {}


@kernel
def at_once(leaf: Any, s: Any) -> bool:  # noqa: ARG001
    """Every new position is judged."""
    return True


def judges(
    leaf: type,
    weigh: Callable[..., None],
    judge: Callable[..., None],
    is_ripe: Callable[..., bool] = at_once,
) -> None:
    """Let the search judge positions in this way when it is given this kind of leaf."""
    _leaves[leaf] = SimpleNamespace(weigh=weigh, judge=judge, is_ripe=is_ripe)


@chosen_from(_leaves)
def weigh(leaf: Any, s: Any, moves: Ints, n: int, weights: Ints) -> None:
    """Write how likely each of n moves is a good one; the weights have any sum above 0."""


@chosen_from(_leaves)
def judge(leaf: Any, s: Any, seats: int, rng: Rng, shares: Ints, margins: Ints) -> None:
    """Write each seat's share of the win, and its margin in parts of a point; s may change."""


@chosen_from(_leaves)
def is_ripe(leaf: Any, s: Any) -> bool:
    """Whether a new position shall be judged; if not, the search goes on to one that shall."""
    raise NotImplementedError


@kernel
def soften(difference: int, half: int) -> int:
    """The weight of something that is worth so much less than the best: halved by each `half`."""
    k = 16 * difference // half
    return SOFT[k] if k < len(SOFT) else 1


@kernel
def weigh_by_worth(leaf: Any, s: Any, moves: Ints, n: int, weights: Ints) -> None:
    """Moves that the game's judgement holds for good look likely."""
    worths(s, moves, n, weights)
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = soften(best - weights[i], leaf.doubt)


@kernel
def pick(s: Any, picks: int, rng: Rng) -> int:
    """The best of some random moves."""
    n = count_legal(s)
    tries = picks if n > 1 else 1
    best = NONE
    most = 0
    for _ in range(tries):
        move = nth_legal(s, below(rng, n))
        value = worth(s, move) if tries > 1 else 0
        if best == NONE or value > most:
            most = value
            best = move
    return best


@kernel
def play_through(s: Any, move: int, rng: Rng) -> None:
    """Play a move, and those after it that leave no choice."""
    play(s, move, rng)
    while count_legal(s) == 1:
        play(s, nth_legal(s, 0), rng)


@kernel
def finish_turn(s: Any, rng: Rng) -> None:
    """Play the best moves until a turn begins: prospects are those between turns."""
    if not is_over(s) and not begins_turn(s):
        play_turn(s, favourite(s), rng)


@kernel
def play_turn(s: Any, move: int, rng: Rng) -> None:
    """Play a move, and then the best ones, until a turn begins."""
    goes_on = True
    while goes_on:
        play(s, move, rng)
        goes_on = not is_over(s) and not begins_turn(s)
        if goes_on:
            move = favourite(s)


@kernel
def play_on(s: Any, picks: int, horizon: int, rng: Rng) -> None:
    """Play good moves until chance has spoken often enough, or to the end."""
    left = horizon
    while not is_over(s):
        move = pick(s, picks, rng)
        chance = rng.counter
        play(s, move, rng)
        if rng.counter != chance:
            left -= 1
            if left == 0:
                return


@kernel
def share_out(s: Any, seats: int, shares: Ints, margins: Ints) -> None:
    """At the end: the winners share the win; margins are points ahead of the best of the others."""
    # `margins` first holds what `result` writes; there is room for scores and places of all.
    result(s, margins)
    first = 0
    for seat in range(seats):
        first += margins[seats + seat] == 1
    for seat in range(seats):
        shares[seat] = WIN // first if margins[seats + seat] == 1 else 0
    for seat in range(seats):
        margins[seat] *= POINT
    lead(seats, margins)


@kernel
def compare(s: Any, seats: int, spread: int, shares: Ints, margins: Ints) -> None:
    """While the game goes on: by the seats' prospects, as far as these can be relied on."""
    for seat in range(seats):
        margins[seat] = prospect(s, seat)
        shares[seat] = margins[seat]
    share_by(seats, spread, shares)
    lead(seats, margins)


@kernel
def share_by(seats: int, half: int, shares: Ints) -> None:
    """Turn what seats have into shares of a win: so much less than the best is half as likely."""
    best = shares[0]
    for seat in range(1, seats):
        best = max(best, shares[seat])
    total = 0
    for seat in range(seats):
        shares[seat] = soften(best - shares[seat], half)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] = WIN * shares[seat] // total


@kernel
def lead(seats: int, points: Ints) -> None:
    """Turn points into points ahead of the best of the others."""
    best = points[0]
    second = points[1]
    if second > best:
        best, second = second, best
    for seat in range(2, seats):
        if points[seat] > best:
            second = best
            best = points[seat]
        elif points[seat] > second:
            second = points[seat]
    for seat in range(seats):
        points[seat] -= second if points[seat] == best else best

"""What happens in one of many games that are played in lockstep: the same on CPU and CUDA."""

from typing import Any, Final

from tegel.bots.search.leaf import play_through, play_turn, share_out
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.generic import (
    begins_turn,
    is_over,
    legal,
    redeal,
    setup,
    worths,
)
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, next_word, seed
from tegel.core.struct import Ints

# What is told of a position, in whole numbers: whether the game ended there, and if so each seat's
# share of the win and its margin; if not, whose turn it is, how many moves are looked at, and
# whether a turn begins.
OVER: Final = 0
TURN: Final = 1
CHOICES: Final = 2
BEGINS: Final = 3
SHARES: Final = 4
MARGINS: Final = SHARES + MOST_SEATS
TOLD: Final = MARGINS + 2 * MOST_SEATS  # where margins are, scores and places stand for a moment


@kernel
def seed_each(rngs: Any, first: int) -> None:
    """Start generators, with one seed after the other."""
    for i in range(len(rngs)):
        seed(rngs[i], first + i)


@kernel
def begin(s: Any, options: Ints, rng: Rng) -> None:
    """A new game."""
    setup(s, options, rng)


@kernel
def tell(s: Any, width: int, told: Ints, moves: Ints, values: Ints) -> None:
    """Whose turn it is, and which moves that seat will look at."""
    told[TURN] = s.turn
    told[CHOICES] = shortlist(s, width, moves, values)
    told[BEGINS] = begins_turn(s)


@kernel
def shortlist(s: Any, width: int, moves: Ints, values: Ints) -> int:
    """The moves to look at: all, or if these are too many, those that are worth most."""
    n = legal(s, moves)
    if n <= width:
        return n
    worths(s, moves, n, values)
    for k in range(n):
        move = moves[k]
        value = values[k]
        place = min(k, width)
        while place > 0 and values[place - 1] < value:
            place -= 1
            if place + 1 < width:
                values[place + 1] = values[place]
                moves[place + 1] = moves[place]
        if place < width:
            values[place] = value
            moves[place] = move
    return width


@kernel
def advance(s: Any, move: int, seats: int, options: Ints, rng: Rng, told: Any) -> None:
    """Play a move, and those without a choice; at the end, tell how it was, and begin anew."""
    play_through(s, move, rng)
    over = is_over(s)
    told[OVER] = over
    if over:
        share_out(s, seats, told[SHARES:MARGINS], told[MARGINS:TOLD])
        setup(s, options, rng)


@kernel
def look_ahead(s: Any, move: int, seats: int, hidden: int, rng: Rng, told: Any) -> bool:
    """Play a move, and finish the turn, with hidden things and chance made up; whether it goes on.

    With the real ones, moves would be chosen for luck that no player can foresee. A network is not
    asked amid a turn: what a tile in the hand is worth is easy to see for who looks at each place
    for it, and hard to learn.
    """
    if hidden:
        redeal(s, s.turn, rng)
    play_turn(s, move, rng)
    over = is_over(s)
    told[OVER] = over
    told[TURN] = s.turn
    if over:
        share_out(s, seats, told[SHARES:MARGINS], told[MARGINS:TOLD])
    return not over


@kernel
def dares(daring: int, rng: Rng) -> bool:
    """Whether a seat makes any move instead of the best: in so many of 2³² cases."""
    return next_word(rng) < daring

"""What happens in one of many games that are played in lockstep: the same on CPU and CUDA."""

from typing import Any, Final

from tegel.bots.search.leaf import play_turn, share_out
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.generic import (
    count_legal,
    is_over,
    nth_legal,
    play,
    redeal,
    setup,
    worth,
)
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, next_word
from tegel.core.struct import Ints

# What is told of a position, in whole numbers: whether the game ended there, and if so each seat's
# share of the win and its margin; if not, whose turn it is, and how many moves are looked at.
OVER: Final = 0
TURN: Final = 1
CHOICES: Final = 2
SHARES: Final = 4
MARGINS: Final = SHARES + MOST_SEATS
TOLD: Final = MARGINS + 2 * MOST_SEATS  # where margins are, scores and places stand for a moment


@kernel
def begin(s: Any, options: Ints, rng: Rng) -> None:
    """A new game."""
    setup(s, options, rng)


@kernel
def tell(s: Any, told: Ints, moves: Ints, worths: Ints) -> None:
    """Whose turn it is, and which moves that seat will look at."""
    told[TURN] = s.turn
    told[CHOICES] = shortlist(s, moves, worths)


@kernel
def shortlist(s: Any, moves: Ints, worths: Ints) -> int:
    """The moves to look at: all, or where there is no room for all, those that are worth most."""
    n = count_legal(s)
    room = len(moves)
    if n <= room:
        for k in range(n):
            moves[k] = nth_legal(s, k)
        return n
    for k in range(n):
        move = nth_legal(s, k)
        value = worth(s, move)
        place = min(k, room)
        while place > 0 and worths[place - 1] < value:
            place -= 1
            if place + 1 < room:
                worths[place + 1] = worths[place]
                moves[place + 1] = moves[place]
        if place < room:
            worths[place] = value
            moves[place] = move
    return room


@kernel
def advance(s: Any, move: int, seats: int, options: Ints, rng: Rng, told: Any) -> None:
    """Play a move; if it ends the game, tell how, and begin another one."""
    play(s, move, rng)
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

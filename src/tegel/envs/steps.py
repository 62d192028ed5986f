"""One step of one game, and of many: kernels that own nothing, every array is an argument.

The rules are found by the type of the records. Games do not know each other, so it makes no
difference who plays which part of them (`first` to `last`), in which order, on how many threads.
"""

from typing import Any

from tegel.core.generic import (
    count_legal,
    is_over,
    legal,
    nth_legal,
    observe,
    play,
    result,
    setup,
)
from tegel.core.kernel import kernel
from tegel.core.loops import random_move
from tegel.core.rng import SEEDS, Rng, seed
from tegel.core.struct import Ints

LAST_SEED = SEEDS - 1

# What a game pays, seat by seat, when it ends.
WIN = 0
MARGIN = 1

# Who is in turn when a game is over, and what is played then.
NOBODY = -1

# --- One game ------------------------------------------------------------------------------------


@kernel
def begin(s: Any, rng: Rng, number: int, options: Ints) -> None:
    """A fresh game of this seed: the very game that `tegel.new` gives."""
    seed(rng, number)
    setup(s, options, rng)


@kernel
def refuses(s: Any, move: int) -> bool:
    """Whether a move is not legal; a game that is over takes any, for it plays none."""
    if is_over(s):
        return False
    # Legal moves ascend, so it is looked for by halving.
    first = 0
    last = count_legal(s)
    while first < last:
        middle = (first + last) >> 1
        found = nth_legal(s, middle)
        if found == move:
            return False
        if found < move:
            first = middle + 1
        else:
            last = middle
    return True


@kernel
def advance(s: Any, move: int, rng: Rng) -> None:
    """A move, and all that follows from it; a game that is over stays as it is."""
    if not is_over(s):
        play(s, move, rng)


@kernel
def pick(s: Any, rng: Rng) -> int:
    """A legal move, each with the same chance."""
    return NOBODY if is_over(s) else random_move(s, rng)


@kernel
def pay(s: Any, seats: int, scheme: int, ends: Ints, rewards: Any) -> None:
    """What the end of a game is worth to each seat.

    WIN: its share of the win, from −1 (none) to 1 (all of it). MARGIN: the points between it and
    the best of the others.
    """
    result(s, ends)
    winners = 0
    for seat in range(seats):
        winners += ends[seats + seat] == 1
    for seat in range(seats):
        if scheme == WIN:
            rewards[seat] = 2 / winners - 1 if ends[seats + seat] == 1 else -1.0
        else:
            best = ends[1] if seat == 0 else ends[0]
            for other in range(seats):
                if other != seat and ends[other] > best:
                    best = ends[other]
            rewards[seat] = ends[seat] - best


@kernel
def settle(
    s: Any, was_over: bool, seats: int, scheme: int, ends: Ints, rewards: Any, scores: Any
) -> bool:
    """Pay and tell the scores if the last move ended the game; whether the game is over."""
    for seat in range(seats):
        rewards[seat] = 0
        scores[seat] = 0
    over = is_over(s)
    if over and not was_over:
        pay(s, seats, scheme, ends, rewards)
        for seat in range(seats):
            scores[seat] = ends[seat]
    return over


@kernel
def show(s: Any, room: Ints, mask: Any, observation: Any) -> int:
    """What the seat in turn may do and may know; who that is. A row of no length is left out."""
    over = is_over(s)
    if len(mask) > 0:
        for move in range(len(mask)):
            mask[move] = 0
        if not over:
            for k in range(legal(s, room)):
                mask[room[k]] = 1
    if len(observation) > 0:
        if over:
            for n in range(len(observation)):
                observation[n] = 0
        else:
            observe(s, s.turn, observation)
    return NOBODY if over else s.turn


# --- Many games ----------------------------------------------------------------------------------


@kernel
def begin_all(first: int, last: int, states: Any, rngs: Any, seeds: Ints, options: Any) -> None:
    """A fresh game in every place."""
    for i in range(first, last):
        begin(states[i], rngs[i], seeds[i], options[i])


@kernel
def seed_all(first: int, last: int, rngs: Any, seeds: Ints) -> None:
    """Start generators that are to share nothing with the games of the same seeds."""
    for i in range(first, last):
        seed(rngs[i], LAST_SEED - seeds[i])


@kernel
def first_illegal(first: int, last: int, states: Any, moves: Ints) -> int:
    """The first game that refuses its move, or `last`."""
    for i in range(first, last):
        if refuses(states[i], moves[i]):
            return i
    return last


@kernel
def step_all(first: int, last: int, states: Any, moves: Ints, rngs: Any) -> None:
    """A move in every game."""
    for i in range(first, last):
        advance(states[i], moves[i], rngs[i])


@kernel
def tell_all(
    first: int,
    last: int,
    states: Any,
    rngs: Any,
    seeds: Ints,
    options: Any,
    seats: Ints,
    scheme: int,
    renew: int,
    ends: Ints,
    room: Ints,
    done: Any,
    rewards: Any,
    scores: Any,
    turns: Ints,
    masks: Any,
    observations: Any,
) -> None:
    """What every game has come to: its rewards, its scores, whose turn it is, what that seat sees.

    With `renew`, a game that is over makes way for a fresh one, of a seed so much further on.
    """
    for i in range(first, last):
        was_over = renew == 0 and done[i]
        done[i] = settle(states[i], was_over, seats[i], scheme, ends, rewards[i], scores[i])
        if renew > 0 and done[i]:
            seeds[i] = (seeds[i] + renew) & LAST_SEED
            begin(states[i], rngs[i], seeds[i], options[i])
        turns[i] = show(states[i], room, masks[i], observations[i])


@kernel
def sample_all(first: int, last: int, states: Any, rngs: Any, moves: Ints) -> None:
    """A legal move for every game, each with the same chance."""
    for i in range(first, last):
        moves[i] = pick(states[i], rngs[i])

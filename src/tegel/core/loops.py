"""Loops over whole games, for every game: random play, traces, perft. All inside kernels."""

from typing import Any

from tegel.core.generic import count_legal, is_over, nth_legal, play, setup
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below, seed
from tegel.core.struct import Ints

# A digest of a game's moves: equal digests, equal games (but for one chance in 2³¹).
DIGEST = 0x7FFFFFFF


@kernel
def random_move(s: Any, rng: Rng) -> int:
    """A legal move, each with the same chance."""
    return nth_legal(s, below(rng, count_legal(s)))


@kernel
def digested(digest: int, move: int) -> int:
    """The digest of the moves so far, and of one more."""
    return (digest * 1000003 + move + 1) & DIGEST


@kernel
def random_game(s: Any, options: Ints, rng: Rng, out: Ints) -> None:
    """A whole game of random moves; adds to `out` how many moves it took, and digests them."""
    setup(s, options, rng)
    moves = 0
    digest = out[1]
    while not is_over(s):
        move = random_move(s, rng)
        digest = digested(digest, move)
        play(s, move, rng)
        moves += 1
    out[0] += moves
    out[1] = digest


@kernel
def random_games(s: Any, options: Ints, rng: Rng, first: int, games: int, out: Ints) -> None:
    """One game of random moves for each seed from `first` on."""
    for i in range(games):
        seed(rng, first + i)
        random_game(s, options, rng, out)


@kernel
def trace(positions: Any, options: Ints, rng: Rng, moves: Ints) -> int:
    """A game of random moves with every position of it, for tests; how many moves it took.

    Stops where the room for positions ends.
    """
    setup(positions[0], options, rng)
    n = 0
    while not is_over(positions[n]) and n + 1 < len(positions):
        moves[n] = random_move(positions[n], rng)
        positions[n + 1] = positions[n]
        play(positions[n + 1], moves[n], rng)
        n += 1
    return n


@kernel
def perft(positions: Any, rngs: Any, next_move: Ints, depth: int) -> int:
    """How many sequences of `depth` decisions there are from the first position, chance fixed.

    Each branch gets its own copy of the generator, so the count depends on the seed alone.
    """
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    next_move[0] = 0
    while level >= 0:
        n = count_legal(positions[level])
        if level == depth - 1:
            leaves += n
            level -= 1
        elif next_move[level] == n:
            level -= 1
        else:
            move = nth_legal(positions[level], next_move[level])
            next_move[level] += 1
            positions[level + 1] = positions[level]
            rngs[level + 1] = rngs[level]
            level += 1
            next_move[level] = 0
            play(positions[level], move, rngs[level])
    return leaves

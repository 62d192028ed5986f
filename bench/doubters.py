"""Games between levels that do not look ahead, whole games in compiled code: thousands a minute.

They decide as `GreedyBot` does, with the same chances; only what comes of a seed is another game.
"""

from collections.abc import Iterator
from math import exp, log
from typing import Any

import numpy as np

import tegel
from tegel import arena
from tegel.arena.game import Played
from tegel.bots.roster import player
from tegel.bots.simple import GreedyBot
from tegel.core.generic import POINT, is_over, legal, play, redeal, result, worths
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below, new_rng, seed
from tegel.core.state import State
from tegel.core.struct import Ints, struct, structs

FINE = 1 << 30
HALVED = log(2)


@kernel
def choose(s: Any, doubt: int, moves: Ints, weights: Ints, rng: Rng) -> int:
    """A move by its worth; one worth so many parts of a point less is half as likely."""
    n = legal(s, moves)
    worths(s, moves, n, weights)
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    total = 0.0
    for i in range(n):
        total += share(best - weights[i], doubt)
    left = total * below(rng, FINE) / FINE
    for i in range(n):
        left -= share(best - weights[i], doubt)
        if left < 0:
            return int(moves[i])
    return int(moves[n - 1])


@kernel
def share(less: int, doubt: int) -> float:
    """How likely a move is beside the best one."""
    if doubt == 0:
        return 1.0 if less == 0 else 0.0
    return exp(-HALVED * less / doubt)


@kernel
def play_out(
    positions: Any, hidden: int, doubts: Ints, room: Ints, weights: Ints, out: Ints,
    dealing: Rng, thinking: Rng,
) -> None:  # fmt: skip
    """A whole game; each seat decides by what it knows, the rest made up."""
    s = positions[0]
    while not is_over(s):
        positions[1] = s
        if hidden:
            redeal(positions[1], s.turn, thinking)
        play(s, choose(positions[1], doubts[s.turn], room, weights, thinking), dealing)
    result(s, out)


def doubts_of(event: arena.Event) -> list[int] | None:
    """How much each bot doubts, in parts of a point; None: somebody looks ahead."""
    bots = [player(name).bot for name in event.bots]
    if not all(isinstance(bot, GreedyBot) for bot in bots):
        return None
    return [round(bot.doubt * POINT) for bot in bots if isinstance(bot, GreedyBot)]


def played(event: arena.Event, doubts: list[int]) -> Iterator[Played]:
    """All games of an event."""
    game = tegel.find(event.game)
    room, weights, out = (np.zeros(game.most_legal, np.int64) for _ in range(3))
    thinking = new_rng()
    for fixture in event.fixtures():
        state = State(game, event.options, fixture.seed)
        memory, dealing = state.snapshot()
        positions = np.repeat(memory, 2)
        seed(struct(Rng, thinking), event.bot_seed(fixture, 0))
        seats = np.array([doubts[bot] for bot in fixture.seats], np.int64)
        play_out(
            structs(game.position, positions), int(game.hidden), seats, room, weights, out,
            struct(Rng, dealing), struct(Rng, thinking),
        )  # fmt: skip
        n = event.players
        scores, places = tuple(map(int, out[:n])), tuple(map(int, out[n : 2 * n]))
        winners = places.count(1)
        yield Played(
            fixture, scores, places, tuple((place == 1) / winners for place in places),
            (0,) * n, (0.0,) * n, (),
        )  # fmt: skip

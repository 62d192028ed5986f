"""Compiling bots ahead: the search takes as long to compile for a game as its rules."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tegel.bots.bot import Budget
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.bots.simple import GreedyBot
from tegel.core.game import Game
from tegel.core.kernel import COMPILED
from tegel.core.state import State
from tegel.core.warm import marker

HERE = Path(__file__).parent
STEPS = 2

_warm: set[str] = set()


def is_warm(game: Game) -> bool:
    """Whether all kernels of the bots are in the cache already, for a game."""
    return not COMPILED or marker(game, HERE).exists()


def ensure_warm(game: Game) -> None:
    """Have the bots for a game ready; if they must be compiled, say so: somebody may be waiting."""
    if game.name in _warm:
        return
    if is_warm(game):
        # What is compiled is read from disk when it is first used: not out of a bot's first turn.
        SearchBot().decide(State(game, {}, 0), Budget(iterations=1), 0)
    else:
        print(f"Compiling the bots for {game.title}, once: some 10 to 30 s …", file=sys.stderr)
        for _ in warm(game):
            pass
    _warm.add(game.name)


def warm(game: Game) -> Iterator[str]:
    """Compile the bots for a game in two steps; yields what is done next."""
    state = State(game, {}, 0)
    yield "judgement"
    GreedyBot().decide(state, Budget(), 0)
    yield "search"
    bot = SearchBot()
    bot.decide(state, Budget(iterations=200), 0)
    # More iterations than there is room for: making room is compiled too.
    Growing(state, bot.leaf(game, state.players), bot.growth(game, state.players), 0).grow(10_000)
    if COMPILED:
        marker(game, HERE).touch()

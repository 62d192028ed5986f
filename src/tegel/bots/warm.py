"""All that bots do with a game, rehearsed: so it is found out what has to be compiled."""

import numpy as np

from tegel.bots.bot import Budget
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.bots.search.foretell import perceive
from tegel.bots.search.grow import certain_utility
from tegel.bots.simple import GreedyBot
from tegel.core.game import Game
from tegel.core.state import State
from tegel.core.struct import struct

ITERATIONS = 4


def judgement(game: Game) -> None:
    """Use once all that Python asks of a game's judgement, and all that its contract promises."""
    state = State(game, {}, 0)
    GreedyBot().decide(state, Budget(), 0)
    position, moves = struct(game.position, state.memory), np.array(state.legal_moves)
    game.judgement.worth(position, state.legal_moves[0])
    game.judgement.worths(position, moves, len(moves), np.zeros(len(moves), np.int64))
    game.judgement.favourite(position)


def search(game: Game) -> None:
    """Use once all that Python asks of the search."""
    state = State(game, {}, 0)
    bot = SearchBot()
    bot.decide(state, Budget(seconds=0.001), 0)
    growing = Growing(state, bot.leaf(game, state.players), bot.growth(game, state.players), 0)
    growing.grow(ITERATIONS)
    growing.goes_on(state, 0)
    growing.make_room()
    # What a certain outcome is worth is asked only where one is.
    certain_utility(growing.tree.growth, growing.tree.nodes[0], 0)
    seen, position = np.zeros(game.perception, np.float32), struct(game.position, state.memory)
    game.insight.insight(position, 0, seen)
    perceive(position, seen)

"""All that bots do with a game, rehearsed: so it is found out what has to be compiled."""

from tegel.bots.bot import Budget
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.bots.search.grow import certain_utility
from tegel.bots.simple import GreedyBot
from tegel.core.game import Game
from tegel.core.state import State

ITERATIONS = 4


def judgement(game: Game) -> None:
    """Use once all that Python asks of a game's judgement."""
    GreedyBot().decide(State(game, {}, 0), Budget(), 0)


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

"""Games to be reviewed: short searches will do, for what is promised holds at any depth."""

from random import Random

from tegel.bots import player
from tegel.bots.table import Seated
from tegel.core.state import State
from tests.harness.kinds import Kind

QUICK = 12  # iterations


def played(kind: Kind, seed: int, level: str = "casual", moves: int = 10_000) -> State:
    """A game of bots, to its end or so far."""
    state = kind.new(seed)
    seats = [Seated(player(level), 10 * seed + seat) for seat in range(state.players)]
    while not state.is_over and len(state.moves) < moves:
        assert state.turn is not None
        state.push(seats[state.turn].decide(state).move)
    return state


def at_random(kind: Kind, seed: int, moves: int) -> State:
    """A game of random moves, so far."""
    state, chance = kind.new(seed), Random(seed)
    while not state.is_over and len(state.moves) < moves:
        state.push(chance.choice(state.legal_moves))
    return state

"""All that is done with a game, rehearsed: so it is found out what has to be compiled."""

import numpy as np

from tegel.core import loops
from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.perft import count_leaves
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import struct, structs


def rules(game: Game) -> None:
    """Use once all that Python asks of the rules."""
    state = State(game, {}, 0)
    play_random_games(game, state.options, 0, 1)
    count_leaves(state, 1)
    state.observe(0)
    _ask_everything(state)
    while True:
        str(state)
        state.begins_turn  # noqa: B018
        for illegal in sorted(set(range(game.moves)) - set(state.legal_moves))[:1]:
            state.refusal(illegal)
            state.deed(illegal)
        for seat in [None, *range(state.players)]:
            state.view(seat)
        if state.is_over:
            break
        state.push(state.legal_moves[0])


def _ask_everything(state: State) -> None:
    """What the contract of the rules promises, and nothing else here asks."""
    game, (memory, rng) = state.game, state.snapshot()
    position, chance = struct(game.position, memory), struct(Rng, rng)
    game.rules.is_open(position)
    game.rules.count_legal(position)
    game.rules.nth_legal(position, 0)
    game.rules.redeal(position, 0, chance)
    loops.random_move(position, chance)
    positions = structs(game.position, np.repeat(memory, 2))
    loops.trace(positions, game.encode(state.options), chance, np.zeros(2, np.int64))

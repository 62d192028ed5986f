"""All that is done with a game, rehearsed: so it is found out what has to be compiled."""

from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.perft import count_leaves
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import struct


def rules(game: Game) -> None:
    """Use once all that Python asks of the rules."""
    state = State(game, {}, 0)
    play_random_games(game, state.options, 0, 1)
    count_leaves(state, 1)
    state.observe(0)
    memory, rng = state.snapshot()
    game.rules.redeal(struct(game.position, memory), 0, struct(Rng, rng))
    while True:
        str(state)
        state.begins_turn  # noqa: B018
        game.notation.news(state)
        illegal = min(set(range(game.moves)) - set(state.legal_moves))
        game.notation.why_illegal(state, illegal)
        for seat in [None, *range(state.players)]:
            state.view(seat)
        if state.is_over:
            break
        state.push(state.legal_moves[0])

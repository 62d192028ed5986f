"""Playing a few moves of each game for nothing, so that the first table waits for no code."""

import asyncio

from tegel.core.state import State
from tegel.core.warm import ensure_warm
from tegel.games import find, games

MOVES = 5


async def rehearse() -> None:
    """Compile or load the rules and the views of all games, beside the server's loop."""
    await asyncio.to_thread(_play_all)


def _play_all() -> None:
    for name in games():
        game = find(name)
        ensure_warm(game)
        state = State(game, {}, 0)
        for _ in range(MOVES):
            state.push(state.legal_moves[0])
            for seat in (None, state.turn):
                state.view(seat)

"""Bots, hints and analyses in a page: they think where the table stands, one after another."""

import asyncio

from tegel.analysis.advice import Advice, Thought, think
from tegel.bots import player
from tegel.core.state import State
from tegel.core.telling import Move

# Seconds in which the page can ask for something else before a bot begins to think.
BREATH = 0.01


class Thinker:
    """Decides for bots, here."""

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        """The decision of the seat in turn, from what it knows, the level and the seed."""
        del host, table
        return (await self._think(state, level, seed, hint=False)).move

    async def hint(self, state: State, level: str, seed: int) -> list[Advice]:
        """What a level would advise the seat in turn, the best first."""
        return list((await self._think(state, level, seed, hint=True)).advice)

    async def _think(self, state: State, level: str, seed: int, *, hint: bool) -> Thought:
        await asyncio.sleep(BREATH)
        assert state.turn is not None
        return think(state.imagine(state.turn, seed), player(level), seed, hint=hint)

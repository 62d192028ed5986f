"""Bots and hints in a page: whoever is free thinks, and is stopped when nobody waits any more."""

import asyncio

from tegel.analysis.advice import Advice, Thought, think, thought
from tegel.bots import player
from tegel.bots.search import TreeBot
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.pocket.crew import Crew

# Seconds in which the page can ask for something else before a bot begins to think.
BREATH = 0.01


class Thinker:
    """Decides for bots, here."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew

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
        """What `think` comes to, which stops nobody meanwhile and can be stopped."""
        await asyncio.sleep(BREATH)
        assert state.turn is not None
        known, chosen = state.imagine(state.turn, seed), player(level)
        if not isinstance(chosen.bot, TreeBot) or chosen.budget.iterations is None:
            return think(known, chosen, seed, hint=hint)
        thinking = chosen.bot.begin(known.imagine(state.turn, seed), chosen.budget, seed)
        if not thinking.is_over:
            count = thinking.left or 0
            await asyncio.gather(*(self._crew.grow(tree, count) for tree in thinking.trees))
        return thought(known, thinking.decision(), seed, hint=hint)

"""Bots and hints in a page: whoever is free thinks, and is stopped when nobody waits any more."""

import asyncio
from contextlib import aclosing
from functools import partial

from tegel.analysis.advice import Advice, Thought, think, thought
from tegel.analysis.deepen import Deepening
from tegel.bots import Budget, player
from tegel.bots.search import TreeBot
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.pocket.crew import Crew
from tegel.pocket.studies import MOST_EDGES
from tegel.server.tables.timed import seconds_of

# Seconds in which the page can ask for something else before a bot begins to think.
BREATH = 0.01


class Thinker:
    """Decides for bots, here."""

    def __init__(self, crew: Crew) -> None:
        self._crew = crew
        self._told_to_move: dict[str, asyncio.Event] = {}  # by table

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        """The decision of the seat in turn, from what it knows, the level and the seed."""
        del host
        seconds = seconds_of(level)
        if seconds is not None and len(state.legal_moves) > 1:
            return await self._ponder(state, seconds, seed, table)
        return (await self._think(state, level, seed, hint=False)).move

    def hurry(self, table: str) -> None:
        """Let the champion of a table move by what it has found out."""
        if table in self._told_to_move:
            self._told_to_move[table].set()

    async def _ponder(self, state: State, seconds: float, seed: int, table: str) -> Move:
        """What the champion finds with all hands, in so many seconds or until told to move."""
        assert state.turn is not None
        told = self._told_to_move[table] = asyncio.Event()
        await asyncio.sleep(BREATH)
        known, edges = state.imagine(state.turn, seed), MOST_EDGES // self._crew.size
        begin = partial(Deepening, known, 1, Budget(seconds), seed, edges=edges)
        best: Move | None = None
        try:
            async with aclosing(self._crew.deepen(begin)) as deepening:
                async for found in deepening:
                    best = found.best.move
                    if told.is_set():
                        break
        finally:
            if self._told_to_move.get(table) is told:
                del self._told_to_move[table]
        assert best is not None
        return best

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

"""Thinking for bots, as the server's loop sees it: ask, and await the answer."""

import asyncio
from collections.abc import Awaitable, Callable

from tegel.bots import player
from tegel.bots.levels import LEVELS
from tegel.core.game import Game, Move
from tegel.core.machine import processors
from tegel.core.position import pack
from tegel.core.state import State
from tegel.server.thinking.jobs import Job, Jobs
from tegel.server.thinking.keeper import Keeper
from tegel.server.thinking.task import Advice, Task, Thought


class Thinkers:
    """Processes that think for bots.

    A level is one of `tegel.bots.levels`, or any other player of the roster. The latter may name a
    class to import: never take one from a client. A decision that takes longer than the patience,
    in seconds, has failed. After two failures another level decides, and in the end chance.
    Whatever is to be waited for before a level decides in a game, `until_ready` waits for.
    """

    def __init__(
        self,
        workers: int | None = None,
        patience: float = 30.0,
        until_ready: Callable[[Game, str], Awaitable[None]] | None = None,
    ) -> None:
        if workers is None:
            workers = max(1, processors() - 1)
        self.waiting = 0  # callers whose answer has not come yet
        self._jobs = Jobs()
        self._until_ready = until_ready
        self._keepers = [Keeper(self._jobs, patience) for _ in range(workers)]

    @property
    def thought(self) -> int:
        """How many answers workers have given."""
        return sum(keeper.thought for keeper in self._keepers)

    @property
    def failures(self) -> int:
        """How often a worker was lost, hung, or did not decide as it should."""
        return sum(keeper.failures for keeper in self._keepers)

    async def start(self) -> None:
        """Start the workers; this waits for nothing, and questions may come at once."""
        for keeper in self._keepers:
            keeper.start()

    async def close(self) -> None:
        """End all workers; whoever still waits gets `Closed`."""
        self._jobs.close()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for keeper in self._keepers:
            keeper.end()
        for keeper in self._keepers:
            if keeper.is_alive():
                keeper.join()

    async def decide(
        self, state: State, level: str, seed: int, host: str = "", table: str = ""
    ) -> Move:
        """A move for the seat in turn, from what that seat knows, the level and the seed.

        Hosts take turns. A table has one question at a time: another one takes its place.
        """
        return (await self._think(state, level, seed, False, host, table)).move

    async def hint(self, state: State, level: str, seed: int, host: str = "") -> list[Advice]:
        """What a level would advise the seat in turn, the best first; nothing if nobody can."""
        return list((await self._think(state, level, seed, True, host)).advice)

    async def _think(
        self, state: State, level: str, seed: int, is_hint: bool, host: str, table: str = ""
    ) -> Thought:
        assert state.turn is not None, "there is something to decide"
        _check(level)
        if self._until_ready:
            # Here, so that who needs nothing compiled is not kept waiting by who does.
            await self._until_ready(state.game, level)
        imagined = state.imagine(state.turn, seed)
        job = Job(Task(pack(imagined), level, seed), imagined, is_hint, host, table)
        self._jobs.put(job)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(job.promise)
        finally:
            self.waiting -= 1
            job.is_wanted = False


def _check(level: str) -> None:
    """Raise `BadOptions` for a player that we don't have; only workers look at others' code."""
    if level not in LEVELS and "." not in level.partition(":")[0]:
        player(level)

"""Thinking for bots, as the server's loop sees it: ask, and await the answer."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tegel.analysis.advice import Advice, Thought
from tegel.bots import player
from tegel.bots.levels import LEVELS, level_of
from tegel.core.errors import TegelError
from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.core.position import pack
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games import find
from tegel.server.tables.timed import LONGEST, seconds_of
from tegel.server.thinking.analysis import Ponder
from tegel.server.thinking.jobs import Job, Jobs
from tegel.server.thinking.keeper import Keeper
from tegel.server.thinking.study import Progress, Pursuit, Study, StudyFailed
from tegel.server.thinking.task import Task
from tegel.server.thinking.watching import Watching

# How many studies one player may have at once, one household, and all of them together.
MOST_OF_ONE = 2
MOST_AT_HOME = 40
MOST_STUDIES = 200
# Studies ask the champion, and wait until it can be asked.
STUDENT = "champion"
# A later decision of a turn gets this part of the time of its first: that saw it coming.
LATER = 0.25
# After so many seconds it is looked again whether somebody who thinks shall move.
LOOK = 0.25


class TooMany(TegelError):
    """Somebody wants more studies at once than there can be."""


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
        self._studying: Counter[str] = Counter()  # studies that go on, by host
        self._at_home: Counter[str] = Counter()  # the same by household
        self._told_to_move: dict[str, asyncio.Event] = {}  # by table
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

    @property
    def studies(self) -> int:
        """How many studies are wanted and not over."""
        return self._studying.total()

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

        Hosts take turns. A table has one question at a time: another one takes its place. A level
        that was told how long to think does so in what time others leave; of who has too much
        under way already, it thinks as usual.
        """
        seconds = seconds_of(level)
        if seconds is not None and len(state.legal_moves) > 1:
            found = await self._ponder(state, min(seconds, LONGEST), seed, host, table)
            if found is not None:
                return found
        return (await self._think(state, level_of(level), seed, False, host, table)).move

    def hurry(self, table: str) -> None:
        """Let whoever thinks by the clock at a table move now."""
        if table in self._told_to_move:
            self._told_to_move[table].set()

    async def hint(self, state: State, level: str, seed: int, host: str = "") -> list[Advice]:
        """What a level would advise the seat in turn, the best first; nothing if nobody can."""
        return list((await self._think(state, level, seed, True, host)).advice)

    def study(self, study: Study, host: str, seconds: float, home: str = "") -> Watching:
        """Begin a study, of so many seconds of thinking at most; it is watched until it is left.

        Studies have what time moves and hints leave, in slices: households take turns. `TooMany`
        says that the host, its household, or all together, have enough of them.
        """
        home = home or host
        if self._studying[host] >= MOST_OF_ONE:
            raise TooMany(f"you have {MOST_OF_ONE} studies under way: stop one of them first")
        if self._at_home[home] >= MOST_AT_HOME or self.studies >= MOST_STUDIES:
            raise TooMany("too many people study at the moment; try again later")
        self._studying[host] += 1
        self._at_home[home] += 1

        async def begin(tell: Callable[[Progress], None]) -> Pursuit:
            if self._until_ready:
                await self._until_ready(find(study.game), STUDENT)
            pursuit = Pursuit(study, home, seconds, tell)
            self._jobs.put(pursuit)
            return pursuit

        def left() -> None:
            for going, who in ((self._studying, host), (self._at_home, home)):
                going[who] -= 1
                if not going[who]:
                    del going[who]  # who has none is not kept

        return Watching(begin, left)

    async def _ponder(
        self, state: State, seconds: float, seed: int, host: str, table: str
    ) -> Move | None:
        """What the champion finds in so many seconds of a turn, or until told to move."""
        told = self._told_to_move[table] = asyncio.Event()  # also while it gets ready
        try:
            if self._until_ready:
                await self._until_ready(state.game, STUDENT)
            if not state.begins_turn:
                seconds *= LATER
            watching = self.study(Ponder.of(state, seed), host, seconds)
            try:
                return await _found(watching, told, seconds)
            finally:
                watching.leave()
        except TooMany:
            return None
        finally:
            if self._told_to_move.get(table) is told:
                del self._told_to_move[table]

    async def _think(
        self, state: State, level: str, seed: int, is_hint: bool, host: str, table: str = ""
    ) -> Thought:
        assert state.turn is not None, "there is something to decide"
        _check(level)
        if self._until_ready:
            # Here, so that who needs nothing compiled is not kept waiting by who does.
            await self._until_ready(state.game, level)
        imagined = state.imagine(state.turn, seed)
        job = Job(Task(pack(imagined), level, seed, is_hint), imagined, is_hint, host, table)
        self._jobs.put(job)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(job.promise)
        finally:
            self.waiting -= 1
            job.is_wanted = False


async def _found(watching: Watching, told: asyncio.Event, seconds: float) -> Move | None:
    """What a study has found when its time is over, or when it was told to end; None: it failed."""
    loop, best = asyncio.get_running_loop(), None
    end = loop.time() + seconds
    with suppress(StudyFailed):  # what was found until then is better than nothing
        while not watching.is_over and (best is None or not (told.is_set() or loop.time() >= end)):
            found: Move | None = await watching.next(LOOK)
            best = best if found is None else found
    return best


def _check(level: str) -> None:
    """Raise `BadOptions` for a player that we don't have; only workers look at others' code."""
    if level not in LEVELS and "." not in level.partition(":")[0]:
        player(level)

"""Preparing: games are compiled while people play them already, interpreted.

What takes too long interpreted is a search: who looks ahead is asked when that is compiled.
"""

import asyncio
from collections.abc import Callable, Sequence

from tegel.bots.levels import looks_ahead
from tegel.core import ways
from tegel.core.game import Game
from tegel.core.native.parts import Part, Step
from tegel.core.native.workshop import Workshop

# What people wait for, in this order, and about how many seconds each takes.
TIMES = {"rules": 6, "judgement": 2, "search": 12}
STAGES = tuple(TIMES)
LOOKING = 0.2  # seconds


class Preparing:
    """Games on their way to being compiled; from now on this process does not compile itself."""

    def __init__(self, games: Sequence[Game]) -> None:
        ways.be_patient()
        self.games = tuple(games)
        parts = [Part(game, stage) for game in games for stage in STAGES]
        self._workshop = Workshop(parts, self._note)
        for part in parts:
            part.load()

    def want(self, game: Game) -> None:
        """Somebody has opened a game: it is compiled first."""
        self._workshop.want(game)

    def share(self, game: Game, stage: str) -> float:
        """How much of a stage is compiled; 1 too where nobody will: it is not waited for."""
        part = Part(game, stage)
        return round(self._workshop.step(part)[0], 2) if self._workshop.is_making(part) else 1.0

    def progress(self, game: Game) -> float:
        """How much of a game is compiled: 1 when nothing is waited for any more."""
        return sum(time * self.share(game, each) for each, time in TIMES.items()) / sum(
            TIMES.values()
        )

    async def until_ready(
        self, game: Game, level: str, tell: Callable[[], None] | None = None
    ) -> None:
        """Wait until a bot can decide in the time that it needs; `tell` hears that it goes on."""
        if looks_ahead(level):
            self.want(game)
            while self._workshop.is_making(Part(game, "search")):
                await asyncio.sleep(LOOKING)
                if tell:
                    tell()

    def close(self) -> None:
        """Stop compiling."""
        self._workshop.close()

    def _note(self, part: Part, step: Step) -> None:
        share, _ = step
        if share == 1:
            self.done(part)

    def done(self, part: Part) -> None:
        """A part is compiled: it is used at once."""
        part.load()

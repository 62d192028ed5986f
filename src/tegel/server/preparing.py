"""Preparing: games are compiled while people play them already, interpreted.

What takes too long interpreted is a search: who looks ahead is asked when that is compiled.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog
from structlog.typing import FilteringBoundLogger
from typing_extensions import TypedDict

from tegel.bots.levels import looks_ahead
from tegel.core import ways
from tegel.core.game import Game
from tegel.core.native.parts import Part, Step
from tegel.core.native.workshop import Workshop
from tegel.games import games

STAGES = ("rules", "judgement", "search")
LOOKING = 0.2  # seconds

_log: FilteringBoundLogger = structlog.get_logger()


class Ready(TypedDict):
    """How much of a game is compiled, from 0 to 1: then nothing waits for it any more."""

    name: str
    rules: float
    judgement: float
    search: float


class Preparing:
    """The games of a server on their way to being compiled."""

    def __init__(self) -> None:
        ways.be_patient()
        self._parts = {
            game.name: [Part(game, stage) for stage in STAGES] for game in games().values()
        }
        self._workshop = Workshop(
            [part for parts in self._parts.values() for part in parts], self._note
        )
        for parts in self._parts.values():
            parts[0].load()

    def want(self, game: Game) -> None:
        """Somebody has opened a game: it is compiled first."""
        self._workshop.want(game)

    def shares(self) -> list[Ready]:
        """How much of each game is compiled."""
        return [
            {
                "name": name,
                "rules": self._share(rules),
                "judgement": self._share(judgement),
                "search": self._share(search),
            }
            for name, (rules, judgement, search) in self._parts.items()
        ]

    def _share(self, part: Part) -> float:
        if not self._workshop.is_making(part):
            return 1.0  # nobody waits for what could not be made
        return round(self._workshop.step(part)[0], 2)

    async def until_ready(self, game: Game, level: str) -> None:
        """Wait until a bot can decide in the time that it needs: not where nothing compiles."""
        search = Part(game, "search")
        if looks_ahead(level) and game.name in self._parts:
            self.want(game)
            while self._workshop.is_making(search):
                await asyncio.sleep(LOOKING)

    def close(self) -> None:
        """Stop compiling."""
        self._workshop.close()

    def _note(self, part: Part, step: Step) -> None:
        share, _ = step
        if share == 1:
            _log.info("compiled", game=part.game.name, stage=part.stage)
            if part.stage == STAGES[0]:
                part.load()


@asynccontextmanager
async def preparing() -> AsyncGenerator[Preparing]:
    """Compile what is missing, as long as the server runs."""
    prepared = await asyncio.to_thread(Preparing)
    try:
        yield prepared
    finally:
        await asyncio.to_thread(prepared.close)

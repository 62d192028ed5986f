"""The games of a server, compiled while people play them already."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import structlog
from structlog.typing import FilteringBoundLogger
from typing_extensions import TypedDict

from tegel.bots import preparing as games_in_progress
from tegel.core.native.parts import Part
from tegel.games import games

_log: FilteringBoundLogger = structlog.get_logger()


class Ready(TypedDict):
    """How much of a game is compiled, from 0 to 1: then nothing waits for it any more."""

    name: str
    rules: float
    judgement: float
    search: float


class Preparing(games_in_progress.Preparing):
    """All games on their way to being compiled, and how far they are."""

    def __init__(self) -> None:
        super().__init__([*games().values()])

    def shares(self) -> list[Ready]:
        """How much of each game is compiled."""
        return [
            {
                "name": game.name,
                "rules": self.share(game, "rules"),
                "judgement": self.share(game, "judgement"),
                "search": self.share(game, "search"),
            }
            for game in self.games
        ]

    def done(self, part: Part) -> None:
        """A part is compiled. Only the rules are used in this process: others think."""
        _log.info("compiled", game=part.game.name, stage=part.stage)
        if part.stage == "rules":
            super().done(part)


@asynccontextmanager
async def preparing() -> AsyncGenerator[Preparing]:
    """Compile what is missing, as long as the server runs."""
    prepared = await asyncio.to_thread(Preparing)
    try:
        yield prepared
    finally:
        await asyncio.to_thread(prepared.close)

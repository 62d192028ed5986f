"""Thinkers for a while, and gates to wait for bots at."""

import asyncio
import multiprocessing
import os
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import tegel
from tegel.bots import player
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.thinking.thinkers import Thinkers

BOTS = "tests.server.thinking.bots"
GAMES = tuple(tegel.games())


@asynccontextmanager
async def thinkers(workers: int = 1, patience: float = 30.0) -> AsyncGenerator[Thinkers]:
    """Thinkers that leave no process behind."""
    found = Thinkers(workers, patience)
    await found.start()
    try:
        yield found
    finally:
        await found.close()
        assert not multiprocessing.active_children()


def some_state(game: str, seed: int, moves: int = 0, **options: object) -> State:
    """A game after some random moves."""
    state = tegel.new(game, seed=seed, **options)
    chance = Random(seed)
    for _ in range(moves):
        state.push(chance.choice(state.legal_moves))
    return state


def decision_here(state: State, level: str, seed: int) -> Move:
    """What a player decides in this process."""
    assert state.turn is not None
    chosen = player(level)
    return chosen.bot.decide(state.imagine(state.turn, seed), chosen.budget, seed).move


class Gate:
    """A gate at which a bot waits: a named pipe that both of them have to open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        os.mkfifo(path)

    @asynccontextmanager
    async def bot_waits(self) -> AsyncGenerator[None]:
        """Wait until a bot has come to the gate; it may go on when this ends."""
        file = await asyncio.wait_for(asyncio.to_thread(self.path.open, "wb"), 900)
        with file:
            yield


def worker_pids() -> list[int]:
    """The processes that think now."""
    return sorted(child.pid or 0 for child in multiprocessing.active_children())


@contextmanager
def python_is(path: str) -> Generator[None]:
    """Have another program started in place of Python, for workers."""
    from multiprocessing import resource_tracker, spawn

    resource_tracker.ensure_running()  # this one is no worker
    ours = spawn.get_executable()
    multiprocessing.set_executable(path)
    try:
        yield
    finally:
        multiprocessing.set_executable(ours)

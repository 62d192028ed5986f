"""Whatever happens to a worker, the move still comes, and what happened is logged and counted."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from tegel.analysis.advice import Advice
from tegel.core.native.cache import PACKAGE
from tegel.core.state import State

from .helpers import (
    BOTS,
    GAMES,
    Gate,
    decision_here,
    python_is,
    some_state,
    thinkers,
    worker_pids,
)

SEED = 11
TROUBLE = {
    "Dies": ("worker_lost", "it ended: exit status 3"),
    "Deaf": ("worker_lost", "it ended: signal SIGKILL"),
    "Hangs": ("worker_hangs", "it did not answer within 5 s"),
    "Raises": ("bot_failed", "ZeroDivisionError: nothing left"),
    "Cheats": ("bot_failed", "C blue 1 is not possible: the centre has no blue tiles"),
}

Log = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Troubled:
    """What came of many kinds of trouble at once."""

    moves: dict[str, int]
    log: Log
    failures: int
    thought: int
    after: int


def troubled_state() -> State:
    return some_state("azul", 1, moves=3)


@pytest.fixture(scope="module")
def troubled() -> Troubled:
    async def ask() -> Troubled:
        state = troubled_state()
        async with thinkers(2, patience=5) as found:
            levels = [f"{BOTS}.{bot}" for bot in TROUBLE]
            answers = [found.decide(state, level, SEED) for level in levels]
            with capture_logs() as log:
                moves = await asyncio.gather(*answers)
            failures, thought = found.failures, found.thought
            after = await found.decide(state, "expert", SEED)
            return Troubled(dict(zip(TROUBLE, moves, strict=True)), log, failures, thought, after)

    return asyncio.run(ask())


@pytest.mark.parametrize("bot", TROUBLE)
def test_one_who_fails_twice_is_replaced_and_the_move_still_comes(
    troubled: Troubled, bot: str
) -> None:
    assert troubled.moves[bot] == decision_here(troubled_state(), "club", SEED)


@pytest.mark.parametrize("bot", TROUBLE)
def test_every_failure_is_logged_with_its_reason(troubled: Troubled, bot: str) -> None:
    level = f"{BOTS}.{bot}"
    told = [entry for entry in troubled.log if entry["player"] == level]
    event, reason = TROUBLE[bot]
    entry = {"event": event, "reason": reason, "game": "azul", "player": level}
    assert told == 2 * [{**entry, "log_level": "warning"}]


def test_failures_and_thoughts_are_counted_and_the_next_answer_is_right(
    troubled: Troubled,
) -> None:
    assert troubled.failures == len(troubled.log) == 2 * len(TROUBLE)
    assert troubled.thought == len(TROUBLE)
    assert troubled.after == decision_here(troubled_state(), "expert", SEED)


def test_one_who_fails_once_decides_with_a_fresh_worker(tmp_path: Path) -> None:
    async def ask() -> None:
        state = some_state("ingenious", 5)
        async with thinkers() as found:
            level = f"{BOTS}.DiesOnce:mark={tmp_path / 'mark'}"
            assert await found.decide(state, level, SEED) == state.legal_moves[-1]
            assert (found.thought, found.failures) == (1, 1)

    asyncio.run(ask())


def test_a_worker_that_is_killed_while_it_thinks_or_idles_is_replaced(tmp_path: Path) -> None:
    async def ask() -> Log:
        gate = Gate(tmp_path / "gate")
        state = some_state("azul_duel", 5)
        async with thinkers() as found:
            with capture_logs() as log:
                level = f"{BOTS}.Waits:gate={gate.path}"
                answer = asyncio.create_task(found.decide(state, level, SEED))
                async with gate.bot_waits():
                    gate.path.unlink()  # the next worker need not wait
                    [killed] = worker_pids()
                    os.kill(killed, signal.SIGKILL)
                    assert await answer == state.legal_moves[-1]
                [fresh] = worker_pids()
                assert fresh != killed
                os.kill(fresh, signal.SIGKILL)
                assert await found.decide(state, "club", 1) == decision_here(state, "club", 1)
            assert (found.thought, found.failures) == (2, 2)
        return log

    log = asyncio.run(ask())
    assert [entry["event"] for entry in log] == 2 * ["worker_lost"]
    assert {entry["reason"] for entry in log} == {"it ended: signal SIGKILL"}


def test_an_interrupt_is_for_the_server_and_not_for_its_workers(tmp_path: Path) -> None:
    async def ask() -> None:
        gate = Gate(tmp_path / "gate")
        state = some_state("azul", 5)
        async with thinkers() as found:
            level = f"{BOTS}.Waits:gate={gate.path}"
            answer = asyncio.create_task(found.decide(state, level, SEED))
            async with gate.bot_waits():
                [pid] = worker_pids()
                os.kill(pid, signal.SIGINT)
            assert await answer == state.legal_moves[-1]
            assert (worker_pids(), found.failures) == ([pid], 0)

    asyncio.run(ask())


def test_patience_begins_when_a_worker_is_ready() -> None:
    async def ask() -> None:
        # To start takes longer than this, and so does loading a game.
        async with thinkers(patience=0.1) as found:
            for game in GAMES:
                state = some_state(game, 5)
                assert await found.decide(state, "club", 1) == decision_here(state, "club", 1)
            assert found.failures == 0

    asyncio.run(ask())


def test_nobody_tries_again_for_one_who_has_gone(tmp_path: Path) -> None:
    async def ask() -> None:
        gate = Gate(tmp_path / "gate")
        state = some_state("azul", 5)
        async with thinkers() as found:
            level = f"{BOTS}.Waits:gate={gate.path}"
            answer = asyncio.create_task(found.decide(state, level, SEED))
            async with gate.bot_waits():
                answer.cancel()
                await asyncio.wait([answer])
                [pid] = worker_pids()
                os.kill(pid, signal.SIGKILL)
            # With another try the bot would wait at the gate for ever.
            assert await found.decide(state, "club", 1) == decision_here(state, "club", 1)
            assert (found.thought, found.failures) == (1, 1)

    asyncio.run(ask())


def test_where_no_worker_can_live_chance_decides_and_there_is_no_hint() -> None:
    async def ask() -> tuple[list[int], list[Advice], Log, int]:
        state = some_state("azul", 5)
        with capture_logs() as log:
            async with thinkers() as found:
                moves = [await found.decide(state, "expert", seed) for seed in (SEED, SEED, 12)]
                advice = await found.hint(state, "expert", SEED)
                return moves, advice, log, found.failures

    with python_is("/bin/false"):
        moves, advice, log, failures = asyncio.run(ask())
    legal = some_state("azul", 5).legal_moves
    assert moves == [Random(seed).choice(legal) for seed in (SEED, SEED, 12)]
    assert moves[0] != moves[2]
    assert advice == []
    told = [entry["event"] for entry in log]
    assert told == 4 * [*3 * ["worker_lost"], "nobody_decides"]
    assert failures == 12


def test_where_no_worker_can_be_started_chance_decides_too() -> None:
    async def ask() -> None:
        state = some_state("azul", 5)
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
        try:
            async with thinkers() as found:
                move = await found.decide(state, "expert", SEED)
                assert move == Random(SEED).choice(state.legal_moves)
                assert found.failures >= 4
                resource.setrlimit(resource.RLIMIT_NOFILE, limits)
                move = await found.decide(state, "expert", SEED)
                assert move == decision_here(state, "expert", SEED), "when it can, it goes on"
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)

    with capture_logs() as log:
        asyncio.run(ask())
    assert log[0]["reason"] == "it could not be started: Too many open files"


ORPHANS = """
import asyncio, os, signal, sys
import tegel
from tegel.server.thinking.thinkers import Thinkers

async def leave(gates):
    thinkers = Thinkers(len(gates), patience=600)
    await thinkers.start()
    state = tegel.new("azul", seed=1)
    for gate in gates:
        level = f"tests.server.thinking.bots.Hangs:gate={gate}"
        task = asyncio.create_task(thinkers.decide(state, level, 0))
        await asyncio.to_thread(open, gate, "wb")
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(leave(sys.argv[1:]))
"""


def test_workers_end_with_a_server_that_is_killed_even_if_a_bot_hangs(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    gates = [Gate(tmp_path / name).path for name in ("one", "two")]
    path = os.pathsep.join([str(PACKAGE.parent), str(Path.cwd())])
    with subprocess.Popen(
        [sys.executable, script, *gates],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    ) as process:
        # What they can print to ends when the last process has ended.
        out, _ = process.communicate(timeout=900)
    assert (out, process.returncode) == (b"", -9)

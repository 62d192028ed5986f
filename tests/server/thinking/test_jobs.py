"""Who waits for an answer: in which order they get it, and what if they go or all is closed."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tegel.core.machine import processors
from tegel.server.thinking import Closed, Thinkers

from .helpers import BOTS, Gate, decision_here, some_state, thinkers, worker_pids


def test_moves_come_before_hints_and_else_first_come_first_served(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        done: list[str] = []

        async def note(name: str, answer: Coroutine[Any, Any, object]) -> None:
            await answer
            done.append(name)

        async with thinkers() as found, asyncio.TaskGroup() as group:
            gate = Gate(tmp_path / "gate")
            state = some_state("azul", 1)
            group.create_task(found.decide(state, f"{BOTS}.Waits:gate={gate.path}", 0))
            async with gate.bot_waits():
                for n in range(3):
                    group.create_task(note(f"hint {n}", found.hint(state, "club", n)))
                for n in range(3):
                    group.create_task(note(f"move {n}", found.decide(state, "club", n)))
                while found.waiting < 7:
                    await asyncio.sleep(0)
        return done

    kinds = ("move", "hint")
    assert asyncio.run(ask()) == [f"{kind} {n}" for kind in kinds for n in range(3)]


def test_an_answer_that_nobody_waits_for_is_thrown_away(tmp_path: Path) -> None:
    async def ask() -> None:
        async with thinkers() as found:
            gate = Gate(tmp_path / "gate")
            state = some_state("azul", 1)
            level = f"{BOTS}.Waits:gate={gate.path}"
            thinking = asyncio.create_task(found.decide(state, level, 0))
            async with gate.bot_waits():
                [pid] = worker_pids()
                waiting = asyncio.create_task(found.decide(state, "club", 1))
                following = asyncio.create_task(found.decide(state, "expert", 2))
                while found.waiting < 3:
                    await asyncio.sleep(0)
                for caller in (thinking, waiting):
                    caller.cancel()
                    with suppress(asyncio.CancelledError):
                        await caller
                assert found.waiting == 1
            assert await following == decision_here(state, "expert", 2)
            assert worker_pids() == [pid]
            assert (found.thought, found.failures, found.waiting) == (2, 0, 0)

    asyncio.run(ask())


def test_whoever_waits_when_all_is_closed_is_told_so(tmp_path: Path) -> None:
    async def ask() -> None:
        state = some_state("azul", 1)
        gate = Gate(tmp_path / "gate")
        async with thinkers() as found:
            level = f"{BOTS}.Hangs:gate={gate.path}"
            thinking = asyncio.create_task(found.decide(state, level, 0))
            async with gate.bot_waits():
                waiting = asyncio.create_task(found.hint(state, "club", 0))
        for caller in (thinking, waiting):
            with pytest.raises(Closed, match="shutting down"):
                await caller
        with pytest.raises(Closed):
            await found.decide(state, "club", 0)
        await found.close()
        assert (found.failures, found.waiting) == (0, 0), "to end is no failure"

    asyncio.run(ask())


def test_thinkers_that_have_just_started_or_never_did_can_be_closed() -> None:
    async def close() -> None:
        async with thinkers(2):
            pass
        await Thinkers(2).close()
        assert not worker_pids()

    asyncio.run(close())


def test_a_processor_is_left_for_the_server() -> None:
    async def count() -> None:
        found = Thinkers()
        await found.start()
        answers = [found.decide(some_state("azul", n), "club", n) for n in range(9)]
        await asyncio.gather(*answers)
        assert len(worker_pids()) == max(1, processors() - 1)
        await found.close()

    asyncio.run(count())

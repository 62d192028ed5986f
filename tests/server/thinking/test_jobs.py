"""Who waits for an answer: in which order they get it, and what if they go or all is closed."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from tegel.core.machine import processors
from tegel.server.thinking.jobs import Closed, Job, Jobs
from tegel.server.thinking.task import Task
from tegel.server.thinking.thinkers import Thinkers

from .helpers import BOTS, Gate, decision_here, some_state, thinkers, worker_pids

STATE = some_state("azul", 1)


def job(host: str, table: str, is_hint: bool = False) -> Job:
    """Something to think about."""
    return Job(Task("", "club", 0), STATE, is_hint, host, table)


def tables(jobs: Jobs, count: int) -> list[str]:
    """The tables of the next jobs."""
    return [taken.table for _ in range(count) if (taken := jobs.take())]


def test_a_newcomer_is_next_however_many_tables_others_have() -> None:
    jobs = Jobs()
    for n in range(60):
        jobs.put(job(f"guest {n % 3}", f"champions {n}"))
    tables(jobs, 2)  # two workers think
    waited: list[int] = []
    for _ in range(10):
        jobs.put(job("newcomer", "table"))
        others = 0
        while tables(jobs, 1) != ["table"]:
            others += 1
        waited.append(others)
    assert waited[0] <= 1  # a guest who has not been served either
    assert max(waited) <= 3  # one of each guest


def test_hosts_take_turns_and_the_oldest_job_of_each_comes_first() -> None:
    jobs = Jobs()
    for host, count in (("a", 4), ("b", 2), ("c", 1)):
        for n in range(count):
            jobs.put(job(host, f"{host}{n}"))
    assert tables(jobs, 7) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_nobody_is_passed_over_by_many_who_come_again_and_again() -> None:
    jobs = Jobs()
    for n in range(10):
        jobs.put(job("many", f"many {n}"))
    served = list[str]()
    for host in ("a", "b"):
        jobs.put(job(host, host))
    for _ in range(30):
        taken = jobs.take()
        assert taken is not None
        served.append(taken.host)
        if taken.host != "many":
            jobs.put(job(taken.host, taken.host))
    assert served.count("many") == 10


def test_a_table_that_asks_again_keeps_its_one_place() -> None:
    jobs = Jobs()
    first, other, again = job("a", "one"), job("a", "two"), job("a", "one")
    for each in (first, other, again):
        jobs.put(each)
    assert first.promise.cancelled()
    assert [jobs.take(), jobs.take()] == [again, other]


def test_what_nobody_waits_for_any_more_takes_no_turn() -> None:
    jobs = Jobs()
    for n in range(3):
        jobs.put(gone := job("a", f"a{n}"))
        gone.promise.cancel()
    jobs.put(job("a", "last"))
    jobs.put(job("b", "b"))
    assert tables(jobs, 2) == ["last", "b"]


def test_moves_come_before_hints_but_every_fourth_answer_is_a_hint_that_waits() -> None:
    jobs = Jobs()
    for n in range(2):
        jobs.put(job(f"h{n}", f"hint {n}", is_hint=True))
    for n in range(5):
        jobs.put(job(f"m{n}", f"move {n}"))
    moves = [f"move {n}" for n in range(5)]
    assert tables(jobs, 7) == [*moves[:3], "hint 0", *moves[3:], "hint 1"]


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

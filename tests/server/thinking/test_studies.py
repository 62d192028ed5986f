"""Studies: they tell what they find while they go on, are stopped, and keep no move waiting."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tegel.analysis import Analysis, analyse, explained
from tegel.server.thinking.analysis import Analyse
from tegel.server.thinking.jobs import Closed, Job, Jobs
from tegel.server.thinking.study import Pursuit, Study, StudyFailed
from tegel.server.thinking.task import Task
from tegel.server.thinking.thinkers import (
    MOST_AT_HOME,
    MOST_OF_ONE,
    MOST_STUDIES,
    Thinkers,
    TooMany,
)
from tegel.server.thinking.watching import Watching

from .helpers import GAMES, decision_here, some_state, thinkers, worker_pids
from .studies import Counts, Dies, Raises

PATIENCE = 300.0


async def all_of(watching: Watching) -> list[Any]:
    """All that a study finds."""
    found: list[Any] = []
    try:
        while not watching.is_over:
            found.append(await watching.next(PATIENCE))
    finally:
        watching.leave()
    return found


def test_moves_come_first_then_hints_then_studies() -> None:
    jobs, state = Jobs(), some_state("azul", 1)
    study = Pursuit(Counts(), "a", 1.0, lambda _: None)
    hint, move = (Job(Task("", "club", 0), state, is_hint) for is_hint in (True, False))
    for job in (study, hint, move):
        jobs.put(job)
    assert [jobs.take(), jobs.take(), jobs.take()] == [move, hint, study]


def test_slices_of_studies_are_shared_by_players_and_not_by_how_much_they_ask_for() -> None:
    jobs = Jobs()
    for host, count in (("a", 5), ("b", 1)):
        for _ in range(count):
            jobs.put(Pursuit(Counts(), host, 1.0, lambda _: None))
    served: list[str] = []
    for _ in range(20):
        taken = jobs.take()
        assert isinstance(taken, Pursuit)
        served.append(taken.host)
        jobs.put(taken)
    assert served.count("a") == served.count("b") == 10


def test_a_study_that_was_begun_goes_on_with_the_same_keeper() -> None:
    jobs = Jobs()
    begun, fresh = (Pursuit(Counts(), "a", 1.0, lambda _: None, keeper=k) for k in ("one", None))
    for study in (begun, fresh):
        jobs.put(study)
    assert jobs.take(lambda study: study.keeper in (None, "other")) is fresh
    assert jobs.take(lambda study: study.keeper in (None, "one")) is begun


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_deepens_and_ends_with_what_is_found_at_once_elsewhere(game: str) -> None:
    async def ask() -> list[Analysis]:
        async with thinkers() as found:
            study = Analyse.of(state, lines=2, iterations=6000, seed=5)
            return await all_of(found.study(study, "a", PATIENCE))

    state = some_state(game, 1, moves=4)
    told = asyncio.run(ask())
    counts = [analysis.iterations for analysis in told]
    assert counts == sorted(counts)
    assert counts[-1] == 6000
    assert told[-1].seat == state.turn
    assert state.turn is not None
    known = state.imagine(state.turn, 5)
    here = explained(known, analyse(known, lines=2, iterations=6000, seed=5), 5)
    assert told[-1].lines == here.lines


def test_a_move_comes_while_a_long_study_goes_on_and_the_study_loses_nothing() -> None:
    async def ask() -> None:
        async with thinkers() as found:
            watching = found.study(Counts(), "student", PATIENCE)
            before, pid = await watching.next(PATIENCE)
            state = some_state("azul_duel", 1)
            # A move and a hint of another game, in the one worker that there is.
            assert await found.decide(state, "expert", 3) == decision_here(state, "expert", 3)
            assert await found.hint(state, "club", 3)
            assert not watching.is_over
            after, same = await watching.next(PATIENCE)
            assert (after > before, same) == (True, pid)
            watching.leave()

    asyncio.run(ask())


def test_two_players_studies_share_one_worker_fairly() -> None:
    async def ask() -> None:
        async with thinkers() as found:
            greedy = [found.study(Counts(), "greedy", PATIENCE) for _ in range(MOST_OF_ONE)]
            modest = found.study(Counts(), "modest", PATIENCE)
            mine = (await modest.next(PATIENCE))[0]
            for _ in range(8):
                mine = (await modest.next(PATIENCE))[0]
            theirs = [(await each.next(PATIENCE))[0] for each in greedy]
            # All of them come forward, and who wants one thing has as much as who wants more.
            assert min(theirs) > 0
            assert mine > max(theirs)
            for each in (*greedy, modest):
                each.leave()

    asyncio.run(ask())


def test_who_leaves_stops_a_study_and_may_have_another() -> None:
    async def ask() -> None:
        async with thinkers() as found:
            watching = [found.study(Counts(), "a", PATIENCE) for _ in range(MOST_OF_ONE)]
            for each in watching:
                await each.next(PATIENCE)
            with pytest.raises(TooMany, match="stop one of them first"):
                found.study(Counts(), "a", PATIENCE)
            for each in watching:
                each.leave()
                each.leave()
            assert found.studies == 0
            # None of theirs is in the way of the next, and all can be told.
            assert await all_of(found.study(Counts(3), "a", PATIENCE))
            assert found.studies == 0

    asyncio.run(ask())


def test_one_household_leaves_room_for_others_whoever_lives_there() -> None:
    async def ask() -> None:
        found = Thinkers(1)  # nobody works here
        watching = [found.study(Counts(), f"p{n}", 1.0, "home") for n in range(MOST_AT_HOME)]
        with pytest.raises(TooMany, match="try again later"):
            found.study(Counts(), "one more", 1.0, "home")
        watching.append(found.study(Counts(), "one more", 1.0, "another home"))
        watching.pop(0).leave()
        watching.append(found.study(Counts(), "p0", 1.0, "home"))
        for each in watching:
            each.leave()
        await found.close()

    asyncio.run(ask())


def test_there_are_no_more_studies_than_a_house_can_hold() -> None:
    async def ask() -> None:
        found = Thinkers(1)  # nobody works here
        watching = [found.study(Counts(), f"p{n}", 1.0) for n in range(MOST_STUDIES)]
        with pytest.raises(TooMany, match="try again later"):
            found.study(Counts(), "one more", 1.0)
        for each in watching:
            each.leave()
        await found.close()

    asyncio.run(ask())


def test_a_study_ends_when_its_time_is_over_with_what_it_has_found() -> None:
    async def ask() -> list[Any]:
        async with thinkers() as found:
            return await all_of(found.study(Counts(), "a", 0.6))

    told = asyncio.run(ask())
    assert 0 < told[-1][0] <= 60


def test_a_study_that_fails_says_so_and_costs_nobody_else_anything() -> None:
    async def ask() -> tuple[Sequence[Any], int]:
        async with thinkers() as found:
            other = found.study(Counts(), "b", PATIENCE)
            await other.next(PATIENCE)
            [pid] = worker_pids()
            with capture_logs() as log, pytest.raises(StudyFailed, match="try again"):
                await all_of(found.study(Raises(), "a", PATIENCE))
            assert worker_pids() == [pid]
            other.leave()
            return log, found.failures

    log, failures = asyncio.run(ask())
    assert failures == 1
    assert [(one["event"], one["reason"]) for one in log] == [
        ("study_failed", "ZeroDivisionError: nothing left")
    ]


def test_a_study_whose_worker_dies_begins_anew_and_one_that_kills_workers_is_given_up(
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with thinkers() as found:
            study: Study = Dies(str(tmp_path / "mark"))
            assert await all_of(found.study(study, "a", PATIENCE)) == ["alive"]
            with pytest.raises(StudyFailed):
                await all_of(found.study(Dies(), "a", PATIENCE))
            assert await all_of(found.study(Counts(1), "a", PATIENCE))
            assert found.failures == 3

    asyncio.run(ask())


def test_who_watches_when_all_is_closed_is_told_so() -> None:
    async def ask() -> None:
        async with thinkers() as found:
            watching = [found.study(Counts(), f"p{n}", PATIENCE) for n in range(5)]
            await watching[0].next(PATIENCE)
        for each in watching:
            with pytest.raises(Closed):
                await all_of(each)
        with pytest.raises(Closed):
            await all_of(found.study(Counts(), "late", PATIENCE))
        assert found.studies == 0

    asyncio.run(ask())


def test_who_does_not_look_for_a_while_is_told_the_latest() -> None:
    async def ask() -> None:
        told: list[Any] = []
        async with thinkers() as found:
            watching = found.study(Counts(100), "a", PATIENCE)
            assert await watching.next(0.0) is None
            while not watching.is_over:
                if (progress := await watching.next(PATIENCE)) is not None:
                    told.append(progress)
            watching.leave()
        assert told[-1][0] == 100

    asyncio.run(ask())

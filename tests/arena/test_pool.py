"""Games in processes of their own: some of them die, the others go on."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from multiprocessing import connection
from pathlib import Path
from types import SimpleNamespace

import pytest

import tegel
from tegel.arena import Event, Played, match
from tegel.arena.desk import Desk
from tegel.arena.pool import play_here
from tegel.arena.worker import GLANCE, Worker, WorkerLost, serve
from tegel.core.machine import no_interrupt
from tegel.core.native.cache import PACKAGE

from .test_game import played, timeless

BOTS = "tests.arena.bots"
FATAL = {
    "Dies": "ended its process: exit status 3",
    "Crashes": "ended its process: signal SIGSEGV",
    "Hangs": "did not decide within its budget and 5 s of patience",
}


def all_games(event: Event, jobs: int) -> dict[int, Played]:
    """All games of an event by number; nothing is left running."""
    games = {game.fixture.number: game for game in play_here(event, event.fixtures(), jobs)}
    assert not multiprocessing.active_children()
    return games


@pytest.fixture(scope="module")
def troubled() -> tuple[Event, dict[int, Played]]:
    """Games against bots that end or block their process in the middle of a game."""
    bots = ("random", *(f"{BOTS}.{name}:after=9" for name in FATAL))
    options = tegel.find("azul").settle({})
    event = Event("azul", options, bots, ((0, 1), (0, 2), (0, 3)), 1, patience=5)
    return event, all_games(event, 2)


@pytest.mark.parametrize(("bot", "reason"), FATAL.items(), ids=FATAL)
def test_a_bot_that_takes_its_process_along_forfeits_and_the_others_go_on(
    troubled: tuple[Event, dict[int, Played]], bot: str, reason: str
) -> None:
    event, games = troubled
    assert sorted(games) == [fixture.number for fixture in event.fixtures()]
    name = f"{BOTS}.{bot}:after=9"
    number = event.bots.index(name)
    game = next(game for game in games.values() if number in game.fixture.seats)
    seat = game.fixture.seats.index(number)
    assert game.forfeit is not None
    assert (game.forfeit.seat, game.forfeit.reason) == (seat, reason)
    assert game.forfeit.move == len(game.moves) + 1 > 3
    assert game.shares[1 - seat] == 1
    assert game.seconds[1 - seat] > 0, "what was on the desk is not lost"


def test_games_do_not_depend_on_where_or_beside_what_they_are_played() -> None:
    event = match("azul", ["random", "greedy", f"{BOTS}.Seeded"], 6)
    games = all_games(event, 2)
    for number, game in games.items():
        assert timeless(game) == timeless(played(event, number))


def test_what_bots_print_is_no_result(capfd: pytest.CaptureFixture[str]) -> None:
    all_games(match("azul", [f"{BOTS}.Prints", "random"], 1), 1)
    out, err = capfd.readouterr()
    assert out == ""
    assert "I think, therefore I print." in err


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    event = match("azul", ["random", "random"], 1000)
    with closing(play_here(event, event.fixtures(), 2)) as games:
        next(games)
        assert len(multiprocessing.active_children()) == 2
    assert not multiprocessing.active_children()


def test_a_worker_that_can_not_start_is_told_of() -> None:
    event = match("azul", ["random", "random"], 2)
    broken = replace(event)
    object.__setattr__(broken, "bots", ("random", "nobody"))
    with pytest.raises(WorkerLost, match="could not start"):
        all_games(broken, 1)


def test_time_in_which_all_was_suspended_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    event = match("azul", [f"{BOTS}.Hangs", f"{BOTS}.Hangs"], 1, patience=4)
    worker = Worker(event)
    try:
        worker.begin(next(event.fixtures()))
        while worker.desk.thoughts < 3:  # both have sat down, and now it hangs
            connection.wait([worker.pipe], 0.1)
            assert worker.answer() is None
        now = time.monotonic()
        clock = SimpleNamespace(monotonic=lambda: now)
        monkeypatch.setattr("tegel.arena.worker.time", clock)
        assert worker.answer() is None
        now += 10_000  # a lid was closed
        assert worker.answer() is None
        looks = 0
        while worker.answer() is None:
            now += 1
            looks += 1
        assert 4 / GLANCE / 2 - 4 <= looks <= 4 / GLANCE / 2 + 1
    finally:
        worker.stop()


ORPHANS = f"""
import os, signal
from multiprocessing import connection
from tegel.arena import match
from tegel.arena.worker import Worker

if __name__ == "__main__":
    event = match("azul", ["random", "{BOTS}.Hangs"], 2, patience=600)
    workers = [Worker(event) for _ in range(2)]
    for worker, fixture in zip(workers, event.fixtures(), strict=True):
        worker.begin(fixture)
    while any(worker.desk.seat is None for worker in workers):
        connection.wait([worker.pipe for worker in workers], 0.1)
        assert [worker.answer() for worker in workers] == [None, None]
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_a_parent_that_is_killed_even_if_a_bot_hangs(tmp_path: Path) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    path = os.pathsep.join([str(PACKAGE.parent), str(Path.cwd())])
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as process:
        # What they can print to ends when the last process has ended.
        out, _ = process.communicate(timeout=900)
    assert (out, process.returncode) == (b"", -9)


@pytest.mark.parametrize("asked", [0, 1])
def test_a_worker_ends_quietly_when_nobody_waits_for_its_games(asked: int) -> None:
    event = Event("azul", tegel.find("azul").settle({}), ("random", "random"), ((0, 1),), 1)
    ours, theirs = multiprocessing.Pipe()
    for fixture in [*event.fixtures()][:asked]:
        ours.send(fixture)
    ours.close()
    with closing(theirs):
        serve(event, Desk(event.players, tegel.find("azul").longest), theirs)


def test_an_interrupt_waits_until_a_process_that_starts_has_started() -> None:
    enough, started = threading.Event(), []

    def start() -> None:
        with no_interrupt():
            os.kill(os.getpid(), signal.SIGINT)
            for _ in range(1000):
                os.getpid()
            started.append(1)

    # A signal reaches any thread that does not block it, and interrupts the main one.
    other = threading.Thread(target=enough.wait)
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        enough.set()
        other.join()
    assert started == [1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler

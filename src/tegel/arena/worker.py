"""A worker: a process that plays games one after another, and may die of the bots in them."""

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection

from tegel.arena.desk import Desk
from tegel.arena.event import Event, Fixture
from tegel.arena.game import Played, forfeited, play_game
from tegel.bots import Budget, player
from tegel.bots.table import Seated
from tegel.core.errors import TegelError
from tegel.core.machine import end_with_parent, no_interrupt
from tegel.core.state import State
from tegel.games import find

READY = "ready"
GLANCE = 0.25  # seconds between looks at who has thought too long


class WorkerLost(TegelError):
    """A worker ended, and no bot can be blamed for it."""


class Worker:
    """A worker process, as seen by whoever started it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.fixture: Fixture | None = None
        self.desk = Desk(event.players, find(event.game).longest)
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=_work, args=(event, self.desk, theirs), name="tegel arena", daemon=True
        )
        with no_interrupt():
            self.process.start()
        theirs.close()
        self._is_ready = False
        self._seen: tuple[int, int | None] = (0, None)  # which thought, and whose
        self._waited = 0.0  # seconds for that thought
        self._looked = time.monotonic()

    def begin(self, fixture: Fixture) -> None:
        """Let it play a game, once it is ready."""
        self.fixture = fixture
        # If it has died, that shows when its answer is awaited.
        with suppress(BrokenPipeError):
            self.pipe.send(fixture)

    def answer(self) -> Played | None:
        """The game it was to play, when it has; or when a bot in it hangs or has ended it."""
        assert self.fixture is not None
        try:
            said = self.pipe.recv() if self.pipe.poll() else None
        except (EOFError, OSError):
            return self._died(self.fixture)
        if isinstance(said, Played):
            self.fixture = None
            return said
        self._is_ready = self._is_ready or said == READY
        return self._hangs(self.fixture) if self._is_overdue() else None

    def _is_overdue(self) -> bool:
        """Whether the seat that thinks has had its time.

        Time in which nobody looked does not count: both may have been suspended.
        """
        now, seen = time.monotonic(), (self.desk.thoughts, self.desk.seat)
        step = min(now - self._looked, 2 * GLANCE)
        self._waited = self._waited + step if seen == self._seen else 0.0
        self._looked, self._seen = now, seen
        return seen[1] is not None and self._waited > self.desk.limit

    def _hangs(self, fixture: Fixture) -> Played:
        seat = self._seen[1]
        self.stop()
        assert seat is not None
        reason = f"did not decide within its budget and {self.event.patience:g} s of patience"
        return forfeited(self.event, fixture, self.desk, seat, reason)

    def _died(self, fixture: Fixture) -> Played:
        self.process.join()
        status, seat = self.process.exitcode or 0, self.desk.seat
        self.stop()
        if status == -signal.SIGTERM:
            # Who ends all processes at once, as a system does that stops a service, ends us too in
            # a moment: no bot is to blame then.
            time.sleep(GLANCE)
        if not self._is_ready:
            raise WorkerLost(
                f"a process of the arena could not start ({_how(status)}). A script that plays"
                " matches has to do so under: if __name__ == '__main__'"
            )
        if seat is None:
            raise WorkerLost(
                f"a process of the arena ended ({_how(status)}) in game {fixture.number}, while no"
                " bot was thinking"
            )
        return forfeited(self.event, fixture, self.desk, seat, f"ended its process: {_how(status)}")

    @property
    def is_alive(self) -> bool:
        """Whether it can play on."""
        return self.process.is_alive()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.fixture = None
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _how(status: int) -> str:
    if status < 0:
        with suppress(ValueError):
            return f"signal {signal.Signals(-status).name}"
    return f"exit status {status}"


def _work(event: Event, desk: Desk, pipe: Connection) -> None:
    """What a worker does, from its start to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what bots print is no result
    threading.Thread(target=end_with_parent, daemon=True).start()
    _rehearse(event)
    serve(event, desk, pipe)


def serve(event: Event, desk: Desk, pipe: Connection) -> None:
    """Play what the pipe asks for until nobody is at its other end, however that came about."""
    with suppress(EOFError, ConnectionError):
        pipe.send(READY)
        while True:
            pipe.send(play_game(event, pipe.recv(), desk))


def _rehearse(event: Event) -> None:
    """Let our own bots decide once for nothing: loading what is compiled takes no thinking time."""
    state = State(find(event.game), event.options, 0)
    for name in dict.fromkeys(event.bots):
        if "." not in name.partition(":")[0]:  # else it is not ours, and may do anything
            Seated(replace(player(name), budget=Budget(iterations=1)), 0).decide(state)

"""What waits to be thought about."""

from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition

from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.server.thinking.task import Task, Thought


class Closed(TegelError):
    """Nobody thinks any more."""

    def __init__(self) -> None:
        super().__init__("the bots of this server have stopped thinking: it is shutting down")


@dataclass(eq=False)
class Job:
    """A task, and the promise to whoever waits for its answer."""

    task: Task
    state: State  # the same position
    is_hint: bool
    promise: Future[Thought] = field(default_factory=Future[Thought])
    is_wanted: bool = True


class Jobs:
    """Jobs that wait: moves before hints, and within each kind first come, first served."""

    def __init__(self) -> None:
        self._changed = Condition()  # guards all below
        self._moves: deque[Job] = deque()
        self._hints: deque[Job] = deque()
        self._is_closed = False

    def put(self, job: Job) -> None:
        """Let a job wait; `Closed` if nobody takes jobs any more."""
        with self._changed:
            if self._is_closed:
                raise Closed
            (self._hints if job.is_hint else self._moves).append(job)
            self._changed.notify()

    def take(self) -> Job | None:
        """The next job, as soon as there is one; None when there will be none any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closed or self._moves or self._hints)
            if self._is_closed:
                return None
            return (self._moves or self._hints).popleft()

    def close(self) -> None:
        """Let nobody wait any more."""
        with self._changed:
            self._is_closed = True
            for job in (*self._moves, *self._hints):
                if job.promise.set_running_or_notify_cancel():
                    job.promise.set_exception(Closed())
            self._moves.clear()
            self._hints.clear()
            self._changed.notify_all()

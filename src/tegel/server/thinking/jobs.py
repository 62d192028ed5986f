"""What waits to be thought about, and who is next."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition
from typing import Generic, TypeVar

from tegel.analysis.advice import Thought
from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.server.thinking.study import Pursuit
from tegel.server.thinking.task import Task

# After so many moves a hint is next, if anybody waits for one.
MOVES_A_HINT = 3


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
    host: str = ""  # who set the table up, or wants the hint
    table: str = ""
    promise: Future[Thought] = field(default_factory=Future[Thought])
    is_wanted: bool = True

    @property
    def is_gone(self) -> bool:
        """Whether nobody waits for it any more."""
        return self.promise.cancelled()


J = TypeVar("J", Job, Pursuit)


class Line(Generic[J]):
    """Jobs of one kind that wait: hosts take turns, and of one host the oldest job comes first.

    However many tables a host has, another waits for no more than one job of each host. Who has
    asked for nothing lately comes next.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[J]] = {}  # by host
        self._turns: dict[str, int] = {}  # the turn in which a host is served next
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, job: J) -> J | None:
        """Let a job wait; the one of its table in whose place it does, if there is one."""
        jobs = self._waiting.get(job.host)
        if jobs is None:
            jobs = self._waiting[job.host] = deque()
            now = self._turn - 1
            self._turns[job.host] = max(self._turns.get(job.host, now), now)
        for n, other in enumerate(jobs):
            if job.table and other.table == job.table:
                jobs[n] = job
                return other
        jobs.append(job)
        return None

    def has(self, fits: Callable[[J], bool]) -> bool:
        """Whether a job waits that is such a one."""
        return any(fits(job) for jobs in self._waiting.values() for job in jobs)

    def take(self, fits: Callable[[J], bool] = lambda _: True) -> J | None:
        """The next job that is such a one and that somebody still wants, if there is one."""
        for host in sorted(self._waiting, key=self._turns.__getitem__):
            jobs = deque(job for job in self._waiting[host] if not job.is_gone)
            found = next((job for job in jobs if fits(job)), None)
            if found is not None:
                jobs.remove(found)
                self._turn = max(self._turn, self._turns[host])
                self._turns[host] += 1
            if jobs:
                self._waiting[host] = jobs
            else:
                del self._waiting[host]
            if found is not None:
                self._forget()
                return found
        return None

    def take_all(self) -> list[J]:
        """All jobs: nobody waits any more."""
        jobs = [job for waiting in self._waiting.values() for job in waiting]
        self._waiting.clear()
        return jobs

    def _forget(self) -> None:
        """Forget who would be next anyway."""
        self._turns = {
            host: turn
            for host, turn in self._turns.items()
            if turn >= self._turn or host in self._waiting
        }


class Jobs:
    """Jobs that wait for keepers: moves, between them some hints, and studies when there is time.

    A study comes back after each slice that it had.
    """

    def __init__(self) -> None:
        self._changed = Condition()  # guards all below
        self._moves = Line[Job]()
        self._hints = Line[Job]()
        self._studies = Line[Pursuit]()
        self._since_hint = 0
        self._is_closed = False

    def put(self, job: Job | Pursuit) -> None:
        """Let a job wait; `Closed` if nobody takes jobs any more."""
        with self._changed:
            if self._is_closed:
                raise Closed
            if isinstance(job, Pursuit):
                self._studies.put(job)
            else:
                replaced = (self._hints if job.is_hint else self._moves).put(job)
                if replaced is not None:
                    replaced.promise.cancel()
            # All, for a study that was begun is for one keeper only.
            self._changed.notify_all()

    def take(self, fits: Callable[[Pursuit], bool] = lambda _: True) -> Job | Pursuit | None:
        """The next job, as soon as there is one; None when there will be none any more.

        Of studies, one that fits whoever takes it.
        """
        with self._changed:
            while True:
                self._changed.wait_for(
                    lambda: self._is_closed or self._moves or self._hints or self._studies.has(fits)
                )
                if self._is_closed:
                    return None
                job = self._next() or self._studies.take(fits)
                if job is not None:
                    return job

    def _next(self) -> Job | None:
        in_order = [self._moves, self._hints]
        if self._since_hint >= MOVES_A_HINT:
            in_order.reverse()
        job = in_order[0].take() or in_order[1].take()
        if job is not None:
            self._since_hint = 0 if job.is_hint else self._since_hint + 1
        return job

    def close(self) -> None:
        """Let nobody wait any more."""
        with self._changed:
            self._is_closed = True
            for job in (*self._moves.take_all(), *self._hints.take_all()):
                if job.promise.set_running_or_notify_cancel():
                    job.promise.set_exception(Closed())
            for pursuit in self._studies.take_all():
                pursuit.end(Closed())
            self._changed.notify_all()

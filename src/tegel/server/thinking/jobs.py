"""What waits to be thought about, and who is next."""

from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Condition

from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.server.thinking.task import Task, Thought

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


class Line:
    """Jobs of one kind that wait: hosts take turns, and of one host the oldest job comes first.

    However many tables a host has, another waits for no more than one job of each host. Who has
    asked for nothing lately comes next.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job]] = {}  # by host
        self._turns: dict[str, int] = {}  # the turn in which a host is served next
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, job: Job) -> None:
        """Let a job wait: in the place of one that its table has here already."""
        jobs = self._waiting.get(job.host)
        if jobs is None:
            jobs = self._waiting[job.host] = deque()
            now = self._turn - 1
            self._turns[job.host] = max(self._turns.get(job.host, now), now)
        for n, other in enumerate(jobs):
            if job.table and other.table == job.table:
                other.promise.cancel()
                jobs[n] = job
                return
        jobs.append(job)

    def take(self) -> Job | None:
        """The next job that somebody still wants, if there is one."""
        while self._waiting:
            host = min(self._waiting, key=self._turns.__getitem__)
            job = self._waiting[host].popleft()
            if not self._waiting[host]:
                del self._waiting[host]
            if not job.promise.cancelled():
                self._turn = max(self._turn, self._turns[host])
                self._turns[host] += 1
                self._forget()
                return job
        return None

    def take_all(self) -> list[Job]:
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
    """Jobs that wait for keepers: moves, and between them some hints."""

    def __init__(self) -> None:
        self._changed = Condition()  # guards all below
        self._moves = Line()
        self._hints = Line()
        self._since_hint = 0
        self._is_closed = False

    def put(self, job: Job) -> None:
        """Let a job wait; `Closed` if nobody takes jobs any more."""
        with self._changed:
            if self._is_closed:
                raise Closed
            (self._hints if job.is_hint else self._moves).put(job)
            self._changed.notify()

    def take(self) -> Job | None:
        """The next job, as soon as there is one; None when there will be none any more."""
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._is_closed or self._moves or self._hints)
                if self._is_closed:
                    return None
                job = self._next()
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
            self._changed.notify_all()

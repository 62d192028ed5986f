"""A worker: a process that thinks, as seen by whoever started it. It may die of what it thinks."""

import signal
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context

from tegel.analysis.advice import Thought
from tegel.core.errors import BadOptions
from tegel.core.machine import no_interrupt
from tegel.server.thinking.study import Pursuit
from tegel.server.thinking.task import (
    Answer,
    Failed,
    Forget,
    Found,
    Open,
    Question,
    Ready,
    Refused,
    Slice,
    Task,
)
from tegel.server.thinking.work import work

# Seconds to start, and to load a game and its bots, on a small machine that is busy.
OPENING = 120.0
# What it is called in the log when a question is answered with an error.
FAILED: Mapping[type, str] = {Task: "bot_failed", Slice: "study_failed"}


class Failure(Exception):
    """A worker has not done what it was asked to; `event` is what that is called in the log."""

    def __init__(self, event: str, reason: str) -> None:
        super().__init__(reason)
        self.event = event


class Worker:
    """A process that thinks about one task at a time. Its methods block: they are for threads."""

    def __init__(self) -> None:
        self._games: set[str] = set()  # that it is ready for
        self._studies: set[int] = set()  # that it has begun
        context = get_context("spawn")
        try:
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(
                target=work, args=(theirs,), name="tegel thinker", daemon=True
            )
            with no_interrupt():
                self._process.start()
        except OSError as error:
            raise Failure("worker_lost", f"it could not be started: {error.strerror}") from None
        theirs.close()

    def is_open(self, game: str) -> bool:
        """Whether it is ready for a game."""
        return game in self._games

    def open(self, game: str) -> None:
        """Have it get ready for a game."""
        self._ask(Open(game), OPENING)
        self._games.add(game)

    def think(self, task: Task, patience: float) -> Thought:
        """Its answer to a task of a game that is open; `BadOptions` if there is no such player."""
        answer = self._ask(task, patience)
        assert isinstance(answer, Thought)
        return answer

    def go_on(self, pursuit: Pursuit, seconds: float, patience: float) -> Found:
        """What comes of a study, of a game that is open, in some seconds more."""
        number = pursuit.number
        study = None if number in self._studies else pursuit.study
        self._studies.add(number)
        found = self._ask(Slice(number, study, seconds), seconds + patience)
        assert isinstance(found, Found)
        return found

    def forget(self, pursuit: Pursuit) -> None:
        """Have it let go of a study, if it has begun it."""
        if pursuit.number in self._studies:
            self._studies.remove(pursuit.number)
            self._ask(Forget(pursuit.number), OPENING)

    def kill(self) -> None:
        """End the process, whatever it is doing; who waits for it gets a `Failure`."""
        self._process.kill()

    def stop(self) -> None:
        """End the process, and leave nothing of it."""
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _ask(self, question: Question, patience: float) -> Ready | Thought | Found:
        try:
            self._pipe.send(question)
            if not self._pipe.poll(patience):
                raise Failure("worker_hangs", f"it did not answer within {patience:g} s")
            answer: Answer = self._pipe.recv()
        except (EOFError, OSError):
            raise Failure("worker_lost", f"it ended: {self._how()}") from None
        if isinstance(answer, Refused):
            raise BadOptions(answer.reason)
        if isinstance(answer, Failed):
            raise Failure(FAILED.get(type(question), "worker_not_ready"), answer.reason)
        return answer

    def _how(self) -> str:
        """How the process ended."""
        # One that has only closed its pipe would be waited for in vain; a kill ends no other.
        self._process.kill()
        self._process.join()
        status = self._process.exitcode or 0
        if status < 0:
            with suppress(ValueError):
                return f"signal {signal.Signals(-status).name}"
        return f"exit status {status}"

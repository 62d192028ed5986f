"""A worker: a process that thinks, as seen by whoever started it. It may die of what it thinks."""

import signal
from contextlib import suppress
from multiprocessing import get_context

from tegel.core.errors import BadOptions
from tegel.core.machine import no_interrupt
from tegel.server.thinking.task import Failed, Open, Ready, Refused, Task, Thought
from tegel.server.thinking.work import work

# Seconds to start, and to load a game and its bots, on a small machine that is busy.
OPENING = 120.0


class Failure(Exception):
    """A worker has not done what it was asked to; `event` is what that is called in the log."""

    def __init__(self, event: str, reason: str) -> None:
        super().__init__(reason)
        self.event = event


class Worker:
    """A process that thinks about one task at a time. Its methods block: they are for threads."""

    def __init__(self) -> None:
        self._games: set[str] = set()  # that it is ready for
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

    def kill(self) -> None:
        """End the process, whatever it is doing; who waits for it gets a `Failure`."""
        self._process.kill()

    def stop(self) -> None:
        """End the process, and leave nothing of it."""
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _ask(self, question: Open | Task, patience: float) -> Ready | Thought:
        try:
            self._pipe.send(question)
            if not self._pipe.poll(patience):
                raise Failure("worker_hangs", f"it did not answer within {patience:g} s")
            answer: Ready | Thought | Refused | Failed = self._pipe.recv()
        except (EOFError, OSError):
            raise Failure("worker_lost", f"it ended: {self._how()}") from None
        if isinstance(answer, Refused):
            raise BadOptions(answer.reason)
        if isinstance(answer, Failed):
            event = "bot_failed" if isinstance(question, Task) else "worker_not_ready"
            raise Failure(event, answer.reason)
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

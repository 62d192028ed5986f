"""A keeper: a thread that keeps a worker, gives it jobs, and replaces it when it fails."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from threading import Lock, Thread

import structlog
from structlog.typing import FilteringBoundLogger

from tegel.core.errors import TegelError
from tegel.server.thinking.jobs import Closed, Job, Jobs
from tegel.server.thinking.task import Thought
from tegel.server.thinking.worker import Failure, Worker

# Who decides when the player that was asked for has failed twice: hardly any code of ours is less
# likely to fail, and yet it plays well.
SUBSTITUTE = "club"

_log: FilteringBoundLogger = structlog.get_logger()


class Keeper(Thread):
    """Does one job after another, until there are none any more."""

    def __init__(self, jobs: Jobs, patience: float) -> None:
        super().__init__(name="tegel keeper", daemon=True)
        self.thought = 0  # answers of workers
        self.failures = 0
        self._jobs = jobs
        self._patience = patience
        self._guard = Lock()  # of what is below
        self._worker: Worker | None = None
        self._is_over = False

    def run(self) -> None:
        """Do jobs; while there is none, a worker gets ready for the next one."""
        self._hire_ahead()
        while job := self._jobs.take():
            if job.promise.set_running_or_notify_cancel():
                self._do(job)
            self._hire_ahead()
        self._dismiss()

    def end(self) -> None:
        """Stop, whatever is being thought; to be called when there are no jobs any more."""
        with self._guard:
            self._is_over = True
            if self._worker:
                self._worker.kill()

    def _do(self, job: Job) -> None:
        try:
            job.promise.set_result(self._answer(job))
        except Exception as error:  # whoever waits must hear of it, whatever it is
            job.promise.set_exception(error)

    def _answer(self, job: Job) -> Thought:
        """The answer to a job: of the player, or of its substitute, or any legal move."""
        for level in (job.task.level, job.task.level, SUBSTITUTE):
            try:
                thought = self._attempt(job, level)
                self.thought += 1
                return thought
            except Failure as failure:
                self._dismiss()
                if self._is_over:
                    raise Closed from None
                self._note(failure, game=job.state.game.name, player=level)
                if not job.is_wanted:
                    raise
        _log.error("nobody_decides", game=job.state.game.name, player=job.task.level)
        return Thought(Random(job.task.seed).choice(job.state.legal_moves))

    def _attempt(self, job: Job, level: str) -> Thought:
        worker = self._worker or self._hire()
        if not worker.is_open(job.state.game.name):
            worker.open(job.state.game.name)
        thought = worker.think(replace(job.task, level=level), self._patience)
        try:
            for move in (thought.move, *(advice.move for advice in thought.advice)):
                job.state.check(move)
        except TegelError as error:
            raise Failure("bot_failed", str(error)) from None
        return thought

    def _hire(self) -> Worker:
        with self._guard:
            if self._is_over:
                raise Closed
            self._worker = Worker()
            return self._worker

    def _hire_ahead(self) -> None:
        """Have a worker, if one can be had: if not, that is found out again when there is a job."""
        try:
            if not self._worker:
                with suppress(Closed):
                    self._hire()
        except Failure as failure:
            self._note(failure)

    def _dismiss(self) -> None:
        with self._guard:
            if self._worker:
                self._worker.stop()
                self._worker = None

    def _note(self, failure: Failure, **what: str) -> None:
        self.failures += 1
        _log.warning(failure.event, reason=str(failure), **what)

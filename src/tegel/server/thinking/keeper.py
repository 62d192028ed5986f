"""A keeper: a thread that keeps a worker, gives it jobs, and replaces it when it fails."""

from contextlib import suppress
from dataclasses import replace
from random import Random
from threading import Lock, Thread

import structlog
from structlog.typing import FilteringBoundLogger

from tegel.analysis.advice import Thought
from tegel.core.errors import TegelError
from tegel.server.thinking.jobs import Closed, Job, Jobs
from tegel.server.thinking.study import Progress, Pursuit, StudyFailed
from tegel.server.thinking.task import Found
from tegel.server.thinking.worker import Failure, Worker

# Who decides when the player that was asked for has failed twice: hardly any code of ours is less
# likely to fail, and yet it plays well.
SUBSTITUTE = "club"
# Seconds that a study is thought about until it is looked whether a move waits.
SLICE = 0.25
# So many studies of one worker hold what they have found out at once; others wait.
MOST_BEGUN = 3
# A study in which so many workers have ended is not tried again.
MOST_LOST = 2

_log: FilteringBoundLogger = structlog.get_logger()


class Keeper(Thread):
    """Does one job after another, until there are none any more."""

    def __init__(self, jobs: Jobs, patience: float) -> None:
        super().__init__(name="tegel keeper", daemon=True)
        self.thought = 0  # answers of workers
        self.failures = 0
        self._jobs = jobs
        self._patience = patience
        self._begun: set[Pursuit] = set()
        self._guard = Lock()  # of what is below
        self._worker: Worker | None = None
        self._is_over = False

    def run(self) -> None:
        """Do jobs; while there is none, a worker gets ready for the next one."""
        self._hire_ahead()
        while job := self._jobs.take(self._may_pursue):
            if isinstance(job, Pursuit):
                self._pursue(job)
            elif job.promise.set_running_or_notify_cancel():
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
        worker = self._ready_for(job.state.game.name)
        thought = worker.think(replace(job.task, level=level), self._patience)
        try:
            for move in (thought.move, *(advice.move for advice in thought.advice)):
                job.state.check(move)
        except TegelError as error:
            raise Failure("bot_failed", str(error)) from None
        return thought

    def _ready_for(self, game: str) -> Worker:
        worker = self._worker or self._hire()
        if not worker.is_open(game):
            worker.open(game)
        return worker

    def _may_pursue(self, pursuit: Pursuit) -> bool:
        """Whether a study is one of this keeper's, or could be."""
        if pursuit.keeper is None:
            return len(self._begun) < MOST_BEGUN
        return pursuit.keeper is self

    def _pursue(self, pursuit: Pursuit) -> None:
        """Give a study a slice of time; if it needs more, it waits again, as everybody does."""
        pursuit.keeper = self
        self._begun.add(pursuit)
        error: Exception | None = None
        try:
            if self._goes_on(pursuit):
                self._jobs.put(pursuit)
                return
        except Exception as failure:  # whoever waits must hear of it, whatever it is
            error = failure
        self._begun.discard(pursuit)
        pursuit.end(error)

    def _goes_on(self, pursuit: Pursuit) -> bool:
        """Think about a study for a while and tell what was found; whether there is more to do."""
        try:
            found = self._slice(pursuit)
        except Failure as failure:
            if self._is_over:
                raise Closed from None
            self._note(failure, game=pursuit.study.game, study=type(pursuit.study).__name__)
            if failure.event == "study_failed":  # by a mistake of its own: the worker is well
                raise StudyFailed from None
            self._dismiss()
            pursuit.lost += 1
            if pursuit.lost == MOST_LOST:
                raise StudyFailed from None
            return True
        if found.what is not None:
            pursuit.found = found.what
        if found.is_over or pursuit.left <= 0 or not pursuit.is_wanted:
            return False
        if found.what is not None:
            pursuit.tell(Progress(found.what))
        return True

    def _slice(self, pursuit: Pursuit) -> Found:
        """What comes of some time for a study; when there is none left, the worker forgets it."""
        worker = self._ready_for(pursuit.study.game)
        found = Found(None, 0.0)
        if pursuit.is_wanted:
            found = worker.go_on(pursuit, min(SLICE, pursuit.left), self._patience)
            pursuit.left -= found.seconds
        if pursuit.left <= 0 or not pursuit.is_wanted:
            worker.forget(pursuit)
        return found

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

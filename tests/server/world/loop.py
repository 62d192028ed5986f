"""An event loop without a clock of its own: when nothing is ready, time jumps to the next timer."""

import asyncio
import contextvars
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

T = TypeVar("T")


class Stuck(AssertionError):
    """Somebody waits for what can never happen."""


class Timeless(asyncio.BaseEventLoop):
    """A loop whose time passes only by waiting, and which touches nothing outside of it."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[BaseException] = []  # that nobody caught
        self._seconds = 0.0
        self._selector = self  # the base class asks it to wait
        self._clock_resolution = 1e-6
        self.set_task_factory(cast(Any, _start))
        self.set_exception_handler(_keep_fault)

    def time(self) -> float:
        return self._seconds

    def select(self, timeout: float | None) -> list[Any]:
        """Wait, which takes no time."""
        if timeout is None:
            raise Stuck("nothing will ever happen again")
        self._seconds += timeout
        return []

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> asyncio.Future[Any]:
        """What others do in a thread, which takes no time."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def _process_events(self, events: list[Any]) -> None:
        """There are none: nothing comes from outside."""


class Family:
    """Tasks that end together: those of a process, and all that they start."""

    def __init__(self) -> None:
        self._context = contextvars.copy_context()
        self._context.run(_family.set, self)
        self._tasks: dict[asyncio.Task[Any], None] = {}  # in the order of their birth

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task of this family."""
        return asyncio.get_running_loop().create_task(work, context=self._context)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Count a task in until it is done."""
        self._tasks[task] = None
        task.add_done_callback(self._forget)

    def end(self) -> None:
        """End them all, wherever they are, as `kill -9` does."""
        for task in [*self._tasks]:
            task.cancel()

    def _forget(self, task: asyncio.Task[Any]) -> None:
        del self._tasks[task]


_family: contextvars.ContextVar[Family | None] = contextvars.ContextVar("family", default=None)


def run(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to in a world of its own; what nobody caught there is raised."""
    loop = Timeless()
    try:
        return loop.run_until_complete(work)
    except RuntimeError:
        if loop.faults:
            raise loop.faults[0] from None
        raise
    finally:
        loop.run_until_complete(_end())
        loop.close()


async def _end() -> None:
    """Let everything that still goes on come to its end."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def _start(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **how: Any
) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **how)
    context: contextvars.Context | None = how.get("context")
    family = _family.get() if context is None else context.get(_family)
    if family is not None:
        family.adopt(task)
    return task


def _keep_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    assert isinstance(loop, Timeless)
    fault = context.get("exception") or AssertionError(context["message"])
    if not isinstance(fault, Trouble):
        loop.faults.append(fault)
        loop.stop()


class Trouble(Exception):
    """What fails in this world by design: a database that does not answer, a bot that dies."""

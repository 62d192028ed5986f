"""Something that goes on while a person is asked: a loop in a thread of its own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from threading import Event, Thread
from typing import Any, Self, TypeVar

GLANCE = 0.2  # seconds after which somebody who waits looks up: Ctrl-C is not heard in between

T = TypeVar("T")


class Aside:
    """Runs what waits without blocking, for a thread that may block."""

    def __init__(self) -> None:
        self._is_there = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._is_there.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        """Do it and wait for what comes of it."""
        doing = self.start(what)
        try:
            return self._wait(doing)
        except BaseException:
            doing.cancel()
            raise

    def start(self, what: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin it, and go on."""
        return asyncio.run_coroutine_threadsafe(what, self._loop)

    @staticmethod
    def _wait(doing: Future[T]) -> T:
        while True:
            try:
                return doing.result(GLANCE)
            except TimeoutError:
                if doing.done():
                    raise

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            runner.run(self._until_the_end())

    async def _until_the_end(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        self._is_there.set()
        await self._end.wait()

"""Watching a study from the server's loop: what it has found by now, as it comes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from tegel.server.thinking.study import Progress, Pursuit


class Watching:
    """A study that goes on until all is found, its time is over, or who watches leaves it."""

    def __init__(
        self,
        begin: Callable[[Callable[[Progress], None]], Awaitable[Pursuit]],
        left: Callable[[], None],
    ) -> None:
        self.is_over = False
        self._news: Progress | None = None
        self._came = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._left: Callable[[], None] | None = left
        self._pursuit: Pursuit | None = None
        self._beginning = asyncio.create_task(self._begin(begin))

    async def next(self, patience: float) -> Any:
        """What is known by now, as soon as that is more than before; None: not within so long.

        What was not waited for is passed over: each finding tells all. An error that ended the
        study is raised.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._came.wait(), patience)
        news, self._news = self._news, None
        self._came.clear()
        if news is None:
            return None
        self.is_over = news.is_last
        if news.error is not None:
            raise news.error
        return news.found

    def leave(self) -> None:
        """Stop the study; to be called once by who began it, whether it is over or not."""
        if self._left is not None:
            self._left()
            self._left = None
        self._beginning.cancel()
        if self._pursuit is not None:
            self._pursuit.is_wanted = False

    async def _begin(
        self, begin: Callable[[Callable[[Progress], None]], Awaitable[Pursuit]]
    ) -> None:
        try:
            self._pursuit = await begin(self._hear)
        except Exception as error:
            self._take_in(Progress(is_last=True, error=error))

    def _hear(self, progress: Progress) -> None:
        """Take in what a keeper tells from its thread."""
        with suppress(RuntimeError):  # the loop has ended, and nobody watches any more
            self._loop.call_soon_threadsafe(self._take_in, progress)

    def _take_in(self, progress: Progress) -> None:
        self._news = progress
        self._came.set()

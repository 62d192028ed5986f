"""Reviews under way: whoever asks for one that is being made joins it.

It goes on when they leave, for it is kept; what it costs counts as its first asker's.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress

from tegel.core.errors import TegelError
from tegel.server.guard.trouble import note
from tegel.server.thinking.judging import Judged, Judging
from tegel.server.thinking.thinkers import Thinkers
from tegel.server.thinking.watching import Watching

# Seconds of thinking at most; a game of four takes some 20 on one core.
LONGEST = 120.0
QUIET = 10.0

Keep = Callable[[bytes], Awaitable[None]]


class Underway:
    """A review that is being made."""

    def __init__(self, watching: Watching, keep: Keep | None, gone: Callable[[], None]) -> None:
        self.now = Judged(0, 0)
        self.error: Exception | None = None
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._pursue(watching, keep, gone))

    async def _pursue(
        self, watching: Watching, keep: Keep | None, gone: Callable[[], None]
    ) -> None:
        try:
            while not watching.is_over:
                found: Judged | None = await watching.next(QUIET)
                if found is not None:
                    if found.review is not None and keep is not None:
                        await keep(found.review)
                    self._tell(found)
            if self.now.review is None:
                raise TooLong
        except Exception as error:  # whoever waits must hear of it, whatever it is
            note("review_failed", error)
            self.error = error
            self._tell(self.now)
        finally:
            watching.leave()
            gone()

    def _tell(self, found: Judged) -> None:
        self.now = found
        self._news.set()
        self._news = asyncio.Event()

    async def follow(self) -> AsyncGenerator[Judged | None]:
        """How far it is, as it goes on; None after some time without news; errors are raised."""
        while True:
            news = self._news
            if self.error is not None:
                raise self.error
            yield self.now
            if self.now.review is not None:
                return
            while self._news is news:
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), QUIET)
                    break
                yield None


class TooLong(TegelError):
    """A game that could not be reviewed in the time that a player may have."""

    def __init__(self) -> None:
        super().__init__("the review took too long; try again when the server has less to do")


class Reviews:
    """All reviews under way, by what they are of."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._underway: dict[str, Underway] = {}

    def find(self, key: str) -> Underway | None:
        """The review of something, if it is being made."""
        return self._underway.get(key)

    def begin(
        self, key: str, study: Judging, host: str, keep: Keep | None = None, home: str = ""
    ) -> Underway:
        """Join the review of something, or begin it; `TooMany` if the host may have no more."""
        found = self._underway.get(key)
        if found is None:
            watching = self._thinkers.study(study, host, LONGEST, home)
            found = Underway(watching, keep, lambda: self._forget(key))
            self._underway[key] = found
        return found

    def _forget(self, key: str) -> None:
        """It is made, or can't be."""
        del self._underway[key]

"""The studies that a worker has begun, with all that they hold."""

import time
from collections.abc import Iterator
from typing import Any

from tegel.server.thinking.task import Found, Slice


class Studying:
    """Studies that go on where they were left."""

    def __init__(self) -> None:
        self._begun: dict[int, Iterator[Any]] = {}

    def go_on(self, asked: Slice) -> Found:
        """Take steps of a study until the time is over, or all is found."""
        steps = self._begun.pop(asked.number, None) or asked.begin()
        found = None
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < asked.seconds:
            try:
                known = next(steps)
            except StopIteration:
                return Found(found, time.perf_counter() - start, is_over=True)
            found = found if known is None else known
        # What has failed is forgotten.
        self._begun[asked.number] = steps
        return Found(found, spent)

    def forget(self, number: int) -> None:
        """Nobody wants a study any more."""
        self._begun.pop(number, None)

"""How long to wait before trying again: longer each time, and never all clients at once."""

import random
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Backoff:
    """Waits that double from the least to the most, each cut by chance to half or more of it."""

    least: float = 0.2  # seconds
    most: float = 10.0

    def __iter__(self) -> Iterator[float]:
        wait = self.least
        while True:
            yield wait * random.uniform(0.5, 1.0)
            wait = min(2 * wait, self.most)

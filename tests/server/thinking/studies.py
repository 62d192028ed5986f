"""Studies that workers think about: what they hold stays in the worker."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Counts:
    """Counts, a hundred a second at most, and tells how far it has come, and who counts."""

    upto: int = 10**9
    game: str = "azul"

    def steps(self) -> Iterator[tuple[int, int]]:
        for n in range(1, self.upto + 1):
            time.sleep(0.01)
            yield n, os.getpid()


@dataclass(frozen=True)
class Raises:
    """Tells one thing, and then raises an error."""

    game: str = "azul"

    def steps(self) -> Iterator[str]:
        yield "so far"
        raise ZeroDivisionError("nothing\nleft")


@dataclass(frozen=True)
class Dies:
    """Takes its process down, again and again, or only if no other has left a mark before."""

    mark: str = ""
    game: str = "azul"

    def steps(self) -> Iterator[str]:
        if not self.mark or not Path(self.mark).exists():
            if self.mark:
                Path(self.mark).touch()
            os._exit(3)
        yield "alive"

"""Studies: thinking that goes on for a while, tells what it has found by now, and can be stopped.

A kind of study is a class like `Study`. It is sent to a worker, which takes one step after another,
for a slice of time; then whoever else waits is served first. See `analysis.py` for one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Protocol

from tegel.core.errors import TegelError

_numbers = count()


class Study(Protocol):
    """What is to be found out. It goes through a pipe, and so does all that it finds."""

    @property
    def game(self) -> str:
        """The game it is about."""
        ...

    def steps(self) -> Iterator[Any]:
        """Find it out, in a worker: after each step all that is known by now, or None.

        A step takes a few tenths of a second at most, for a move may wait.
        """
        ...


class StudyFailed(TegelError):
    """Something went wrong with a study."""

    def __init__(self) -> None:
        super().__init__("that could not be thought through; try again")


@dataclass(frozen=True)
class Progress:
    """What a study has found by now; an error: it ended by that."""

    found: Any = None
    is_last: bool = False
    error: Exception | None = None


@dataclass(eq=False)
class Pursuit:
    """A study on its way: it waits for its next slice, or has it."""

    study: Study
    host: str  # who wants it, or the household
    left: float  # seconds of thinking that it may still have
    tell: Callable[[Progress], None]
    number: int = field(default_factory=_numbers.__next__)
    keeper: object = None  # whose worker has begun it
    lost: int = 0  # how often that worker ended in a slice of it
    is_wanted: bool = True
    found: Any = None
    table: str = ""  # it is for no table in play, so that none takes the place of another
    is_gone: bool = False  # who stops it has it taken once more, for the worker to forget it

    def end(self, error: Exception | None = None) -> None:
        """Tell that there will be no more."""
        self.tell(Progress(self.found, is_last=True, error=error))

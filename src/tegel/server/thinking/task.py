"""What is asked of a worker, and what it may say: all that ever goes through its pipe."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tegel.analysis.advice import Thought
from tegel.server.thinking.study import Study


@dataclass(frozen=True)
class Open:
    """Get ready for a game: load what is compiled of it."""

    game: str


@dataclass(frozen=True)
class Ready:
    """It is done: a game can be thought about from now on in no more than a thought's own time."""


@dataclass(frozen=True)
class Task:
    """A decision to think about, for the seat in turn."""

    position: str  # packed, and imagined by that seat: there is nothing in it that it cannot know
    level: str  # or any player of the roster
    seed: int
    is_hint: bool = False  # the moves that it recommends are told with reasons


@dataclass(frozen=True)
class Slice:
    """Some seconds more for a study; it comes along if the worker does not have it yet."""

    number: int
    study: Study | None
    seconds: float

    def begin(self) -> Iterator[Any]:
        """The steps of the study."""
        assert self.study is not None, "who sends a slice knows what the worker has"
        return self.study.steps()


@dataclass(frozen=True)
class Found:
    """All that a study has found by now, None: nothing new; and how long that took."""

    what: Any
    seconds: float
    is_over: bool = False  # there is no more to be found


@dataclass(frozen=True)
class Forget:
    """Nobody wants a study any more."""

    number: int


@dataclass(frozen=True)
class Refused:
    """There is no such player."""

    reason: str


@dataclass(frozen=True)
class Failed:
    """The player did not decide, or the study not go on, but raised an error."""

    reason: str


Question = Open | Task | Slice | Forget
Answer = Ready | Thought | Found | Refused | Failed

"""What is asked of a worker, and what it may say: all that ever goes through its pipe."""

from dataclasses import dataclass

from tegel.core.game import Move


@dataclass(frozen=True)
class Open:
    """Get ready for a game: load what is compiled of it."""

    game: str


@dataclass(frozen=True)
class Ready:
    """The game can be thought about: from now on a thought takes no more than its own time."""


@dataclass(frozen=True)
class Task:
    """A decision to think about, for the seat in turn."""

    position: str  # packed, and imagined by that seat: there is nothing in it that it cannot know
    level: str  # or any player of the roster
    seed: int


@dataclass(frozen=True)
class Advice:
    """A move that can be recommended, and what is expected of it."""

    move: Move
    text: str
    share: float  # of a win: 0.5 if nothing is known
    margin: float  # points ahead of the best of the others at the end
    line: tuple[str, ...]  # how the game may go on: this move, then the next ones


@dataclass(frozen=True)
class Thought:
    """A decision, and the moves that can be recommended, the best one first."""

    move: Move
    advice: tuple[Advice, ...] = ()


@dataclass(frozen=True)
class Refused:
    """There is no such player."""

    reason: str


@dataclass(frozen=True)
class Failed:
    """The player did not decide, but raised an error."""

    reason: str

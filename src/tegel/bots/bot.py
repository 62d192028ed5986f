"""What a bot is: something that decides for a seat, within a budget, and says what it thought."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Protocol

from tegel.core.errors import BadOptions
from tegel.core.state import State
from tegel.core.telling import Move


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: seconds for a turn, or iterations for a decision, or both.

    With iterations alone a bot's decision depends on nothing but the state and the seed. Without
    end (`inf` seconds) it thinks until who watches it says that it shall move.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not (0 < self.seconds <= 86_400 or self.seconds == inf):
            raise BadOptions(
                f"seconds cannot be {self.seconds}; they can be more than 0 to 86400, or inf: until"
                " told to move"
            )
        if self.iterations is not None and not 0 < self.iterations <= 10**9:
            raise BadOptions(f"iterations cannot be {self.iterations}; they can be 1 to 10**9")

    @property
    def is_endless(self) -> bool:
        """Whether only who watches can end it."""
        return self.seconds == inf and self.iterations is None


@dataclass(frozen=True)
class Candidate:
    """A move that a bot thought about, for the seat that decides."""

    move: Move
    visits: int
    share: float  # of a win: 1 for a win, 0.5 for one shared by two, or if nothing is known
    margin: float  # points ahead of the best of the others at the end
    line: tuple[Move, ...]  # how it expects the game to go on: this move, then the next ones
    shares: tuple[float, ...] = ()  # the same for all seats, from a bot that can tell
    margins: tuple[float, ...] = ()


@dataclass(frozen=True)
class Decision:
    """A move, and what was thought about it: the best candidates first."""

    move: Move
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0
    seconds: float = 0.0
    exact: bool = False  # the game was searched to its end: no other move can do better
    plan: tuple[Move, ...] = ()  # for the rest of the turn, as far as chance has no say in it


# Called now and then while a bot thinks, with a function that gives the decision so far; returns
# whether it shall go on.
Watch = Callable[[Callable[[], Decision]], bool]


class Bot(Protocol):
    """A way to decide.

    The state is one that the seat in turn has imagined (`State.imagine`): it agrees with the real
    one in all that the seat knows, and what the seat cannot know is made up. A bot may do with it
    what it likes. The same state, iterations and seed give the same decision.
    """

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """The decision of the seat in turn."""
        ...


class Watchable(ABC):
    """A bot that can be watched while it thinks, and stopped; it says so by being one of these."""

    @abstractmethod
    def decide(
        self, state: State, budget: Budget, seed: int, watch: Watch | None = None
    ) -> Decision:
        """The decision of the seat in turn."""

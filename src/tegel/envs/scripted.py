"""Chance by a script: the rules as they stand, run so that each draw is asked for by itself.

One more way to run kernels (`core/twins.py`): the same text, in which `below` asks a script in the
place of a generator. The script has the draws that are settled; at the next one it stops, so a step
that draws twenty tiles unfolds draw by draw. Python cannot stop in the middle of a function and go
on from there twice, so each time the step is run from its beginning.

A draw is a number, as tiles in a bag are numbered. The rules only ask where it lies ("is it among
the blue ones?"), and numbers that give the same answers to all they ask are one outcome. That is
found out by looking at what is asked: for the lowest number that has no outcome yet, and up to
which number all answers would have been the same. So equal tiles merge, and chances are exact.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, Protocol

import numpy as np

from tegel.core.game import Game
from tegel.core.kernel import Kernel
from tegel.core.rng import below
from tegel.core.struct import Memory, duplicate
from tegel.core.twins import Twins


@dataclass(frozen=True)
class Outcome:
    """What a draw can give: the numbers from `first` on and before `end`, of so many."""

    first: int
    end: int
    of: int

    @property
    def chance(self) -> float:
        """How likely it is."""
        return (self.end - self.first) / self.of

    def __str__(self) -> str:
        return f"{self.first + 1} to {self.end} of {self.of}"


class Chance(Protocol):
    """Something that chance decides, as far as it is settled; it never changes."""

    @property
    def drawn(self) -> tuple[Outcome, ...]:
        """What is settled."""
        ...

    @property
    def asks(self) -> int:
        """Among how many numbers the next draw is; 0: all is done."""
        ...

    @property
    def memory(self) -> Memory:
        """What became of the position, when all is done."""
        ...

    @property
    def branches(self) -> "Sequence[tuple[Outcome, Chance]]":
        """What the next draw can give, the lowest numbers first, and how it goes on from there."""
        ...

    def afresh(self) -> "Chance":
        """The same without the branches that were looked at: who keeps it keeps no tree."""
        ...


@dataclass(frozen=True)
class Step:
    """A kernel of the rules that takes a position, these arguments, and a generator."""

    game: Game
    kernel: str
    memory: Memory
    arguments: tuple[Any, ...]

    def run(self, script: "Script") -> tuple[int, Memory]:
        """Among how many the draw is that the script lacks; or 0, and what became of it all."""
        became = duplicate(self.memory)
        run = _scripted(getattr(self.game.rules, self.kernel))
        try:
            run(self.game.position.over(became), *self.arguments, script)
        except _Undecided as draw:
            return draw.among, self.memory
        return 0, became


@dataclass(frozen=True)
class Unfolding:
    """A step as far as its draws are settled."""

    step: Step
    drawn: tuple[Outcome, ...]
    asks: int
    memory: Memory

    @property
    def branches(self) -> list[tuple[Outcome, "Unfolding"]]:
        """What the next draw can give, and how it goes on from there."""
        return self._tried

    @cached_property
    def _tried(self) -> list[tuple[Outcome, "Unfolding"]]:
        """The branches, by trying: each time the lowest number that is in none yet."""
        found: list[tuple[Outcome, Unfolding]] = []
        first = 0
        while first < self.asks:
            guess = Number(first, self.asks)
            asks, memory = self.step.run(Script(self.drawn, guess))
            outcome = Outcome(first, guess.end, self.asks)
            found.append((outcome, Unfolding(self.step, (*self.drawn, outcome), asks, memory)))
            first = guess.end
        return found

    def afresh(self) -> "Unfolding":
        """The same, nothing of it tried."""
        return replace(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Unfolding, (self.step, self.drawn, self.asks, self.memory)


@dataclass(frozen=True)
class Deal:
    """One of some positions, each as likely."""

    positions: tuple[Memory, ...]
    drawn: tuple[Outcome, ...] = ()

    @property
    def asks(self) -> int:
        """Which of them: there is nothing to ask of one."""
        return len(self.positions) if len(self.positions) > 1 else 0

    @property
    def memory(self) -> Memory:
        """The one that was dealt."""
        return self.positions[0]

    @property
    def branches(self) -> list[tuple[Outcome, "Deal"]]:
        """Each of them."""
        outcomes = [Outcome(n, n + 1, self.asks) for n in range(self.asks)]
        dealt = zip(outcomes, self.positions, strict=True)
        return [(outcome, Deal((memory,), (outcome,))) for outcome, memory in dealt]

    def afresh(self) -> "Deal":
        """The same: it holds no branches."""
        return self


def unfold(game: Game, kernel: str, memory: Memory, *arguments: Any) -> Unfolding:
    """A kernel of the rules at work on a position, before its first draw."""
    step = Step(game, kernel, memory, arguments)
    return Unfolding(step, (), *step.run(Script(())))


class Script:
    """In the place of a generator: draws that are settled, one that is tried, and then no more."""

    def __init__(self, drawn: Sequence[Outcome], guess: "Number | None" = None) -> None:
        settled = [Number(each.first, each.end, is_settled=True) for each in drawn]
        self._numbers = iter([*settled, guess] if guess else settled)

    def draw(self, among: int) -> "Number":
        """The next draw, a number from 0 on and below this."""
        number = next(self._numbers, None)
        if number is None:
            raise _Undecided(among)
        return number


class Number:
    """A number that was drawn, and up to where another would have had the same answers."""

    def __init__(self, value: int, end: int, *, is_settled: bool = False) -> None:
        self.value = value
        self.end = end
        self._is_settled = is_settled

    def differ_from(self, other: int) -> None:
        """This and higher numbers would have had another answer."""
        if self.value < other < self.end:
            if self._is_settled:
                raise AssertionError("a kernel asked of a draw after it had drawn again")
            self.end = other

    def __index__(self) -> int:
        """The number itself: every other would have been another one."""
        self.differ_from(self.value + 1)
        return self.value

    def __lt__(self, other: int) -> bool:
        self.differ_from(other)
        return self.value < other

    def __ge__(self, other: int) -> bool:
        return not self < other

    def __sub__(self, less: int) -> "Shifted":
        return Shifted(self, less)

    def __radd__(self, more: int) -> int:
        return more + int(self)

    def __eq__(self, other: object) -> bool:
        return int(self) == other

    def __hash__(self) -> int:
        return hash(int(self))


class Shifted:
    """What is left of a number when as many as these were passed over."""

    def __init__(self, number: Number, less: int) -> None:
        self.number = number
        self.less = less

    def __index__(self) -> int:
        return int(self.number) - self.less

    def __lt__(self, other: int) -> bool:
        return self.number < other + self.less

    def __ge__(self, other: int) -> bool:
        return not self < other

    def __sub__(self, less: int) -> "Shifted":
        return Shifted(self.number, self.less + less)


class _Undecided(Exception):
    """The script ends here: a draw among so many."""

    def __init__(self, among: int) -> None:
        super().__init__(among)
        self.among = among


def _draw(script: Script, among: int) -> Number:
    """What `below` means here."""
    return script.draw(among)


@cache
def _scripted(kernel: Kernel) -> Callable[..., Any]:
    """A kernel that draws from a script."""
    function: Callable[..., Any] = SCRIPTED.of(kernel.function)
    return function


def _by_script(value: Any) -> Any:
    if value is below:
        return _draw
    if isinstance(value, np.ndarray):
        return value.tolist()
    return _scripted(value) if isinstance(value, Kernel) else value


SCRIPTED = Twins(_by_script)

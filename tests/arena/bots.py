"""Bots for the arena's tests: players by name, such as `tests.arena.bots.Raises:after=3`."""

import os
import signal
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tegel.bots import Budget, Decision
from tegel.core.state import State


@dataclass(frozen=True)
class First:
    """The first legal move, always."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(state.legal_moves[0])


@dataclass(frozen=True)
class Seeded:
    """A move that depends on nothing but its seed."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(state.legal_moves[seed % len(state.legal_moves)])


@dataclass(frozen=True)
class Signs:
    """Writes a sign into a file for every move, so that others see that it plays."""

    file: str = ""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        with Path(self.file).open("a") as signs:
            signs.write(".")
        return Decision(state.legal_moves[seed % len(state.legal_moves)])


@dataclass(frozen=True)
class Trouble:
    """A bot that behaves until a round of its game, counted by the scores, and then no more.

    A bot has no history, so it goes by how many moves are legal: there are many at the start of a
    round.
    """

    after: int = 0  # with at most so many legal moves left

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        legal = state.legal_moves
        if not self.after or len(legal) <= self.after:
            return self.misbehave(legal)
        return Decision(legal[0])

    def misbehave(self, legal: list[int]) -> Decision:
        raise NotImplementedError


class Raises(Trouble):
    """Raises an error."""

    def misbehave(self, legal: list[int]) -> Decision:
        raise ZeroDivisionError("nothing left")


class Exits(Trouble):
    """Tries to leave by `sys.exit`."""

    def misbehave(self, legal: list[int]) -> Decision:
        sys.exit(0)


class Dies(Trouble):
    """Takes its process down without a word."""

    def misbehave(self, legal: list[int]) -> Decision:
        os._exit(3)


class Crashes(Trouble):
    """Ends as a bad pointer does."""

    def misbehave(self, legal: list[int]) -> Decision:
        os.kill(os.getpid(), signal.SIGSEGV)
        raise AssertionError("the signal ends the process")


class Hangs(Trouble):
    """Never decides."""

    def misbehave(self, legal: list[int]) -> Decision:
        threading.Event().wait()
        raise AssertionError("nobody sets the event")


class Silent(Trouble):
    """Returns nothing."""

    def misbehave(self, legal: list[int]) -> Decision:
        return cast(Decision, None)


class Mute(Trouble):
    """Returns a decision without a move."""

    def misbehave(self, legal: list[int]) -> Decision:
        return Decision(cast(int, "F1 blue 1"))


class Cheats(Trouble):
    """Makes a move that is not legal here."""

    def misbehave(self, legal: list[int]) -> Decision:
        return Decision(next(move for move in range(len(legal) + 1) if move not in legal))


class Broken:
    """Can't even sit down."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(state.legal_moves[0])


@dataclass(frozen=True)
class Prints:
    """Talks a lot."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        print("I think, therefore I print.", flush=True)
        return Decision(state.legal_moves[0])


@dataclass(frozen=True)
class Assassin:
    """Kills the process that started its own, once: it leaves a knife where its setting says."""

    knife: str = ""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        knife = Path(self.knife)
        if len(state.legal_moves) < 9 and not knife.exists():
            knife.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return Decision(state.legal_moves[0])

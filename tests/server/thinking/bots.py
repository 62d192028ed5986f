"""Bots that workers think with: players by name, such as `tests.server.thinking.bots.Hangs`."""

import os
import sys
import threading
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tegel.bots import Budget, Candidate, Decision
from tegel.core.state import State


class Dies:
    """Takes its process down without a word."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        os._exit(3)


@dataclass(frozen=True)
class DiesOnce:
    """Takes its process down, but only if no other has left a mark before."""

    mark: str

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        if not Path(self.mark).exists():
            Path(self.mark).touch()
            os._exit(3)
        return Decision(state.legal_moves[-1])


class Raises:
    """Raises an error."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        raise ZeroDivisionError("nothing\nleft")


class Exits:
    """Tries to leave by `sys.exit`."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        sys.exit(0)


class Cheats:
    """Makes a move that is not legal here."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(min(set(range(state.game.moves)) - set(state.legal_moves)))


class Silent:
    """Returns nothing."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return cast(Decision, None)


class Dreams:
    """Expects what is no number."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        move = state.legal_moves[0]
        return Decision(move, (Candidate(move, 1, 0.5, float("nan"), (move,)),))


class Broken:
    """Can't even sit down."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        return Decision(state.legal_moves[0])


class Deaf:
    """Closes all its pipes, and then never decides."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        os.closerange(3, 256)
        threading.Event().wait()
        raise AssertionError("nobody sets the event")


@dataclass(frozen=True)
class Hangs:
    """Never decides; it says so through a gate, if it has one."""

    gate: str = ""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        if self.gate:
            Path(self.gate).open("rb").close()
        threading.Event().wait()
        raise AssertionError("nobody sets the event")


@dataclass(frozen=True)
class Waits:
    """Decides when a gate that is held open closes, or at once if there is none."""

    gate: str

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        move = state.legal_moves[-1]
        if Path(self.gate).exists():
            Path(self.gate).read_bytes()
        return Decision(move)


class Tells:
    """Tells what it was given: a number for every byte that it could lay its hands on."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        move = state.legal_moves[0]
        return Decision(move, (Candidate(move, 1, 0.5, fingerprint(state), (move,)),))


def fingerprint(state: State) -> float:
    """A number for all that there is to a state: its position, its chance and its history."""
    memory, rng = state.snapshot()
    rest = repr([state.game.name, state.options, state.seed, state.moves])
    return float(zlib.crc32(memory.tobytes() + rng.tobytes() + rest.encode()))

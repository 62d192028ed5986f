"""Bots that are asked in tests of the engine: some think, some misbehave."""

import subprocess
import sys
import time
from dataclasses import dataclass
from threading import Event

from tegel.bots.bot import Budget, Candidate, Decision, Watch, Watchable
from tegel.core.state import State

# Opened by a test, or never: what `Deaf` waits for.
GATE = Event()
# What the bots below have seen and done.
seen: list[State] = []
stopped = Event()


@dataclass(frozen=True)
class Counter(Watchable):
    """Counts its iterations, a millisecond each, and can be watched."""

    def decide(
        self, state: State, budget: Budget, seed: int, watch: Watch | None = None
    ) -> Decision:
        """The first legal move, after all iterations or when it is stopped."""
        count = 0
        move = state.legal_moves[0]

        def so_far() -> Decision:
            candidate = Candidate(move, count, 0.5, 1.5, (move, state.legal_moves[-1]))
            return Decision(move, (candidate,), count)

        start = time.perf_counter()
        while budget.iterations is None or count < budget.iterations:
            if budget.seconds is not None and time.perf_counter() - start > budget.seconds:
                break
            time.sleep(0.001)
            count += 1
            if watch and not watch(so_far):
                stopped.set()
                break
        return so_far()


class Deaf:
    """Thinks in one go until the gate opens; nobody can stop it."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """The first legal move, some day."""
        assert GATE.wait(60)
        return Decision(state.legal_moves[0])


class Snoop:
    """Remembers what it was given, and then spoils it."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """The first legal move; what the state says afterwards is nonsense."""
        seen.append(state.copy())
        move = state.legal_moves[0]
        state.push(move)
        return Decision(move, (Candidate(move, 0, 0.5, 0.0, (move,)),))


class Chatty:
    """Prints, lets others print, and tries to read what is not for it."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """The first legal move."""
        print("thinking aloud", flush=True)
        subprocess.run([sys.executable, "-c", "import sys; print('so', sys.stdin.read())"])
        return Decision(state.legal_moves[0], iterations=len(sys.stdin.read()))


class Crasher:
    """Raises an error."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """No decision."""
        raise RuntimeError("no idea")


class Quitter:
    """Tries to end the whole process."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """No decision."""
        raise SystemExit(3)


class Cheater:
    """Decides for a move that is not legal."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """An illegal move."""
        return Decision(min(set(range(state.game.moves)) - set(state.legal_moves)))


class Dreamer:
    """Expects what is no number."""

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """A legal move, with nonsense."""
        move = state.legal_moves[0]
        return Decision(move, (Candidate(move, 1, float("nan"), 0.0, (move,)),))


class Mute:
    """Decides nothing."""

    def decide(self, state: State, budget: Budget, seed: int) -> None:
        """No decision."""


class Picky:
    """Can't even be made."""

    def __init__(self) -> None:
        raise RuntimeError("not today")

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        """No decision."""
        raise NotImplementedError

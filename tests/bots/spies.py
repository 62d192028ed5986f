"""Bots that tests send in."""

from dataclasses import dataclass

from tegel.bots import Budget, Decision
from tegel.core.state import State


@dataclass
class Spy:
    """Plays its first legal move, and keeps every byte it could lay its hands on."""

    def __post_init__(self) -> None:
        self.seen: list[object] = []

    def decide(self, state: State, budget: Budget, seed: int) -> Decision:
        memory, rng = state.snapshot()
        move = state.legal_moves[0]
        future = state.copy()
        future.push(move)
        self.seen.append(
            [memory.tobytes(), rng.tobytes(), future.memory.tobytes(), state.moves, state.seed]
        )
        return Decision(move)

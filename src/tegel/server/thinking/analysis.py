"""Studies of a position: the champion's lines, and what it would play."""

from collections.abc import Iterator
from dataclasses import dataclass

from tegel.analysis import Analysis, deepen, explaining
from tegel.core.position import pack, unpack
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.server.thinking.work import load

# How many edges a tree may have: it takes a hundred megabytes then, with all that belongs to it.
MOST_EDGES = 3 << 20


@dataclass(frozen=True)
class Analyse:
    """The best lines of a position, for the seat in turn; each finding is an `Analysis`."""

    game: str
    position: str  # packed, and imagined by that seat: there is nothing in it that it cannot know
    lines: int
    iterations: int
    seed: int

    @classmethod
    def of(cls, state: State, lines: int, iterations: int, seed: int) -> "Analyse":
        """The study of a state that is not over."""
        assert state.turn is not None
        token = pack(state.imagine(state.turn, seed))
        return cls(state.game.name, token, lines, iterations, seed)

    def steps(self) -> Iterator[Analysis]:
        """Better and better analyses."""
        state = unpack(self.position, load)
        how = {"lines": self.lines, "iterations": self.iterations, "seed": self.seed}
        return explaining(state, deepen(state, edges=MOST_EDGES, **how), self.seed)


@dataclass(frozen=True)
class Ponder:
    """What the champion would play, the surer the longer it looks; each finding is a move."""

    game: str
    position: str  # as above
    seed: int

    @classmethod
    def of(cls, state: State, seed: int) -> "Ponder":
        """What to find out in a state that is not over."""
        assert state.turn is not None
        return cls(state.game.name, pack(state.imagine(state.turn, seed)), seed)

    def steps(self) -> Iterator[Move]:
        """Better and better moves, without end unless all is known."""
        state = unpack(self.position, load)
        for found in deepen(state, lines=1, edges=MOST_EDGES, seed=self.seed):
            yield found.best.move

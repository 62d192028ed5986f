"""How a game may go on, and what that brings whom: told, move by move, by the game itself."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tegel.analysis.puzzles.judge import think
from tegel.core.state import State
from tegel.core.telling import Move, Telling

# Those who play a line on think so much about each move: it is told as what is to be expected.
ITERATIONS = 300
# No line is longer.
LONGEST = 60


@dataclass
class Came:
    """What came of a line for a seat: its points, and the other happenings, by their kinds."""

    points: Counter[str] = field(default_factory=Counter[str])
    counts: Counter[str] = field(default_factory=Counter[str])

    @property
    def total(self) -> int:
        """All its points."""
        return sum(self.points.values())


def play_on(state: State, moves: Sequence[Move], seed: int) -> list[Move]:
    """These moves, and how the game may go on: to the end of a round, or once round the table."""
    state = state.copy()
    before = len(state.moves)
    for move in moves:
        state.push(move)
    while not is_told(state, before) and len(state.moves) - before < LONGEST:
        state.push(think(state, ITERATIONS, seed).move)
    return state.moves[before:]


def is_told(state: State, before: int) -> bool:
    """Whether a line has come to where its moves have had their effect."""
    if state.is_over:
        return True
    if len(state.moves) == before:
        return False
    first = state.telling(before)
    if first["round"] is not None:
        return bool(state.seen.round != first["round"])
    told = [first, *(state.telling(n) for n in range(before + 1, len(state.moves)))]
    # A game without rounds: everybody has had a turn, and it would be the first one's again. The
    # first turn counts also where some of it was made before.
    opened = 1 + sum(one["opens"] for one in told[1:])
    return state.begins_turn and state.turn == told[0]["seat"] and opened >= state.players


def came_of(story: Sequence[Telling], players: int) -> list[Came]:
    """What a line brought each seat."""
    came = [Came() for _ in range(players)]
    for telling in story:
        for one in telling["follows"]:
            if one["seat"] is not None:
                came[one["seat"]].counts[one["kind"]] += 1
                came[one["seat"]].points[one["kind"]] += one["points"]
    return came

"""Whether the best move leads as clearly when the others are thought through as deep as it is.

A search hardly looks again at what seemed bad at first: of 100,000 iterations the second best may
get fifty, and an unlucky first look at it stays. So each move is made, and judged from there.
"""

from collections.abc import Sequence

from tegel.analysis.judge import Depth, Judge
from tegel.analysis.puzzles.judge import judge
from tegel.analysis.puzzles.puzzle import Puzzle
from tegel.core.state import State
from tegel.core.telling import Move

# After each move; where chance follows, so many deals are averaged, the same for all moves.
DEPTH = Depth(8_000, 2)
# Points of winning chances by which the best must lead then: such a judge is more careful.
MARGIN = 0.07
# So deep a search names the rivals of a move.
NAMES = 36_000
# Its deals are never those of the searches that found the puzzle.
SEED = 4_000


def evenly(
    state: State, moves: Sequence[Move], depth: Depth | None = None, seed: int = SEED
) -> list[float]:
    """The share of the win that each move of the seat in turn brings it."""
    seat = state.turn
    assert seat is not None
    judge = Judge(state.game, state.players, depth or DEPTH, seed)
    return [judge.after(state, move, seat).shares[seat] for move in moves]


def leads(
    puzzle: Puzzle, depth: Depth | None = None, iterations: int = NAMES, seed: int = SEED
) -> list[float]:
    """By how much each move that is to be found leads the best of its rivals, at equal depth."""
    state, found = puzzle.state(), list[float]()
    seat, rivals = state.turn, {state.parse(puzzle.second[0])}
    for text in puzzle.answer:
        move = state.parse(text)
        if state.turn == seat and len(state.legal_moves) > 1:
            seen = judge(state, iterations, seed)
            rivals |= {seen.best, seen.second, *seen.rivals}
            best, *others = evenly(state, [move, *sorted(rivals - {move})], depth, seed)
            found.append(best - max(others))
        rivals.clear()
        state.push(move)
    return found

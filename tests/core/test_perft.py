"""Perft counts what pushing and popping every move would count."""

import pytest

from tegel import BadOptions, State
from tegel.core.perft import DEEPEST, count_leaves, divide

from .helpers import played


def leaves(state: State, depth: int) -> int:
    """The plain definition."""
    if depth == 0:
        return 1
    count = 0
    for move in state.legal_moves:
        state.push(move)
        count += leaves(state, depth - 1)
        state.pop()
    return count


def before_the_second_round(moves: int) -> State:
    """So many moves before chance is used again."""
    state = played(11, 0)
    while state.view()["round"] == 1:
        state.push(state.legal_moves[0])
    for _ in range(moves):
        state.pop()
    return state


def late(before_end: int, wall: str = "coloured") -> State:
    state = played(11, wall=wall)
    for _ in range(before_end):
        state.pop()
    return state


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("depth", range(4))
def test_perft_counts_every_sequence_across_the_end(wall: str, depth: int) -> None:
    state = late(5, wall=wall)
    assert count_leaves(state, depth) == leaves(state, depth)


def test_every_branch_of_perft_has_the_same_chance_to_come() -> None:
    state = before_the_second_round(2)
    assert len(state.legal_moves) > 1
    assert count_leaves(state, 4) == leaves(state, 4)


def test_divide_has_every_legal_move_and_adds_up() -> None:
    state = late(6)
    before = state.memory.tobytes()
    counts = divide(state, 3)
    assert list(counts) == [state.text(move) for move in state.legal_moves]
    assert sum(counts.values()) == count_leaves(state, 3)
    assert state.memory.tobytes() == before


@pytest.mark.parametrize("depth", [-1, DEEPEST + 1])
def test_a_depth_out_of_range_is_refused_with_the_range(depth: int) -> None:
    with pytest.raises(BadOptions, match=f"depth cannot be {depth}; it can be 0 to {DEEPEST}"):
        count_leaves(played(1, 0), depth)

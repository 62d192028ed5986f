"""Perft tables count what they always did, by kernels as by plain pushing and popping."""

import pytest

import tegel
from tegel.core.perft import count_leaves, divide
from tests.harness.kinds import KINDS, Kind
from tests.harness.perft import table

BY_NAME = {str(kind): kind for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_of_game_has_a_perft_table(kind: Kind) -> None:
    depths = [depth for name, _, depth, _ in table() if name == str(kind)]
    assert depths[:3] == [1, 2, 3]


@pytest.mark.parametrize(("name", "seed", "depth", "leaves"), table())
def test_perft_counts_what_it_always_did(name: str, seed: int, depth: int, leaves: int) -> None:
    state = BY_NAME[name].new(seed)
    # On failure the counts per move say in which branch to look.
    assert count_leaves(state, depth) == leaves, divide(state, depth)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_perft_agrees_with_plain_pushing_and_popping(kind: Kind) -> None:
    state = kind.new(5)
    for _ in range(min(12, kind.game.longest // 4)):
        state.push(state.legal_moves[0])
    assert count_leaves(state, 2) == _count(state, 2) == sum(divide(state, 2).values())


def _count(state: tegel.State, depth: int) -> int:
    if depth == 0:
        return 1
    leaves = 0
    for move in state.legal_moves:
        state.push(move)
        leaves += _count(state, depth - 1)
        state.pop()
    return leaves

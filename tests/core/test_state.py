"""A game in progress: pushing, taking back, copying, refusing."""

from random import Random
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel import IllegalMove, InvalidMove, InvalidSeat, NotOver, State

from .helpers import played, walls_and_players

Everything = tuple[bytes, bytes, list[int], list[int], int | None, tuple[int, ...]]


def everything(state: State) -> Everything:
    memory, rng = state.snapshot()
    moves, legal = list(state.moves), state.legal_moves
    return memory.tobytes(), rng.tobytes(), moves, legal, state.turn, state.scores


kinds = st.sampled_from(list(walls_and_players()))


@settings(max_examples=25)
@given(kinds, st.integers(0, 999), st.integers(0, 120), st.integers(1, 120))
def test_pop_restores_everything_exactly(
    options: dict[str, object], seed: int, length: int, more: int
) -> None:
    state = played(seed, length, **options)
    before: list[Everything] = []
    choose = Random(more).choice
    while not state.is_over and len(before) < more:
        before.append(everything(state))
        state.push(choose(state.legal_moves))
    while before:
        last = state.moves[-1]
        assert state.pop() == last
        assert everything(state) == before.pop()


def test_a_popped_move_played_again_has_the_same_chance() -> None:
    state = played(3)
    final, last = everything(state), state.pop()
    state.push(last)
    assert everything(state) == final


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    state = tegel.new("azul", seed=1)
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        state.pop()


@settings(max_examples=15)
@given(kinds, st.integers(0, 999), st.integers(1, 30))
def test_a_copy_and_its_original_go_their_own_ways(
    options: dict[str, object], seed: int, length: int
) -> None:
    state = played(seed, length - 1, **options)
    earlier = everything(state)
    state.push(state.legal_moves[0])
    twin, before = state.copy(), everything(state)
    assert everything(twin) == before
    if not twin.is_over:
        twin.push(twin.legal_moves[-1])
        assert everything(state) == before
        after = everything(twin)
        state.pop()
        assert everything(state) == earlier
        state.push(state.legal_moves[-1])
        assert everything(twin) == after
        twin.pop()
        assert everything(twin) == before


def test_a_copy_has_the_same_chance_to_come() -> None:
    state = played(5, 3)
    twin = state.copy()
    for one in (state, twin):
        while not one.is_over:
            one.push(one.legal_moves[0])
    assert everything(state) == everything(twin)


def test_the_list_of_legal_moves_is_the_callers_own() -> None:
    state = tegel.new("azul", seed=1)
    state.legal_moves.clear()
    assert state.legal_moves


def test_a_snapshot_and_a_past_position_are_copies() -> None:
    state = played(5, 3)
    earlier = [everything(state)]
    state.push(state.legal_moves[0])
    earlier.append(everything(state))
    past = state.before(3)
    assert (past[0].tobytes(), past[1].tobytes()) == earlier[0][:2]
    for memory in (*state.snapshot(), *past):
        memory.view(np.uint8)[:] = 0xFF
    assert everything(state) == earlier.pop()
    state.pop()
    assert everything(state) == earlier.pop()


@pytest.mark.parametrize("move", [True, False, 30.0, None, "30", "F1 blue 1", np.float64(30), 3j])
def test_what_is_no_whole_number_is_no_move(move: Any) -> None:
    state = tegel.new("azul", seed=7)
    with pytest.raises(InvalidMove, match="is not a move; a move is a whole number"):
        state.push(move)


@pytest.mark.parametrize("move", [-1, 305, 2**70, np.int16(-1), np.uint64(2**64 - 1)])
def test_a_number_out_of_range_is_no_move_and_the_range_is_named(move: int) -> None:
    with pytest.raises(InvalidMove, match=f"^{move} is not a move; moves are 0 to 304$"):
        tegel.new("azul", seed=7).push(move)


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.uint8, np.uint64])
def test_numpys_whole_numbers_are_moves_and_kept_as_ints(kind: Any) -> None:
    state, plain = tegel.new("azul", seed=7), tegel.new("azul", seed=7)
    state.push(kind(state.legal_moves[0]))
    plain.push(plain.legal_moves[0])
    assert everything(state) == everything(plain)
    assert type(state.moves[0]) is int


@pytest.mark.parametrize("kind", [int, np.int8, np.uint8, np.uint64])
def test_an_illegal_move_is_refused_with_the_reason_and_nothing_changes(kind: Any) -> None:
    state = tegel.new("azul", seed=7)
    before = everything(state)
    with pytest.raises(IllegalMove) as caught:
        state.push(kind(0))
    assert str(caught.value) == "C blue 1 is not possible: the centre has no blue tiles"
    assert everything(state) == before


def test_no_move_is_legal_once_the_game_is_over() -> None:
    state = played(7)
    assert state.is_over
    assert state.turn is None
    assert state.legal_moves == []
    with pytest.raises(IllegalMove, match="the game is over"):
        state.push(30)


def test_the_outcome_is_known_only_at_the_end() -> None:
    state = tegel.new("azul", seed=7)
    with pytest.raises(NotOver, match=f"the game is not over: seat {state.turn} is to move"):
        _ = state.outcome
    outcome = played(7).outcome
    assert outcome.scores == played(7).scores
    best = min(outcome.places)
    assert outcome.winners == tuple(i for i, place in enumerate(outcome.places) if place == best)


def test_every_move_has_a_text_that_means_it() -> None:
    state = played(7, 20, wall="grey")
    for move in state.legal_moves:
        assert state.parse(state.text(move)) == move
    text = state.text(state.legal_moves[0])
    assert state.push_text(text) == state.moves[-1]


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_a_seat_that_is_not_there_has_no_view(seat: Any) -> None:
    with pytest.raises(InvalidSeat, match="seats are 0 to 1"):
        tegel.new("azul", seed=7).view(seat)


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    assert everything(played(7)) == everything(played(7))
    assert everything(tegel.new("azul", seed=7)) != everything(tegel.new("azul", seed=8))


def test_the_repr_says_what_is_played_and_how_far() -> None:
    assert repr(played(7, 2, wall="grey")) == (
        "<Azul, players=2, wall='grey', start='random', seed=7, 2 moves>"
    )


def test_a_seed_may_be_an_integer_of_numpy() -> None:
    state = tegel.new("azul", seed=cast(int, np.int64(3)))
    assert state == tegel.new("azul", seed=3)
    assert type(state.seed) is int


@pytest.mark.parametrize("seat", [-1, 2, None, True])
def test_a_seat_that_is_not_there_neither_observes_nor_imagines(seat: Any) -> None:
    state = tegel.new("azul", seed=1)
    with pytest.raises(InvalidSeat, match=f"there is no seat {seat!r}; seats are 0 to 1"):
        state.observe(seat)
    with pytest.raises(InvalidSeat, match="seats are 0 to 1"):
        state.imagine(seat, 1)

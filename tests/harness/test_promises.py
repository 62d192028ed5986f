"""What every game promises, over random positions of every kind (Hypothesis)."""

import json
import random

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel.bots.search.tree import public_masks
from tegel.core.record import parse
from tegel.core.rng import Rng
from tegel.core.rng import seed as seed_rng
from tegel.core.struct import struct
from tests.harness.kinds import KINDS, Kind

some_kind = st.sampled_from(KINDS)
some_seed = st.integers(0, 2**63 - 1)
some_length = st.integers(0, 200)


def position(kind: Kind, seed: int, length: int) -> tegel.State:
    """The state after so many random moves, or at the end of the game."""
    state = kind.new(seed)
    chance = random.Random(seed)
    for _ in range(length):
        if state.is_over:
            break
        state.push(chance.choice(state.legal_moves))
    return state


def fingerprint(state: tegel.State) -> tuple[bytes, bytes, list[int]]:
    memory, rng = state.snapshot()
    return memory.tobytes(), rng.tobytes(), list(state.moves)


@settings(max_examples=60)
@given(some_kind, some_seed, some_length)
def test_legal_moves_are_ascending_unique_and_all_accepted(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    moves = state.legal_moves
    assert moves == sorted(set(moves))
    assert bool(moves) != state.is_over
    for move in moves:
        state.copy().push(move)


@settings(max_examples=20)
@given(some_kind, some_seed, some_length)
def test_a_view_is_the_same_whether_or_not_somebody_looked_before(
    kind: Kind, seed: int, length: int
) -> None:
    looked, chance = kind.new(seed), random.Random(seed)
    for _ in range(length):
        if looked.is_over:
            break
        looked.push(chance.choice(looked.legal_moves))
        looked.view(chance.randrange(looked.players))
        if chance.random() < 0.2:  # taken back, and perhaps another made
            looked.pop()
        elif chance.random() < 0.1:
            looked = looked.copy()
    fresh = kind.new(seed)
    for move in looked.moves:
        fresh.push(move)
    for seat in (None, *range(fresh.players)):
        assert looked.view(seat) == fresh.view(seat)


@settings(max_examples=30)
@given(some_kind, some_seed, some_length)
def test_every_other_move_is_refused_and_changes_nothing(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    before = fingerprint(state)
    for move in set(range(kind.game.moves)) - set(state.legal_moves):
        with pytest.raises(tegel.IllegalMove, match="is not possible: "):
            state.push(move)
    for move in (-1, kind.game.moves, 10**30):
        with pytest.raises(tegel.InvalidMove):
            state.push(move)
    assert fingerprint(state) == before


@settings(max_examples=60)
@given(some_kind, some_seed, some_length)
def test_moves_are_counted_and_picked_as_they_are_listed(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    s = struct(kind.game.position, state.memory)
    rules = kind.game.rules
    assert rules.count_legal(s) == len(state.legal_moves)
    assert [rules.nth_legal(s, k) for k in range(len(state.legal_moves))] == state.legal_moves


@settings(max_examples=60)
@given(some_kind, some_seed, some_length)
def test_moves_are_worth_the_same_one_by_one_and_all_at_once(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    s = struct(kind.game.position, state.memory)
    judgement, moves = kind.game.judgement, state.legal_moves
    one_by_one = [judgement.worth(s, move) for move in moves]
    at_once = np.zeros(len(moves), np.int64)
    judgement.worths(s, np.array(moves, np.int64), len(moves), at_once)
    assert at_once.tolist() == one_by_one
    if moves:
        assert judgement.favourite(s) == moves[one_by_one.index(max(one_by_one))]


@settings(max_examples=60)
@given(some_kind, some_seed, some_length)
def test_a_move_has_a_text_that_means_it(kind: Kind, seed: int, length: int) -> None:
    state = position(kind, seed, length)
    for move in state.legal_moves:
        assert state.parse(state.text(move)) == move
    assert len({state.text(move) for move in state.legal_moves}) == len(state.legal_moves)


@settings(max_examples=40)
@given(some_kind, some_seed, some_length)
def test_a_copy_is_independent_and_has_the_same_future(kind: Kind, seed: int, length: int) -> None:
    state = position(kind, seed, length)
    twin = state.copy()
    before = fingerprint(state)
    while not twin.is_over:
        twin.push(twin.legal_moves[0])
    assert fingerprint(state) == before
    while not state.is_over:
        state.push(state.legal_moves[0])
    assert fingerprint(state) == fingerprint(twin)


@settings(max_examples=40)
@given(some_kind, some_seed, some_length)
def test_moves_taken_back_leave_no_trace(kind: Kind, seed: int, length: int) -> None:
    state = position(kind, seed, length)
    while state.moves:
        state.pop()
    assert fingerprint(state) == fingerprint(kind.new(seed))


@settings(max_examples=30)
@given(some_kind, some_seed, some_length)
def test_views_are_plain_data_and_offer_a_seat_its_legal_moves(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    for seat in [None, *range(state.players)]:
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert {"game", "options", "asks"} <= view.keys()
        assert (view["seat"], view["turn"]) == (seat, state.turn)
        assert view["last_move"] == state.last_move(seat)  # who follows a table is told it so
        assert view["scores"] == list(state.scores)
        assert all(len(part["points"]) == state.players for part in view["parts"])
        offered = [move["move"] for move in view["moves"]]
        assert offered == (state.legal_moves if seat is not None and seat == state.turn else [])


@settings(max_examples=30)
@given(some_kind, some_seed, some_length)
def test_a_record_of_any_game_reads_back_as_it_was_written(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    record = tegel.Record.of(state)
    again = parse(str(record), {kind.game.name: kind.game}.__getitem__)
    assert again == record
    assert str(again) == str(record)
    assert fingerprint(again.verify()) == fingerprint(state)


@settings(max_examples=40)
@given(some_kind, some_seed, some_length)
def test_observations_are_bounded_numbers_and_change_nothing(
    kind: Kind, seed: int, length: int
) -> None:
    state = position(kind, seed, length)
    before = fingerprint(state)
    for seat in range(state.players):
        out = observed(state, seat)
        assert np.isfinite(out).all()
        assert np.abs(out).max() <= 10
    assert fingerprint(state) == before


@settings(max_examples=80)
@given(some_kind, some_seed, some_length, some_seed)
def test_a_seat_cannot_tell_apart_what_is_redealt_for_it(
    kind: Kind, seed: int, length: int, other: int
) -> None:
    """Non-interference: states that agree on what a seat may know look the same to it."""
    state = position(kind, seed, length)
    for seat in range(state.players):
        twin = redealt(state, seat, other)
        assert twin.view(seat) == state.view(seat)
        assert np.array_equal(observed(twin, seat), observed(state, seat))
        if state.turn == seat:
            assert twin.legal_moves == state.legal_moves
        if not kind.game.hidden:
            assert fingerprint(twin) == fingerprint(state)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.game.hidden], ids=str)
def test_redealing_reaches_states_that_differ(kind: Kind) -> None:
    if ("open_racks", "on") in kind.options:
        return  # nothing is hidden then
    states = [position(kind, seed, length) for seed in range(4) for length in (30, 60, 90)]
    for seat in range(states[0].players):
        reached = [
            len({redealt(state, seat, seed).memory.tobytes() for seed in range(20)})
            for state in states
        ]
        assert max(reached) > 1


@settings(max_examples=40)
@given(some_kind, some_seed, some_length, some_seed)
def test_a_redealt_game_can_be_played_to_its_end(
    kind: Kind, seed: int, length: int, other: int
) -> None:
    state = position(kind, seed, length)
    if state.turn is not None:
        twin = redealt(state, state.turn, other)
        chance = random.Random(other)
        while not twin.is_over:
            twin.push(chance.choice(twin.legal_moves))


@settings(max_examples=40)
@given(some_kind, some_seed, some_length, some_seed)
def test_what_may_be_done_in_an_open_position_and_what_comes_of_it_is_no_secret(
    kind: Kind, seed: int, length: int, other: int
) -> None:
    state = position(kind, seed, length)
    for seat in range(state.players):
        twin = redealt(state, seat, other)
        assert is_open(twin) == is_open(state)
        if is_open(state):
            assert twin.legal_moves == state.legal_moves
        for move in state.legal_moves if is_open(state) else ():
            one, another = state.copy(), twin.copy()
            one.push(move)
            another.push(move)
            assert one.chance_spoke == another.chance_spoke
            if not one.chance_spoke and is_open(one):
                assert is_open(another)
                assert public_part(one) == public_part(another)


def is_open(state: tegel.State) -> bool:
    return bool(state.game.rules.is_open(struct(state.game.position, state.memory)))


def public_part(state: tegel.State) -> bytes:
    """All of a position that everybody may see."""
    masks = public_masks(state.game)
    return bytes(state.memory.view(masks.dtype) & masks)


def redealt(state: tegel.State, seat: int, number: int) -> tegel.State:
    """A copy in which all that a seat cannot know is drawn anew."""
    twin = state.copy()
    rng = np.zeros(1, Rng.dtype)
    seed_rng(struct(Rng, rng), number)
    state.game.rules.redeal(struct(state.game.position, twin.memory), seat, struct(Rng, rng))
    return twin


def observed(state: tegel.State, seat: int) -> npt.NDArray[np.float32]:
    """What a seat may know, and what it reads off that, as numbers; every one must be written."""
    out = np.full(state.game.perception, np.nan, np.float32)
    where = struct(state.game.position, state.memory)
    state.game.rules.observe(where, seat, out)
    assert np.isnan(out[state.game.observation :]).all()
    state.game.insight.insight(where, seat, out)
    return out

"""Positions as a line of text: whole, possible, the same again; or refused with a reason."""

import copy
import json
import multiprocessing
import os
import pickle
from random import Random

import pytest

import tegel
from tegel import State
from tegel.core.errors import BadPosition
from tegel.core.position import of_view, read
from tests.harness.kinds import KINDS, Kind
from tests.harness.positions import check_broken, check_whole, find, mangled

ROUNDS = max(1, int(os.environ.get("TEGEL_LOCKSTEP", "100")) // 100)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def positions(kind: Kind, seed: int, share: float) -> list[State]:
    """Some positions of a random game, its last one among them."""
    state, chance = kind.new(seed), Random(seed)
    found = [state.copy()]
    while not state.is_over:
        state.push(chance.choice(state.legal_moves))
        if chance.random() < share:
            found.append(state.copy())
    return [*found, state]


@every_kind
def test_every_position_comes_back_byte_by_byte(kind: Kind) -> None:
    for seed in range(ROUNDS):
        for state in positions(kind, seed, 0.1):
            check_whole(state)


@every_kind
def test_a_seat_is_told_what_it_knows_and_nothing_else(kind: Kind) -> None:
    for state in positions(kind, 3, 0.05):
        for seat in range(state.players):
            told = state.position_for(seat)
            assert state.imagine(seat, 9).position_for(seat) == told
            dealt = read(told, find, 7)
            assert dealt.position_for(seat) == told
            assert (dealt.turn, dealt.scores) == (state.turn, state.scores)
            if state.turn == seat:
                assert dealt.legal_moves == state.legal_moves
            assert read(told, find, 7) == dealt


@every_kind
def test_a_view_is_turned_back_into_what_its_seat_knows(kind: Kind) -> None:
    """As it comes over the wire, and without what only helps to choose or to draw."""
    for state in positions(kind, 2, 0.05):
        for seat in (None, *range(state.players)):
            view = json.loads(json.dumps(state.view(seat)))
            view = {name: view[name] for name in view if name not in ("moves", "last_move", "asks")}
            told = of_view(view, find)
            assert told == state.position_for(seat)
            assert read(told, find, 3).position_for(seat) == told
            if not kind.game.hidden:
                assert read(told, find, 3) == state


@every_kind
def test_a_field_that_is_far_too_long_is_refused_in_a_sentence(kind: Kind) -> None:
    game, *words = kind.new(1).position.split()
    for n, word in enumerate(words):
        broken = [*words[:n], f"{word.partition('=')[0]}={'x' * 5000}", *words[n + 1 :]]
        with pytest.raises(BadPosition):
            read(" ".join([game, *broken]), find, 0)


def test_a_state_comes_from_a_view_as_from_a_text() -> None:
    state = tegel.new("ingenious", seed=3)
    view = state.view(0)
    assert tegel.position(view, seed=5) == tegel.position(state.position_for(0), seed=5)
    assert tegel.position(view, seed=5) != state
    for broken in (
        {},
        {"game": "azul"},
        {**view, "game": "chess"},
        {**view, "game": []},
        {**view, "seats": 3},
        {**view, "cells": view["cells"][:3]},
        {**view, "turns": "1 turns=2"},
        {**view, "options": {"edition": "none", "players": 2}},
        {**(azul := tegel.new("azul").view(0)), "boards": [{**azul["boards"][0], "lines": [HUGE]}]},
    ):
        with pytest.raises(BadPosition):
            tegel.position(broken)


HUGE = {"size": 1, "colour": "blue", "count": 10**15}


@every_kind
def test_what_is_made_up_of_a_position_is_a_position_or_refused(kind: Kind) -> None:
    """Whatever is changed: it is refused, or it says just what was changed."""
    chance = Random(11)
    for state in positions(kind, 4, 0.03):
        text = state.position
        for _ in range(12 * ROUNDS):
            check_broken(mangled(text, chance), chance, on=2)


AZUL = tegel.new("azul", seed=7, start=0).position


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("azul/1", "azull/1", "did you mean azul"),
        ("azul/1", "azul/2", "plays rules 1"),
        ("round=1", "round=0", "round: '0' should be a whole number from 1"),
        ("round=1", "rownd=1", "round: this is missing"),
        ("round=1", "round=1 rownd=1", "rownd: there is no such field; did you mean round"),
        ("round=1", "round=1 round=1", "round: this is said twice"),
        ("players=2", "players=7", "players: '7' should be one of: 2, 3, 4"),
        ("turn=0", "turn=1", "turn: 0 factories were taken from, so it should be seat 0"),
        ("starter=0", "starter=1", "starter: in round 1 it should be the seat that begins, 0"),
        ("centre=-", "centre=B", "centre: so many tiles can't have come from 0 empty factories"),
        ("score0=0", "score0=5", "score0: with this wall it should be 0 to 0, not 5"),
        ("floor0=-", "floor0=1", "floor0: the marker lies here"),
        ("lid=-", "lid=B20", "blue: there are 20 in the game"),
        ("wall0=.....", "wall0=.B...", "its space in that row is in column 1"),
        ("wall0=.....", "wall0=B....", "row 1 has 1 tiles, but gets one a round"),
        ("lines0=-/-", "lines0=BB/-", "line 1 should have up to 1 tiles of one colour"),
        ("phase=offer", "phase=line1", "idle: all walls are empty, so it should be 1"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in AZUL
    with pytest.raises(BadPosition, match=reason):
        tegel.position(AZUL.replace(old, new, 1))


def test_options_may_be_left_out_and_fields_stand_in_any_order() -> None:
    game, *words = tegel.new("azul", seed=7).position.split()
    shuffled = [word for word in words if not word.startswith(("players", "wall=", "start="))]
    Random(1).shuffle(shuffled)
    state = tegel.position(" ".join([game, *shuffled]))
    assert state.position.split() == [game, *words]


def test_what_is_unknown_follows_from_the_seed() -> None:
    told = tegel.new("ingenious", seed=3).position_for(0)
    assert "rack1=?6" in told
    first, second = tegel.position(told, seed=1), tegel.position(told, seed=2)
    assert first != second
    assert first == tegel.position(told, seed=1)
    with pytest.raises(BadPosition, match="board: 0 cells are covered, but 1 tiles"):
        tegel.position(told.replace("rack1=?6", "rack1=?6").replace("RR2", "RR1", 1))


def test_a_state_is_a_value() -> None:
    state = tegel.new("azul", seed=7)
    twin = state.copy()
    assert state == twin
    assert hash(state) == hash(twin)
    assert len({state, twin, tegel.new("azul", seed=8)}) == 2
    move = state.legal_moves[0]
    twin.push(move)
    assert state != twin
    twin.pop()
    assert state == twin
    assert state != tegel.new("azul", seed=7, wall="grey")
    assert state != "azul"


@every_kind
def test_a_pickled_state_goes_on_with_the_same_history_and_chance(kind: Kind) -> None:
    state, chance = kind.new(6), Random(6)
    for _ in range(12):
        if not state.is_over:
            state.push(chance.choice(state.legal_moves))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        assert twin.game is state.game
        assert twin.moves == state.moves
        mine = state.copy()
        while not twin.is_over:
            move = twin.legal_moves[-1]
            twin.push(move)
            mine.push(move)
            assert twin == mine
        while twin.moves:
            twin.pop()
        assert twin == kind.new(6)


def turn_of(state: State) -> int | None:
    return state.turn


def test_states_go_to_other_processes() -> None:
    states = [tegel.new("azul", seed=seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(turn_of, states) == [state.turn for state in states]

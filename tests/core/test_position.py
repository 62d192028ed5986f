"""Positions as text: whole, of this game and this Tegel, or refused."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import tegel
from tegel import State
from tegel.core.errors import BadPosition
from tegel.core.game import Game
from tegel.core.position import FORMAT, LONGEST, layout_key, pack, unpack
from tegel.core.struct import Int64, Struct
from tests import fourth
from tests.harness.kinds import KINDS, Kind

from .helpers import played


def find(name: str) -> Game:
    return fourth.GAME if name == fourth.GAME.name else tegel.find(name)


def check(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def repacked(token: str, part: int, text: str) -> str:
    """A token with another part, whose check fits."""
    parts = token.split(":")[:-1]
    parts[part] = text
    return ":".join([*parts, check(":".join(parts))])


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_position_comes_back_in_every_game(kind: Kind) -> None:
    state = kind.new(3)
    choose = Random(3).choice
    for _ in range(40):
        token = pack(state)
        assert token.isascii()
        assert token.isprintable()
        assert " " not in token
        assert len(token) < LONGEST
        again = unpack(token, find)
        assert again.memory.tobytes() == state.memory.tobytes()
        assert again.memory.dtype == state.memory.dtype
        assert (again.game, again.options, again.turn) == (state.game, state.options, state.turn)
        assert again.legal_moves == state.legal_moves
        assert pack(again) == token
        if state.is_over:
            break
        state.push(choose(state.legal_moves))


def test_a_position_has_no_history_and_chance_of_its_own() -> None:
    state = played(7, 9)
    twins = [unpack(pack(state), find) for _ in range(2)]
    for twin in twins:
        assert twin.moves == []
        with pytest.raises(tegel.IllegalMove, match="no move to take back"):
            twin.pop()
    chances = {each.snapshot()[1].tobytes() for each in (state, *twins)}
    assert len(chances) == 3


def test_chance_follows_from_the_seed_alone() -> None:
    state = played(7, 9)
    first, second = (State.resume(state.game, state.options, state.memory, 5) for _ in range(2))
    imagined = state.imagine(0, 5)
    choose = Random(1).choice
    while not first.is_over:
        move = choose(first.legal_moves)
        for each in (first, second, imagined):
            each.push(move)
        assert first.memory.tobytes() == second.memory.tobytes() == imagined.memory.tobytes()


def test_a_state_and_the_one_from_its_token_go_their_own_ways() -> None:
    state = played(7, 9)
    before = state.memory.tobytes()
    twin = unpack(pack(state), find)
    twin.push(twin.legal_moves[0])
    other = State.resume(state.game, state.options, state.memory, 5)
    other.memory["turn"] = 1 - other.memory["turn"]
    assert state.memory.tobytes() == before


def test_a_token_of_what_a_seat_imagines_tells_nothing_of_other_racks() -> None:
    state = tegel.new("ingenious", seed=7)
    other = state.imagine(0, 6)
    assert pack(state) != pack(other)
    assert pack(state.imagine(0, 5)) == pack(other.imagine(0, 5))


def test_every_damage_is_found() -> None:
    token = pack(played(7, 9))
    for i, sign in enumerate(token):
        for other in {"A", "0", ":", "é"} - {sign}:
            with pytest.raises(BadPosition):
                unpack(token[:i] + other + token[i + 1 :], find)
        with pytest.raises(BadPosition):
            unpack(token[:i], find)
        with pytest.raises(BadPosition):
            unpack(token[:i] + token[i + 1 :], find)


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("", "a position is a text that begins with tegel-position-1:"),
        ("F1 blue 2", "a position is a text that begins with"),
        ("tegel-position-2:azul", "a position is a text that begins with"),
        (f"{FORMAT}:é", "a position is a text that begins with"),
        (FORMAT, "a position is a text that begins with"),
        (f"{FORMAT}:", "the position was damaged"),
        (f"{FORMAT}:{check(FORMAT)}", "a position has 7 parts, not 2"),
        ("x" * (LONGEST + 1), "that is too long for a position: 10001 characters"),
    ],
)
def test_what_is_no_position_is_refused(token: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        unpack(token, find)


GAME, VERSION, OPTIONS, LAYOUT, DATA = range(1, 6)
FOREIGN: list[tuple[int, Callable[[str], str], str]] = [
    (GAME, lambda text: "azull", "there is no game 'azull'; did you mean azul?"),
    (GAME, lambda text: "azul_duel", "this comes from a Tegel that lays Azul Duel out in another"),
    (VERSION, lambda text: "2", "this Tegel plays rules 1 of Azul, not 2"),
    (VERSION, lambda text: "01", "this Tegel plays rules 1 of Azul, not 01"),
    (LAYOUT, lambda text: "0" * 16, "this comes from a Tegel that lays Azul out in another way"),
    (OPTIONS, lambda text: text.replace("wall=coloured", "wall=pink"), "wall cannot be 'pink'"),
    (OPTIONS, lambda text: text.replace("start=random", "start=3"), "start cannot be 3 with 2"),
    (OPTIONS, lambda text: text.replace("wall", "hall"), "there is no option 'hall'"),
    (OPTIONS, lambda text: text.replace(",start=random", ""), "all options of Azul should stand"),
    (OPTIONS, lambda text: "", "there is no option ''"),
    (DATA, lambda text: text[:-4], "the position should have 188 bytes, not 186"),
    (DATA, lambda text: "AAAA" + text, "the position should have 188 bytes, not 191"),
    (DATA, lambda text: text[:-1] + "!", "the bytes of the position are no base64"),
    (DATA, lambda text: text[:-1], "the bytes of the position are no base64"),
]


@pytest.mark.parametrize(
    ("part", "change", "reason"), FOREIGN, ids=[reason for _, _, reason in FOREIGN]
)
def test_a_position_that_is_not_exactly_ours_is_refused(
    part: int, change: Callable[[str], str], reason: str
) -> None:
    token = pack(played(7, 9))
    assert repacked(token, part, token.split(":")[part]) == token
    with pytest.raises(BadPosition, match=reason):
        unpack(repacked(token, part, change(token.split(":")[part])), find)


def test_other_rules_of_the_same_game_refuse_its_positions() -> None:
    token = pack(played(7, 9))
    newer = replace(tegel.find("azul"), rules_version=2)
    with pytest.raises(BadPosition, match="this Tegel plays rules 2 of Azul, not 1"):
        unpack(token, lambda name: newer)


def test_a_layout_has_its_own_key_down_to_names_order_and_bytes() -> None:
    def key(layout: list[Any]) -> str:
        class Other(Struct):
            turn: Int64

        Other.dtype = np.dtype(layout)
        game = object.__new__(Game)
        object.__setattr__(game, "position", Other)
        return layout_key(game)

    layouts: list[list[Any]] = [
        [("a", "<i4"), ("b", "<i4")],
        [("b", "<i4"), ("a", "<i4")],
        [("a", "<i4"), ("c", "<i4")],
        [("a", ">i4"), ("b", ">i4")],
        [("a", "<i4", 2)],
        [("a", "<i8")],
    ]
    assert len({key(layout) for layout in layouts}) == len(layouts)
    assert len({layout_key(game) for game in tegel.games().values()}) == len(tegel.games())

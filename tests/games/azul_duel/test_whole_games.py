"""Whole games of Azul Duel: nothing is lost, nothing needless is asked, and their statistics."""

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tegel
from tegel.core import loops
from tegel.core.packing import total
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
from tegel.core.ways import is_native
from tegel.games.azul_duel import rules
from tegel.games.azul_duel.layout import ACQUIRE, ROUNDS, SEATS, SMALL_FACTORIES, TILING, Duel
from tests.games.azul_duel.inventory import (
    ALL_18,
    ALL_20,
    ALL_65,
    chips_of,
    plates_in_dome,
    plates_of,
    tiles_of,
)
from tests.games.azul_duel.positions import chips_held, random_game

# Interpreted kernels are too slow for more; the tolerances follow from the number.
GAMES = 20_000 if is_native() else 100

Numbers = npt.NDArray[Any]

every_thirst = pytest.mark.parametrize("thirst", [0, 0.5])

# --- Nothing is lost ------------------------------------------------------------------------------


@every_thirst
@pytest.mark.parametrize("number", range(10))
def test_there_are_always_65_tiles_18_plates_and_20_chips(number: int, thirst: float) -> None:
    used: Counter[str] = Counter()
    before: list[list[str]] = [[], []]
    for state in random_game(number, thirst):
        assert tiles_of(state) == ALL_65
        assert plates_of(state) == ALL_18
        held = [chips_held(state, seat) for seat in range(SEATS)]
        for mine, now in zip(before, held, strict=True):
            used += Counter(mine) - Counter(now)
        assert Counter(chips_of(state)) + used == Counter(ALL_20)
        before = held


@every_thirst
@pytest.mark.parametrize("number", range(10))
def test_each_player_uses_two_tokens_and_takes_two_chips_in_every_round(
    number: int, thirst: float
) -> None:
    rounds = 0
    for state in random_game(number, thirst):
        s = Duel.over(state.memory)
        boards = [s.boards[seat] for seat in range(SEATS)]
        if s.phase == TILING or state.is_over:
            assert [b.chips_taken for b in boards] == [2, 2]
            assert [b.tokens for b in boards] == [0, 0]
        if s.phase == ACQUIRE and s.round > rounds:
            rounds += 1
            assert (s.round, [b.chips_taken for b in boards]) == (rounds, [0, 0])
            assert [b.tokens for b in boards] == [2 if rounds < ROUNDS else 0] * 2
            placed = [9 - plates_in_dome(state, seat).count("") for seat in range(SEATS)]
            assert placed == [2 * rounds - 1] * 2
    assert rounds == ROUNDS


# --- Nothing needless is asked --------------------------------------------------------------------


@every_thirst
@pytest.mark.parametrize("number", range(10))
def test_a_decision_with_only_one_answer_is_never_asked(number: int, thirst: float) -> None:
    *positions, last = (state.legal_moves for state in random_game(number, thirst))
    assert min(map(len, positions)) >= 2
    assert last == []


# --- Statistics -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sample() -> dict[str, Numbers]:
    """Random games, one for each seed."""
    game = tegel.find("azul_duel")
    options = game.encode(game.settle({}))
    position, ways = np.zeros(1, Duel.dtype), np.zeros((GAMES, 2), np.int64)
    results, rng = np.zeros((GAMES, 4), np.int64), new_rng()
    for i in range(GAMES):
        loops.random_games(struct(Duel, position), options, struct(Rng, rng), i, 1, ways[i])
        rules.result(struct(Duel, position), results[i])
    return {
        "decisions": ways[:, 0],
        "score": results[:, :2].mean(axis=1),
        "seat 0 wins": results[:, 2] == 1,
        "seat 1 wins": results[:, 3] == 1,
    }


# What the rules file and the notes on it state, and half the width of its rounding.
@pytest.mark.parametrize(
    ("what", "stated", "rounding"),
    [("decisions", 235, 0.5), ("score", 1.5, 0.05), ("seat 0 wins", 0.5, 0)],
)
def test_random_games_have_the_stated_averages(
    sample: dict[str, Numbers], what: str, stated: float, rounding: float
) -> None:
    error = float(sample[what].std()) / sqrt(GAMES)
    assert abs(float(sample[what].mean()) - stated) < rounding + 3 * error


def test_one_player_wins(sample: dict[str, Numbers]) -> None:
    assert np.array_equal(sample["seat 0 wins"], ~sample["seat 1 wins"])


def test_enough_tiles_are_free_at_the_start_of_each_round() -> None:
    for number in range(30):
        rounds = 0
        for state in random_game(number):
            s = Duel.over(state.memory)
            if s.phase == ACQUIRE and s.round > rounds:
                rounds += 1
                dealt = [total(s.suns[factory]) for factory in range(1 + SMALL_FACTORIES)]
                assert total(s.bag) + total(s.tower) + sum(dealt) >= (65, 44, 23, 11, 9)[rounds - 1]
                assert dealt[0] == 5
                if rounds < 4:
                    assert dealt == [5, 4, 4, 4, 4]

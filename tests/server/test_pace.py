"""A bot seems to think as people do: not too short, not too long, and not by the clock."""

from statistics import mean

import pytest

from tegel.server.pace import pause
from tests.server.thinking.helpers import GAMES, some_state

SEEDS = range(50)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_waits_too_long_or_is_taken_by_surprise(game: str) -> None:
    for seed in range(10):
        state = some_state(game, seed)
        while not state.is_over:
            assert 0.4 <= pause(state, seed) <= 2.5
            state.push(state.legal_moves[seed % len(state.legal_moves)])


def test_the_same_seed_gives_the_same_pause_and_others_give_others() -> None:
    state = some_state("azul", 1)
    pauses = [pause(state, seed) for seed in SEEDS]
    assert pauses == [pause(state, seed) for seed in SEEDS]
    assert len({*pauses}) == len(SEEDS)


def test_many_choices_take_longer_than_few_and_few_longer_than_none() -> None:
    state = some_state("azul", 1)
    by_choices: dict[int, float] = {}
    while not state.is_over:
        by_choices[len(state.legal_moves)] = mean(pause(state, seed) for seed in SEEDS)
        state.push(state.legal_moves[0])
    in_order = [by_choices[choices] for choices in sorted(by_choices)]
    assert min(by_choices) == 1
    assert in_order == sorted(in_order)
    assert in_order[0] < 0.5 < 1.5 < in_order[-1]


def test_what_follows_in_the_same_turn_comes_sooner() -> None:
    state = some_state("ingenious", 1)
    first = mean(pause(state, seed) for seed in SEEDS)
    choices = len(state.legal_moves)
    state.push(state.legal_moves[0])
    assert not state.begins_turn
    assert len(state.legal_moves) > choices
    assert mean(pause(state, seed) for seed in SEEDS) < first

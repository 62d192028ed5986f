"""Chance by a script: each draw by itself, equal tiles merged, chances exact."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import tegel
from tegel.core.rng import Rng, below, new_rng, seed
from tegel.core.struct import struct
from tegel.envs.scripted import Chance, Number, Outcome, Script, Unfolding, unfold
from tests.harness.kinds import KINDS, Kind

MOVES = 30


def setup_of(name: str, **options: object) -> Unfolding:
    game = tegel.find(name)
    codes = game.encode(game.settle(options))
    return unfold(game, "setup", np.zeros(1, game.position.dtype), codes)


def follow(chance: Chance, source: Any) -> Any:
    """Settle each draw as this generator does; what became of the position."""
    while chance.asks:
        number = below(struct(Rng, source), chance.asks)
        chance = next(
            after for outcome, after in chance.branches if outcome.first <= number < outcome.end
        )
    return chance.memory


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_by_script_is_the_game_of_the_generator_in_every_byte(kind: Kind) -> None:
    game, state, rng = kind.game, kind.new(7), np.random.default_rng(7)
    source = new_rng()
    seed(struct(Rng, source), 7)
    codes = game.encode(state.options)
    chance = unfold(game, "setup", np.zeros(1, game.position.dtype), codes)
    for _ in range(MOVES):
        memory = follow(chance, source)
        assert memory.tobytes() == state.memory.tobytes()
        if state.is_over:
            break
        move = int(rng.choice(state.legal_moves))
        chance = unfold(game, "play", memory, move)
        state.push(move)


@pytest.mark.parametrize(
    ("name", "draws", "first"),
    [("azul", [5] * 20, {20: 5}), ("ingenious", [21] * 12, {2: 6, 3: 15})],
)
def test_every_tile_is_a_draw_of_its_own_and_equal_tiles_are_one_outcome(
    name: str, draws: list[int], first: dict[int, int]
) -> None:
    begin: Chance = setup_of(name, start=0)
    assert Counter(outcome.end - outcome.first for outcome, _ in begin.branches) == first
    outcomes: list[int] = []
    while begin.asks:
        outcomes.append(len(begin.branches))
        begin = begin.branches[len(outcomes) % len(begin.branches)][1]
    assert outcomes == draws


def test_numbers_are_one_outcome_if_the_rules_make_the_same_of_them() -> None:
    """The last tile of a set-up, number by number."""
    chance = setup_of("ingenious", start=0)
    while chance.branches[0][1].asks:
        chance = chance.branches[-1][1]
    of = chance.asks
    alone = [chance.step.run(Script((*chance.drawn, Outcome(n, n + 1, of)))) for n in range(of)]
    became = [memory.tobytes() for _, memory in alone]
    for outcome, after in chance.branches:
        assert {*became[outcome.first : outcome.end]} == {after.memory.tobytes()}
    assert len({*became}) == len(chance.branches) < of
    assert sum(outcome.chance for outcome, _ in chance.branches) == pytest.approx(1)


def test_who_reads_a_number_itself_tells_it_from_all_others() -> None:
    number = Number(3, 10)
    assert number >= 2
    assert number < 8
    assert number - 1 < 6
    assert number.end == 7
    assert int(number) == 3
    assert number.end == 4


def test_a_draw_that_is_asked_about_too_late_is_a_mistake_that_shows() -> None:
    number = Number(3, 10, is_settled=True)
    assert number < 10
    with pytest.raises(AssertionError, match="after it had drawn again"):
        assert number < 7

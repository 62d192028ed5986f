"""Chance: one stream a seed, the same for ever and in every way, and never in a state."""

from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tegel
from tegel.core.rng import SEEDS, Rng, below, fresh_seed, new_rng, next_word, seed
from tegel.core.struct import Memory, struct

GOLDEN = {
    0: [1363572419, 145230303, 808754475, 4216505632, 947923937],
    1: [2012149540, 1872316204, 1707632675, 1779833415, 2026416846],
    7: [1837975287, 2099764152, 1321706041, 2064663467, 741845084],
    2**32: [1299785925, 4001059704, 2906380172, 1047107358, 1857996408],
    2**63 - 1: [370515012, 1336247968, 1286944092, 1801097525, 2563487965],
}

seeds = st.integers(0, SEEDS - 1)


def generator(number: int) -> Memory:
    rng = new_rng()
    seed(struct(Rng, rng), number)
    return rng


def words(number: int, count: int) -> list[int]:
    rng = generator(number)
    return [int(next_word(struct(Rng, rng))) for _ in range(count)]


def sfc32(number: int) -> Iterator[int]:
    """The published generator, written with 32-bit numbers."""
    a, b, c, counter = (np.array([n], np.uint32) for n in (0, number & 0xFFFFFFFF, number >> 32, 1))
    while True:
        word = a + b + counter
        counter = counter + np.uint32(1)
        a = b ^ (b >> np.uint32(9))
        b = c + (c << np.uint32(3))
        c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + word
        yield int(word[0])


@pytest.mark.parametrize("number", GOLDEN)
def test_a_seed_gives_the_same_stream_for_ever(number: int) -> None:
    assert words(number, 5) == GOLDEN[number]


@settings(max_examples=50)
@given(seeds)
def test_the_stream_is_sfc32_after_twelve_words_of_mixing(number: int) -> None:
    assert words(number, 20) == list(islice(sfc32(number), 12, 32))


@settings(max_examples=50)
@given(seeds, seeds)
def test_different_seeds_have_different_streams(one: int, other: int) -> None:
    assert (words(one, 4) == words(other, 4)) == (one == other)


@settings(max_examples=200)
@given(seeds, st.integers(1, 300))
def test_below_scales_a_word_and_stays_in_range(number: int, n: int) -> None:
    drawn = [int(below(struct(Rng, rng), n)) for rng in [generator(number)] for _ in range(20)]
    assert drawn == [word * n // 2**32 for word in words(number, 20)]
    assert all(0 <= k < n for k in drawn)


@pytest.mark.parametrize("n", [2, 3, 5, 20, 100, 300])
def test_below_favours_no_number(n: int) -> None:
    draws = 100 * n
    rng = generator(2024)
    counts = np.zeros(n)
    for _ in range(draws):
        counts[below(struct(Rng, rng), n)] += 1
    chi_square = float(((counts - 100) ** 2 / 100).sum())
    # Mean n - 1, variance 2 (n - 1): five deviations, and not too even to be chance either.
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5
    assert counts.sum() == draws


def test_a_fresh_seed_is_a_seed_and_never_the_same() -> None:
    fresh = {fresh_seed() for _ in range(20)}
    assert len(fresh) == 20
    assert all(0 <= number < SEEDS for number in fresh)


def test_a_game_without_a_seed_gets_a_fresh_one() -> None:
    assert tegel.new("azul").seed != tegel.new("azul").seed


def fields(dtype: np.dtype[np.void]) -> Iterator[tuple[str, np.dtype[np.void]]]:
    for name in dtype.names or ():
        base = dtype[name].base
        yield name, base
        yield from fields(base)


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_no_position_holds_a_generator_or_a_seed(game: tegel.Game) -> None:
    for name, dtype in fields(game.position.dtype):
        assert name not in ("seed", "rng")
        assert dtype != Rng.dtype


def test_a_position_differs_by_its_generator_only_where_chance_is_used() -> None:
    """The same moves with two generators: equal positions until the next round is dealt."""
    state = tegel.new("azul", seed=7)
    rules = state.game.rules
    ones, others = state.memory.copy(), state.memory.copy()
    one, other = generator(1), generator(2)
    moves = np.zeros(state.game.most_legal, np.int16)
    while ones["round"][0] == 1:
        assert ones.tobytes() == others.tobytes()
        assert (one.tobytes(), other.tobytes()) == (generator(1).tobytes(), generator(2).tobytes())
        rules.legal(struct(state.game.position, ones), moves)
        for memory, rng in ((ones, one), (others, other)):
            rules.play(struct(state.game.position, memory), int(moves[0]), struct(Rng, rng))
    assert ones.tobytes() != others.tobytes()

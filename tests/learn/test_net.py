"""The network that learns: its gradients, and what it makes of outcomes."""

import numpy as np
import pytest

from tegel.bots.network.weights import in_whole_numbers
from tegel.learn.field import Taste
from tegel.learn.net import Adam, Shape, chances, forward, fresh, gradients, widened
from tegel.learn.outcomes import expected, turned

SHAPE = Shape(6, 10, 8)


def test_gradients_are_how_the_loss_changes() -> None:
    chance = np.random.default_rng(3)
    w = {name: each.astype(np.float64) for name, each in fresh(SHAPE, 1).items()}
    seen = chance.random((6, 5))
    seats = np.array([2, 3, 4, 2, 4])
    there = np.arange(4)[:, None] < seats
    shares = np.where(there, chance.random((4, 5)), 0)
    shares /= shares.sum(axis=0)
    margins = np.where(there, chance.normal(0, 0.2, (4, 5)), 0)

    def loss() -> float:
        out, _, _ = forward(np, w, seen)
        guess = chances(np, out, seats)
        off = np.where(there, out[4:] - margins, 0)
        quadratic = np.where(np.abs(off) < 1, off * off / 2, np.abs(off) - 0.5)
        return float((-(shares * np.log(guess + 1e-9)).sum() + quadratic.sum()) / 5)

    change, _, _ = gradients(np, w, seen, seats, shares, margins)
    for name, each in w.items():
        for place in zip(*(chance.integers(0, size, 6) for size in each.shape), strict=True):
            kept = each[place]
            each[place] = kept + 1e-5
            high = loss()
            each[place] = kept - 1e-5
            low = loss()
            each[place] = kept
            assert change[name][place] == pytest.approx((high - low) / 2e-5, abs=1e-6)


def test_a_network_learns_what_it_is_shown() -> None:
    adam = Adam(np, fresh(SHAPE, 1))
    chance = np.random.default_rng(3)
    seats = np.full(64, 2)
    wrong = astray = 1.0
    for _ in range(400):
        seen = chance.random((6, 64), np.float32)
        wins = seen[0] > seen[1]
        shares = np.stack([wins, ~wins, *np.zeros((2, 64))]).astype(np.float32)
        margins = np.stack([seen[0] - seen[1], seen[1] - seen[0], *np.zeros((2, 64))])
        change, wrong, astray = gradients(
            np, adam.weights, seen, seats, shares, margins.astype(np.float32)
        )
        adam.change(np, change, 0.01)
    assert wrong < 0.15
    assert astray < 0.01


def test_a_coarse_file_tells_the_first_layer_in_steps_and_the_rest_as_it_is() -> None:
    w = fresh(SHAPE, 1)
    coarse, fine = in_whole_numbers(w, 16), in_whole_numbers(w)
    assert not np.any(coarse["first"] % 16)
    assert np.abs(coarse["first"] - fine["first"]).max() <= 8
    assert all(np.array_equal(coarse[name], fine[name]) for name in fine if name != "first")


def test_outcomes_are_told_from_the_seat_in_turn_on_and_back() -> None:
    by_seat = np.arange(24.0).reshape(8, 3)
    seats, turn = np.array([2, 3, 4]), np.array([1, 2, 3])
    seen = turned(np, by_seat, turn, seats)
    assert seen[:4, 0].tolist() == [3, 0, 6, 9]  # of two: the other one first
    assert seen[:4, 1].tolist() == [7, 1, 4, 10]
    assert seen[4:, 2].tolist() == [23, 14, 17, 20]
    assert np.array_equal(turned(np, seen, -turn, seats), by_seat)


def test_who_is_not_there_has_no_chance() -> None:
    w = fresh(SHAPE, 1)
    seen = np.ones((6, 3), np.float32)
    found = expected(np, w, seen, np.array([0, 1, 3]), np.array([2, 3, 4]))
    assert found[:4].sum(axis=0) == pytest.approx(1)
    assert found[2:4, 0].tolist() == pytest.approx([0, 0])
    assert found[3, 1] == pytest.approx(0)


def test_a_player_dares_as_often_as_it_is_told() -> None:
    assert Taste(1, 0, 0).of_words == 0
    assert Taste(1, 0, 0.25).of_words == 1 << 30


def test_a_network_that_gets_wider_says_the_same_and_can_learn_more() -> None:
    known, wider = fresh(SHAPE, 1), Shape(6, 16, 12)
    w = widened(known, fresh(wider, 2))
    assert {name: each.shape for name, each in w.items()} == {
        name: each.shape for name, each in fresh(wider, 2).items()
    }
    seen = np.random.default_rng(3).random((6, 5), np.float32)
    assert np.allclose(forward(np, w, seen)[0], forward(np, known, seen)[0])
    seats = np.full(5, 2)
    shares, margins = np.eye(4, 5, dtype=np.float32), np.zeros((4, 5), np.float32)
    change, _, _ = gradients(np, w, seen, seats, shares, margins)
    assert np.any(change["second"][10:, :8])

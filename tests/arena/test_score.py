"""Shares of wins, and intervals that hold what they promise."""

from dataclasses import replace

import numpy as np
import pytest

from tegel.arena import match, standings
from tegel.arena.event import Event
from tegel.arena.game import Forfeit, Played
from tegel.arena.score import interval


def games_of(event: Event, shares: list[list[float]]) -> list[Played]:
    """Games in which each bot had such a share of the win."""
    found: list[Played] = []
    for fixture, each in zip(event.fixtures(), shares, strict=False):
        seats = tuple(each[bot] for bot in fixture.seats)
        places = tuple(1 if share else 2 for share in seats)
        scores = tuple(10 * bot for bot in fixture.seats)
        ones = (1,) * len(seats)
        found.append(Played(fixture, scores, places, seats, ones, (0.5,) * len(seats), ()))
    return found


def test_shares_are_wins_with_shared_ones_split() -> None:
    event = match("azul", ["random", "greedy"], 4)
    first, second = standings(event, games_of(event, [[1, 0], [0.5, 0.5], [0, 1], [1, 0]]))
    assert (first.share, second.share) == (0.625, 0.375)
    assert first.low < 0.625 < first.high
    assert (second.low, second.high) == pytest.approx((1 - first.high, 1 - first.low))
    assert (first.points, second.points) == (0, 10)
    assert first.seconds == 0.5
    assert first.games == 4


def test_a_bot_in_three_seats_has_the_wins_of_all_three() -> None:
    event = match("azul", ["random", "greedy"], 4, {"players": 4})
    shares: list[list[float]] = [[1, 0], [0, 1 / 3], [0, 1 / 3], [0, 1 / 3]]
    first, second = standings(event, games_of(event, shares))
    assert (first.share, second.share) == pytest.approx((0.25, 0.75))


def test_points_are_not_taken_from_forfeited_games_but_forfeits_count() -> None:
    event = match("azul", ["random", "greedy"], 2)
    one, two = games_of(event, [[1, 0], [1, 0]])
    given_up = replace(one, forfeit=Forfeit(one.fixture.seats.index(1), 1, "x"))
    first, second = standings(event, [given_up])
    assert (first.points, second.points) == (None, None)
    assert (first.forfeits, second.forfeits) == (0, 1)
    assert standings(event, [given_up, two])[1].points == 10


def test_without_games_nothing_is_known() -> None:
    assert interval([], []) == (0.5, 0.0, 1.0)


def test_an_interval_is_sensible_where_all_is_won_or_lost() -> None:
    for games in (20, 200, 2000):
        share, low, high = interval([2.0] * (games // 2), [2] * (games // 2))
        assert (share, high) == (1.0, 1.0)
        assert 1 - 12 / games < low < 1 - 3 / games
        assert interval([0.0] * (games // 2), [2] * (games // 2)) == pytest.approx(
            (0.0, 0.0, 1 - low)
        )


def test_blocks_that_balance_tell_more_and_blocks_that_go_alike_tell_less() -> None:
    balanced = interval([1.0] * 100, [2] * 100)
    mixed = interval([2.0, 1.0, 1.0, 0.0] * 25, [2] * 100)
    alike = interval([2.0, 0.0] * 50, [2] * 100)
    widths = [high - low for _, low, high in (balanced, mixed, alike)]
    assert widths[0] < 0.3 * widths[1]
    assert widths[1] == pytest.approx(0.139, abs=0.002), "as 200 independent games"
    assert widths[2] == pytest.approx(widths[1] * 2**0.5, rel=0.02), "as 100 of them"


@pytest.mark.parametrize(
    ("share", "alike", "size", "blocks"),
    [
        (0.5, 0.0, 2, 50),
        (0.5, 0.9, 2, 50),
        (0.8, 0.3, 2, 20),
        (0.8, -0.9, 2, 50),
        (0.6, 0.5, 4, 25),
        (0.95, 0.0, 2, 100),
        (0.95, 0.5, 2, 100),
        (0.99, 0.0, 2, 100),
        (0.7, 0.0, 2, 5),
    ],
)
def test_the_interval_holds_the_truth_in_95_of_100_matches(
    share: float, alike: float, size: int, blocks: int
) -> None:
    rng = np.random.default_rng(7)
    held = 0
    for _ in range(1000):
        luck = rng.random((blocks, size))
        linked = rng.random(blocks) < abs(alike)
        luck[linked] = luck[linked, :1]
        if alike < 0:  # where the draws decide, one seat of two is as lucky as the other is not
            luck[linked, 1] = 1 - luck[linked, 1]
        wins = (luck < share).sum(axis=1)
        _, low, high = interval(wins.tolist(), [size] * blocks)
        held += low <= share <= high
    assert held >= 925

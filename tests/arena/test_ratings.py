"""Ratings: on one scale, with an uncertainty that can be trusted."""

from itertools import combinations

import numpy as np
import pytest

from tegel.arena import Event, Fixture, Played, match, rate, tournament
from tegel.core.errors import BadOptions

BOTS = ["random", "greedy", "tests.arena.bots.First", "tests.arena.bots.Seeded"]


def simulated(event: Event, elo: list[float], seed: int) -> list[Played]:
    """Games between bots of known strength: each place goes to one of those left, by strength."""
    rng = np.random.default_rng(seed)
    found: list[Played] = []
    for fixture in event.fixtures():
        strength = np.array([elo[bot] for bot in fixture.seats]) * np.log(10) / 400
        order = np.argsort(-(strength + rng.gumbel(size=len(strength))))
        places = [0] * len(strength)
        for place, seat in enumerate(order, 1):
            places[seat] = place
        found.append(with_places(fixture, tuple(places)))
    return found


def with_places(fixture: Fixture, places: tuple[int, ...]) -> Played:
    none = (0,) * len(places)
    return Played(fixture, none, places, none, none, none, ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found_again(players: int) -> None:
    event = tournament("azul", BOTS, 240, {"players": players})
    truth = [1300.0, 1400.0, 1550.0, 1750.0]
    for rating, true in zip(rate(event, simulated(event, truth, 5)), truth, strict=True):
        assert rating.low < rating.rating < rating.high
        assert rating.rating == pytest.approx(true, abs=50)
        assert 20 < rating.high - rating.low < 120


def test_their_mean_is_1500_or_the_anchor_keeps_its_own() -> None:
    event = tournament("azul", BOTS, 20)
    games = simulated(event, [1300, 1400, 1550, 1750], 5)
    free = rate(event, games)
    assert sum(rating.rating for rating in free) == pytest.approx(6000)
    tied = rate(event, games, ("greedy", 1000))
    assert (tied[1].rating, tied[1].low, tied[1].high) == (1000, 1000, 1000)
    assert [a.rating - b.rating for a, b in zip(free, tied, strict=True)] == pytest.approx(
        [free[1].rating - 1000] * 4
    )
    with pytest.raises(BadOptions, match="searh is not among the bots"):
        rate(event, games, ("searh", 1000))


def test_the_interval_of_a_difference_holds_the_truth_in_95_of_100() -> None:
    event = tournament("azul", BOTS[:3], 40)
    truth = [1450.0, 1500.0, 1550.0]
    held = 0
    for seed in range(100):
        rated = rate(event, simulated(event, truth, seed), ("random", 1450))
        held += all(
            rating.low <= true <= rating.high
            for rating, true in zip(rated[1:], truth[1:], strict=True)
        )
    assert held >= 85, "two intervals at once hold in 90 of 100 or more"


def test_who_wins_everything_has_a_rating_and_nobody_knows_how_high() -> None:
    event = match("azul", ["random", "greedy"], 100)
    games = [
        with_places(fixture, tuple(2 - bot for bot in fixture.seats))
        for fixture in event.fixtures()
    ]
    loser, winner = rate(event, games)
    assert winner.rating - loser.rating == pytest.approx(400 * np.log10(100.5 / 0.5), abs=1)
    assert winner.high - winner.rating > 200
    assert winner.low - loser.high > 300


def test_equals_have_equal_ratings_and_ties_are_half_a_win() -> None:
    event = match("azul", ["random", "greedy"], 20)
    games = [with_places(fixture, (1, 1)) for fixture in event.fixtures()]
    assert [rating.rating for rating in rate(event, games)] == pytest.approx([1500, 1500])


def test_bots_without_a_chain_of_games_between_them_are_not_compared() -> None:
    event = tournament("azul", BOTS, 2)
    pairs = list(combinations(range(4), 2))
    apart = [(0, 1), (2, 3)]
    games = [
        game
        for game in simulated(event, [1500] * 4, 1)
        if pairs[event.lineup_of(game.fixture.block)] in apart
    ]
    with pytest.raises(BadOptions, match="First and random can't be compared: there is no chain"):
        rate(event, games)


def test_the_same_games_give_the_same_ratings() -> None:
    event = tournament("azul", BOTS, 10)
    games = simulated(event, [1500, 1500, 1500, 1600], 1)
    assert rate(event, games) == rate(event, games)

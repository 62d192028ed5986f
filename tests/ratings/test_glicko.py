"""Ratings: the worked example of Glickman's paper, and what a solver may expect."""

import pytest

from tegel.ratings.glicko import LEAST_DEVIATION, Rating, after, aged


def test_the_worked_example_of_the_paper() -> None:
    games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
    now = after(Rating(1500, 200, 0.06), games)
    assert now.rating == pytest.approx(1464.06, abs=0.01)
    assert now.deviation == pytest.approx(151.52, abs=0.01)
    assert now.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_solves_rises_and_who_fails_falls_the_more_the_less_it_was_expected() -> None:
    mine = Rating()
    hard, easy = (1900.0, 170.0), (1000.0, 170.0)
    up = [after(mine, [(*puzzle, 1.0)]).rating for puzzle in (easy, hard)]
    down = [after(mine, [(*puzzle, 0.0)]).rating for puzzle in (easy, hard)]
    assert 1500 < up[0] < up[1]
    assert down[0] < down[1] < 1500


def test_a_rating_becomes_sure_but_never_stands_still() -> None:
    rating = Rating()
    for n in range(500):
        rating = after(rating, [(1500.0, 170.0, float(n % 2))])
    assert rating.deviation >= LEAST_DEVIATION
    assert rating.rating == pytest.approx(1500, abs=60)


def test_a_deviation_grows_with_the_time_that_goes_by_and_parts_of_a_period_add_up() -> None:
    rating = Rating(1500, 60, 0.06)
    assert aged(aged(rating, 0.3), 0.7).deviation == pytest.approx(aged(rating, 1).deviation)
    assert aged(rating, 78.2).deviation == pytest.approx(110, abs=1), "a year at lichess"
    assert aged(rating, 1e6).deviation == 350
    assert aged(rating, 0) == rating


def test_games_at_one_time_leave_the_deviation_to_what_they_tell() -> None:
    games = [(1400.0, 30.0, 1.0)]
    at_once = after(Rating(1500, 60, 0.06), games, 0.0)
    later = after(Rating(1500, 60, 0.06), games, 10.0)
    assert at_once.deviation < 60 < later.deviation
    assert later.rating > at_once.rating > 1500, "who is known less is moved more"

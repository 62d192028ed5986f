"""Ratings for three and four: the library's own example, and what must hold of ours."""

import pytest
from openskill.models import PlackettLuce

from tegel.ratings.glicko import Rating, after
from tegel.ratings.several import after_places


def test_the_library_gives_what_its_own_manual_shows() -> None:
    """https://openskill.me: two teams of two, and the second one wins."""
    model = PlackettLuce()
    a1, a2 = model.rating(), model.rating(mu=32.444, sigma=5.123)
    b1, b2 = model.rating(mu=43.381, sigma=2.421), model.rating(mu=25.188, sigma=6.211)
    [[x1, _], [y1, _]] = model.rate([[a1, a2], [b1, b2]])
    assert x1.mu == pytest.approx(28.669, abs=0.001)
    assert y1.mu == pytest.approx(43.071, abs=0.001)
    assert x1.sigma == pytest.approx(8.071, abs=0.001)


def test_of_two_it_says_what_glickman_says() -> None:
    mine, theirs = Rating(1620, 80), Rating(1480, 120)
    ours = after_places([mine, theirs], [1, 2])[0]
    his = after(mine, [(theirs.rating, theirs.deviation, 1.0)], 0.0)
    assert ours.rating == pytest.approx(his.rating, abs=1.5)
    assert ours.deviation == pytest.approx(his.deviation, abs=1.5)


def test_who_comes_before_others_rises_and_all_are_known_better() -> None:
    now = after_places([Rating()] * 4, [3, 1, 4, 2])
    assert now[1].rating > now[3].rating > now[0].rating > now[2].rating
    assert all(one.deviation < 350 for one in now)
    assert sum(one.rating for one in now) == pytest.approx(6000, abs=150)


def test_who_shares_a_place_is_told_apart_by_nothing() -> None:
    first, second, last = after_places([Rating()] * 3, [1, 1, 3])
    assert first == second
    assert first.rating > 1500 > last.rating


def test_ratings_do_not_depend_on_who_sits_where() -> None:
    field = [Rating(1300, 90), Rating(1500, 200), Rating(1700, 60)]
    there = after_places(field, [2, 1, 3])
    back = after_places(field[::-1], [3, 1, 2])[::-1]
    for one, other in zip(there, back, strict=True):
        assert one.rating == pytest.approx(other.rating)
        assert one.deviation == pytest.approx(other.deviation)

"""The account of a game: what is shown adds up."""

from random import Random

from tegel.analysis.account import account, shared
from tegel.analysis.shape import Sums


def test_what_brought_a_seat_from_first_to_last_adds_up_in_whole_points() -> None:
    chance = Random(1)
    for _ in range(500):
        start, own, others, luck, hindsight = (chance.uniform(-0.6, 0.6) for _ in range(5))
        skill = own + others + hindsight
        told = account(
            Sums(
                seat=0,
                name="Anna",
                decisions=20,
                rate=0.02,
                low=0.01,
                high=0.03,
                margin_rate=0.0,
                marks={},
                start=start,
                result=start + skill + luck,
                skill=skill,
                luck=luck,
                own=own,
                others=others,
                hindsight=hindsight,
            )
        )
        assert sum(told[:-1]) == told.result
        for part, whole in ((own, told.own), (others, told.others), (luck, told.luck)):
            assert abs(100 * part - whole) < 1.6


def test_what_rounding_took_goes_where_it_took_the_most() -> None:
    assert shared([0.4, 0.4, 0.2], 1) == [1, 0, 0]
    assert shared([-1.8, 2.45, 0.3], 1) == [-2, 3, 0]
    assert shared([1.0, 2.0], 3) == [1, 2]

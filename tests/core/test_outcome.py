"""How a game ended."""

import pytest

from tegel import Outcome


@pytest.mark.parametrize(
    ("places", "winners"), [((1, 2), (0,)), ((2, 1), (1,)), ((1, 1, 3), (0, 1)), ((2, 1, 2), (1,))]
)
def test_those_who_share_the_first_place_win(
    places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert Outcome((0,) * len(places), places).winners == winners

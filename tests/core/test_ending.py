"""How tables end before their games do: what can be said, and what cannot."""

from itertools import permutations, product
from typing import Any

import pytest

from tegel import BadOptions
from tegel.core.ending import Ending, is_ranking


def test_an_ending_is_said_in_words() -> None:
    assert str(Ending("resigned", 1, (1, 2))) == "seat 1 resigned"
    assert str(Ending("time", 0, (3, 1, 1))) == "seat 0 ran out of time"
    assert str(Ending("abandoned", None, None)) == "abandoned"


@pytest.mark.parametrize(
    ("reason", "seat", "places", "message"),
    [
        ("abandoned", 1, None, "no seat, no places"),
        ("abandoned", None, (1, 2), "no seat, no places"),
        ("resigned", None, (1, 2), "needs a seat and places"),
        ("time", 1, None, "needs a seat and places"),
        ("time", 1, (1, 3), "are no places; equals share one"),
        ("resigned", 2, (1, 2), "there is no seat 2 at a table for 2"),
        ("resigned", -1, (1, 2), "there is no seat -1 at a table for 2"),
    ],
)
def test_an_ending_that_makes_no_sense_is_refused(
    reason: Any, seat: int | None, places: tuple[int, ...] | None, message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        Ending(reason, seat, places)


def test_places_are_those_that_scores_can_give() -> None:
    for seats in (1, 2, 3, 4):
        scores = product(range(seats), repeat=seats)
        possible = {tuple(1 + sum(b > a for b in row) for a in row) for row in scores}
        found = {row for row in product(range(seats + 2), repeat=seats) if is_ranking(row)}
        assert found == possible
        assert all(order in found for order in permutations(range(1, seats + 1)))

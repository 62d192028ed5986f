"""The games over HTTP: what can be chosen, and what goes together."""

from itertools import combinations, product

import pytest

from tegel.core.errors import BadOptions
from tegel.games import games

from .helpers import House


@pytest.mark.parametrize("name", games())
def test_choices_go_together_where_no_two_of_them_are_apart(house: House, name: str) -> None:
    told = house.visitor().get("/api/games").json()["games"]
    apart = [pair for game in told if game["name"] == name for pair in game["apart"]]
    game = games()[name]
    for chosen in product(*(option.choices for option in game.options)):
        options = dict(zip((option.name for option in game.options), chosen, strict=True))
        pairs = (dict(pair) for pair in combinations(options.items(), 2))
        try:
            game.settle(options)
            assert all(pair not in apart for pair in pairs), options
        except BadOptions:
            assert any(pair in apart for pair in pairs), options


def test_who_looks_ahead_and_who_advises_is_told(house: House) -> None:
    told = house.visitor().get("/api/games").json()
    ahead = told["looks_ahead"]
    assert ahead == told["levels"][-len(ahead) :], "the strongest"
    assert "club" not in ahead
    assert told["adviser"] in ahead


def test_who_has_not_come_in_yet_is_nobody_and_that_is_no_fault(house: House) -> None:
    guest = house.visitor()
    assert guest.get("/api/visitor").json() == {"me": None}
    guest.post("/api/players", json={"name": "Anna"})
    assert guest.get("/api/visitor").json() == {"me": {"name": "Anna", "login": None}}

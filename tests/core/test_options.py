"""Options: what a host may choose, and what is said to one who chooses something else."""

from typing import Any

import pytest

import tegel
from tegel import BadOptions
from tegel.core.options import Option, settle

OPTIONS = (Option("size", (5, 7), "how large"), Option("mood", ("calm", "wild"), "how it feels"))


def refusal(*arguments: str, **options: Any) -> str:
    with pytest.raises(BadOptions) as caught:
        tegel.new(*arguments, **options)
    return str(caught.value)


def test_options_that_are_not_given_have_their_first_choice() -> None:
    assert settle(OPTIONS, {}) == {"size": 5, "mood": "calm"}
    assert settle(OPTIONS, {"mood": "wild"}) == {"size": 5, "mood": "wild"}


def test_settled_options_stand_in_the_order_of_the_game() -> None:
    assert list(settle(OPTIONS, {"mood": "wild", "size": 7})) == ["size", "mood"]


@pytest.mark.parametrize("value", [7, "7"])
def test_a_number_may_come_as_text_and_settles_as_a_number(value: object) -> None:
    assert settle(OPTIONS, {"size": value}) == {"size": 7, "mood": "calm"}


@pytest.mark.parametrize(
    "value", [True, 5.0, None, "", " 5", "05", "+5", 6, "calm", b"5", [5], "٥"]
)
def test_any_other_value_is_refused_with_what_is_allowed(value: object) -> None:
    with pytest.raises(BadOptions) as caught:
        settle(OPTIONS, {"size": value})
    assert str(caught.value) == f"size cannot be {value!r}; it can be: 5, 7"


def test_an_unknown_option_gets_the_one_that_was_meant() -> None:
    assert refusal("azul", player=3) == "there is no option 'player'; did you mean players?"


def test_an_option_like_no_other_gets_the_whole_list() -> None:
    assert refusal("azul", zzz=1) == "there is no option 'zzz'; there are: players, wall, start"


@pytest.mark.parametrize("value", [True, 2.0, None, 1, 5, "two"])
def test_players_that_azul_cannot_have_are_refused(value: object) -> None:
    assert refusal("azul", players=value) == f"players cannot be {value!r}; it can be: 2, 3, 4"


@pytest.mark.parametrize(("players", "allowed"), [(2, "0, 1"), (3, "0, 1, 2")])
def test_a_seat_that_nobody_sits_on_cannot_begin(players: int, allowed: str) -> None:
    expected = f"start cannot be 3 with {players} players; it can be: random, {allowed}"
    assert refusal("azul", players=players, start=3) == expected


@pytest.mark.parametrize("start", range(4))
def test_the_chosen_seat_begins(start: int) -> None:
    assert tegel.new("azul", players=4, start=start, seed=1).turn == start


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 7.0, True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    expected = f"seed cannot be {seed!r}; it can be a whole number, 0 to 2**63 - 1"
    assert refusal("azul", seed=seed) == expected


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_first_and_the_last_seed_are_seeds(seed: int) -> None:
    assert tegel.new("azul", seed=seed).seed == seed


def test_options_reach_the_rules_as_the_numbers_of_their_choices() -> None:
    game = tegel.find("azul")
    settled = game.settle({"players": 4, "wall": "grey", "start": 1})
    assert game.encode(settled).tolist() == [2, 1, 2]

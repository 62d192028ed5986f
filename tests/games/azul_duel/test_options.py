"""What a host may choose, and what is said about anything else."""

from typing import Any

import pytest

import tegel
from tegel.games.azul_duel.layout import SCORING
from tests.games.azul_duel.positions import board, play


@pytest.mark.parametrize("scoring", SCORING)
def test_every_choice_of_scoring_tiles_starts_a_game_with_them(scoring: str) -> None:
    state = tegel.new("azul_duel", scoring=scoring, seed=7)
    for seat in (0, 1):
        names = [condition["name"] for condition in board(state, seat)["conditions"]]
        if scoring.startswith("random"):
            assert len(names) == len({name[0] for name in names}) == (3, 4)["4" in scoring]
        else:
            assert names == ("1A-2B-3A" if scoring == "first" else scoring).split("-")
    assert state.options["scoring"] == scoring


def test_three_or_four_scoring_tiles_may_be_chosen_with_any_side_up() -> None:
    chosen = [scoring.split("-") for scoring in SCORING[3:]]
    assert SCORING[:3] == ("random", "random-4", "first")
    assert len(chosen) == len({*map(tuple, chosen)}) == 4 * 8 + 16
    for tiles in chosen:
        assert [tile[0] for tile in tiles] == sorted({tile[0] for tile in tiles})
        assert {tile[1] for tile in tiles} <= {"A", "B"}


def test_a_game_is_for_two_with_random_tiles_and_a_random_start_unless_the_host_says_more() -> None:
    assert tegel.new("azul_duel", seed=7).options == {
        "players": 2,
        "scoring": "random",
        "start": "random",
    }


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 3}, "players cannot be 3; it can be: 2"),
        ({"start": 2}, "start cannot be 2; it can be: random, 0, 1"),
        ({"start": True}, "start cannot be True; it can be: random, 0, 1"),
        ({"scoring": "1A-1B-2A"}, "scoring cannot be '1A-1B-2A'; it can be: random, random-4, "),
        ({"scoring": "1A-2A"}, "scoring cannot be '1A-2A'; it can be: random, random-4, first, "),
        ({"scoring": "2A-1A-3A"}, "scoring cannot be '2A-1A-3A'; it can be: random, random-4, "),
        ({"scoring": 3}, "scoring cannot be 3; it can be: random, random-4, first, 1A-2A-3A, "),
        ({"scorings": "first"}, "there is no option 'scorings'; did you mean scoring?"),
        ({"wall": "grey"}, "there is no option 'wall'; there are: players, scoring, start"),
    ],
)
def test_wrong_options_are_answered_with_what_is_allowed(
    options: dict[str, Any], said: str
) -> None:
    with pytest.raises(tegel.BadOptions) as refused:
        tegel.new("azul_duel", **options)
    assert str(refused.value).startswith(said)


def test_a_wrong_scoring_is_answered_with_every_choice() -> None:
    with pytest.raises(tegel.BadOptions) as refused:
        tegel.new("azul_duel", scoring="nothing")
    assert str(refused.value).rpartition(": ")[2].split(", ") == [*SCORING]


def test_a_seed_must_be_a_whole_number() -> None:
    for seed in (-1, 1 << 63, True):
        with pytest.raises(tegel.BadOptions, match="it can be a whole number"):
            tegel.new("azul_duel", seed=seed)


def test_the_name_of_the_game_may_be_guessed_but_not_played() -> None:
    with pytest.raises(
        tegel.BadOptions, match="there is no game 'azul-duel'; did you mean azul_duel"
    ):
        tegel.new("azul-duel")


def test_options_may_be_texts_as_in_a_command() -> None:
    state = tegel.new("azul_duel", players="2", start="1", seed=7)
    assert state.options == {"players": 2, "scoring": "random", "start": 1}


def test_the_same_seed_and_options_make_the_same_game() -> None:
    one, other = (tegel.new("azul_duel", scoring="random-4", seed=11) for _ in range(2))
    for _ in range(100):
        assert one.memory.tobytes() == other.memory.tobytes()
        play(other, one.text(one.legal_moves[-1]))
        one.push(one.legal_moves[-1])

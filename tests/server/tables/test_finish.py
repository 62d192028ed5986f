"""The end of a game, and who has won it."""

from itertools import permutations
from random import Random

import pytest

from tegel.core.ending import is_ranking
from tegel.server.tables.commands import Resign
from tegel.server.tables.events import Finished
from tegel.server.tables.table import Table
from tests.server.helpers import act, new_table, play_on

FOUR = ("anna", "ben", "cleo", "dora")


def result(table: Table) -> Finished:
    """How a table ended."""
    assert table.result is not None
    return table.result


def test_a_game_that_is_played_to_its_end_has_the_places_of_the_rules() -> None:
    table = play_on(new_table(seats=FOUR), Random(1), 1_000)
    assert result(table).reason == "played"
    assert tuple(result(table).places) == table.state.outcome.places
    assert result(table).seat is None


@pytest.mark.parametrize("seats", [FOUR[:3], FOUR])
@pytest.mark.parametrize("out", [0, 2])
def test_who_gave_up_comes_last_even_with_the_most_points(seats: tuple[str, ...], out: int) -> None:
    for seed in range(6):
        table = play_on(new_table(seats=seats), Random(seed), 20)
        table = play_on(act(table, seats[out], Resign(out)), Random(seed), 1_000)
        places, ranks = result(table).places, table.state.outcome.places
        assert result(table).reason == "played"
        assert is_ranking(places)
        assert places[out] == len(seats)
        rest = [n for n in range(len(seats)) if n != out]
        for one, other in permutations(rest, 2):
            assert (places[one] < places[other]) == (ranks[one] < ranks[other])


def test_all_who_are_out_share_the_last_place() -> None:
    table = play_on(new_table(seats=FOUR), Random(1), 20)
    table = act(act(table, "anna", Resign(0)), "cleo", Resign(2))
    table = play_on(table, Random(1), 1_000)
    places = result(table).places
    assert is_ranking(places)
    assert places[0] == places[2] == 3
    assert sorted((places[1], places[3])) in ([1, 1], [1, 2])


def test_the_last_who_is_left_wins_whatever_the_score() -> None:
    for last in range(4):
        table = play_on(new_table(seats=FOUR), Random(last), 30)
        for seat in (n for n in range(4) if n != last):
            table = act(table, FOUR[seat], Resign(seat))
        assert result(table).places == [1 if n == last else 2 for n in range(4)]
        assert result(table).seat == max(n for n in range(4) if n != last)
        assert tuple(result(table).scores) == table.state.scores


def test_bots_that_are_left_are_ranked_by_their_points_so_far() -> None:
    for seed in range(6):
        table = play_on(new_table(seats=("anna", "club", "expert")), Random(seed), 40)
        table = act(table, "anna", Resign(0))
        scores = table.state.scores
        better = scores[1] > scores[2], scores[1] < scores[2]
        assert result(table).places == [3, 1 + better[1], 1 + better[0]]

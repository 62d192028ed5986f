"""Calling a game off that has hardly begun."""

from random import Random

import pytest

from tegel.server.looks.past import record_of
from tegel.server.tables.commands import Abort, Rematch, Resign
from tegel.server.tables.events import Closed
from tegel.server.tables.jobs import answer
from tests.server.helpers import act, new_table, play_on, refuses


@pytest.mark.parametrize("game", ["azul", "azul_duel", "ingenious"])
def test_either_calls_it_off_until_the_second_turn(game: str) -> None:
    table = new_table(game, start=0)
    begun = 0
    while begun < 2:
        for seat, player in enumerate(("anna", "ben")):
            assert answer(table, player, Abort(seat), 0, "") == [Closed("aborted", seat)]
        begun += table.state.begins_turn
        table = play_on(table, Random(1), 1)
    refuses(table, "anna", Abort(0), "too_late")


def test_then_nobody_has_won_and_the_record_says_so() -> None:
    table = act(play_on(new_table(start=0), Random(1), 1), "ben", Abort(1))
    assert (table.status, table.result) == ("closed", None)
    assert "ended: abandoned" in str(record_of(table))
    refuses(table, "anna", Rematch(0), "not_over")
    refuses(table, "anna", Abort(0), "over")


def test_only_who_plays_calls_it_off() -> None:
    refuses(new_table(), "stranger", Abort(0), "not_yours")
    refuses(new_table(seats=("anna", None)), "anna", Abort(0), "not_started")
    table = act(new_table(seats=("anna", "ben", "cleo")), "cleo", Resign(2))
    refuses(table, "cleo", Abort(2), "out")

"""Making a decision."""

from random import Random

import pytest

import tegel
from tegel.server.tables.commands import Leave, Play, PlayForSeat, Resign
from tegel.server.tables.events import Finished, Moved, Returned
from tegel.server.tables.jobs import answer
from tests.server.helpers import act, new_table, play_on, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 0}


def test_a_move_is_made_by_its_number_or_by_its_text() -> None:
    table = new_table(start=0)
    move = table.state.legal_moves[3]
    by_number = answer(table, "anna", Play(0, move), 0, "")
    by_text = answer(table, "anna", Play(0, table.state.text(move)), 0, "")
    assert by_number == by_text == [Moved(0, move, by_bot=False)]


def test_a_move_happens_when_it_is_committed_and_not_before() -> None:
    table = new_table(start=0)
    before = table.state.memory.tobytes()
    answer(table, "anna", Play(0, table.state.legal_moves[0]), 0, "")
    assert (table.state.memory.tobytes(), table.state.moves) == (before, [])


@pytest.mark.parametrize("move", [-1, 10**6, 2**70, "F9 pink 7", "", "\x00"])
def test_what_is_no_move_is_refused(move: int | str) -> None:
    refuses(new_table(start=0), "anna", Play(0, move), "illegal")


def test_a_move_that_is_not_legal_is_refused_in_the_words_of_the_rules() -> None:
    reason = refuses(new_table(start=0), "anna", Play(0, "C blue 1"), "illegal")
    assert reason == "C blue 1 is not possible: the centre has no blue tiles"


def test_only_the_seat_in_turn_decides() -> None:
    table = new_table(start=0)
    move = table.state.legal_moves[0]
    refuses(table, "ben", Play(1, move), "not_your_turn")
    refuses(table, None, PlayForSeat(1, move), "not_your_turn")


def test_nobody_decides_for_another_person() -> None:
    table = new_table(start=0)
    move = table.state.legal_moves[0]
    refuses(table, "ben", Play(0, move), "not_yours")
    refuses(table, "stranger", Play(0, move), "not_yours")
    refuses(table, "anna", Play(7, move), "no_seat")
    refuses(table, None, PlayForSeat(0, move), "not_bot")


def test_nobody_decides_for_a_bot() -> None:
    table = new_table(seats=("anna", "club"), start=1)
    move = table.state.legal_moves[0]
    refuses(table, "anna", Play(1, move), "not_yours")
    assert act(table, None, PlayForSeat(1, move)).last_made == Moved(1, move, by_bot=True)
    refuses(table, None, PlayForSeat(1, -1), "illegal")


def test_people_do_not_give_the_servers_own_commands() -> None:
    table = new_table(seats=("anna", "club"), start=1)
    refuses(table, "anna", PlayForSeat(1, table.state.legal_moves[0]), "not_yours")
    refuses(table, None, Play(0, 0), "not_ours")


def test_there_is_no_move_before_the_game_nor_after_it() -> None:
    waiting = new_table(seats=("anna", None))
    refuses(waiting, "anna", Play(0, 0), "not_started")
    over = act(new_table(), "anna", Resign(0))
    refuses(over, "ben", Play(1, 0), "over")


def test_who_is_out_makes_no_more_moves() -> None:
    table = act(new_table(seats=("anna", "ben", "cleo"), start=0), "anna", Resign(0))
    move = table.state.legal_moves[0]
    refuses(table, "anna", Play(0, move), "out")
    assert act(table, None, PlayForSeat(0, move)).last_made == Moved(0, move, by_bot=True)


def test_who_plays_is_back() -> None:
    table = act(new_table(start=0), "anna", Leave(0))
    move = table.state.legal_moves[0]
    assert answer(table, "anna", Play(0, move), 0, "") == [Returned(0), Moved(0, move, False)]


def test_nobody_plays_when_the_time_has_run_out() -> None:
    table = new_table(clock=LIVE, start=0)
    move = Play(0, table.state.legal_moves[0])
    act(table, "anna", move, 59_999)
    refuses(table, "anna", move, "time", 60_000)


@pytest.mark.parametrize("game", tegel.games())
def test_the_last_move_ends_the_game(game: str) -> None:
    table, chance = new_table(game), Random(3)
    before = table
    while table.status == "playing":
        before, table = table, play_on(table, chance, 1)
    *_, moved, finished = table.entries
    assert isinstance(moved.event, Moved)
    assert isinstance(finished.event, Finished)
    assert finished.event.reason == "played"
    assert tuple(finished.event.scores) == table.state.outcome.scores
    assert tuple(finished.event.places) == table.state.outcome.places
    assert not before.state.is_over

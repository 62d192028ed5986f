"""Leaving a game: giving up, running out of time, or being away while a bot plays."""

from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Flag, Leave, PlayForSeat, Resign, Return, TakeOver
from tegel.server.tables.leave import keeps_others_waiting
from tegel.server.tables.table import STAND_IN
from tests.server.helpers import act, new_table, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 0}
DAYS = {"kind": "days", "base": 2 * DAY}
THREE = ("anna", "ben", "cleo")


def test_of_two_the_other_wins_when_one_gives_up() -> None:
    table = act(new_table(), "anna", Resign(0))
    assert table.status == "finished"
    assert table.result is not None
    assert (table.result.reason, table.result.seat, table.result.places) == ("resigned", 0, [2, 1])


def test_who_gives_up_needs_not_to_be_in_turn() -> None:
    assert act(new_table(start=0), "ben", Resign(1)).status == "finished"


def test_of_three_two_play_on_when_one_gives_up_and_a_bot_plays_for_it() -> None:
    table = act(new_table(seats=THREE, start=0), "anna", Resign(0))
    assert table.status == "playing"
    assert table.seats[0].out == "resigned"
    assert table.seats[0].thinker == STAND_IN
    table = act(table, None, PlayForSeat(0, table.state.legal_moves[0]))
    assert table.turn == 1


def test_the_game_ends_when_only_bots_are_left() -> None:
    table = new_table(seats=("anna", "club", "expert"))
    assert act(table, "anna", Resign(0)).status == "finished"
    hot_seat = new_table(seats=("anna", "anna", "club", "club"))
    hot_seat = act(hot_seat, "anna", Resign(1))
    assert hot_seat.status == "playing"
    assert act(hot_seat, "anna", Resign(0)).status == "finished"


def test_who_is_away_still_counts_as_a_person() -> None:
    table = act(new_table(seats=("anna", "ben", "club")), "ben", Leave(1))
    assert act(table, "anna", Resign(0)).status == "playing"


def test_who_is_out_is_out() -> None:
    table = act(new_table(seats=THREE), "anna", Resign(0))
    for command in (Resign(0), Leave(0), Return(0)):
        refuses(table, "anna", command, "out")


def test_a_flag_falls_when_the_time_has_run_out_and_not_before() -> None:
    table = new_table(clock=LIVE, start=0)
    refuses(table, None, Flag(0), "time_left", 59_999)
    refuses(table, None, Flag(1), "time_left", 60_000)
    table = act(table, None, Flag(0), 60_000)
    assert table.status == "finished"
    assert table.result is not None
    assert (table.result.reason, table.result.seat, table.result.places) == ("time", 0, [2, 1])


def test_of_three_two_play_on_when_a_flag_falls() -> None:
    table = act(new_table(seats=THREE, clock=LIVE, start=0), None, Flag(0), 60_000)
    assert table.seats[0].out == "time"
    assert table.hands.running is None
    table = act(table, None, PlayForSeat(0, table.state.legal_moves[0]), 61_000)
    assert (table.hands.running, table.hands.left) == (1, (0, 60_000, 60_000))


def test_no_flag_falls_without_a_clock() -> None:
    refuses(new_table(start=0), None, Flag(0), "time_left", 10 * DAY)
    refuses(act(new_table(), "anna", Resign(0)), None, Flag(0), "over")


def test_a_bot_plays_on_for_who_leaves_until_the_return() -> None:
    table = act(new_table(start=0), "anna", Leave(0))
    assert table.seats[0].thinker == STAND_IN
    refuses(table, "anna", Leave(0), "away")
    table = act(table, None, PlayForSeat(0, table.state.legal_moves[0]))
    table = act(table, "anna", Return(0))
    assert table.seats[0].thinker is None
    refuses(table, "anna", Return(0), "not_away")


def test_nobody_leaves_to_escape_the_clock() -> None:
    table = new_table(clock=LIVE, start=0)
    refuses(table, "anna", Leave(0), "time", 60_000)
    assert act(table, "anna", Leave(0), 59_999).seats[0].away
    assert act(table, "ben", Leave(1), 60_000).seats[1].away


def test_nobody_leaves_or_returns_for_somebody_else() -> None:
    table = new_table(seats=("anna", "ben", "club"))
    for command in (Resign(0), Leave(0), Return(0)):
        refuses(table, "ben", command, "not_yours")
    refuses(table, "anna", Leave(2), "not_yours")
    refuses(table, "anna", Resign(8), "no_seat")
    refuses(new_table(seats=("anna", None)), "anna", Resign(0), "not_started")


def test_a_bot_takes_over_only_from_who_keeps_others_waiting() -> None:
    table = new_table(start=0)
    refuses(table, None, TakeOver(1), "not_missed")
    assert act(table, None, TakeOver(0)).seats[0].away
    refuses(new_table(seats=("anna", "club"), start=0), None, TakeOver(0), "not_missed")


def test_who_waits_is_another_person_who_is_there() -> None:
    assert keeps_others_waiting(new_table(start=0))
    assert not keeps_others_waiting(new_table(seats=("anna", "anna"), start=0))
    assert not keeps_others_waiting(new_table(seats=("anna", "club"), start=0))
    assert not keeps_others_waiting(new_table(seats=("anna", "club"), start=1))
    assert not keeps_others_waiting(act(new_table(start=0), "ben", Leave(1)))
    assert not keeps_others_waiting(new_table(seats=("anna", None)))


def test_who_plays_by_the_day_is_not_expected_to_be_there() -> None:
    assert not keeps_others_waiting(new_table(clock=DAYS, start=0))
    refuses(new_table(clock=DAYS, start=0), None, TakeOver(0), "not_missed")

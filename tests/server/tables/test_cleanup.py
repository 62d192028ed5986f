"""Clearing tables that nobody finishes."""

from tegel.server.tables.cleanup import IDLE, WAITING, is_stale_at
from tegel.server.tables.commands import CleanUp, Resign, Say, Sit
from tests.server.helpers import act, new_table, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 0}


def test_a_table_at_which_nobody_sits_down_is_cleared_after_a_day() -> None:
    table = new_table(seats=("anna", None))
    refuses(table, None, CleanUp(), "in_use", WAITING - 1)
    table = act(table, None, CleanUp(), WAITING)
    assert table.status == "closed"
    assert is_stale_at(table) is None


def test_a_game_that_nobody_plays_on_is_cleared_after_a_month() -> None:
    table = new_table(seats=("anna", "club"), start=0)
    refuses(table, None, CleanUp(), "in_use", IDLE - 1)
    assert act(table, None, CleanUp(), IDLE).status == "closed"


def test_whatever_happens_begins_the_wait_anew() -> None:
    table = act(new_table(seats=("anna", None, None)), "ben", Sit(1, "Ben"), 1_000)
    assert is_stale_at(table) == 1_000 + WAITING
    assert is_stale_at(act(table, "ben", Say(1, "Hello"), 2_000)) == 2_000 + WAITING


def test_a_game_whose_clock_runs_ends_by_the_clock() -> None:
    table = new_table(clock=LIVE, start=0)
    assert is_stale_at(table) is None
    refuses(table, None, CleanUp(), "in_use", 10 * IDLE)


def test_a_game_that_is_over_stays() -> None:
    table = act(new_table(), "anna", Resign(0))
    refuses(table, None, CleanUp(), "in_use", 10 * IDLE)


def test_people_clear_no_tables() -> None:
    refuses(new_table(), "anna", CleanUp(), "not_yours", 10 * IDLE)

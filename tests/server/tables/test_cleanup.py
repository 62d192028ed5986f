"""Clearing tables that nobody finishes."""

from dataclasses import replace

from tegel.server.tables.cleanup import IDLE, UNATTENDED, WAITING, is_stale_at, is_unattended_at
from tegel.server.tables.commands import CleanUp, Resign, Say, Sit
from tegel.server.tables.due import duties
from tegel.server.tables.events import Created, Entry
from tegel.server.tables.table import Table
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


def test_who_waits_to_be_paired_waits_no_more_when_gone_for_a_while() -> None:
    plain = new_table(seats=("anna", None))
    assert is_unattended_at(plain, {0: 5_000}) is None
    first = plain.entries[0]
    assert isinstance(first.event, Created)
    quick = Entry(1, 0, replace(first.event, quick=True))
    table = Table.of("table", [quick, *plain.entries[1:]])
    assert is_unattended_at(table, {}) == UNATTENDED
    assert duties(table, UNATTENDED + 4_999, {0: 5_000}) == []
    assert duties(table, UNATTENDED + 5_000, {0: 5_000}) == [CleanUp()]
    assert act(table, None, CleanUp(), UNATTENDED).status == "closed"
    assert is_unattended_at(act(table, "ben", Sit(1, "Ben")), {}) is None


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

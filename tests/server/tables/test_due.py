"""When somebody should look at a table again, and what is to be done then."""

import pytest

from tegel.server.tables.cleanup import IDLE, WAITING
from tegel.server.tables.clock import DAY, MINUTE
from tegel.server.tables.commands import CleanUp, Flag, Leave, Resign, TakeOver
from tegel.server.tables.due import BOT_LATE, bot_to_move, duties, next_look
from tegel.server.tables.leave import GRACE
from tegel.server.tables.table import STAND_IN, Table
from tegel.server.tables.timed import LONGEST
from tests.server.helpers import act, new_table

LIVE = {"kind": "live", "base": 10 * MINUTE, "increment": 0}
DAYS = {"kind": "days", "base": 2 * DAY}


def waits(table: Table, seen: int = 0) -> int | None:
    """When to look at a table whose person in turn was last seen then."""
    turn = table.turn
    return next_look(table, {} if turn is None else {turn: seen})


def test_nobody_needs_to_look_at_a_table_that_is_over() -> None:
    over = act(new_table(clock=LIVE), "anna", Resign(0))
    assert next_look(over) is None
    assert duties(over, 100 * DAY, {}) == []


def test_a_table_that_waits_is_looked_at_when_it_is_to_be_cleared() -> None:
    table = new_table(seats=("anna", None))
    assert waits(table) == WAITING
    assert duties(table, WAITING - 1, {}) == []
    assert duties(table, WAITING, {}) == [CleanUp()]


def test_a_clock_is_looked_at_when_it_runs_out() -> None:
    table = new_table(seats=("anna", "club"), clock=LIVE, start=0)
    assert waits(table) == 10 * MINUTE
    assert duties(table, 10 * MINUTE - 1, {}) == []
    assert duties(table, 10 * MINUTE, {}) == [Flag(0)]


def test_by_the_day_nobody_is_missed_before_the_clock_runs_out() -> None:
    table = new_table(clock=DAYS, start=0)
    assert waits(table) == 2 * DAY
    assert duties(table, DAY, {}) == []
    assert duties(table, 2 * DAY, {}) == [Flag(0)]


def test_others_wait_a_while_for_who_is_not_there() -> None:
    for clock in (LIVE, {"kind": "none"}):
        table, grace = new_table(clock=clock, start=0), GRACE[clock["kind"]]  # type: ignore[index]
        assert waits(table) == grace
        assert duties(table, grace - 1, {}) == []
        assert duties(table, grace, {}) == [TakeOver(0)]


def test_who_was_seen_is_waited_for_from_then() -> None:
    table, grace = new_table(start=0), GRACE["none"]
    assert waits(table, seen=50_000) == 50_000 + grace
    assert duties(table, grace, {0: 50_000, 1: 0}) == []
    assert duties(table, 50_000 + grace, {0: 50_000, 1: 0}) == [TakeOver(0)]


def test_the_grace_begins_with_the_turn() -> None:
    table, grace = new_table(start=0, now=70_000), GRACE["none"]
    assert waits(table, seen=0) == 70_000 + grace


def test_nobody_is_missed_where_no_other_person_waits() -> None:
    for seats in [("anna", "club"), ("anna", "anna")]:
        table = new_table(seats=seats, start=0)
        assert waits(table) == IDLE
        assert duties(table, IDLE - 1, {}) == []
        assert duties(table, IDLE, {}) == [CleanUp()]


def test_a_flag_comes_before_everything_else() -> None:
    table = new_table(clock={"kind": "live", "base": 10_000, "increment": 0}, start=0)
    assert duties(table, 2 * MINUTE, {}) == [Flag(0), TakeOver(0)]


def test_a_bot_that_does_not_move_is_looked_after() -> None:
    table = new_table(seats=("anna", "expert"), start=1, now=1_000)
    assert bot_to_move(table) == "expert"
    assert waits(table) == 1_000 + BOT_LATE
    assert duties(table, 1_000 + BOT_LATE, {}) == []


@pytest.mark.parametrize(("told", "seconds"), [("20", 20), ("inf", LONGEST)])
def test_a_champion_that_thinks_by_the_clock_is_late_only_after_its_time(
    told: str, seconds: int
) -> None:
    table = new_table(seats=("anna", f"champion:seconds={told}"), start=1, now=1_000)
    assert waits(table) == 1_000 + 1_000 * seconds + BOT_LATE


def test_a_bot_that_was_asked_again_gets_its_time_again() -> None:
    table = new_table(seats=("anna", "expert"), start=1, now=1_000)
    assert next_look(table, {}, asked=40_000) == 40_000 + BOT_LATE
    assert next_look(new_table(seats=("anna", "club"), start=0), {}, asked=40_000) == IDLE


def test_a_bot_moves_for_who_is_away() -> None:
    table = act(new_table(start=0), "anna", Leave(0))
    assert bot_to_move(table) == STAND_IN
    assert bot_to_move(new_table(start=0)) is None
    assert bot_to_move(new_table(seats=("anna", None))) is None

"""A champion that was told how long to think, and telling it to move."""

from dataclasses import replace
from typing import Any

import pytest

from tegel.core.record import parse
from tegel.games import find
from tegel.server.looks.elsewhere import as_table
from tegel.server.looks.past import record_of
from tegel.server.tables.commands import AddBot, Hurry, Pause, Play, PlayForSeat, Refused, Resign
from tegel.server.tables.events import BotSat, Hurried
from tegel.server.tables.results import results_of
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table
from tests.server.helpers import NO_CLOCK, SECRET, act, happen, new_table, refuses
from tests.server.tables.test_sight import see

LIVE = {"kind": "live", "base": 60_000, "increment": 0}
SLOW = "champion:seconds=20"


def slow_table(level: str = SLOW, **how: Any) -> Table:
    """Anna waits for a champion."""
    return new_table(seats=("anna", level), start=1, **how)


def test_a_champion_sits_down_with_its_time_written_in_one_way() -> None:
    for told, kept in [("20", "20"), ("20.0", "20"), ("2e1", "20"), ("1.5", "1.5"), ("inf", "inf")]:
        setting = Setting(
            "azul", {}, [Place("me", "Anna"), Place("bot", level=f"champion:seconds={told}")],
            NO_CLOCK, True, True,
        )  # fmt: skip
        assert create(setting, "anna", SECRET)[2] == BotSat(1, f"champion:seconds={kept}")


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("champion:seconds=0.5", "can think 1 to 300 seconds, or inf"),
        ("champion:seconds=301", "can think 1 to 300 seconds, or inf"),
        ("champion:seconds=nan", "seconds cannot be nan"),
        ("champion:iterations=1000000000", "seconds, not iterations"),
        ("champion:seconds=2,iterations=9", "seconds, not iterations"),
        ("champion:threads=64", "only the champion can be told something"),
        ("champion:", "there is no level 'champion:'"),
        ("master:seconds=20", "there is no level 'master:seconds=20'"),
        ("network:seconds=20", "there is no level 'network:seconds=20'"),
    ],
)
def test_no_bot_sits_down_that_could_think_for_ever_or_is_none_of_ours(
    level: str, reason: str
) -> None:
    waiting = new_table(seats=("anna", "ben", None))
    assert reason in refuses(waiting, "anna", AddBot(2, level), "bad_level")


def test_at_rated_tables_bots_think_as_they_were_measured() -> None:
    setting = Setting(
        "azul", {}, [Place("me", "Anna"), Place("bot", level=SLOW)], LIVE, True, True, rated=True
    )
    with pytest.raises(Refused, match="as much as they were measured with"):
        create(setting, "anna", SECRET)
    open_seat = replace(setting, places=[Place("me", "Anna"), Place("open")])
    table = happen(Table("table"), create(open_seat, "anna", SECRET))
    assert "as much as they were measured with" in refuses(table, "anna", AddBot(1, SLOW), "rated")


def test_whoever_has_a_seat_may_tell_it_to_move_once_a_turn() -> None:
    table = slow_table()
    assert (see(table, "anna")["may"]["hurry"], see(table, "ben")["may"]["hurry"]) == ([0], [])
    refuses(table, "ben", Hurry(0), "not_yours")
    told = act(table, "anna", Hurry(0))
    assert told.entries[-1].event == Hurried(0)
    assert (told.acted, told.hurried) == (table.acted, table.acted), "the bot thinks on meanwhile"
    assert see(told, "anna")["may"]["hurry"] == []
    refuses(told, "anna", Hurry(0), "no_hurry")
    moved = act(told, None, PlayForSeat(1, told.state.legal_moves[0]))
    refuses(moved, "anna", Hurry(0), "no_hurry")
    again = act(moved, "anna", Play(0, moved.state.legal_moves[0]))
    assert see(again, "anna")["may"]["hurry"] == [0]


def test_nobody_hurries_who_thinks_as_usual_or_rests_or_has_done() -> None:
    refuses(new_table(seats=("anna", "champion"), start=1), "anna", Hurry(0), "no_hurry")
    refuses(new_table(start=1), "anna", Hurry(0), "no_hurry")
    table = slow_table(clock=LIVE)
    refuses(act(table, "anna", Pause(0)), "anna", Hurry(0), "paused")
    refuses(act(table, "anna", Resign(0)), "anna", Hurry(0), "over")


def test_statistics_know_it_as_the_champion_and_its_record_comes_back_with_it() -> None:
    over = act(slow_table(), "anna", Resign(0))
    mine, its = results_of(over)
    assert (mine.against, its.level) == ("champion", "champion")
    record = parse(str(record_of(over)), find)
    assert record.seats[1] == SLOW
    again = as_table(record, "again", "anna", 0)
    assert again is not None
    assert BotSat(1, SLOW) in [entry.event for entry in again.entries]

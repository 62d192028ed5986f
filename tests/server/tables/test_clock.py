"""Clocks: whose time runs, what a turn brings, and what counts for nobody."""

from random import Random
from typing import Any

import pytest

from tegel.server.tables.clock import DAY, MINUTE, SECOND, Hands, read_clock
from tegel.server.tables.commands import (
    Command,
    Leave,
    Play,
    PlayForSeat,
    Refused,
    Resign,
    Return,
    Undo,
)
from tegel.server.tables.events import Resumed
from tegel.server.tables.table import Table
from tests.server.helpers import act, decide, happen, new_table, play_on

FISCHER = {"kind": "live", "base": 60 * SECOND, "increment": 5 * SECOND}
DAYS = {"kind": "days", "base": 2 * DAY}


def move(table: Table, now: int) -> Table:
    """The table after the first legal move."""
    return decide(table, table.state.legal_moves[0], now)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "sand"},
        {"kind": None},
        {"kind": "none", "base": 1},
        {"kind": "live"},
        {"kind": "live", "base": 9_999},
        {"kind": "live", "base": 3 * 60 * MINUTE + 1},
        {"kind": "live", "base": 10_000, "increment": -1},
        {"kind": "live", "base": 10_000, "increment": 3 * MINUTE + 1},
        {"kind": "days", "base": DAY - 1},
        {"kind": "days", "base": 15 * DAY},
        {"kind": "days", "base": DAY, "increment": 1},
    ],
)
def test_a_clock_that_cannot_be_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        read_clock(data)
    assert refusal.value.code == "bad_clock"


@pytest.mark.parametrize("data", [{"kind": "none"}, FISCHER, DAYS])
def test_a_clock_is_the_same_when_it_is_read_again(data: dict[str, Any]) -> None:
    assert read_clock(read_clock(data).as_data()) == read_clock(data)


def test_no_time_runs_before_the_game_nor_without_a_clock() -> None:
    assert new_table(seats=("anna", None), clock=FISCHER).hands == Hands((60_000, 60_000))
    assert new_table().hands.running is None


def test_a_turn_takes_what_it_takes_and_brings_the_increment() -> None:
    table = new_table(clock=FISCHER, start=0, now=1_000)
    assert table.hands == Hands((60_000, 60_000), 0, 1_000)
    table = move(table, 21_000)
    assert table.hands == Hands((45_000, 60_000), 1, 21_000)
    table = move(table, 22_000)
    assert table.hands == Hands((45_000, 64_000), 0, 22_000)


def test_the_increment_comes_when_the_turn_ends_and_not_with_each_decision() -> None:
    table = new_table("ingenious", clock=FISCHER, start=0)
    table = move(table, 10_000)  # a tile
    assert table.hands == Hands((50_000, 60_000), 0, 10_000)
    table = move(table, 12_000)  # its place
    assert table.hands == Hands((48_000, 60_000), 0, 12_000)
    table = move(table, 13_000)  # draw
    assert table.hands == Hands((52_000, 60_000), 1, 13_000)


def test_two_turns_running_bring_the_increment_twice() -> None:
    """The next turn of the same seat is another turn: in Azul the starter of a round may change."""
    table, chance = new_table(clock=FISCHER, start=0), Random(1)
    for now in range(60):
        before, seat = table.hands, table.turn
        table = play_on(table, chance, 1, now * 1_000)
        if table.turn == seat and table.state.begins_turn:
            break
    else:
        raise AssertionError("no seat had two turns running")
    spent = table.hands.since - before.since
    assert table.hands.left[seat or 0] == before.left[seat or 0] - spent + 5_000


def test_by_the_day_every_turn_has_its_whole_time() -> None:
    table = new_table(clock=DAYS, start=0)
    table = move(table, DAY)
    assert table.hands == Hands((2 * DAY, 2 * DAY), 1, DAY)
    table = move(table, 2 * DAY)
    assert table.hands == Hands((2 * DAY, 2 * DAY), 0, 2 * DAY)


def test_the_time_of_bots_does_not_run() -> None:
    table = new_table(seats=("anna", "club"), clock=FISCHER, start=1)
    assert table.hands.running is None
    table = act(table, None, PlayForSeat(1, table.state.legal_moves[0]), 50_000)
    assert table.hands == Hands((60_000, 60_000), 0, 50_000)


def test_the_time_of_who_is_away_does_not_run() -> None:
    table = act(new_table(clock=FISCHER, start=0), "anna", Leave(0), 10_000)
    assert table.hands == Hands((50_000, 60_000), None, 10_000)
    table = act(table, "anna", Return(0), 40_000)
    assert table.hands == Hands((50_000, 60_000), 0, 40_000)


def test_who_leaves_or_returns_changes_nobody_elses_time() -> None:
    table = new_table(clock=FISCHER, start=0)
    wishes: list[tuple[Command, int]] = [(Leave(1), 10_000), (Return(1), 20_000)]
    for command, now in wishes:
        table = act(table, "ben", command, now)
        assert table.hands.left_at(0, 25_000) == 35_000
        assert table.hands.running == 0


def test_who_plays_after_being_away_has_the_time_there_was_left() -> None:
    table = act(new_table(clock=FISCHER, start=0), "anna", Leave(0), 10_000)
    table = act(table, "anna", Play(0, table.state.legal_moves[0]), 40_000)
    assert table.hands == Hands((55_000, 60_000), 1, 40_000)


def test_a_move_that_is_taken_back_gives_no_time() -> None:
    table = new_table(clock=FISCHER, start=0)
    table = move(table, 10_000)
    table = act(table, "anna", Undo(0), 15_000)
    assert table.hands == Hands((60_000, 60_000), 0, 0)
    assert table.hands.left_at(0, 15_000) == 45_000
    again = move(table, 20_000)
    assert again.hands == Hands((45_000, 60_000), 1, 20_000)


def test_the_others_time_does_not_run_for_a_move_that_is_taken_back() -> None:
    table = move(new_table(clock=FISCHER, start=0), 10_000)
    table = act(table, "anna", Undo(0), 50_000)
    assert table.hands.left_at(1, 50_000) == 60_000


def test_time_without_a_server_counts_for_nobody() -> None:
    table = move(new_table(clock=FISCHER, start=0), 10_000)
    table = happen(table, [Resumed(100_000)], 115_000)
    assert table.hands.left_at(1, 115_000) == 55_000
    assert table.hands.left_at(0, 115_000) == 55_000
    assert table.hands.runs_out == 170_000


def test_time_without_a_server_counts_for_nobody_even_if_a_move_is_taken_back() -> None:
    table = move(new_table(clock=FISCHER, start=0), 10_000)
    table = happen(table, [Resumed(100_000)], 115_000)
    table = act(table, "anna", Undo(0), 120_000)
    assert table.hands.left_at(0, 120_000) == 40_000


def test_the_clock_stops_with_the_game() -> None:
    table = act(new_table(clock=FISCHER, start=0), "ben", Resign(1), 10_000)
    assert table.hands == Hands((50_000, 60_000), None, 10_000)


def test_no_clock_shows_less_than_nothing() -> None:
    table = act(new_table(clock=FISCHER, start=0), "ben", Resign(1), 90_000)
    assert table.hands.left == (0, 60_000)


def test_time_never_runs_backwards() -> None:
    table = happen(new_table(clock=FISCHER, start=0, now=50_000), [], 50_000)
    assert table.hands.left_at(0, 40_000) == 60_000
    assert move(table, 40_000).hands.left[0] == 65_000

"""Letting a game rest, by agreement."""

from random import Random
from typing import Any

from tegel.server.tables.commands import (
    Allow,
    Continue,
    Flag,
    Leave,
    Pause,
    Play,
    PlayForSeat,
    Resign,
    Say,
    TakeBack,
    TakeOver,
    Undo,
)
from tegel.server.tables.due import bot_to_move, next_look
from tegel.server.tables.enough import PAUSES
from tegel.server.tables.events import Allowed, Asked, Paused, Resumed
from tegel.server.tables.jobs import answer
from tegel.server.tables.table import Table
from tests.server.helpers import act, happen, new_table, play_on, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 5_000}


def resting(**options: Any) -> Table:
    """Anna has thought for two seconds, moved, and the others have agreed to a pause."""
    table = play_on(new_table(clock=LIVE, start=0, **options), Random(1), 1, now=2_000)
    table = act(table, "anna", Pause(0), 5_000)
    return act(table, "ben", Allow(1, table.number), 10_000)


def test_a_game_of_several_rests_when_all_agree() -> None:
    table = new_table(clock=LIVE)
    assert answer(table, "anna", Pause(0), 0, "") == [Asked(0, "pause", None, False)]
    table = act(table, "anna", Pause(0))
    assert answer(table, "ben", Allow(1, table.number), 0, "") == [Allowed(1), Paused(0)]


def test_whoever_plays_alone_against_a_clock_asks_nobody() -> None:
    table = new_table(seats=("anna", "club"), clock=LIVE)
    assert answer(table, "anna", Pause(0), 0, "") == [Paused(0)]


def test_where_no_clock_runs_and_nobody_waits_there_is_nothing_to_pause() -> None:
    refuses(new_table(seats=("anna", "club")), "anna", Pause(0), "no_pause")
    days = {"kind": "days", "base": 86_400_000}
    refuses(new_table(clock=days), "anna", Pause(0), "no_pause")


def test_no_clock_runs_in_a_pause_and_it_runs_on_from_there() -> None:
    table = resting()
    assert (table.hands.running, table.hands.runs_out) == (None, None)
    refuses(table, None, Flag(1), "time_left", 10**9)
    table = act(table, "anna", Continue(0), 500_000)
    assert (table.hands.running, table.hands.left_at(1, 500_000)) == (1, 52_000)
    assert table.hands.left_at(0, 500_000) == 63_000


def test_nobody_moves_in_a_pause_nor_takes_back_and_no_bot_takes_over() -> None:
    table = resting()
    move = table.state.legal_moves[0]
    refuses(table, "ben", Play(1, move), "paused")
    refuses(table, None, PlayForSeat(1, move), "paused")
    refuses(table, "anna", Undo(0), "paused")
    refuses(table, "anna", TakeBack(0), "paused")
    refuses(table, "anna", Pause(0), "paused")
    refuses(table, None, TakeOver(1), "not_missed", 10**9)
    assert act(table, "ben", Say(1, "back in five minutes")).paused_at == table.paused_at
    assert act(table, "ben", Resign(1)).status == "finished"
    bots = act(
        play_on(new_table(seats=("anna", "club"), clock=LIVE, start=0), Random(1), 1),
        "anna",
        Pause(0),
    )
    assert (bots.turn, bot_to_move(bots)) == (None, None)
    assert next_look(bots) is not None, "in a month it is cleared"


def test_anybody_who_plays_may_go_on_and_only_once() -> None:
    table = resting()
    refuses(table, "stranger", Continue(1), "not_yours")
    on = act(table, "ben", Continue(1), 20_000)
    assert on.turn == 1
    refuses(on, "ben", Continue(1), "not_paused")
    assert play_on(on, Random(1), 1, now=21_000).turn == 0


def test_a_pause_counts_for_nobody_who_takes_a_move_back_after_it() -> None:
    table = act(resting(), "anna", Continue(0), 100_000)
    back = act(table, "anna", Undo(0), 101_000)
    assert back.hands.left_at(0, 101_000) == 60_000 - 11_000  # two for the move, three, five, one


def test_a_server_that_was_away_in_a_pause_is_not_counted_twice() -> None:
    table = act(happen(resting(), [Resumed(30_000)], 50_000), "anna", Continue(0), 100_000)
    back = act(table, "anna", Undo(0), 101_000)
    assert back.hands.left_at(0, 101_000) == 60_000 - 11_000


def test_who_leaves_in_a_pause_is_played_for_when_it_is_over() -> None:
    table = act(resting(), "ben", Leave(1), 20_000)
    assert bot_to_move(table) is None
    assert bot_to_move(act(table, "anna", Continue(0), 30_000)) == "club"


def test_nobody_pauses_for_ever() -> None:
    table = new_table(seats=("anna", "club"), clock=LIVE)
    for _ in range(PAUSES):
        table = act(act(table, "anna", Pause(0)), "anna", Continue(0))
    refuses(table, "anna", Pause(0), "enough_asks")

"""Taking back what others have answered: against bots at will, among people by leave; marked."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tegel.core.record import parse
from tegel.games import find
from tegel.server.desk import about
from tegel.server.looks.past import record_of
from tegel.server.tables.commands import (
    Allow,
    Decline,
    Leave,
    Pause,
    PlayForSeat,
    Resign,
    Return,
    Say,
    TakeBack,
    Withdraw,
)
from tegel.server.tables.enough import ASKS, TAKEN_BACK
from tegel.server.tables.events import Allowed, Moved, TakenBack, Undone
from tegel.server.tables.jobs import answer
from tegel.server.tables.table import Table
from tests.server.helpers import NO_CLOCK, act, decide, new_table, play_on, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 5_000}


def answered(game: str = "azul", *others: str, clock: Mapping[str, Any] = NO_CLOCK) -> Table:
    """A table at which anna has moved, and somebody else after her."""
    table = new_table(game, ("anna", *(others or ("club",))), clock, start=0)
    while table.turn != 0:  # in Duel the other sets up first
        table = play_on(table, Random(1), 1)
    while table.turn == 0:
        table = play_on(table, Random(1), 1, now=1_000)
    return play_on(table, Random(1), 1, now=3_000)


def asked(*others: str) -> Table:
    """A table at which anna asks to take back what the others have answered."""
    table = act(answered("azul", *others), "anna", TakeBack(0))
    assert table.request is not None
    return table


@pytest.mark.parametrize("game", ["azul", "azul_duel", "ingenious"])
def test_against_bots_all_since_ones_last_choice_is_taken_back_and_the_game_is_marked(
    game: str,
) -> None:
    table = answered(game)
    back = act(table, "anna", TakeBack(0))
    assert (back.turn, back.taken_back) == (0, 1)
    assert len(back.state.legal_moves) > 1, "what was forced is no choice"
    again = table.state.again()
    for move in table.state.moves[: len(back.made)]:
        again.push(move)
    assert back.state.moves == again.moves
    assert [part.tobytes() for part in back.state.snapshot()] == [
        part.tobytes() for part in again.snapshot()
    ]


def test_pressed_again_it_goes_on_to_the_choice_before() -> None:
    table = play_on(new_table(seats=("anna", "club"), start=0), Random(2), 7)
    choices = [n for n, entry in enumerate(table.made) if mover(entry.event) == 0]
    for left in reversed(choices):
        table = act(table, "anna", TakeBack(0))
        assert len(table.made) == left
    refuses(table, "anna", TakeBack(0), "no_undo")


def mover(event: object) -> int:
    assert isinstance(event, Moved)
    return event.seat


def test_what_one_may_take_back_anyway_is_not_marked() -> None:
    table = play_on(new_table(seats=("anna", "ben"), start=0), Random(1), 1)
    assert answer(table, "anna", TakeBack(0), 0, "") == [Undone(0)]
    assert act(table, "anna", TakeBack(0)).taken_back == 0


def test_the_same_chance_comes_again_at_the_same_step() -> None:
    """So nobody can take a draw back in the hope of a better one; but may know what comes."""
    table = new_table("ingenious", ("anna", "club"), start=0)
    table = play_on(table, Random(1), 4)
    moves = [*table.state.moves]
    back = act(table, "anna", TakeBack(0))
    for move in moves[len(back.made) :]:
        back = decide(back, move)
    assert [part.tobytes() for part in back.state.snapshot()] == [
        part.tobytes() for part in table.state.snapshot()
    ]


def test_people_at_one_screen_need_nobodys_leave() -> None:
    table = play_on(new_table(seats=("anna", "anna", "club"), start=0), Random(1), 3)
    assert answer(table, "anna", TakeBack(1), 0, "") == [TakenBack(1, 1)]
    assert answer(table, "anna", TakeBack(0), 0, "") == [TakenBack(0, 0)]


def test_other_people_are_asked_and_nothing_is_taken_back_before_all_allow() -> None:
    table = asked("ben", "cleo")
    moves, question = [*table.state.moves], table.number
    table = act(table, "ben", Allow(1, question))
    assert (table.state.moves, table.taken_back) == (moves, 0)
    assert answer(table, "cleo", Allow(2, question), 0, "") == [Allowed(2), TakenBack(0, 0)]
    table = act(table, "cleo", Allow(2, question))
    assert (table.state.moves, table.taken_back, table.request, table.turn) == ([], 1, None, 0)


def test_one_no_is_enough_and_who_asked_may_think_better_of_it() -> None:
    table = asked("ben", "cleo")
    declined = act(table, "cleo", Decline(2, table.number))
    assert (declined.request, declined.state.moves) == (None, table.state.moves)
    withdrawn = act(table, "anna", Withdraw(0))
    assert withdrawn.request is None
    refuses(withdrawn, "ben", Allow(1, table.number), "no_question")
    refuses(table, "ben", Withdraw(1), "no_question")


def test_whoever_plays_on_has_answered_but_a_bot_has_not() -> None:
    table = asked("ben", "club")
    assert table.turn == 2
    moved = play_on(table, Random(1), 1)
    assert moved.request == table.request
    assert answer(moved, "ben", Allow(1, table.number), 0, "")[1] == TakenBack(0, 0)
    assert act(play_on(moved, Random(1), 1), "ben", Say(1, "Now me")).request is None


def test_talk_and_questions_make_no_move_stale() -> None:
    table = answered("azul", "ben")
    assert act(table, "anna", TakeBack(0)).acted == table.acted


def test_a_question_says_whether_something_came_to_light() -> None:
    for game, seen in (("azul", False), ("ingenious", True)):
        table = act(answered(game, "ben"), "anna", TakeBack(0))
        assert table.request is not None
        assert table.request.seen == seen


def test_an_answer_is_to_the_question_that_was_asked() -> None:
    table = asked("ben")
    old = table.number
    table = act(act(table, "anna", Withdraw(0)), "anna", Pause(0))
    refuses(table, "ben", Allow(1, old), "no_question")
    refuses(table, "ben", Decline(1, old), "no_question")
    refuses(table, "anna", Allow(0, table.number), "not_yours")
    refuses(table, "anna", Decline(0, table.number), "not_yours")
    refuses(table, "anna", TakeBack(0), "asked")
    refuses(table, "stranger", Allow(1, table.number), "not_yours")


def test_who_allowed_does_not_allow_again() -> None:
    table = asked("ben", "cleo")
    refuses(act(table, "ben", Allow(1, table.number)), "ben", Allow(1, table.number), "asked")


def test_who_leaves_or_gives_up_leaves_no_question_behind() -> None:
    table = asked("ben", "cleo")
    assert act(table, "anna", Leave(0)).request is None
    assert act(table, "anna", Resign(0)).request is None
    assert act(table, "cleo", Resign(2)).request is None


def test_who_is_out_is_not_asked() -> None:
    table = act(answered("azul", "ben", "cleo"), "ben", Resign(1))
    table = act(table, "anna", TakeBack(0))
    assert answer(table, "cleo", Allow(2, table.number), 0, "") == [Allowed(2), TakenBack(0, 0)]


def test_what_a_bot_did_for_somebody_is_no_choice_of_theirs() -> None:
    table = act(new_table(seats=("anna", "club"), start=0), "anna", Leave(0))
    refuses(table, "anna", TakeBack(0), "no_undo")
    table = act(table, None, PlayForSeat(0, table.state.legal_moves[0]))
    refuses(act(table, "anna", Return(0)), "anna", TakeBack(0), "no_undo")


def test_what_came_after_the_move_took_nobody_any_time() -> None:
    table = answered("azul", "ben", clock=LIVE)
    assert table.hands.left_at(0, 3_000) == 64_000
    table = act(table, "anna", TakeBack(0), 20_000)
    table = act(table, "ben", Allow(1, table.number), 21_000)
    assert (table.hands.running, table.hands.left_at(0, 21_000)) == (0, 59_000)
    assert table.hands.left_at(1, 21_000) == 60_000


def test_a_clock_that_has_run_out_is_not_turned_back() -> None:
    table = answered("azul", "ben", clock=LIVE)
    refuses(table, "anna", TakeBack(0), "time", 200_000)


def test_nobody_asks_or_takes_back_for_ever() -> None:
    table = answered("azul", "ben")
    for _ in range(ASKS):
        table = act(act(table, "anna", TakeBack(0)), "anna", Withdraw(0))
    refuses(table, "anna", TakeBack(0), "enough_asks")
    alone = answered()
    for _ in range(TAKEN_BACK):
        alone = play_on(act(alone, "anna", TakeBack(0)), Random(1), 2)
    refuses(alone, "anna", TakeBack(0), "enough_undos")


def test_lists_and_the_record_tell_that_moves_were_taken_back() -> None:
    table = act(answered(), "anna", TakeBack(0))
    assert about(table)["taken_back"] == 1
    record = record_of(act(table, "anna", Resign(0)))
    assert "taken back: 1\n" in str(record)
    assert parse(str(record), find).taken_back == 1
    assert "taken back" not in str(record_of(act(answered(), "anna", Resign(0))))


def test_a_game_that_is_over_or_has_not_begun_is_not_taken_back() -> None:
    refuses(act(answered(), "anna", Resign(0)), "anna", TakeBack(0), "over")
    refuses(new_table(seats=("anna", None)), "anna", TakeBack(0), "not_started")
    refuses(answered(), None, TakeBack(0), "not_ours")

"""Nobody makes the list of events of a table grow for ever."""

from collections.abc import Sequence

from tegel.server.tables import enough
from tegel.server.tables.commands import (
    AddBot,
    Command,
    Leave,
    Play,
    PlayForSeat,
    Refused,
    Return,
    Sit,
    Stand,
    Undo,
)
from tegel.server.tables.jobs import answer
from tegel.server.tables.table import Table
from tests.server.helpers import happen, new_table, refuses

MORE = 1000  # than anybody would ever do


def repeat(table: Table, player: str, commands: Sequence[Command]) -> tuple[Table, str]:
    """The table after somebody has done the same over and over, and what it was refused with."""
    for n in range(MORE):
        try:
            table = happen(table, answer(table, player, commands[n % len(commands)], 0, "next"))
        except Refused as refusal:
            return table, refusal.code
    raise AssertionError(f"nothing was refused in {MORE} commands")


def test_a_decision_is_taken_back_so_often() -> None:
    table = new_table("azul", start=0)
    move = table.state.legal_moves[0]
    table, code = repeat(table, "anna", [Play(0, move), Undo(0)])
    assert code == "enough_undos"
    assert table.number < 2 * enough.UNDOS + 10
    # The game goes on, and the other seat has its own.
    table = happen(table, answer(table, "ben", Play(1, table.state.legal_moves[0]), 0, "next"))
    answer(table, "ben", Undo(1), 0, "next")


def test_who_sits_down_and_stands_up_for_ever_keeps_no_seat_from_others() -> None:
    table = new_table(seats=("anna", None, None))
    table, code = repeat(table, "ben", [Sit(1, "Ben"), Stand(1)])
    assert code == "enough_seats"
    answer(table, "cleo", Sit(1, "Cleo"), 0, "next")


def test_a_crowd_that_sits_down_and_stands_up_comes_to_an_end() -> None:
    table = new_table(seats=("anna", None, None))
    for n in range(enough.ALL_SEATINGS - 1):
        who = f"guest{n}"
        table = happen(table, answer(table, who, Sit(1, "Guest"), 0, "next"))
        table = happen(table, answer(table, who, Stand(1), 0, "next"))
    refuses(table, "cleo", Sit(1, "Cleo"), "enough_seats")


def test_a_host_seats_so_many_bots() -> None:
    table = new_table(seats=("anna", None, None))
    assert repeat(table, "anna", [AddBot(1, "club"), Stand(1)])[1] == "enough_seats"


def test_who_leaves_and_returns_for_ever_has_to_stay() -> None:
    table, code = repeat(new_table(), "anna", [Leave(0), Return(0)])
    assert code == "enough_leaves"
    assert table.seats[0].thinker is None  # the person plays on


def test_who_is_away_may_still_play() -> None:
    table = new_table(start=0)
    table, _ = repeat(table, "anna", [Leave(0), Return(0)])
    answer(table, "anna", Play(0, table.state.legal_moves[0]), 0, "next")
    refuses(table, None, PlayForSeat(0, table.state.legal_moves[0]), "not_bot")

"""What an event is to whom: it follows from the table before and after."""

from tegel.server.notices.kinds import Notice, notices
from tegel.server.tables.commands import (
    Command,
    Flag,
    Pause,
    Plan,
    Play,
    Rematch,
    Resign,
    Say,
)
from tegel.server.tables.jobs import answer
from tegel.server.tables.table import Table
from tests.server.helpers import DAYS, happen, new_table


def told(table: Table, player: str | None, command: Command, now: int = 0) -> list[Notice]:
    """What a command that is carried out tells to whom."""
    events, steps = answer(table, player, command, now, "next"), list[Table]()
    after = table
    for event in events:
        after = happen(after, [event], now)
        steps.append(after)
    return notices(table, steps)


def who(found: list[Notice]) -> list[tuple[str, str]]:
    return [(one.kind, one.player) for one in found]


def play(table: Table, n: int = 0) -> Play:
    return Play(table.turn or 0, table.state.legal_moves[n])


def test_whoever_is_next_is_told_and_for_as_long_as_they_have_time() -> None:
    table = new_table(clock=DAYS, start=0)
    (notice,) = told(table, "anna", play(table), now=1000)
    assert (notice.kind, notice.player, notice.until) == ("turn", "ben", 1000 + 86_400_000)
    assert notice.about == {"game": "azul", "names": ["Anna"]}


def test_who_plays_bots_alone_or_both_sides_is_not_told() -> None:
    for seats in (("anna", "newcomer"), ("anna", "anna")):
        table = new_table(seats=seats, start=0)
        assert told(table, "anna", play(table)) == []


def test_an_end_is_told_to_all_but_who_made_it() -> None:
    table = new_table(start=0)
    assert who(told(table, "anna", Resign(0))) == [("ended", "ben")]


def test_who_ran_out_of_time_is_told_too() -> None:
    table = new_table(clock=DAYS, start=0)
    found = told(table, None, Flag(0), now=2 * 86_400_000)
    assert who(found) == [("ended", "anna"), ("ended", "ben")]


def test_questions_and_names_are_told_to_whom_they_are_about() -> None:
    table = new_table(seats=("anna", "ben", "cleo"), start=0)
    assert who(told(table, "ben", Pause(1))) == [("asked", "anna"), ("asked", "cleo")]
    assert who(told(table, "ben", Say(1, "Well played, ANNA!"))) == [("mentioned", "anna")]
    assert told(table, "ben", Say(1, "Annabel is a name")) == []
    over = happen(table, [*answer(table, "anna", Resign(0), 0, "")])
    over = happen(over, [*answer(over, "ben", Resign(1), 0, "")])
    assert who(told(over, "ben", Rematch(1))) == [("again", "anna"), ("again", "cleo")]


def test_a_plan_that_came_to_nothing_is_said_with_the_turn() -> None:
    table = new_table(clock=DAYS, start=0)
    state = table.state.copy()
    first, other = state.legal_moves[:2]
    state.push(first)
    planned = Plan(1, [[first, state.legal_moves[0]]])
    table = happen(table, answer(table, "ben", planned, 0, ""))
    (lost,) = told(table, "anna", Play(0, other))
    assert (lost.player, lost.about["lost"]) == ("ben", True)
    # Where it comes true, who has just moved sees the answer.
    assert told(table, "anna", Play(0, first)) == []

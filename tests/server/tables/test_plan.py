"""Conditional moves: checked when they are made, carried out when they come true, nobody else's."""

from dataclasses import asdict

from tegel.server.tables.commands import Plan, Play, Resign, SentMove, TakeBack
from tegel.server.tables.events import Entry, from_data, kind_of, to_data
from tegel.server.tables.plan import look
from tegel.server.tables.sight import announce
from tegel.server.tables.table import Table
from tests.server.helpers import DAYS, act, new_table, refuses, shape
from tests.server.tables.test_sight import see


def daily(game: str = "azul") -> Table:
    """A game by the day; Anna begins."""
    return new_table(game, clock=DAYS, start=0)


def line(table: Table, *which: int) -> list[SentMove]:
    """The moves that are legal one after another: of each, the so manyth."""
    state, moves = table.state.copy(), list[SentMove]()
    for n in which:
        moves.append(state.legal_moves[n])
        state.push(state.legal_moves[n])
    return moves


def test_what_was_planned_is_played_in_the_same_moment() -> None:
    table = daily()
    planned = act(table, "ben", Plan(1, [line(table, 0, 3), line(table, 1, 4)]))
    after = act(planned, "anna", Play(0, line(table, 1)[0]), now=5)
    assert [move.event.move for move in after.made] == line(table, 1, 4)  # type: ignore[union-attr]
    assert {move.at for move in after.made} == {5}
    assert (after.turn, after.plans) == (0, {})


def test_a_line_goes_on_for_as_long_as_it_comes_true() -> None:
    table = daily()
    planned = act(table, "ben", Plan(1, [line(table, 0, 0, 0, 0), line(table, 0, 0, 1, 2)]))
    for n in (0, 1):
        planned = act(planned, "anna", Play(0, planned.state.legal_moves[n]))
    assert planned.state.moves == line(table, 0, 0, 1, 2)
    assert planned.plans == {}


def test_whatever_else_is_played_ends_it() -> None:
    table = daily()
    planned = act(table, "ben", Plan(1, [line(table, 0, 3)]))
    after = act(planned, "anna", Play(0, line(table, 1)[0]))
    assert (len(after.made), after.turn, after.plans) == (1, 1, {})


def test_a_game_that_is_not_as_it_was_has_no_plans() -> None:
    table = daily()
    table = act(table, "anna", Play(0, line(table, 0)[0]))
    table = act(table, "ben", Play(1, line(table, 0)[0]))
    planned = act(table, "ben", Plan(1, [line(table, 0, 0)]))
    assert planned.plans
    assert not act(planned, "anna", Resign(0)).plans
    asked = act(planned, "ben", TakeBack(1))
    assert not asked.plans or asked.request is not None


def test_plans_are_in_the_events_and_so_survive() -> None:
    table = daily()
    planned = act(table, "ben", Plan(1, [line(table, 0, 3)]))
    kept = [
        Entry(one.number, one.at, from_data(kind_of(one.event), to_data(one.event)), one.command)
        for one in planned.entries
    ]
    again = Table.of("table", kept)
    assert again.plans == planned.plans == {1: [line(table, 0, 3)]}
    assert shape(again) == shape(planned)


def test_nobody_else_sees_what_is_planned() -> None:
    table = daily()
    one, other = (act(table, "ben", Plan(1, [line(table, 0, n)])) for n in (3, 4))
    assert see(one, "ben")["plans"][0]["lines"][0][1]["move"] == line(table, 0, 3)[1]
    for stranger in ("anna", None):
        assert see(one, stranger) == see(other, stranger) == see(table, stranger) | {"plans": []}
        assert announce(one.entries[-1]) == announce(other.entries[-1])
    assert "lines" not in announce(one.entries[-1])
    assert "lines" in asdict(one.entries[-1].event)


def test_a_plan_makes_nobody_elses_move_stale() -> None:
    table = daily()
    assert act(table, "ben", Plan(1, [line(table, 0, 3)])).acted == table.acted


def test_a_plan_is_taken_back_by_an_empty_one() -> None:
    table = daily()
    planned = act(table, "ben", Plan(1, [line(table, 0, 3)]))
    assert act(planned, "ben", Plan(1, [])).plans == {}
    refuses(table, "ben", Plan(1, []), "no_plan")


def test_what_can_not_be_planned_is_refused_with_the_reason() -> None:
    table = daily()
    live = new_table(clock={"kind": "live", "base": 60_000}, start=0)
    assert "by the day" in refuses(live, "ben", Plan(1, [line(live, 0, 0)]), "no_plan")
    assert "your turn" in refuses(table, "anna", Plan(0, [line(table, 0, 0)]), "no_plan")
    refuses(table, "anna", Plan(1, [line(table, 0, 0)]), "not_yours")
    illegal = [line(table, 0)[0], line(table, 0)[0]]
    assert "line 1, move 2" in refuses(table, "ben", Plan(1, [illegal]), "illegal")
    refuses(table, "ben", Plan(1, [["nothing", 0]]), "illegal")
    theirs = [line(table, 0, 0, 0)]
    assert "yours has to come last" in refuses(table, "ben", Plan(1, theirs), "no_plan")
    torn = [line(table, 0, 0), line(table, 0, 1)]
    assert "two ways" in refuses(table, "ben", Plan(1, torn), "no_plan")


def test_nothing_is_planned_beyond_what_chance_brings() -> None:
    table = daily()
    while True:
        after = act(
            table, table.seats[table.turn or 0].player, Play(table.turn or 0, line(table, 0)[0])
        )
        if after.state.chance_spoke:
            break
        table = after
    waits = 1 - (table.turn or 0)
    beyond = Plan(waits, [line(table, 0, 0)])
    assert "drawn" in refuses(table, table.seats[waits].player, beyond, "no_plan")


def test_where_hands_are_hidden_nobody_finds_out_by_planning() -> None:
    """Which moves another can make is what their rack tells: all of them are refused alike."""
    table = daily("ingenious")
    assert see(table, "ben")["may"]["plan"] == []
    legal, impossible = table.state.legal_moves[0], 0
    reasons = {
        refuses(table, "ben", Plan(1, [[move, 0]]), "no_plan") for move in (legal, impossible)
    }
    assert len(reasons) == 1


def test_a_line_can_be_looked_at_without_touching_the_game() -> None:
    table = daily()
    before = shape(table)
    seen = look(table, "ben", 1, line(table, 0, 3))
    assert [one["seat"] for one in seen["moves"]] == [0, 1]
    assert seen["seat"] == 0
    assert seen["open"]
    assert seen["view"]["moves"]
    assert shape(table) == before

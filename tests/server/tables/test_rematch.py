"""Another game with the same people, the same options and the same clock."""

import pytest

from tegel.server.tables.commands import Decline, Rematch, Resign
from tegel.server.tables.enough import OFFERS
from tegel.server.tables.events import Created, Offered, Rematched
from tegel.server.tables.jobs import answer
from tegel.server.tables.rematch import next_table
from tegel.server.tables.table import Table
from tests.server.helpers import SECRET, act, happen, new_table, refuses

LIVE = {"kind": "live", "base": 60_000, "increment": 1_000}


def over(*seats: str) -> Table:
    """A table at which the game has just ended."""
    table = new_table("azul", seats, clock=LIVE, wall="grey", chat=False)
    while table.status == "playing":
        seat = next(n for n, one in enumerate(table.seats) if one.player and not one.out)
        table = act(table, table.seats[seat].player, Resign(seat))
    return table


def test_the_next_game_begins_when_every_person_has_asked() -> None:
    table = over("anna", "ben", "club")
    table = act(table, "anna", Rematch(0))
    assert (table.offers, table.rematch) == (frozenset({0}), None)
    assert answer(table, "ben", Rematch(1), 0, "another") == [Offered(1), Rematched("another")]
    assert act(table, "ben", Rematch(1)).rematch == "next"


def test_bots_are_always_willing() -> None:
    assert act(over("anna", "club"), "anna", Rematch(0)).rematch == "next"


def test_people_at_one_screen_ask_together() -> None:
    events = answer(over("anna", "anna"), "anna", Rematch(1), 0, "another")
    assert events == [Offered(0), Offered(1), Rematched("another")]


def test_nobody_asks_twice_nor_after_all_agreed() -> None:
    table = act(over("anna", "ben"), "anna", Rematch(0))
    refuses(table, "anna", Rematch(0), "offered")
    table = act(table, "ben", Rematch(1))
    refuses(table, "anna", Rematch(0), "rematched")


def test_nobody_asks_while_the_game_goes_on_or_for_another() -> None:
    refuses(new_table(), "anna", Rematch(0), "not_over")
    refuses(new_table(seats=("anna", None)), "anna", Rematch(0), "not_over")
    refuses(over("anna", "ben"), "ben", Rematch(0), "not_yours")
    refuses(over("anna", "ben"), "stranger", Rematch(0), "not_yours")


@pytest.mark.parametrize("seats", [("anna", "ben"), ("anna", "anna", "club"), ("club", "anna")])
def test_the_next_table_has_the_same_seats_options_and_clock(seats: tuple[str, ...]) -> None:
    table, secret = over(*seats), "0" * 64
    following = happen(Table("next"), next_table(table, secret))
    assert following.status == "playing"
    for before, after in zip(table.seats, following.seats, strict=True):
        assert (after.kind, after.player, after.name) == (before.kind, before.player, before.name)
        assert (after.level, after.away, after.out) == (before.level, False, None)
    old, new = table.created, following.created
    assert (new.options, new.clock, new.chat) == (old.options, old.clock, False)
    assert (new.host, new.public) == (old.host, old.public)


def test_the_next_table_has_a_secret_of_its_own_and_knows_where_it_comes_from() -> None:
    created = next_table(over("anna", "ben"), "0" * 64)[0]
    assert isinstance(created, Created)
    assert (created.secret, created.parent) == ("0" * 64, "table")
    assert created.secret != SECRET
    assert created.chance == "key"


def test_nonces_were_for_that_game_only() -> None:
    assert happen(Table("next"), next_table(over("anna", "ben"), "0" * 64)).nonces == {}


def test_whoever_declines_leaves_nobody_waiting() -> None:
    table = act(over("anna", "ben"), "anna", Rematch(0))
    table = act(table, "ben", Decline(1))
    assert (table.offers, table.declined) == (frozenset(), frozenset({1}))
    refuses(table, "anna", Rematch(0), "declined")
    refuses(table, "ben", Decline(1), "declined")


def test_whoever_declined_may_think_better_of_it() -> None:
    table = act(act(over("anna", "ben"), "anna", Rematch(0)), "ben", Decline(1))
    table = act(table, "ben", Rematch(1))
    assert (table.offers, table.declined) == (frozenset({1}), frozenset())
    assert act(table, "anna", Rematch(0)).rematch == "next"


def test_nobody_declines_what_nobody_asked_nor_what_they_asked_themselves() -> None:
    refuses(over("anna", "ben"), "ben", Decline(1), "no_question")
    refuses(act(over("anna", "ben"), "anna", Rematch(0)), "anna", Decline(0), "no_question")
    refuses(new_table(), "anna", Decline(0), "not_over")


def test_asking_and_declining_ends_somewhere() -> None:
    table = act(over("anna", "ben"), "anna", Rematch(0))
    for player, seat in [("ben", 1), ("anna", 0)] * (OFFERS - 1) + [("ben", 1)]:
        table = act(act(table, player, Decline(seat)), player, Rematch(seat))
    refuses(act(table, "anna", Decline(0)), "anna", Rematch(0), "enough_asks")

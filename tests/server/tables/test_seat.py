"""Setting a table up and taking seats."""

from dataclasses import replace

import pytest

from tegel.core.seal import source_from
from tegel.server.tables.commands import AddBot, CallOff, Refused, Sit, Stand
from tegel.server.tables.events import BotSat, Created, Sat, Started
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Seat, Table
from tests.server.helpers import NO_CLOCK, SECRET, act, new_table, refuses

SETTING = Setting("azul", {}, [Place("me", "Anna"), Place("open")], NO_CLOCK, True, True)


def test_a_new_table_has_the_seats_that_its_host_wished_for() -> None:
    places = [Place("me", "Anna"), Place("bot", level="club"), Place("open")]
    events = create(replace(SETTING, options={"players": 3}, places=places), "anna", SECRET)
    assert [type(event) for event in events] == [Created, Sat, BotSat]


def test_all_options_are_settled_when_a_table_is_set_up() -> None:
    created = create(SETTING, "anna", SECRET)[0]
    assert isinstance(created, Created)
    assert created.options == {"players": 2, "wall": "coloured", "start": "random"}


def test_people_at_one_screen_take_several_seats_and_begin_at_once() -> None:
    places = [Place("me", "Anna"), Place("me", "Ben")]
    events = create(replace(SETTING, places=places), "anna", SECRET, nonce="mine")
    assert events[1:] == [
        Sat(0, "anna", "Anna", "mine"),
        Sat(1, "anna", "Ben", "mine"),
        Started(),
    ]


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        (replace(SETTING, game="chess"), "bad_options"),
        (replace(SETTING, options={"players": 9}), "bad_options"),
        (replace(SETTING, options={"players": 3}), "bad_seats"),
        (replace(SETTING, places=[Place("me", "Anna"), Place("bot")]), "bad_level"),
        (replace(SETTING, places=[Place("me", " "), Place("open")]), "bad_name"),
        (replace(SETTING, clock={"kind": "sand"}), "bad_clock"),
    ],
)
def test_a_table_that_cannot_be_is_refused(setting: Setting, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        create(setting, "anna", SECRET)
    assert refusal.value.code == code


def test_a_nonce_that_is_none_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        create(SETTING, "anna", SECRET, nonce="two\nlines")
    assert refusal.value.code == "bad_nonce"
    refuses(new_table(seats=("anna", None)), "ben", Sit(1, "Ben", nonce=""), "bad_nonce")


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = new_table(seats=("anna", None, None))
    table = act(table, "ben", Sit(2, "Ben"))
    assert table.status == "waiting"
    table = act(table, "cleo", Sit(1, "Cleo"))
    assert table.status == "playing"
    assert table.turn is not None
    assert [seat.name for seat in table.seats] == ["Anna", "Cleo", "Ben"]


def test_the_key_follows_from_the_secret_and_from_what_the_seats_gave() -> None:
    waiting = new_table(seats=("anna", None))
    plain, salted = act(waiting, "ben", Sit(1, "Ben")), act(waiting, "ben", Sit(1, "B", nonce="x"))
    assert plain.state.source == source_from(SECRET, {}, "key")
    assert salted.state.source == source_from(SECRET, {1: "x"}, "key")


def test_a_seat_that_was_given_up_takes_its_nonce_along() -> None:
    table = act(new_table(seats=("anna", None, None)), "ben", Sit(1, "Ben", nonce="x"))
    assert table.nonces == {1: "x"}
    assert act(table, "ben", Stand(1)).nonces == {}


def test_a_seat_is_taken_once() -> None:
    table = new_table(seats=("anna", None, None))
    table = act(table, "ben", Sit(1, "Ben"))
    refuses(table, "cleo", Sit(1, "Cleo"), "taken")
    refuses(table, "anna", AddBot(1, "club"), "taken")


def test_a_seat_that_is_not_there_cannot_be_taken() -> None:
    table = new_table(seats=("anna", None))
    assert refuses(table, "ben", Sit(2, "Ben"), "no_seat") == (
        "there is no seat 2; seats are 0 to 1"
    )
    refuses(table, "ben", Stand(5), "no_seat")
    refuses(table, "anna", AddBot(3, "club"), "no_seat")


@pytest.mark.parametrize("name", ["", "\u202eanna", "x" * 60])
def test_a_name_that_nobody_can_have_is_refused(name: str) -> None:
    refuses(new_table(seats=("anna", None)), "ben", Sit(1, name), "bad_name")


def test_who_knows_the_table_sits_down_with_no_other_word() -> None:
    table = new_table(seats=("anna", None, None))
    assert act(table, "ben", Sit(1, "Ben")).seats[1] == Seat("person", "ben", "Ben")


def test_at_a_table_of_an_older_tegel_nobody_needs_the_token_that_it_kept() -> None:
    table = new_table(seats=("anna", None))
    first = table.entries[0]
    assert isinstance(first.event, Created)
    old = replace(first, event=replace(first.event, invitations=[None, "5ec2e7"]))
    kept = Table.of("old", [old, *table.entries[1:]])
    assert act(kept, "ben", Sit(1, "Ben")).status == "playing"


def test_only_the_host_seats_bots() -> None:
    table = new_table(seats=("anna", None, None))
    refuses(table, "ben", AddBot(1, "club"), "not_host")
    assert "club" in refuses(table, "anna", AddBot(1, "greedy"), "bad_level")
    table = act(table, "anna", AddBot(1, "expert"))
    assert table.seats[1] == Seat("bot", None, "expert", "expert")
    assert act(table, "anna", AddBot(2, "club")).status == "playing"


def test_the_host_calls_a_table_off_as_long_as_nobody_plays() -> None:
    table = new_table(seats=("anna", "ben", None))
    refuses(table, "ben", CallOff(), "not_host")
    assert act(table, "anna", CallOff()).status == "closed"
    refuses(act(table, "carl", Sit(2, "Carl")), "anna", CallOff(), "started")


def test_people_give_their_own_seat_up_and_the_host_any() -> None:
    table = new_table(seats=("anna", "ben", "club", None))
    refuses(table, "ben", Stand(0), "not_yours")
    refuses(table, "ben", Stand(2), "not_yours")
    refuses(table, "cleo", Stand(1), "not_yours")
    refuses(table, "anna", Stand(3), "open_seat")
    for player, seat in [("ben", 1), ("anna", 1), ("anna", 2), ("anna", 0)]:
        assert act(table, player, Stand(seat)).seats[seat] == Seat()


def test_seats_stay_as_they_are_once_the_game_has_begun() -> None:
    table = new_table()
    refuses(table, "anna", Stand(0), "started")
    refuses(table, "cleo", Sit(0, "Cleo"), "started")
    refuses(table, "anna", AddBot(0, "club"), "started")

"""A table as its events have made it."""

from dataclasses import replace
from random import Random

import orjson
import pytest

import tegel
from tegel import read_record
from tegel.core.seal import source_from
from tegel.server.follower import Sights
from tegel.server.looks.past import record_of
from tegel.server.tables.commands import Leave, Rematch, Resign, Return, Say, Undo
from tegel.server.tables.events import (
    KINDS,
    Entry,
    Said,
    Started,
    Unreadable,
    from_data,
    kind_of,
    to_data,
)
from tegel.server.tables.sight import Reader
from tegel.server.tables.table import Table
from tests.server.helpers import SECRET, act, decide, happen, new_table, play_on, shape

LIVE = {"kind": "live", "base": 60_000, "increment": 1_000}


def eventful(game: str, seed: int) -> Table:
    """A table at which almost everything has happened that can."""
    table, chance = new_table(game, clock=LIVE), Random(seed)
    table = act(play_on(table, chance, 5, 1_000), "anna", Say(0, "Hello"), 2_000)
    table = act(play_on(act(table, "ben", Leave(1), 3_000), chance, 7), "ben", Return(1), 9_000)
    while table.turn != 0 or not table.state.begins_turn:
        table = play_on(table, chance, 1, 9_500)
    table = act(play_on(table, chance, 1, 9_600), "anna", Undo(0), 9_700)
    return act(act(table, "anna", Resign(0), 10_000), "ben", Rematch(1), 11_000)


@pytest.mark.parametrize("game", tegel.games())
def test_a_table_follows_from_its_events_alone(game: str) -> None:
    table = eventful(game, 1)
    again = Table.of("table", table.entries)
    assert shape(again) == shape(table)
    for reader in (Reader(), Reader((0,)), Reader((1,), host=True)):
        assert Sights(again).see(reader) == Sights(table).see(reader)


@pytest.mark.parametrize("game", tegel.games())
def test_events_are_the_same_after_the_database_has_kept_them(game: str) -> None:
    table = eventful(game, 2)
    kept = [
        Entry(
            entry.number,
            entry.at,
            from_data(kind_of(entry.event), orjson.loads(orjson.dumps(to_data(entry.event)))),
            entry.command,
        )
        for entry in table.entries
    ]
    again = Table.of("table", kept)
    assert shape(again) == shape(table)
    for reader in (Reader(), Reader((0,)), Reader((1,), host=True)):
        assert Sights(again).see(reader).hash == Sights(table).see(reader).hash


def test_a_table_of_before_there_were_keys_goes_on_with_the_seed_it_promised() -> None:
    table = new_table()
    kept = [(entry, kind_of(entry.event), to_data(entry.event)) for entry in table.entries]
    del kept[0][2]["chance"]  # as it was written then
    entries = [replace(entry, event=from_data(kind, data)) for entry, kind, data in kept]
    old = play_on(Table.of("old", entries), Random(1), 1000)
    assert old.state.source == source_from(SECRET, {}, "seed")
    promise = Sights(table).see(Reader()).view["chance"]["commitment"]
    assert Sights(old).see(Reader()).view["chance"]["commitment"] == promise.replace("-key", "")
    record = read_record(str(record_of(old)))
    assert (record.seal and record.seal.way, record.verify().is_over) == ("seed", True)


def test_a_table_with_chance_of_a_kind_unknown_here_is_not_read() -> None:
    data = to_data(new_table().entries[0].event)
    with pytest.raises(tegel.BadOptions, match="chance cannot come from 'dice'; it can from: seed"):
        from_data("created", data | {"chance": "dice"})


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    assert len(KINDS) == 27
    assert all(kind == kind_of_type.__name__.lower() for kind, kind_of_type in KINDS.items())


@pytest.mark.parametrize("game", tegel.games())
def test_a_table_stays_as_it_is_when_the_next_event_makes_another(game: str) -> None:
    table = eventful(game, 3)
    states = [Table.of("table", table.entries[:n]) for n in range(1, table.number + 1)]
    before = [shape(one) for one in states]
    sights = [Sights(one).see(Reader((0,))).hash for one in states]
    for n, one in enumerate(states[:-1]):
        after = one.with_entry(table.entries[n + 1])
        assert shape(after) == before[n + 1]
    assert [shape(one) for one in states] == before
    assert [Sights(one).see(Reader((0,))).hash for one in states] == sights


def test_events_come_in_their_order_and_none_is_missing() -> None:
    table = new_table()
    for number in (table.number, table.number + 2):
        with pytest.raises(Unreadable, match=f"event {number} comes after"):
            table.with_entry(Entry(number, 0, Said(0, "Hello")))


def test_the_command_that_an_event_answers_is_known_by_its_number() -> None:
    table = happen(new_table(), [Said(0, "Hello")], command="anna/1")
    assert table.commands == {"anna/1": table.number}


def test_talk_does_not_count_as_something_that_happened() -> None:
    table = new_table()
    talked = happen(table, [Said(0, "Hello")])
    assert (talked.number, talked.acted) == (table.number + 1, table.acted)


def test_nobody_is_in_turn_but_while_the_game_goes_on() -> None:
    assert new_table(seats=("anna", None)).turn is None
    assert new_table(start=1).turn == 1
    assert act(new_table(), "anna", Resign(0)).turn is None


def test_a_person_may_have_several_seats_and_nobody_has_none() -> None:
    table = new_table(seats=("anna", "ben", "anna", None))
    assert table.seats_of("anna") == (0, 2)
    assert table.seats_of("ben") == (1,)
    assert table.seats_of("stranger") == table.seats_of(None) == ()


def test_a_move_that_is_taken_back_is_still_told_as_it_was() -> None:
    table = new_table("ingenious", start=0)
    table = decide(table, table.state.legal_moves[0])
    entry, after = table.entries[-1], act(table, "anna", Undo(0))
    assert (table.made, after.made) == ([entry], [])
    told = [table.tell(entry, eyes) for eyes in (0, 1, None)]
    assert told == [after.tell(entry, eyes) for eyes in (0, 1, None)]
    moves = [orjson.loads(one)["move"] for one in told]
    assert moves == [after.state.legal_moves[0], None, None]


def test_what_all_may_know_is_kept_once() -> None:
    table = new_table("azul_duel", start=0)
    table = decide(table, table.state.legal_moves[0])
    assert table.tell(table.made[0], 0) is table.tell(table.made[0], None)


def test_a_game_begins_when_its_table_says_so() -> None:
    table = new_table(seats=("anna", None))
    assert not table.has_begun
    assert isinstance(new_table().entries[-1].event, Started)
    assert new_table().has_begun

"""What a client holds of a table."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tegel.client.held import BadFrame, Frame, Held
from tegel.server.wire.changes import fingerprint

from .frames import GAMES, Game, played

LONG = 12


@pytest.fixture(params=GAMES, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return played(request.param, LONG)


def began(game: Game, n: int = 0) -> Held:
    """A client that has seen the table after so many events more."""
    held = Held()
    assert held.take(game.snapshot(n))
    return held


def same(held: Held, game: Game, n: int) -> bool:
    """Whether a client has what the server has."""
    frame = game.snapshot(n)
    mine = (held.number, held.view, held.hash, held.is_missing)
    return mine == (frame["number"], frame["view"], frame["hash"], False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["anna", "ben", "somebody"])
def test_following_a_whole_game_gives_the_servers_views(name: str, player: str) -> None:
    game = played(name, 1000, seed=3, player=player)
    held = began(game)
    for n in range(1, len(game.tables)):
        assert held.take(game.event(n))
        assert held.hash == game.event(n)["hash"] == fingerprint(held.view)
    assert same(held, game, -1)
    assert [event["number"] for event in held.events] == [table.number for table in game.tables[1:]]
    assert held.view is not None
    assert held.view["status"] == "finished"


def test_an_event_that_comes_again_changes_nothing(game: Game) -> None:
    held = began(game)
    held.take(game.event(1))
    for n in (1, 1):
        assert not held.take(game.event(n))
    assert same(held, game, 1)
    assert len(held.events) == 1


def test_a_gap_is_noticed_and_a_snapshot_fills_it(game: Game) -> None:
    held = began(game)
    first = held.number
    assert not held.take(game.event(3))
    assert held.is_missing
    assert held.have() == {"last": first, "hash": None}
    assert held.take(game.snapshot(3, first))
    assert same(held, game, 3)
    assert [event["number"] for event in held.events] == [first + 1, first + 2, first + 3]


def test_a_snapshot_without_the_events_before_it_leaves_something_to_ask_for(game: Game) -> None:
    held = began(game)
    first = held.number
    assert held.take(game.snapshot(4))  # as a slow reader gets it
    assert held.number == first + 4
    assert held.is_missing
    assert held.take(game.event(5))
    assert held.events == []
    assert held.have() == {"last": first, "hash": None}
    assert held.take(game.snapshot(5, first))
    assert same(held, game, 5)
    assert len(held.events) == 5


def test_an_older_snapshot_is_let_pass(game: Game) -> None:
    held = began(game, 5)
    assert not held.take(game.snapshot(2))
    assert same(held, game, 5)
    assert not held.take(game.event(3))
    assert held.take(game.event(6))
    assert same(held, game, 6)


def test_who_is_doubted_by_the_server_takes_what_it_has(game: Game) -> None:
    held = began(game, 5)
    held.doubt()
    assert held.have() == {"last": None, "hash": None}
    assert held.take(game.snapshot(2))
    assert same(held, game, 2)


def test_being_told_that_nothing_happened_changes_nothing(game: Game) -> None:
    held = began(game, 2)
    assert not held.take(game.current(2))
    assert same(held, game, 2)
    assert held.have() == {"last": held.number, "hash": held.hash}


def test_being_told_of_something_else_is_noticed(game: Game) -> None:
    held = began(game, 2)
    held.take(game.current(3))
    assert held.is_missing


def damaged(frame: Frame, how: str) -> Frame:
    """A frame that does not lead where it says."""
    frame = deepcopy(frame)
    changes: list[list[Any]] = frame["changes"]
    match how:
        case "hash":
            frame["hash"] = "0" * 16
        case "value":
            changes.append([["title"], "Chess"])
        case "path":
            changes.append([["nowhere", 3, "at all"], 1])
        case "index":
            changes.append([["seats", 17], {}])
        case "leaf":
            changes.append([["title", "deeper"], 1])
        case _:
            changes.clear()
    return frame


@pytest.mark.parametrize("how", ["hash", "value", "path", "index", "leaf", "none"])
def test_changes_that_lead_elsewhere_are_not_believed(game: Game, how: str) -> None:
    held = began(game)
    assert not held.take(damaged(game.event(1), how))
    assert held.is_missing
    assert held.hash == fingerprint(held.view)
    held.take(game.snapshot(1, held.told))
    assert same(held, game, 1)


def test_a_snapshot_that_does_not_fit_its_hash_is_an_error(game: Game) -> None:
    frame = game.snapshot(1)
    frame["view"]["title"] = "Chess"
    with pytest.raises(BadFrame, match="does not fit its hash"):
        Held().take(frame)


def test_an_event_before_any_snapshot_is_not_taken(game: Game) -> None:
    held = Held()
    assert not held.take(game.event(1))
    assert held.is_missing
    assert held.have() == {"last": None, "hash": None}


def test_presence_is_news_only_when_it_changes(game: Game) -> None:
    held = began(game)
    frame: Frame = {"type": "presence", "table": "t", "here": [0, 1], "watching": 2}
    assert held.take(frame)
    assert not held.take(frame)
    assert held.here == [0, 1]


def test_a_frame_of_a_kind_that_we_do_not_know_is_let_pass(game: Game) -> None:
    held = began(game)
    assert not held.take({"type": "weather", "table": "t"})
    assert same(held, game, 0)


def test_a_view_is_never_changed_but_replaced(game: Game) -> None:
    held = began(game)
    view = held.view
    before = deepcopy(view)
    held.take(game.event(1))
    assert view == before


@given(st.data())
def test_whatever_comes_in_whatever_order_one_question_brings_it_all(data: st.DataObject) -> None:
    game = played(data.draw(st.sampled_from(GAMES)), LONG)
    held = began(game)
    first = held.number
    snapshots = st.builds(
        game.snapshot, st.integers(0, LONG), st.none() | st.integers(1, first + 3)
    )
    frames = st.one_of(
        st.builds(game.event, st.integers(1, LONG)),
        st.builds(game.current, st.integers(0, LONG)),
        snapshots,
    )
    hashes = {game.snapshot(n)["hash"] for n in range(LONG + 1)}
    for frame in data.draw(st.lists(frames, max_size=30)):
        was = held.number
        held.take(frame)
        assert held.number >= was
        assert held.hash in hashes
        assert held.hash == fingerprint(held.view)
        assert [event["number"] for event in held.events] == list(range(first + 1, held.told + 1))
    held.take(game.snapshot(LONG, held.have()["last"]))
    assert same(held, game, LONG)
    assert held.told == held.number

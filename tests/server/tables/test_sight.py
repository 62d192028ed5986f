"""What a reader may see of a table."""

from random import Random
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

import tegel
from tegel.core.seal import commit
from tegel.server.follower import Sights
from tegel.server.tables.commands import (
    Abort,
    AddBot,
    Allow,
    CallOff,
    CleanUp,
    Command,
    Continue,
    Decline,
    Flag,
    Forget,
    Hurry,
    Leave,
    Pause,
    Plan,
    Refused,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    Stand,
    TakeBack,
    Undo,
    Withdraw,
)
from tegel.server.tables.events import KINDS, Entry, Resumed, Said, kind_of
from tegel.server.tables.jobs import answer
from tegel.server.tables.sight import RECENT_TALK, Reader, TableView, eyes, reader, tell
from tegel.server.tables.table import Table
from tegel.server.wire.told import Told
from tests.server.helpers import SECRET, act, decide, happen, new_table, play_on

LIVE = {"kind": "live", "base": 60_000, "increment": 1_000}
VIEW: TypeAdapter[Any] = TypeAdapter(TableView)
TOLD: TypeAdapter[Any] = TypeAdapter(Told)
PEOPLE = ("anna", "ben", "cleo", "stranger")


def see(table: Table, player: str | None) -> TableView:
    """What somebody sees of a table."""
    return Sights(table).see(reader(table, player)).view


def stages(game: str) -> list[Table]:
    """A table from its beginning to its end, with gaps."""
    waiting = new_table(game, ("anna", None), clock=LIVE)
    bots = act(new_table("azul", ("anna", None, "club", "ben")), "ben", Say(3, "Hello"))
    table = new_table(game, clock=LIVE)
    found = [waiting, bots, table]
    chance = Random(5)
    for _ in range(6):
        found += [on for on in [play_on(found[-1], chance, 3)] if on.turn is not None]
    away = act(found[-1], "ben", Leave(1))
    found += [away, play_on(away, chance, 2), act(away, "ben", Return(1))]
    three = act(new_table(seats=PEOPLE[:3]), "anna", Resign(0))
    over = act(found[-1], "anna", Resign(0))
    asked = act(over, "ben", Rematch(1))
    found += [three, over, asked, act(asked, "anna", Rematch(0))]
    found += [act(waiting, None, CleanUp(), 10**10), happen(over, [Said(0, "x")] * 60)]
    begun = act(act(bots, "ben", Stand(3)), "anna", AddBot(3, "club"))
    begun = happen(play_on(act(begun, "ben", Sit(1, "Ben")), chance, 8), [Resumed(9)])
    timed = new_table(game, clock=LIVE)
    flagged = act(timed, None, Flag(timed.turn or 0), 60_000)
    undone = act(play_on(new_table("ingenious", start=0), chance, 1), "anna", Undo(0))
    daily = new_table(clock={"kind": "days", "base": 86_400_000}, start=0)
    first = daily.state.legal_moves[0]
    planned = act(daily, "ben", Plan(1, [[first, answer_to(daily, first)]]))
    left = act(over, None, Forget("anna"))
    slow = new_table(game, ("anna", "champion:seconds=20"), start=1)
    while slow.turn != 1:  # in Duel the other sets up first
        slow = play_on(slow, chance, 1)
    found += [slow, act(slow, "anna", Hurry(0))]
    return [*found, begun, flagged, undone, daily, planned, left, *agreements(game)]


def answer_to(table: Table, move: int) -> int:
    """The first move that is legal after another one."""
    state = table.state.copy()
    state.push(move)
    return state.legal_moves[0]


def agreements(game: str) -> list[Table]:
    """Tables at which something is asked, allowed, declined, or done without asking."""
    alone = play_on(new_table(game, ("anna", "club"), clock=LIVE), Random(3), 12)
    three = play_on(new_table(seats=PEOPLE[:3], clock=LIVE, start=0), Random(3), 5)
    back = act(three, "anna", TakeBack(0))
    allowed = act(back, "ben", Allow(1, back.number))
    rest = act(three, "ben", Pause(1))
    paused = happen(rest, [*answer(rest, "anna", Allow(0, rest.number), 0, "")])
    paused = act(paused, "cleo", Allow(2, rest.number))
    over = act(act(new_table(), "anna", Resign(0)), "anna", Rematch(0))
    return [
        act(alone, "anna", TakeBack(0)),
        act(alone, "anna", Pause(0)),
        back,
        allowed,
        act(allowed, "cleo", Allow(2, back.number)),
        act(back, "ben", Decline(1, back.number)),
        act(back, "anna", Withdraw(0)),
        paused,
        act(paused, "cleo", Continue(2)),
        act(new_table(game), "ben", Abort(1)),
        over,
        act(over, "ben", Decline(1)),
    ]


def told(table: Table, entry: Entry, eyes: int | None) -> Any:
    """An event as it is sent, which is as its type says."""
    sent = orjson.dumps(tell(table, entry, eyes))
    TOLD.validate_json(sent, strict=True)
    return orjson.loads(sent)


@pytest.mark.parametrize("game", tegel.games())
def test_views_and_events_are_what_their_types_say(game: str) -> None:
    kinds: set[str] = set()
    for table in stages(game):
        for player in (*PEOPLE, None):
            VIEW.validate_python(see(table, player), strict=True)
            for entry in table.entries:
                kinds.add(kind_of(entry.event))
                told(table, entry, eyes(table, table.seats_of(player)))
    assert kinds == {*KINDS}


@pytest.mark.parametrize("game", tegel.games())
def test_what_a_reader_may_ask_is_exactly_what_is_carried_out(game: str) -> None:
    for table in stages(game):
        for player in PEOPLE:
            may = see(table, player)["may"]
            question = table.request.number if table.request else 1
            seats = range(len(table.seats))
            backs = [n for n in seats if is_allowed(table, player, TakeBack(n))]
            assert {*may["undo"], *may["take_back"], *may["ask_back"]} == {*backs}
            wishes: dict[str, list[Command]] = {
                "sit": [Sit(n, "Somebody") for n in range(len(table.seats))],
                "stand": [Stand(n) for n in range(len(table.seats))],
                "add_bot": [AddBot(n, "club") for n in range(len(table.seats))],
                "undo": [Undo(n) for n in range(len(table.seats))],
                "pause": [Pause(n) for n in seats],
                "plan": [Plan(n, self_made(table)) for n in seats],
                "go_on": [Continue(n) for n in seats],
                "abort": [Abort(n) for n in seats],
                "answer": [Allow(n, question) for n in seats],
                "decline": [Decline(n) for n in seats],
                "resign": [Resign(n) for n in range(len(table.seats))],
                "hurry": [Hurry(n) for n in range(len(table.seats))],
                "come_back": [Return(n) for n in range(len(table.seats))],
                "rematch": [Rematch(n) for n in range(len(table.seats))],
                "say": [Say(n, "Hello") for n in range(len(table.seats))],
            }
            for wish, commands in wishes.items():
                allowed = [n for n, one in enumerate(commands) if is_allowed(table, player, one)]
                assert may[wish] == allowed, (wish, player, table.entries)  # type: ignore[literal-required]
            assert may["call_off"] == is_allowed(table, player, CallOff())


def self_made(table: Table) -> list[list[int | str]]:
    """A line of two moves from here, if there can be one."""
    if table.turn is None:
        return [[0, 0]]
    first = table.state.legal_moves[0]
    return [[first, answer_to(table, first)]]


def is_allowed(table: Table, player: str, command: Command) -> bool:
    """Whether a command would be carried out."""
    try:
        return bool(answer(table, player, command, 0, "next"))
    except Refused:
        return False


def test_readers_alike_see_the_same() -> None:
    table = new_table(seats=("anna", "ben", "ben"))
    assert reader(table, "anna") == Reader((0,), host=True)
    assert reader(table, "ben") == Reader((1, 2))
    assert reader(table, "stranger") == reader(table, None) == Reader()


def test_the_secret_is_shown_when_the_game_is_over_and_not_before() -> None:
    table = new_table()
    for player in (*PEOPLE, None):
        promise = commit(SECRET, "key")
        assert see(table, player)["chance"] == {"commitment": promise, "secret": None}
        shown = {"commitment": promise, "secret": SECRET}
        assert see(act(table, "anna", Resign(0)), player)["chance"] == shown


def test_a_table_that_was_cleared_before_its_game_shows_its_secret() -> None:
    table = act(new_table(seats=("anna", None)), None, CleanUp(), 10**10)
    view = see(table, None)
    assert (view["chance"]["secret"], view["view"]) == (SECRET, None)


def test_nobody_is_told_who_a_player_is_but_by_name() -> None:
    table = new_table(seats=("anna-id", "ben-id"))
    table = table.with_entry(table.entries[0].__class__(table.number + 1, 0, Said(0, "Hello")))
    for player in ("anna-id", "ben-id", None):
        seats = see(table, player)["seats"]
        assert not any("player" in seat for seat in seats)
        assert [seat["yours"] for seat in seats] == [player == "anna-id", player == "ben-id"]


@pytest.mark.parametrize("game", tegel.games())
def test_a_person_sees_the_game_through_its_own_seat(game: str) -> None:
    table = play_on(new_table(game), Random(1), 4)
    for player, seat in [("anna", 0), ("ben", 1), ("stranger", None), (None, None)]:
        assert see(table, player)["eyes"] == seat
        assert see(table, player)["view"] == table.state.view(seat)


def test_people_at_one_screen_see_through_the_seat_that_decides_or_did_last() -> None:
    table = new_table(seats=("anna", "ben", "anna"), start=2)
    assert see(table, "anna")["eyes"] == 2
    table = decide(table, table.state.legal_moves[0])
    assert (table.turn, see(table, "anna")["eyes"]) == (0, 0)
    table = decide(table, table.state.legal_moves[0])
    assert (table.turn, see(table, "anna")["eyes"]) == (1, 0)


def test_before_anybody_decided_they_see_through_their_first_seat() -> None:
    table = new_table(seats=("ben", "anna", "anna"), start=0)
    assert see(table, "anna")["eyes"] == 1


def test_a_move_is_told_as_the_seat_may_know_it() -> None:
    table = new_table("ingenious", start=0)
    move = table.state.legal_moves[0]
    table = decide(table, move)
    own, other, watcher = (told(table, table.entries[-1], seat) for seat in (0, 1, None))
    assert (own["move"], own["text"]) == (move, new_table("ingenious", start=0).state.text(move))
    assert other == watcher
    assert other["move"] is None
    assert own["text"] not in orjson.dumps(other).decode()


def test_only_the_latest_talk_is_in_a_view() -> None:
    table = happen(new_table(), [Said(0, str(n)) for n in range(RECENT_TALK + 10)])
    talk = see(table, "ben")["talk"]
    assert [one["text"] for one in talk] == [str(n) for n in range(10, RECENT_TALK + 10)]


def test_the_clock_shows_what_was_left_when_the_turn_began() -> None:
    table = decide(new_table(clock=LIVE, start=0), new_table(start=0).state.legal_moves[0], 5_000)
    assert see(table, None)["clock"] == {
        "kind": "live",
        "base": 60_000,
        "increment": 1_000,
        "left": [56_000, 60_000],
        "running": 1,
        "since": 5_000,
    }


def test_hints_are_for_who_decides_where_no_other_person_plays() -> None:
    alone = new_table(seats=("anna", "club"), start=0)
    assert see(alone, "anna")["may"]["hint"]
    assert not see(alone, None)["may"]["hint"]
    assert not see(new_table(seats=("anna", "club"), start=1), "anna")["may"]["hint"]
    assert see(new_table(seats=("anna", "anna"), start=1), "anna")["may"]["hint"]
    assert not see(new_table(start=0), "anna")["may"]["hint"]
    assert not see(act(alone, "anna", Resign(0)), "anna")["may"]["hint"]


def test_moves_that_stand_are_counted() -> None:
    table = play_on(new_table("ingenious", start=0), Random(1), 2)
    assert see(table, None)["moves"] == 2
    assert see(act(table, "anna", Undo(0)), None)["moves"] == 1

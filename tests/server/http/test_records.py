"""Looking back at games, and records of them."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import tegel
from tegel.cli import app
from tegel.core.record import LARGEST, parse
from tegel.core.seal import fresh_secret
from tegel.games import find
from tegel.server.looks.past import record_of
from tegel.server.tables.events import Closed, Entry, Event, Finished, Flagged
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table

from .helpers import ME, OPEN, House, Visitor, play_to_the_end, refused

NONE = {"kind": "none"}


class Played:
    """A game of two people at one screen that is over."""

    def __init__(self, host: Visitor, game: str) -> None:
        self.host = host
        self.table = host.set_up(
            {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben: 2"}, game=game, nonce="x"
        )["table"]
        self.first = host.look(self.table)["view"]
        play_to_the_end(host, self.table)
        self.record = host.get(f"/api/tables/{self.table}/record")


@pytest.fixture(scope="module", params=["azul", "azul_duel", "ingenious"])
def played(request: pytest.FixtureRequest, house: House) -> Played:
    return Played(house.guest("Anna"), request.param)


def verifies(folder: Path, text: str) -> bool:
    """Whether `tegel verify` is content."""
    file = folder / "game.tegel"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["verify", str(file)])
    return done.exit_code == 0 and "good" in done.output


def test_the_record_of_a_game_that_is_over_verifies(played: Played, tmp_path: Path) -> None:
    answer = played.record
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].endswith(f'-{played.table}.tegel"')
    record = parse(answer.content, find)
    assert record.seats == ("Anna", "Ben: 2")
    assert record.seal is not None
    assert record.seal.secret is not None
    assert verifies(tmp_path, answer.text)


def test_a_record_that_comes_back_shows_the_game_after_any_move(
    played: Played, house: House
) -> None:
    visitor = house.visitor()
    body: dict[str, Any] = {"record": played.record.text, "after": 0, "seat": 0}
    first = visitor.post("/api/records/views", json=body)
    assert first.status_code == 200, first.text
    assert first.json()["after"] == 0
    assert first.json()["seats"] == ["Anna", "Ben: 2"]
    assert first.json()["sealed"] is True
    last = visitor.post("/api/records/views", json={"record": played.record.text}).json()
    assert last["after"] == len(last["moves"]) == len(last["story"])
    for told, text in zip(last["story"], last["moves"], strict=True):
        assert told["move"] is None or told["text"] == text  # who watches may not know it
    assert first.json()["story"] == []
    assert last["view"]["outcome"]["scores"] == last["scores"]
    too_far = visitor.post("/api/records/views", json=body | {"after": last["after"] + 1})
    assert refused(too_far) == (422, "bad_request")
    nobody = visitor.post("/api/records/views", json=body | {"seat": 2})
    assert refused(nobody) == (422, "no_seat")


def test_one_can_look_back_at_every_move_through_any_eyes_when_it_is_over(
    played: Played, house: House
) -> None:
    moves = played.host.look(played.table)["moves"]
    visitor = house.visitor()
    for n in (0, 1, moves // 2, moves):
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            answer = visitor.get(f"/api/tables/{played.table}/moves/{n}{query}")
            assert answer.status_code == 200, answer.text
            assert answer.json()["moves"] == n
            assert answer.json()["view"]["seat"] == seat
            body = {"record": played.record.text, "after": n, "seat": seat}
            replayed = visitor.post("/api/records/views", json=body).json()
            assert replayed["view"] == answer.json()["view"]
            told = answer.json()["position"]
            assert replayed["position"] == told
            again = tegel.position(told, seed=1)
            assert told == (again.position if seat is None else again.position_for(seat))
    far = visitor.get(f"/api/tables/{played.table}/moves/{moves + 1}")
    assert refused(far) == (409, "ahead")
    no_seat = visitor.get(f"/api/tables/{played.table}/moves/0?seat=2")
    assert refused(no_seat) == (422, "no_seat")


def test_looking_back_starts_with_what_was_seen_then(played: Played) -> None:
    seat = played.first["seat"]
    answer = played.host.get(f"/api/tables/{played.table}/moves/0?seat={seat}").json()
    assert answer["view"] == played.first


def test_while_the_game_is_on_one_sees_the_past_with_ones_own_eyes(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.set_up(ME, OPEN, game="ingenious", public=True)["table"]
    not_begun = anna.get(f"/api/tables/{table}/moves/0")
    assert refused(not_begun) == (409, "not_started")
    assert refused(anna.get(f"/api/tables/{table}/record")) == (409, "not_started")
    ben.do(table, kind="sit", seat=1, name="Ben")
    for reader, own in ((anna, 0), (ben, 1), (house.visitor(), None)):
        answer = reader.get(f"/api/tables/{table}/moves/0").json()
        view, told = answer["view"], answer["position"]
        assert view["seat"] == own
        assert ["rack0=?6" in told, "rack1=?6" in told] == [own != 0, own != 1]
        racks = [seat["rack"] is not None for seat in view["seats"]]
        assert racks == [own == 0, own == 1]
        for seat in {0, 1} - {own}:
            answer = reader.get(f"/api/tables/{table}/moves/0?seat={seat}")
            assert refused(answer) == (409, "not_over")
    assert anna.get(f"/api/tables/{table}/moves/0?seat=0").status_code == 200


def test_the_record_of_a_game_that_is_on_is_not_given_out(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME)["table"]
    assert refused(anna.get(f"/api/tables/{table}/record")) == (409, "not_over")


def test_a_game_that_was_given_up_has_a_record_that_says_so(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME, game="azul_duel")["table"]
    view = anna.look(table)["view"]
    turn, move = view["turn"], view["moves"][0]["move"]
    assert anna.do(table, kind="play", seat=turn, move=move).status_code == 200
    assert anna.do(table, kind="resign", seat=1).status_code == 200
    record = anna.get(f"/api/tables/{table}/record")
    assert "ended: seat 1 resigned" in record.text
    assert verifies(tmp_path, record.text)
    seen = house.visitor().post("/api/records/views", json={"record": record.text}).json()
    assert seen["ending"] == {"reason": "resigned", "seat": 1, "places": [1, 2]}
    assert seen["scores"] is None


def test_a_table_that_ended_otherwise_has_a_record_that_says_so(tmp_path: Path) -> None:
    ends: dict[str, list[Event]] = {
        "seat 0 ran out of time": [Flagged(0), Finished("time", 0, (0, 0), (2, 1))],
        "abandoned": [Closed("abandoned")],
    }
    setting = Setting(
        "azul", {}, [Place("me", "Anna"), Place("bot", level="club")], NONE, True, True
    )
    for words, end in ends.items():
        events = [*create(setting, "anna", fresh_secret()), *end]
        table = Table.of("t", [Entry(n, 0, event) for n, event in enumerate(events, 1)])
        text = str(record_of(table))
        assert f"ended: {words}\n" in text
        assert "seat 1: club\n" in text
        assert verifies(tmp_path, text)


def test_a_record_that_is_not_true_is_refused_with_the_line(house: House, played: Played) -> None:
    text = played.record.text
    lines = text.split("\n")
    wrong = {
        "": "line 1",
        "hello": "line 1",
        text[:-20]: f"line {len(lines) - 1}",
        text.replace("Anna", "Anne"): "check",
        "x" * (LARGEST - 1): "too long",
    }
    visitor = house.visitor()
    for record, part in wrong.items():
        answer = visitor.post("/api/records/views", json={"record": record})
        assert refused(answer) == (422, "bad_record")
        assert part in answer.json()["message"]

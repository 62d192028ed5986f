"""What has ended is over at once: sessions, tokens, and the live connections that they opened."""

from collections.abc import Callable, Generator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse, WebSocketTestSession

from tegel.server.http import known
from tegel.server.http.caller import PER_PLAYER
from tests.server.databases import new_database

from .helpers import HOST, ME, House, Visitor, opened, refused
from .test_accounts import PASSWORD, account, log_in

SIGNED_OUT = 4401


def copy_of(house: House, visitor: Visitor) -> Visitor:
    """Somebody who has got hold of a visitor's cookie."""
    thief = house.visitor()
    thief.cookies.set("tegel", visitor.cookies["tegel"])
    return thief


def say(live: WebSocketTestSession, table: str, number: int) -> None:
    do = {"kind": "say", "seat": 0, "text": "mine"}
    live.send_json(
        {"type": "command", "table": table, "expected": number, "id": f"s{number}", "do": do}
    )


def end_of(live: WebSocketTestSession) -> int:
    """The code by which a connection ends, once it has said all."""
    while (message := live.receive())["type"] != "websocket.close":
        pass
    return int(message["code"])


@contextmanager
def live_until_it_ends(visitor: Visitor) -> Generator[WebSocketTestSession]:
    """A live connection that the server will close."""
    with suppress(CancelledError), visitor.websocket_connect(f"ws://{HOST}/api/live") as live:
        yield live


def test_who_logs_out_leaves_a_cookie_that_is_worth_nothing(house: House) -> None:
    visitor = account(house, "leaves")
    phone, copy = log_in(house, "leaves"), copy_of(house, visitor)
    assert copy.get("/api/me").status_code == 200
    assert visitor.delete("/api/sessions").status_code == 204
    assert refused(copy.get("/api/me")) == (401, "no_player")
    assert phone.get("/api/me").status_code == 200  # other devices go on
    assert copy.delete("/api/sessions").status_code == 204  # nobody may log out as well


def test_two_sessions_of_one_second_are_two(house: House) -> None:
    account(house, "twice")
    devices = [log_in(house, "twice") for _ in range(3)]
    assert len({device.cookies["tegel"] for device in devices}) == 3


def test_who_logs_out_everywhere_takes_all_back(house: House) -> None:
    visitor = account(house, "all.over")
    phone, program = log_in(house, "all.over"), house.program(visitor)
    assert phone.delete("/api/me/sessions").status_code == 204
    for one in (visitor, phone, program):
        assert refused(one.get("/api/me")) == (401, "no_player")
    log_in(house, "all.over")


def test_another_password_takes_tokens_back(house: House) -> None:
    visitor = account(house, "renewed")
    program = house.program(visitor)
    changed = visitor.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})
    assert changed.status_code == 200
    assert refused(program.get("/api/me")) == (401, "no_player")
    assert visitor.get("/api/me/tokens").json() == {"tokens": []}


def _log_out(visitor: Visitor) -> Any:
    return visitor.delete("/api/sessions")


def _change(visitor: Visitor) -> Any:
    return visitor.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})


def _everywhere(visitor: Visitor) -> Any:
    return visitor.delete("/api/me/sessions")


@pytest.mark.parametrize("end", [_log_out, _change, _everywhere])
def test_a_live_connection_ends_with_its_session(
    house: House, end: Callable[[Visitor], Any]
) -> None:
    visitor = account(house, f"live{end.__name__}")
    table = visitor.set_up(ME, ME)
    with live_until_it_ends(copy_of(house, visitor)) as live:
        assert live.receive_json()["type"] == "hello"
        live.send_json({"type": "follow", "table": table["table"]})
        assert end(visitor).status_code in (200, 204)
        say(live, table["table"], table["number"])
        assert end_of(live) == SIGNED_OUT
    talk = house.visitor().look(table["table"])["talk"]
    assert talk == []


def test_a_live_connection_ends_with_its_token_and_others_go_on(house: House) -> None:
    owner = house.guest("Anna")
    program = house.program(owner)
    digest = owner.get("/api/me/tokens").json()["tokens"][0]["digest"]
    with live_until_it_ends(program) as live, owner.live() as own:
        assert live.receive_json()["type"] == own.receive_json()["type"] == "hello"
        assert owner.delete(f"/api/me/tokens/{digest}").status_code == 204
        assert end_of(live) == SIGNED_OUT
        own.send_json({"type": "follow", "table": "nowhere"})
        assert own.receive_json()["code"] == "no_table"


def test_what_ended_in_one_process_ends_in_the_others(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "FRESH", 0.0)
    database = new_database(postgres_server)
    with opened(database) as first, opened(database) as second:
        visitor = first.guest("Anna")
        made = visitor.set_up(ME, ME)
        with live_until_it_ends(copy_of(second, visitor)) as live:
            assert live.receive_json()["type"] == "hello"
            assert visitor.delete("/api/sessions").status_code == 204
            say(live, made["table"], made["number"])
            assert end_of(live) == SIGNED_OUT
        assert first.visitor().look(made["table"])["talk"] == []


def test_one_player_has_so_many_live_connections(house: House) -> None:
    player = house.guest("Anna")
    callers = house.app.state.callers
    callers.each = 1
    try:
        with player.live() as live:
            assert live.receive_json()["type"] == "hello"
            with pytest.raises(WebSocketDenialResponse) as refusal, player.live():
                pass
            assert refusal.value.status_code == 429
            assert refusal.value.json()["code"] == "too_many"
        with player.live() as live:
            assert live.receive_json()["type"] == "hello"
    finally:
        callers.each = PER_PLAYER

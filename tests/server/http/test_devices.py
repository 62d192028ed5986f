"""Where somebody is logged in; and that no session is ever another's."""

from collections.abc import Callable
from typing import Any

from .helpers import HOST, ME, House, Visitor, refused
from .test_accounts import PASSWORD, account, log_in
from .test_ended import SIGNED_OUT, copy_of, end_of, live_until_it_ends

PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
GONE = (401, "no_player")


def planted(house: House, visitor: Visitor) -> Visitor:
    """Somebody into whose browser a visitor's cookie was put, as if the server had."""
    victim = house.visitor()
    victim.cookies.set("tegel", visitor.cookies["tegel"], domain=HOST, path="/")
    return victim


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/devices").json()["devices"]
    return found


def phone_of(house: House, login: str) -> Visitor:
    visitor = house.visitor()
    visitor.headers["User-Agent"] = PHONE
    visitor.post("/api/sessions", json={"login": login, "password": PASSWORD})
    return visitor


def test_devices_are_listed_in_plain_words_and_this_one_is_marked(house: House) -> None:
    desk = account(house, "owner")
    phone = phone_of(house, "owner")
    found = listed(phone)
    assert [(one["browser"], one["system"], one["way"], one["here"]) for one in found] == [
        ("Safari", "iPhone", "password", True),
        ("", "", "password", False),
    ]
    assert [one["here"] for one in listed(desk)] == [True, False]
    assert desk.cookies["tegel"] not in desk.get("/api/me/devices").text


def test_a_device_that_is_signed_out_is_nobody_at_once_and_its_live_connection_ends(
    house: House,
) -> None:
    desk = account(house, "closer")
    phone = phone_of(house, "closer")
    with live_until_it_ends(phone) as live:
        live.send_json({"type": "ping"})
        (own_id,) = [one["id"] for one in listed(desk) if not one["here"]]
        other = account(house, "elsewhere")
        assert refused(other.delete(f"/api/me/devices/{own_id}")) == (404, "no_device")
        assert desk.delete(f"/api/me/devices/{own_id}").status_code == 204
        assert end_of(live) == SIGNED_OUT
    assert refused(phone.get("/api/me")) == GONE
    assert [one["here"] for one in listed(desk)] == [True]


def test_all_others_are_signed_out_at_once_and_programs_go_on(house: House) -> None:
    desk = account(house, "keeper")
    program = house.program(desk)
    phones = [phone_of(house, "keeper") for _ in range(2)]
    copied = copy_of(house, desk)
    assert desk.delete("/api/me/devices").status_code == 200
    assert [refused(one.get("/api/me")) for one in (*phones, copied)] == [GONE] * 3
    assert [one["here"] for one in listed(desk)] == [True]
    assert program.get("/api/me").json()["login"] == "keeper"


def test_a_session_of_an_older_tegel_is_listed_once_it_is_used(house: House) -> None:
    from sqlalchemy import delete

    from tegel.server.store.schema import devices

    anna = account(house, "veteran.1")
    portal = anna.portal
    assert portal is not None
    portal.call(house.site.store.write, lambda c: c.execute(delete(devices)))
    house.app.state.known._noted.clear()
    anna.get("/api/me")
    portal.call(house.site.store.write, lambda c: None)  # what was noted before is on disk then
    assert [(one["here"], one["way"]) for one in listed(anna)] == [(True, "")]


def test_whoever_has_planted_a_session_is_not_who_registers_in_it(house: House) -> None:
    thief = house.guest("Anna")
    table = thief.set_up(ME, ME)["table"]
    program = house.program(thief)
    victim = planted(house, thief)
    made = victim.post("/api/accounts", json={"login": "planted", "password": PASSWORD})
    assert made.status_code == 201
    assert victim.cookies["tegel"] != thief.cookies["tegel"]
    assert refused(thief.get("/api/me")) == GONE
    assert refused(program.get("/api/me")) == GONE
    assert victim.get("/api/me/tables").json()["tables"][0]["table"] == table


def test_each_way_of_coming_gives_a_session_that_was_never_there_before(house: House) -> None:
    anna = account(house, "words")
    codes = anna.post("/api/me/codes").json()["codes"]
    seen = {anna.cookies["tegel"]}
    there = planted(house, anna)
    ways: list[Callable[[], Any]] = [
        lambda: there.post("/api/sessions", json={"login": "words", "password": PASSWORD}),
        lambda: there.post("/api/sessions/code", json={"code": codes[0]}),
        lambda: there.post("/api/me/proof", json={"password": PASSWORD}),
        lambda: there.delete("/api/me/devices"),
        lambda: there.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"}),
    ]
    for come in ways:
        assert come().is_success
        assert there.cookies["tegel"] not in seen
        seen.add(there.cookies["tegel"])
    log_in(house, "words", "battery staple")

"""Guests and names."""

import pytest

from .helpers import House, refused


def test_a_guest_needs_no_account_and_is_known_from_then_on(house: House) -> None:
    guest = house.visitor()
    assert refused(guest.get("/api/me")) == (401, "no_player")
    entered = guest.post("/api/players", json={"name": "  Anna  "})
    assert entered.status_code == 201
    assert entered.json() == {"name": "Anna", "login": None}
    assert guest.get("/api/me").json() == {"name": "Anna", "login": None}


def test_who_gives_no_name_gets_one(house: House) -> None:
    entered = house.visitor().post("/api/players", json={})
    assert len(entered.json()["name"].split()) == 2


def test_a_guest_is_called_in_its_own_language(house: House) -> None:
    entered = house.visitor().post("/api/players", json={}, headers={"Accept-Language": "nl-BE,en"})
    assert len(entered.json()["name"].split()) == 1  # as one writes it there


def test_a_name_can_be_changed(house: House) -> None:
    guest = house.guest("Anna")
    assert guest.patch("/api/me", json={"name": "Ben"}).json()["name"] == "Ben"
    assert guest.get("/api/me").json()["name"] == "Ben"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "\x00", "tab\there"])
def test_a_name_that_nobody_can_have_is_refused(house: House, name: str) -> None:
    assert refused(house.visitor().post("/api/players", json={"name": name})) == (422, "bad_name")
    assert refused(house.guest("Anna").patch("/api/me", json={"name": name})) == (422, "bad_name")


def test_the_cookie_is_for_http_alone_and_secure_over_https(house: House) -> None:
    plain = house.visitor().post("/api/players", json={}).headers["set-cookie"]
    assert "HttpOnly" in plain
    assert "SameSite=lax" in plain
    assert "Secure" not in plain
    secure = house.visitor("https://tegel.test", "https").post("/api/players", json={})
    assert "Secure" in secure.headers["set-cookie"]


def test_a_cookie_that_was_changed_is_worth_nothing(house: House) -> None:
    guest, other = house.guest("Anna"), house.visitor()
    value = guest.cookies["tegel"]
    last = "A" if value[10] != "A" else "B"
    other.cookies.set("tegel", value[:10] + last + value[11:])
    assert refused(other.get("/api/me")) == (401, "no_player")

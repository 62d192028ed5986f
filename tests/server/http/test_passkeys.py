"""Passkeys: coming back by nothing else, and whatever else does not come in."""

from typing import Any

import pytest

from .authenticator import Key, come, make, new_passkey, question, sign
from .helpers import ME, OPEN, ORIGIN, House, Visitor, refused
from .test_accounts import PASSWORD, account, log_in
from .test_reports import warden

WRONG = (401, "wrong_passkey")


def age(house: House, visitor: Visitor) -> None:
    """Let it be long ago that somebody showed who they are."""
    from sqlalchemy import update

    from tegel.server.store.schema import devices

    assert visitor.portal is not None
    visitor.portal.call(
        house.site.store.write, lambda c: c.execute(update(devices).values(proved_at=1))
    )


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/ways").json()["passkeys"]
    return found


def test_who_has_a_passkey_comes_back_by_it_alone(house: House) -> None:
    anna = account(house, "keyed")
    key = new_passkey(anna, "  My phone ")
    assert [one["name"] for one in listed(anna)] == ["My phone"]
    phone = house.visitor()
    options = question(phone, "come")
    assert options.get("allowCredentials", []) == []  # nobody says who they are before
    assert options["userVerification"] == "preferred"
    answer = come(phone, sign(key, options))
    assert (answer.status_code, answer.json()) == (201, {"name": "Anna", "login": "keyed"})
    assert phone.get("/api/me").json()["login"] == "keyed"
    assert listed(phone)[0]["used_at"] is not None


def test_a_passkey_opens_an_account_that_has_no_password(house: House) -> None:
    guest = house.guest("Nora")
    table = guest.set_up(ME, ME)["table"]
    key, credential = make(question(guest, "make", login="nora"))
    body = {"login": "Nora", "name": "laptop", "credential": credential}
    assert guest.post("/api/accounts/passkey", json=body).json()["login"] == "nora"
    there = house.visitor()
    come(there, sign(key, question(there, "come")))
    assert there.get("/api/me/tables").json()["tables"][0]["table"] == table
    password = {"login": "nora", "password": PASSWORD}
    assert refused(house.visitor().post("/api/sessions", json=password)) == (401, "wrong_login")
    # The only way back can't be thrown away; with another one it can.
    (passkey,) = listed(there)
    assert refused(there.delete(f"/api/me/passkeys/{passkey['id']}")) == (409, "last_way")
    assert there.put("/api/me/password", json={"new": PASSWORD}).status_code == 200
    assert there.delete(f"/api/me/passkeys/{passkey['id']}").status_code == 204
    log_in(house, "nora")


def test_a_passkey_that_was_removed_opens_nothing(house: House) -> None:
    anna = account(house, "remover")
    lost, kept = new_passkey(anna, "lost"), new_passkey(anna, "kept")
    own_id = next(one["id"] for one in listed(anna) if one["name"] == "lost")
    other = account(house, "notmine")
    assert refused(other.delete(f"/api/me/passkeys/{own_id}")) == (404, "no_passkey")
    assert anna.delete(f"/api/me/passkeys/{own_id}").status_code == 204
    there = house.visitor()
    assert refused(come(there, sign(lost, question(there, "come")))) == WRONG
    assert come(there, sign(kept, question(there, "come"))).status_code == 201


def test_a_challenge_is_answered_once_by_the_browser_that_was_asked(house: House) -> None:
    key = new_passkey(account(house, "replayed"))
    victim, thief = house.visitor(), house.visitor()
    signed = sign(key, question(victim, "come"))
    # Another browser, that was asked nothing, or something else.
    assert refused(come(thief, signed)) == (409, "expired")
    question(thief, "come")
    assert refused(come(thief, signed)) == WRONG
    assert come(victim, signed).status_code == 201
    assert refused(come(victim, signed)) == (409, "expired")
    # A question has one answer, right or wrong.
    options = question(thief, "come")
    assert refused(come(thief, sign(key, options, origin="https://evil.test"))) == WRONG
    assert refused(come(thief, sign(key, options))) == (409, "expired")
    # And what is signed to make a key or to prove something opens no session.
    assert refused(come(thief, sign(key, question(thief, "come") | {"challenge": "AAAA"}))) == WRONG


def test_what_is_signed_too_late_opens_nothing(house: House) -> None:
    key = new_passkey(account(house, "latecomer"))
    visitor = house.visitor()
    options = question(visitor, "come")
    site = house.site
    before = site.now
    try:
        site.now = lambda: before() + 6 * 60_000  # type: ignore[method-assign]
        assert refused(come(visitor, sign(key, options))) == (409, "expired")
    finally:
        site.now = before  # type: ignore[method-assign]


@pytest.mark.parametrize(
    ("origin", "rp"),
    [("https://evil.test", None), (ORIGIN, "evil.test"), (f"{ORIGIN}:8443", None)],
)
def test_what_was_signed_for_another_site_opens_nothing(
    house: House, origin: str, rp: str | None
) -> None:
    key = new_passkey(account(house, f"phished{abs(hash((origin, rp))) % 10**6}"))
    visitor = house.visitor()
    assert refused(come(visitor, sign(key, question(visitor, "come"), origin, rp))) == WRONG


def test_a_server_that_is_called_by_another_name_takes_no_passkey_of_this_one(
    house: House,
) -> None:
    key = new_passkey(account(house, "relayed"))
    other = house.visitor(origin="http://evil.test")
    other.headers["Host"] = "evil.test"
    options = question(other, "come")
    assert options["rpId"] == "evil.test"
    assert refused(come(other, sign(key, options, "http://evil.test", "evil.test"))) == WRONG


def test_a_copy_of_a_passkey_is_noticed_by_its_counter(house: House) -> None:
    key = new_passkey(account(house, "copied"))
    copy = Key(key.rp, key.owner, key.private, key.id, 0)
    visitor = house.visitor()
    for _ in range(2):
        assert come(visitor, sign(key, question(visitor, "come"))).status_code == 201
    assert refused(come(visitor, sign(copy, question(visitor, "come")))) == WRONG


def test_a_passkey_belongs_to_who_was_asked_to_make_it(house: House) -> None:
    anna, eve = account(house, "maker"), account(house, "stealer")
    _, credential = make(question(anna, "make"))
    body = {"name": "mine", "credential": credential}
    question(eve, "make")
    assert refused(eve.post("/api/me/passkeys", json=body)) == (422, "bad_passkey")
    assert anna.post("/api/me/passkeys", json=body).status_code == 201
    assert refused(house.guest("Guest").post("/api/me/passkeys", json=body)) == (403, "no_account")


@pytest.mark.parametrize(
    "credential", [{}, {"id": 1}, {"id": "x", "response": []}, {"a": {"b": 1}}]
)
def test_what_is_no_passkey_is_refused(house: House, credential: dict[str, Any]) -> None:
    visitor = house.visitor()
    question(visitor, "come")
    assert refused(come(visitor, credential)) == WRONG
    anna = account(house, f"tries.{len(str(credential))}")
    question(anna, "make")
    answer = anna.post("/api/me/passkeys", json={"name": "x", "credential": credential})
    assert refused(answer) == (422, "bad_passkey")


def test_who_is_banned_comes_by_a_passkey_and_plays_no_more_than_before(house: House) -> None:
    anna, eve = account(house, "hostess"), account(house, "banned")
    key = new_passkey(eve)
    waiting = anna.set_up(ME, OPEN)["table"]
    wanda = warden(house, "banning")
    (person,) = wanda.get("/api/house/people?named=banned").json()["people"]
    acted = wanda.post(f"/api/house/people/{person['id']}", json={"action": "ban", "days": 30})
    assert acted.status_code == 204
    back = house.visitor()
    assert come(back, sign(key, question(back, "come"))).status_code == 201
    banned = (403, "banned")
    assert refused(back.do(waiting, kind="sit", seat=1, name="Eve")) == banned
    assert refused(back.post("/api/tables", json={"game": "azul", "seats": [ME, OPEN]})) == banned
    assert back.get("/api/me/standing").json()["banned_until"] is not None


def test_a_session_that_is_old_or_copied_adds_no_way_back_until_one_shows_who_one_is(
    house: House,
) -> None:
    anna = account(house, "careful")
    key = new_passkey(anna)
    thief = house.visitor()
    thief.cookies.set("tegel", anna.cookies["tegel"])
    age(house, anna)
    needs = (403, "not_fresh")
    body = {"name": "mine", "credential": make(question(anna, "make"))[1]}
    assert refused(anna.post("/api/me/passkeys", json=body)) == needs
    assert refused(anna.post("/api/me/codes")) == needs
    assert refused(anna.put("/api/me/password", json={"new": "battery staple"})) == needs
    assert refused(anna.get("/api/me/export")) == needs
    assert refused(anna.post("/api/me/farewell", json={"name": "careful"})) == needs
    assert refused(anna.post("/api/me/proof", json={"password": "not that"})) == (
        401,
        "wrong_login",
    )
    assert refused(anna.post("/api/me/proof", json={})) == (401, "wrong_login")
    signed = sign(key, question(anna, "prove"))
    assert anna.post("/api/me/proof", json={"credential": signed}).status_code == 200
    assert anna.post("/api/me/codes").status_code == 201
    # By that the session has another word, which whoever has copied it does not know.
    assert refused(thief.get("/api/me")) == (401, "no_player")
    age(house, anna)
    assert anna.post("/api/me/proof", json={"password": PASSWORD}).status_code == 200
    assert anna.post("/api/me/codes").status_code == 201
    other = new_passkey(account(house, "somebodyelse"))
    theirs = sign(other, question(anna, "prove"))
    assert refused(anna.post("/api/me/proof", json={"credential": theirs})) == WRONG

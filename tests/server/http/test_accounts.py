"""Accounts, sessions and tokens."""

import pytest

from .helpers import ME, House, Visitor, refused

PASSWORD = "correct horse"


def account(house: House, login: str) -> Visitor:
    guest = house.guest("Anna")
    made = guest.post("/api/accounts", json={"login": login, "password": PASSWORD})
    assert made.status_code == 201, made.text
    return guest


def log_in(house: House, login: str, password: str = PASSWORD) -> Visitor:
    visitor = house.visitor()
    answer = visitor.post("/api/sessions", json={"login": login, "password": password})
    assert answer.status_code == 201, answer.text
    return visitor


def test_an_account_is_the_guest_one_was_with_its_games_on_another_device(house: House) -> None:
    guest = house.guest("Anna")
    table = guest.set_up(ME, ME)["table"]
    made = guest.post("/api/accounts", json={"login": "Anna.1", "password": PASSWORD})
    assert made.json() == {"name": "Anna", "login": "anna.1"}
    phone = log_in(house, "ANNA.1")
    assert phone.get("/api/me").json() == {"name": "Anna", "login": "anna.1"}
    assert [one["table"] for one in phone.get("/api/me/tables").json()["tables"]] == [table]


@pytest.mark.parametrize("login", ["an", "a" * 25, "anna!", "änna", "an na", "anna\n", "'--", ""])
def test_a_login_has_few_kinds_of_characters(house: House, login: str) -> None:
    answer = house.guest("Anna").post("/api/accounts", json={"login": login, "password": PASSWORD})
    assert refused(answer) == (422, "bad_login")


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_is_neither_short_nor_endless(house: House, password: str) -> None:
    answer = house.guest("Anna").post(
        "/api/accounts", json={"login": "someone", "password": password}
    )
    assert refused(answer) == (422, "bad_password")


def test_a_login_belongs_to_one_player_and_a_player_has_one(house: House) -> None:
    first = account(house, "single")
    again = {"login": "other", "password": PASSWORD}
    assert refused(first.post("/api/accounts", json=again)) == (409, "taken")
    same = {"login": "SINGLE", "password": PASSWORD}
    assert refused(house.guest("Ben").post("/api/accounts", json=same)) == (409, "taken")
    assert log_in(house, "single").get("/api/me").json()["name"] == "Anna"


def test_logging_in_tells_not_whether_a_login_exists(house: House) -> None:
    account(house, "exists")
    answers = [
        house.visitor().post("/api/sessions", json={"login": login, "password": password})
        for login, password in [
            ("exists", "wrong password"),
            ("missing", "wrong password"),
            ("no such ' login", "wrong password"),
            ("exists", "short"),
            ("missing", "short"),
        ]
    ]
    assert {refused(answer) for answer in answers} == {(401, "wrong_login")}
    assert len({answer.text for answer in answers}) == 1
    assert not any("set-cookie" in answer.headers for answer in answers)


def test_who_logs_out_is_nobody(house: House) -> None:
    visitor = account(house, "leaver")
    assert visitor.delete("/api/sessions").status_code == 204
    assert refused(visitor.get("/api/me")) == (401, "no_player")


def test_another_password_ends_all_other_sessions(house: House) -> None:
    here = account(house, "changer")
    there = log_in(house, "changer")
    wrong = here.put("/api/me/password", json={"old": "not that", "new": "battery staple"})
    assert refused(wrong) == (401, "wrong_login")
    assert there.get("/api/me").status_code == 200
    changed = here.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})
    assert changed.status_code == 200
    assert here.get("/api/me").status_code == 200
    assert refused(there.get("/api/me")) == (401, "no_player")
    old = house.visitor().post("/api/sessions", json={"login": "changer", "password": PASSWORD})
    assert refused(old) == (401, "wrong_login")
    log_in(house, "changer", "battery staple")


def test_a_new_password_has_to_be_a_good_one(house: House) -> None:
    here = account(house, "careless")
    answer = here.put("/api/me/password", json={"old": PASSWORD, "new": "short"})
    assert refused(answer) == (422, "bad_password")


def test_a_guest_has_no_password(house: House) -> None:
    answer = house.guest("Anna").put("/api/me/password", json={"old": "x", "new": PASSWORD})
    assert refused(answer) == (403, "no_account")


def test_a_program_changes_the_password_without_getting_a_cookie(house: House) -> None:
    owner = account(house, "botmaster")
    program = house.program(owner)
    changed = program.put("/api/me/password", json={"old": PASSWORD, "new": "battery staple"})
    assert changed.status_code == 200
    assert "set-cookie" not in changed.headers
    assert refused(owner.get("/api/me")) == (401, "no_player")


def test_a_password_hashed_in_an_older_way_is_hashed_anew(house: House) -> None:
    from argon2 import PasswordHasher

    from tegel.server.store import players

    visitor = account(house, "veteran")
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    store, portal = house.site.store, visitor.portal
    assert portal is not None
    found = portal.call(store.read, lambda c: players.find_login(c, "veteran"))
    assert found is not None
    portal.call(store.write, lambda c: players.change(c, found.id, password=weak))
    log_in(house, "veteran")
    now = portal.call(store.read, lambda c: players.find_login(c, "veteran"))
    assert now is not None
    assert now.password not in (weak, found.password)
    log_in(house, "veteran")


def test_a_token_is_shown_once_and_plays_for_its_owner(house: House) -> None:
    owner = house.guest("Anna")
    given = owner.post("/api/me/tokens", json={"name": "my bot"}).json()
    listed = owner.get("/api/me/tokens").json()["tokens"]
    assert [(one["digest"], one["name"]) for one in listed] == [(given["digest"], "my bot")]
    assert given["token"] not in owner.get("/api/me/tokens").text
    program = house.visitor(origin=None)
    program.headers["Authorization"] = f"bearer {given['token']}"
    assert program.get("/api/me").json()["name"] == "Anna"
    table = program.set_up(ME, ME)["table"]
    assert owner.get("/api/me/tables").json()["tables"][0]["table"] == table


def test_a_token_that_was_taken_back_is_worth_nothing(house: House) -> None:
    owner = house.guest("Anna")
    program = house.program(owner)
    assert program.get("/api/me").status_code == 200
    digest = owner.get("/api/me/tokens").json()["tokens"][0]["digest"]
    other = house.guest("Ben")
    assert refused(other.delete(f"/api/me/tokens/{digest}")) == (404, "no_token")
    assert owner.delete(f"/api/me/tokens/{digest}").status_code == 204
    assert refused(owner.delete(f"/api/me/tokens/{digest}")) == (404, "no_token")
    assert refused(program.get("/api/me")) == (401, "no_player")


def test_tokens_are_not_without_number(house: House) -> None:
    owner = house.guest("Anna")
    for _ in range(20):
        assert owner.post("/api/me/tokens", json={"name": "bot"}).status_code == 201
    # The limit of requests is as low: only somebody at the same account with other means gets here.
    answers = [owner.post("/api/me/tokens", json={"name": "bot"}) for _ in range(2)]
    assert {refused(answer) for answer in answers} <= {(409, "enough_tokens"), (429, "too_fast")}
    assert len(owner.get("/api/me/tokens").json()["tokens"]) == 20

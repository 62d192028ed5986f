"""The house: who may come, what everybody reads, and what wardens do about people."""

from collections.abc import Generator
from typing import Any

import pytest

from tests.server.databases import new_file

from .helpers import ME, OPEN, House, Visitor, opened, refused
from .test_accounts import PASSWORD, account, log_in
from .test_reports import warden


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    with opened(new_file(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture(scope="module")
def wanda(house: House) -> Visitor:
    return warden(house, "wanda")


@pytest.fixture(autouse=True)
def open_again(house: House, wanda: Visitor) -> Generator[None]:
    yield
    assert decide(wanda).status_code == 200


def decide(visitor: Visitor, newcomers: str = "open", guests: bool = True, **notice: str) -> Any:
    body = {"newcomers": newcomers, "guests": guests, "notice": notice}
    return visitor.put("/api/house", json=body)


def enter(house: House, **how: str) -> tuple[int, str]:
    answer = house.visitor().post("/api/players", json=how)
    return (201, "") if answer.status_code == 201 else refused(answer)


def people(visitor: Visitor, named: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get(f"/api/house/people?named={named}").json()["people"]
    return found


def test_only_wardens_decide_about_the_house(house: House) -> None:
    anna = account(house, "anna")
    for answer in (
        decide(anna, "closed"),
        anna.get("/api/house/people"),
        anna.get("/api/house/limits"),
        anna.get("/api/house/invitations"),
        anna.post("/api/house/invitations", json={"name": "x", "uses": 1, "days": 1}),
        anna.post("/api/house/people/x", json={"action": "ban"}),
        anna.post("/api/house/people/x/link"),
    ):
        assert refused(answer) == (403, "not_warden")
    assert house.visitor().get("/api/house").json()["newcomers"] == "open"


def test_where_only_the_invited_come_an_invitation_lets_so_many_in(
    house: House, wanda: Visitor
) -> None:
    account(house, "member")
    decide(wanda, "invited")
    assert enter(house) == (403, "by_invitation")
    assert enter(house, invitation="x") == (403, "by_invitation")
    made = wanda.post("/api/house/invitations", json={"name": "Club", "uses": 2, "days": 7}).json()
    assert [enter(house, invitation=made["word"]) for _ in range(3)] == [
        (201, ""),
        (201, ""),
        (403, "by_invitation"),
    ]
    log_in(house, "member")  # who is of the house comes as ever
    open_one = wanda.post("/api/house/invitations", json={"name": "All", "uses": None, "days": 1})
    word = open_one.json()["word"]
    assert [enter(house, invitation=word) for _ in range(3)] == [(201, "")] * 3
    (listed,) = wanda.get("/api/house/invitations").json()["invitations"]
    assert (listed["name"], listed["uses"]) == ("All", None)
    assert word not in wanda.get("/api/house/invitations").text
    assert wanda.delete(f"/api/house/invitations/{listed['digest']}").status_code == 204
    assert enter(house, invitation=word) == (403, "by_invitation")


def test_a_closed_house_takes_nobody_new_and_those_who_are_in_stay(
    house: House, wanda: Visitor
) -> None:
    inside = house.guest("Inside")
    made = wanda.post("/api/house/invitations", json={"name": "Club", "uses": 2, "days": 7}).json()
    decide(wanda, "closed")
    assert enter(house) == (403, "house_closed")
    assert enter(house, invitation=made["word"]) == (403, "house_closed")
    assert inside.post("/api/accounts", json={"login": "inside", "password": PASSWORD}).is_success


def test_where_guests_do_not_play_an_account_is_all_that_is_needed(
    house: House, wanda: Visitor
) -> None:
    host = account(house, "hosting")
    table = host.set_up(ME, OPEN, public=True)["table"]
    decide(wanda, guests=False)
    guest = house.guest("Guest")
    no_guests = (403, "no_guests")
    assert refused(guest.do(table, kind="sit", seat=1, name="Guest")) == no_guests
    assert refused(guest.post("/api/pairings", json={"game": "azul"})) == no_guests
    assert refused(guest.post("/api/tables", json={"game": "azul", "seats": [ME, OPEN]})) == (
        no_guests
    )
    assert guest.look(table)["status"] == "waiting"  # looking is free
    guest.post("/api/accounts", json={"login": "guest.1", "password": PASSWORD})
    assert guest.do(table, kind="sit", seat=1, name="Guest").status_code == 200


def test_a_notice_is_read_by_everybody_in_their_language(house: House, wanda: Visitor) -> None:
    assert house.visitor().get("/api/visitor").json() == {"me": None}
    told = decide(wanda, nl=" Donderdag\n clubavond\x07 ", de="Donnerstag Spieleabend", en="")
    kept = {"nl": "Donderdag clubavond", "de": "Donnerstag Spieleabend"}
    assert told.json()["notice"] == kept
    assert house.visitor().get("/api/visitor").json() == {"me": None, "notice": kept}
    assert refused(decide(wanda, NOT_ONE="x")) == (422, "bad_request")
    assert refused(decide(wanda, nl="x" * 301)) == (422, "bad_request")


def test_people_are_found_by_a_part_of_their_name_and_barred_and_let_in_again(
    house: House, wanda: Visitor
) -> None:
    rowdy = account(house, "rowdy_1")
    rowdy.patch("/api/me", json={"name": "Rüdiger 100%"})
    rowdy.set_up(ME, ME)
    assert [one["login"] for one in people(wanda, "OWDY_")] == ["rowdy_1"]
    assert [one["login"] for one in people(wanda, "100%25")] == ["rowdy_1"]
    assert people(wanda, "%25%25") == []
    (one,) = people(wanda, "rowdy_1")
    assert (one["games"], one["warden"], one["banned_until"]) == (1, False, None)
    assert one["seen_at"] >= one["came_at"]
    ban = {"action": "ban", "days": 3}
    assert wanda.post(f"/api/house/people/{one['id']}", json=ban).status_code == 204
    assert people(wanda, "rowdy_1")[0]["banned_until"] is not None
    body = {"game": "azul", "seats": [ME, OPEN]}
    assert refused(rowdy.post("/api/tables", json=body)) == (403, "banned")
    wanda.post(f"/api/house/people/{one['id']}", json={"action": "pardon"})
    assert rowdy.post("/api/tables", json=body).status_code == 201
    (own,) = people(wanda, "wanda")
    assert refused(wanda.post(f"/api/house/people/{own['id']}", json=ban)) == (409, "is_warden")
    assert refused(wanda.post(f"/api/house/people/{own['id']}/link")) == (409, "is_warden")
    assert refused(wanda.post("/api/house/people/nobody", json=ban)) == (404, "no_person")


def test_people_come_by_the_page_and_no_secret_with_them(house: House, wanda: Visitor) -> None:
    for n in range(55):
        house.guest(f"Crowd {n}")
    first = people(wanda, "crowd")
    rest = wanda.get(f"/api/house/people?named=crowd&before={first[-1]['seen_at']}").json()[
        "people"
    ]
    assert len(first) == 50
    assert not {one["id"] for one in first} & {one["id"] for one in rest}
    assert "argon2" not in str(first)


def test_limits_are_shown_as_this_server_was_started(wanda: Visitor) -> None:
    limits = {one["name"]: one["most"] for one in wanda.get("/api/house/limits").json()["limits"]}
    assert limits["per-player"] == 50
    assert limits["keep-games"] is None

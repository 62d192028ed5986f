"""People one has met: they are asked to tables, or not met again, and nobody learns of it."""

from typing import Any

import pytest

from .helpers import ME, OPEN, House, Visitor, refused


@pytest.fixture
def friends(house: House) -> tuple[Visitor, Visitor, str]:
    """Two who play at a table."""
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.set_up(ME, OPEN)["table"]
    assert sit(ben, table).status_code == 200
    return anna, ben, table


def sit(visitor: Visitor, table: str, seat: int = 1) -> Any:
    return visitor.do(table, kind="sit", seat=seat, name="Somebody")


def people(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/people").json()["people"]
    return found


def test_people_one_has_played_with_are_listed_by_where_they_sat(
    house: House, friends: tuple[Visitor, Visitor, str]
) -> None:
    anna, ben, table = friends
    assert anna.set_up(ME, OPEN)["table"]  # nobody came
    (met,) = people(anna)
    assert {**met, "last_at": 0} == {
        "name": "Ben",
        "table": table,
        "seat": 1,
        "last_at": 0,
        "games": 1,
    }
    assert [one["name"] for one in people(ben)] == ["Anna"]
    assert people(house.guest("Carl")) == []
    assert refused(house.visitor().get("/api/me/people")) == (401, "no_player")


def test_who_is_asked_to_a_table_finds_it_as_long_as_a_seat_is_open(
    house: House, friends: tuple[Visitor, Visitor, str]
) -> None:
    anna, ben, table = friends
    where = {"table": table, "seat": 1}
    new = anna.set_up(ME, OPEN)["table"]
    invite = f"/api/tables/{new}/invitations"
    for _ in range(2):
        assert anna.post(invite, json=where).status_code == 204
    (asked,) = ben.get("/api/me/invitations").json()["invitations"]
    assert (asked["by"], asked["table"]["table"]) == ("Anna", new)
    assert refused(ben.post(invite, json=where)) == (403, "not_yours")
    assert sit(house.guest("Carl"), new).status_code == 200
    assert ben.get("/api/me/invitations").json()["invitations"] == []
    assert refused(anna.post(invite, json=where)) == (409, "started")


def test_an_invitation_can_be_declined(friends: tuple[Visitor, Visitor, str]) -> None:
    anna, ben, table = friends
    new = anna.set_up(ME, OPEN)["table"]
    anna.post(f"/api/tables/{new}/invitations", json={"table": table, "seat": 1})
    assert ben.delete(f"/api/me/invitations/{new}").status_code == 204
    assert ben.get("/api/me/invitations").json()["invitations"] == []
    assert refused(ben.delete(f"/api/me/invitations/{new}")) == (404, "no_invitation")


def test_only_people_one_has_played_with_are_asked(
    house: House, friends: tuple[Visitor, Visitor, str]
) -> None:
    anna, _, table = friends
    carl = house.guest("Carl")
    new = carl.set_up(ME, OPEN)["table"]
    for where in (
        {"table": table, "seat": 0},
        {"table": new, "seat": 0},
        {"table": "x", "seat": 0},
    ):
        answer = carl.post(f"/api/tables/{new}/invitations", json=where)
        assert refused(answer) == (403, "not_met")
    assert anna.get("/api/me/invitations").json()["invitations"] == []


def test_whom_one_has_blocked_one_does_not_meet_again_and_they_are_not_told(
    house: House, friends: tuple[Visitor, Visitor, str]
) -> None:
    anna, ben, table = friends
    blocked = anna.post("/api/me/blocks", json={"table": table, "seat": 1})
    assert blocked.status_code == 201
    assert anna.get(f"/api/tables/{table}/blocked").json() == {"seats": [1]}
    assert ben.get(f"/api/tables/{table}/blocked").json() == {"seats": []}
    assert people(anna) == []
    assert [one["name"] for one in people(ben)] == ["Anna"]
    # Ben finds none of her tables; with a link it looks as if somebody had been faster.
    shown = anna.set_up(ME, OPEN, public=True)["table"]
    assert shown not in [one["table"] for one in ben.get("/api/tables").json()["tables"]]
    assert shown in [one["table"] for one in house.visitor().get("/api/tables").json()["tables"]]
    assert refused(sit(ben, shown)) == (409, "taken")
    # He asks her to a table: to him it looks as ever, and she does not see it.
    his = ben.set_up(ME, OPEN)["table"]
    answer = ben.post(f"/api/tables/{his}/invitations", json={"table": table, "seat": 0})
    assert answer.status_code == 204
    assert anna.get("/api/me/invitations").json()["invitations"] == []
    # Both would like the same game: they are not brought together.
    wish = {"game": "ingenious"}
    tables = [one.post("/api/pairings", json=wish).json()["table"] for one in (anna, ben)]
    assert tables[0] != tables[1]
    (one,) = anna.get("/api/me/blocks").json()["blocks"]
    assert one == blocked.json()
    assert refused(ben.delete(f"/api/me/blocks/{one['id']}")) == (404, "no_block")
    assert anna.delete(f"/api/me/blocks/{one['id']}").status_code == 204
    assert sit(ben, shown).status_code == 200


def test_only_other_persons_are_blocked(friends: tuple[Visitor, Visitor, str]) -> None:
    anna, _, table = friends
    for where in (
        {"table": table, "seat": 0},
        {"table": table, "seat": 7},
        {"table": "x", "seat": 0},
    ):
        assert refused(anna.post("/api/me/blocks", json=where)) == (422, "no_seat")

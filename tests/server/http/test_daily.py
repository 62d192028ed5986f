"""The deal of the day over HTTP: one try each, the same for all, and told when the day is over."""

import io
import zipfile
from typing import Any

import pytest

from tegel.core.record import parse
from tegel.core.seal import DUPLICATE, commit
from tegel.games import find
from tegel.server.daily.deals import NEXT, day_at
from tegel.server.http import daily
from tegel.server.store.schema import daily_tries
from tegel.server.tables.clock import DAY
from tests.server.databases import new_file

from .helpers import House, Visitor, opened, refused
from .test_accounts import account


def look(visitor: Visitor, **asked: str) -> dict[str, Any]:
    answer = visitor.get("/api/daily", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def begin(visitor: Visitor) -> str:
    answer = visitor.post("/api/daily/tries")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def give_up(visitor: Visitor, table: str) -> None:
    assert visitor.do(table, kind="resign", seat=0).status_code == 200


def test_everybody_has_one_try_at_the_same_deal(house: House) -> None:
    anna, ben = account(house, "daily.one"), house.guest("Ben")
    tables = [begin(anna), begin(ben)]
    assert begin(anna) == tables[0] != tables[1]
    here, there = anna.look(tables[0]), ben.look(tables[1])
    told = look(anna)
    assert here["chance"] == there["chance"] == {"commitment": told["commitment"], "secret": None}
    assert here["daily"] == told["day"]
    assert (told["you"]["table"], told["you"]["outcome"]) == (tables[0], None)
    assert [seat["level"] for seat in here["seats"]] == [None, "champion"]
    assert not here["may"]["hint"]
    assert not here["public"]
    # Nothing begins twice, also if the table is there and nobody remembers it.
    give_up(anna, tables[0])
    assert begin(anna) == tables[0]


def test_results_are_the_servers_and_list_accounts(house: House) -> None:
    anna, guest = account(house, "daily.two"), house.guest("Gast")
    for visitor in (anna, guest):
        give_up(visitor, begin(visitor))
    told = look(anna)
    mine = [row for row in told["results"] if row["you"]]
    assert [(row["name"], row["outcome"], row["played"]) for row in mine] == [
        ("Anna", "lost", False)
    ]
    assert told["players"] == len(told["results"])
    assert all(row["table"] is None for row in told["results"] if not row["you"])
    assert not any(row["you"] for row in look(guest)["results"])
    # What a guest has played is there as soon as there is an account.
    body = {"login": "daily.guest", "password": "a quite long password"}
    assert guest.post("/api/accounts", json=body).status_code == 201
    assert any(row["you"] for row in look(guest)["results"])


def test_the_secret_is_shown_by_nothing_until_the_day_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = account(house, "daily.three"), account(house, "daily.four")
    table = begin(anna)
    give_up(anna, table)
    today = look(anna)
    assert (today["secret"], anna.look(table)["chance"]["secret"]) == (None, None)
    assert refused(anna.get(f"/api/tables/{table}/record")) == (409, "not_over")
    with zipfile.ZipFile(io.BytesIO(anna.get("/api/me/export").content)) as file:
        assert not [name for name in file.namelist() if name.startswith("games/")]
        assert today["day"] in file.read("daily.json").decode()
    assert refused(anna.get("/api/daily", params={"day": today["ahead"][0]["day"]})) == (
        422,
        "bad_request",
    )
    now = house.site.now()
    monkeypatch.setattr(house.site, "now", lambda: now + DAY)
    over = look(ben, day=today["day"])
    assert commit(over["secret"], DUPLICATE) == over["commitment"] == today["commitment"]
    assert table in {row["table"] for row in over["results"]}
    record = parse(ben.get(f"/api/tables/{table}/record").text, find)
    record.verify()
    assert record.seal is not None
    assert record.seal.secret == over["secret"]
    # And what was announced for the next day is what comes.
    assert look(ben)["commitment"] == today["ahead"][0]["commitment"]
    mine = anna.get("/api/me/daily").json()
    assert (mine["series"], mine["longest"], len(mine["tries"])) == (1, 1, 1)
    assert begin(anna) != table


def test_what_ends_after_its_day_does_not_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = account(house, "daily.late")
    yesterday = day_at(house.site.now()) - NEXT
    with monkeypatch.context() as then:
        then.setattr(daily, "day_at", lambda _: yesterday)
        table = begin(anna)
    give_up(anna, table)
    day = yesterday.isoformat()
    assert not any(row["you"] for row in look(anna, day=day)["results"])
    mine = anna.get("/api/me/daily").json()
    assert (mine["series"], mine["tries"][0]["outcome"]) == (0, None)


def test_a_server_that_died_between_goes_on_with_the_same_try(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_file(tmp_path)
    with opened(database) as house:
        anna = house.guest("Anna")
        cookies = dict(anna.cookies)

        async def dies(*_: Any) -> None:
            raise RuntimeError

        monkeypatch.setattr(house.site.desk, "begin", dies)
        assert anna.post("/api/daily/tries").status_code == 500
        promised = look(anna)
    with opened(database) as house:
        anna = house.visitor()
        anna.cookies.update(cookies)
        table = begin(anna)
        assert table == promised["you"]["table"]
        assert anna.look(table)["chance"]["commitment"] == promised["commitment"]
        assert anna.portal is not None
        rows = anna.portal.call(
            house.site.store.read, lambda c: c.execute(daily_tries.select()).all()
        )
        assert len(rows) == 1

"""Games that were played without a server come to an account, once each and marked as such."""

import asyncio
from typing import Any

import pytest

import tegel
from tests.pocket.page import Page

from .helpers import House, Visitor, refused
from .test_statistics import with_account


async def played() -> str:
    """A game that was played to its end in a page, and one that was given up there."""
    page = Page()
    await page.play(await page.sit_down("azul", "newcomer"), seed=1)
    table = await page.sit_down("azul", "club")
    seen = await page.play(table, seed=2, most=2)
    wish = {"kind": "resign", "seat": 0}
    await page.say("command", table=table, expected=seen["number"], id="away", do=wish)
    _, file = await page.ask("GET", "/me/games")
    return str(file)


@pytest.fixture(scope="module")
def file() -> str:
    return asyncio.run(played())


def brought(visitor: Visitor, file: str) -> dict[str, int]:
    answer = visitor.post("/api/me/games", json={"records": file})
    assert answer.status_code == 200, answer.text
    told: dict[str, int] = answer.json()
    return told


def listed(visitor: Visitor) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = visitor.get("/api/me/tables").json()["tables"]
    return tables


def test_they_are_listed_as_offline_looked_back_at_and_told_apart(house: House, file: str) -> None:
    anna = with_account(house, "anna")
    assert brought(anna, file) == {"added": 2, "known": 0, "others": 0}
    tables = listed(anna)
    assert [(one["offline"], one["status"], one["yours"]) for one in tables] == [
        (True, "finished", [0])
    ] * 2
    assert {one["result"]["reason"] for one in tables} == {"played", "resigned"}
    for one in tables:
        assert anna.look(one["table"])["offline"]
        record = anna.get(f"/api/tables/{one['table']}/record").text
        assert record.split("\n\n")[1] in file
    tallies = anna.get("/api/me/statistics").json()["tallies"]
    assert {(one["level"], one["offline"]) for one in tallies} == {
        ("newcomer", True),
        ("club", True),
    }
    assert anna.get("/api/me/ratings").json()["ratings"] == []
    # What nobody has seen tells others nothing.
    assert house.visitor().get("/api/players/anna/statistics").json()["tallies"] == []


def test_a_game_is_taken_in_once_by_each_who_brings_it(house: House, file: str) -> None:
    ben, cleo = with_account(house, "benno"), with_account(house, "cleo")
    assert brought(ben, file)["added"] == 2
    assert brought(ben, file + "\n" + file) == {"added": 0, "known": 4, "others": 0}
    assert brought(cleo, file)["added"] == 2
    assert len(listed(ben)) == 2


def test_games_that_were_at_no_table_are_told_of_and_left_out(house: House) -> None:
    record = str(tegel.Record.of(tegel.new("azul", seed=1)))
    assert brought(with_account(house, "dora"), record) == {"added": 0, "known": 0, "others": 1}


def test_a_file_with_anything_wrong_in_it_adds_nothing(house: House, file: str) -> None:
    emil = with_account(house, "emil")
    moved = file.replace("\nsecret: ", "\nsecret: 0", 1)
    for wrong in (moved, "nonsense"):
        answer = emil.post("/api/me/games", json={"records": wrong})
        assert refused(answer) == (422, "bad_record")
        assert "line" in answer.json()["message"]
    assert listed(emil) == []


def test_who_has_no_account_can_bring_none(house: House, file: str) -> None:
    answer = house.guest("Fay").post("/api/me/games", json={"records": file})
    assert refused(answer) == (403, "no_account")


def test_an_account_takes_in_no_more_than_it_may(
    house: House, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tegel.server.http.elsewhere.IN_ALL", 1)
    gus = with_account(house, "gustav")
    answer = gus.post("/api/me/games", json={"records": file})
    assert refused(answer) == (409, "enough_games")
    assert listed(gus) == []

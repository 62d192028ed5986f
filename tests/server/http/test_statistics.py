"""Statistics over HTTP: one's own for anybody, and of accounts for all."""

import csv
import io
from typing import Any

from .helpers import BOT, ME, OPEN, House, Visitor, play_to_the_end, refused

PASSWORD = "correct horse"


def with_account(house: House, login: str) -> Visitor:
    visitor = house.guest(login.capitalize())
    answer = visitor.post("/api/accounts", json={"login": login, "password": PASSWORD})
    assert answer.status_code == 201
    return visitor


def resigned(visitor: Visitor, wall: str = "coloured", **how: Any) -> str:
    """A game against a bot that the visitor has given up before anything happened."""
    options = {"wall": wall, "start": 0}
    table = str(visitor.set_up(ME, BOT, options=options, **how)["table"])
    assert visitor.do(table, kind="resign", seat=0).status_code == 200
    return table


def test_a_guest_is_told_how_its_own_games_went(house: House) -> None:
    anna = house.guest("Anna")
    assert anna.get("/api/me/statistics").json() == {
        "name": "Anna",
        "login": None,
        "tallies": [],
        "complete": True,
    }
    table = resigned(anna, "grey")
    (tally,) = anna.get("/api/me/statistics").json()["tallies"]
    points = anna.look(table)["result"]["scores"][0]
    assert tally == {
        "game": "azul",
        "options": {"wall": "grey"},
        "players": 2,
        "level": "newcomer",
        "offline": False,
        "games": 1,
        "won": 0,
        "shared": 0,
        "points": points,
        "best": points,
    }


def test_ones_games_are_a_table_for_spreadsheets(house: House) -> None:
    anna = house.guest("Anna")
    tables = [resigned(anna, "grey"), resigned(anna)]
    play_to_the_end(anna, anna.set_up(ME, {"kind": "me", "name": "Ben"})["table"])
    answer = anna.get("/api/me/statistics.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert {row["table"] for row in rows} == set(tables)
    first = next(row for row in rows if row["table"] == tables[0])
    assert (first["kind"], first["level"], first["place"]) == ("wall=grey", "newcomer", "2")
    assert (first["end"], first["at"][:2]) == ("resigned", "20")


def test_games_at_one_screen_count_for_nobody(house: House) -> None:
    anna = house.guest("Anna")
    play_to_the_end(anna, anna.set_up(ME, {"kind": "me", "name": "Ben"})["table"])
    assert anna.get("/api/me/statistics").json()["tallies"] == []


def test_whoever_is_nobody_is_refused(house: House) -> None:
    assert refused(house.visitor().get("/api/me/statistics")) == (401, "no_player")


def test_an_account_can_be_looked_up_by_anybody_and_a_guest_cannot(house: House) -> None:
    sofia = with_account(house, "sofia")
    resigned(sofia)
    stranger = house.visitor()
    told = stranger.get("/api/players/Sofia/statistics").json()
    assert told == sofia.get("/api/me/statistics").json()
    assert (told["name"], told["login"], told["tallies"][0]["games"]) == ("Sofia", "sofia", 1)
    assert refused(stranger.get("/api/players/nobody/statistics")) == (404, "not_found")
    assert stranger.get("/api/players/no%20name/statistics").status_code == 422


def test_of_others_only_public_games_that_are_over_are_listed(house: House) -> None:
    joost = with_account(house, "joost")
    resigned(joost)
    shown = resigned(joost, public=True)
    joost.set_up(ME, OPEN, public=True)
    (listed,) = house.visitor().get("/api/players/joost/tables").json()["tables"]
    assert (listed["table"], listed["yours"]) == (shown, [0])
    earlier = house.visitor().get(f"/api/players/joost/tables?before={listed['updated_at']}")
    assert earlier.json()["tables"] == []

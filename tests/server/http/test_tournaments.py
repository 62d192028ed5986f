"""Tournaments over HTTP: announced, entered, led by the server, and told."""

import csv
import io
import zipfile
from itertools import count
from typing import Any

import pytest

from tegel.core.record import parse
from tegel.core.seal import DUPLICATE, commit
from tegel.games import find
from tegel.server.leaving import clear_up
from tegel.server.tournaments import leading

from .helpers import House, Visitor, word
from .test_reports import warden

LIVE = {"kind": "live", "base": 600_000, "increment": 5_000}
ANNOUNCED: dict[str, Any] = {
    "name": "Thursday",
    "game": "azul",
    "format": "swiss",
    "clock": LIVE,
    "rounds": 2,
    "rest": 0,
}
_logins = count(1)


def account(house: House, name: str) -> Visitor:
    visitor = house.guest(name)
    body = {"login": f"player.{next(_logins)}", "password": "a quite long password"}
    assert visitor.post("/api/accounts", json=body).status_code == 201
    return visitor


def announce(host: Visitor, **more: Any) -> str:
    answer = host.post("/api/tournaments", json={**ANNOUNCED, **more})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["tournament"]
    return name


def look(visitor: Visitor, name: str, after: int | None = None) -> dict[str, Any]:
    answer = visitor.get(
        f"/api/tournaments/{name}", params={} if after is None else {"after": after}
    )
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def enter(name: str, *visitors: Visitor, team: str = "") -> None:
    for visitor in visitors:
        answer = visitor.post(f"/api/tournaments/{name}/entries", json={"team": team})
        assert answer.status_code == 204, answer.text


def resign(visitor: Visitor, name: str) -> None:
    [table] = look(visitor, name)["you"]["tables"]
    seat = next(one["seat"] for one in visitor.look(table)["seats"] if one["yours"])
    assert visitor.do(table, kind="resign", seat=seat).status_code == 200


def advance(house: House, name: str) -> None:
    portal = house.visitor().portal
    assert portal is not None
    portal.call(leading.advance, house.site.hall, name)


def test_a_swiss_is_played_from_its_announcement_to_its_files(house: House) -> None:
    host = account(house, "Host")
    name = announce(host)
    players = [house.guest(one) for one in ("Anna", "Ben", "Carl", "=Dora()")]
    enter(name, *players)
    assert word(players[0].post(f"/api/tournaments/{name}/entries", json={})) == "no_entry"
    assert word(players[0].post(f"/api/tournaments/{name}/start")) == "not_host"
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    for _ in range(2):
        here = [one for one in players if look(one, name)["you"]["tables"]]
        assert len(here) == 4
        for game in look(host, name)["view"]["rounds"][-1]["games"]:
            resign(players[game["entrants"][1] - 1], name)
        advance(house, name)
    view = look(house.visitor(), name)["view"]
    assert view["status"] == "over"
    assert sorted(row["points"] for row in view["standing"]) == [0, 1, 1, 2]
    assert (
        len({frozenset(game["entrants"]) for one in view["rounds"] for game in one["games"]}) == 4
    )
    told = host.get(f"/api/tournaments/{name}/standing.csv").text
    rows = list(csv.DictReader(io.StringIO(told)))
    assert rows[0]["rank"] == "1"
    assert "'=Dora()" in {row["name"] for row in rows}, "no formula for a spreadsheet"
    packed = zipfile.ZipFile(io.BytesIO(host.get(f"/api/tournaments/{name}/results.zip").content))
    records = [one for one in packed.namelist() if one.endswith(".tegel")]
    assert len(records) == 4
    for one in records:
        parse(packed.read(one).decode(), find).verify()


def test_nothing_is_told_twice(house: House) -> None:
    host = account(house, "Host")
    name = announce(host, name="Donderdagavond van de grote tegelclub")
    first = look(host, name)
    assert look(host, name, after=first["number"])["view"] is None
    enter(name, host)
    assert look(host, name, after=first["number"])["view"]["entrants"][0]["name"] == "Host"
    listed = host.get("/api/tournaments").json()["tournaments"]
    assert next(one for one in listed if one["tournament"] == name)["players"] == 1


def test_tables_of_a_tournament_are_for_those_who_sit_there_and_nothing_is_taken_back(
    house: House,
) -> None:
    host = account(house, "Host")
    name = announce(host)
    anna, ben = house.guest("Anna"), house.guest("Ben")
    enter(name, anna, ben)
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    [table] = look(anna, name)["you"]["tables"]
    view = anna.look(table)
    assert (view["status"], view["tournament"]) == ("playing", name)
    seat = next(one["seat"] for one in view["seats"] if one["yours"])
    for wish in ("abort", "leave", "pause", "undo", "take_back"):
        assert anna.do(table, kind=wish, seat=seat).status_code == 409
    assert not any(view["may"][one] for one in ("undo", "take_back", "ask_back", "pause", "abort"))


def test_a_duplicate_deals_the_same_at_every_table_as_it_has_promised(house: House) -> None:
    host = account(house, "Host")
    name = announce(host, format="duplicate", rounds=1)
    players = [house.guest(f"Guest {n}") for n in range(6)]
    enter(name, *players)
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    view = look(host, name)["view"]
    [commitment] = view["commitments"]
    assert all(game["table"] is None for game in view["rounds"][0]["games"]), (
        "nobody looks elsewhere"
    )
    tables = {table for one in players for table in look(one, name)["you"]["tables"]}
    shown = [house.visitor().look(table) for table in tables]
    assert len(shown) == 3
    assert {one["chance"]["commitment"] for one in shown} == {commitment}
    assert len({str(one["view"]["factories"]) for one in shown}) == 1
    assert (
        not {
            one["table"]
            for one in house.visitor().get("/api/tables?status=playing").json()["tables"]
        }
        & tables
    )
    for game in view["rounds"][0]["games"]:
        resign(players[game["entrants"][0] - 1], name)
    advance(house, name)
    over = look(host, name)["view"]
    assert {game["table"] for game in over["rounds"][0]["games"]} == tables
    secret = house.visitor().look(next(iter(tables)))["chance"]["secret"]
    assert commit(secret, DUPLICATE) == commitment


def test_who_comes_late_and_who_leaves(house: House) -> None:
    host = account(house, "Host")
    name = announce(host, rounds=3, late=1)
    anna, ben, carl = (house.guest(one) for one in ("Anna", "Ben", "Carl"))
    enter(name, anna, ben)
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    # Whoever comes by the link alone is nobody yet, and finds the door open all the same.
    assert look(house.visitor(), name)["you"]["no_entry"] is None
    enter(name, carl)
    assert look(carl, name)["you"]["no_entry"] == {"kind": "is-in"}
    resign(anna, name)
    advance(house, name)
    view = look(host, name)["view"]
    assert {n for game in view["rounds"][1]["games"] for n in game["entrants"]} | set(
        view["rounds"][1]["byes"]
    ) == {1, 2, 3}
    assert host.delete(f"/api/tournaments/{name}/entries/1").status_code == 204
    assert word(anna.post(f"/api/tournaments/{name}/entries", json={})) == "no_entry"
    assert look(anna, name)["you"]["no_entry"] == {"kind": "sent-away"}
    assert look(house.visitor(), name)["you"]["no_entry"] == {"kind": "too-late"}
    assert ben.delete(f"/api/tournaments/{name}/entries").status_code == 204
    assert host.post(f"/api/tournaments/{name}/call-off").status_code == 204
    assert look(host, name)["view"]["status"] == "called off"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"clock": {"kind": "none"}}, "bad_clock"),
        ({"rounds": 0}, "bad_tournament"),
        ({"format": "arena", "rounds": 0}, "bad_tournament"),
        ({"minutes": 60}, "bad_tournament"),
        ({"options": {"players": 3}, "format": "round robin", "rounds": 0}, "bad_tournament"),
        ({"options": {"players": 9}}, "bad_options"),
        ({"name": " "}, "bad_name"),
        ({"name": "a" * 41}, "bad_name"),
        ({"team": 1}, "bad_tournament"),
        ({"starts_at": 2**53 - 1}, "bad_tournament"),
    ],
)
def test_what_can_not_be_held_is_refused_in_words(
    house: House, wrong: dict[str, Any], code: str
) -> None:
    if not hasattr(house, "host"):
        house.host = account(house, "Host")  # type: ignore[attr-defined]
    host: Visitor = house.host  # type: ignore[attr-defined]
    assert word(host.post("/api/tournaments", json={**ANNOUNCED, **wrong})) == code


def test_who_has_left_for_good_is_called_so_in_the_language_of_who_reads_the_file(
    house: House,
) -> None:
    host = account(house, "Host")
    name = announce(host)
    gone = house.guest("Xylo")
    enter(name, gone, house.guest("Anna"), house.guest("Ben"), house.guest("Carl"))
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    assert gone.post("/api/me/farewell", json={"name": "Xylo"}).status_code == 204
    portal = house.visitor().portal
    assert portal is not None
    portal.call(clear_up, house.site)
    for language, words in (
        ("nl", "iemand die vertrokken is"),
        ("de", "jemand, der gegangen ist"),
        ("xx", "somebody who left"),
    ):
        told = host.get(f"/api/tournaments/{name}/standing.csv?language={language}").text
        names = {row["name"] for row in csv.DictReader(io.StringIO(told))}
        assert names == {words, "Anna", "Ben", "Carl"}


def test_guests_announce_nothing_and_enter_nothing_that_is_rated(house: House) -> None:
    guest = house.guest("Anna")
    assert word(guest.post("/api/tournaments", json=ANNOUNCED)) == "no_account"
    name = announce(account(house, "Host"), rated=True)
    assert word(guest.post(f"/api/tournaments/{name}/entries", json={})) == "no_account"
    assert guest.get("/api/tournaments/nothere22").status_code == 404


def test_a_warden_ends_what_should_not_be_and_sends_people_away(house: House) -> None:
    host, anna, wanda = account(house, "Host"), house.guest("Anna"), warden(house, "wanda.t")
    name = announce(host)
    enter(name, anna)
    for other in (account(house, "Ben"), anna):
        assert not look(other, name)["you"]["may_call_off"]
        assert word(other.post(f"/api/tournaments/{name}/call-off")) == "not_host"
        assert word(other.delete(f"/api/tournaments/{name}/entries/1")) == "not_host"
    assert look(wanda, name)["you"]["may_call_off"]
    assert wanda.delete(f"/api/tournaments/{name}/entries/1").status_code == 204
    assert look(host, name)["view"]["standing"] == []
    assert wanda.post(f"/api/tournaments/{name}/call-off").status_code == 204
    assert look(host, name)["view"]["status"] == "called off"


def test_nobody_fills_the_list_with_their_own(house: House) -> None:
    name = announce(account(house, "Host"))
    for n in range(6):
        flood = account(house, f"Flood {n}")
        for _ in range(10):
            announce(flood)
        assert word(flood.post("/api/tournaments", json=ANNOUNCED)) == "bad_tournament"
    listed = house.visitor().get("/api/tournaments").json()["tournaments"]
    assert name in [one["tournament"] for one in listed]


def test_what_never_begins_is_called_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = account(house, "Host")
    soon = house.site.now() + 1000
    names = [announce(host), announce(host, starts_at=soon)]
    now = house.site.hall.now
    for days, status in ((29, "open"), (31, "called off")):
        monkeypatch.setattr(house.site.hall, "now", lambda: now() + days * 86_400_000)  # noqa: B023
        for name in names:
            advance(house, name)
            assert look(host, name)["view"]["status"] == status

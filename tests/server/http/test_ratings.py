"""Rated games over HTTP: who may play them, what they change, and what is noticed."""

from itertools import count
from typing import Any

import pytest
from sqlalchemy import select

from tegel.server.store import ratings
from tegel.server.store.schema import reports
from tegel.server.tables.commands import Forget
from tegel.server.tables.events import LEFT

from .helpers import BOT, ME, OPEN, House, Visitor, word

LIVE = {"kind": "live", "base": 600_000, "increment": 0}
_logins = count(1)


def account(house: House, name: str) -> Visitor:
    visitor = house.guest(name)
    visitor.login = f"rated.{next(_logins)}"  # type: ignore[attr-defined]
    body = {"login": visitor.login, "password": "a quite long password"}  # type: ignore[attr-defined]
    assert visitor.post("/api/accounts", json=body).status_code == 201
    return visitor


def sit_down(house: House, *visitors: Visitor, game: str = "azul") -> str:
    host, *others = visitors
    options = {"players": len(visitors)}
    seats = [ME, *[OPEN] * len(others)]
    table: str = host.set_up(*seats, game=game, clock=LIVE, rated=True, options=options)["table"]
    for n, other in enumerate(others, 1):
        assert other.do(table, kind="sit", seat=n, name="Other").status_code == 200
    return table


def rating(visitor: Visitor) -> dict[str, Any]:
    [found] = visitor.get("/api/me/ratings").json()["ratings"]
    return dict(found)


def test_a_rated_game_changes_the_ratings_of_both_at_its_end_and_once(house: House) -> None:
    anna, ben = account(house, "Anna"), account(house, "Ben")
    table = sit_down(house, anna, ben)
    before = house.visitor().get(f"/api/tables/{table}/ratings").json()["seats"]
    assert before == [{"rating": 1500, "off": 686, "change": None}] * 2
    assert ben.do(table, kind="resign", seat=1).status_code == 200
    assert ben.do(table, kind="resign", seat=1).status_code == 409
    mine, theirs = rating(anna), rating(ben)
    assert mine["rating"] - 1500 == 1500 - theirs["rating"] > 100
    assert (mine["game"], mine["kind"], mine["seats"], mine["games"]) == (
        "azul",
        {"wall": "coloured"},
        2,
        1,
    )
    after = house.visitor().get(f"/api/tables/{table}/ratings").json()["seats"]
    assert [one["change"] for one in after] == [mine["rating"] - 1500, theirs["rating"] - 1500]
    login = anna.login  # type: ignore[attr-defined]
    assert house.guest("Zoe").get(f"/api/players/{login}/ratings").json()["ratings"] == [mine]


def test_ratings_are_what_the_list_of_games_amounts_to(house: House) -> None:
    players = [account(house, name) for name in ("Anna", "Ben", "Carl")]
    for loser in (0, 1, 2):
        table = sit_down(house, players[loser], players[loser - 1])
        assert players[loser].do(table, kind="resign", seat=0).status_code == 200
    table = sit_down(house, *players)
    for n in (2, 0):
        assert players[n].do(table, kind="resign", seat=n).status_code == 200
    portal = players[0].portal
    assert portal is not None
    count_, differ = portal.call(house.site.store.write, ratings.recompute)
    assert count_ >= 4
    assert differ == 0
    kinds = players[0].get("/api/me/ratings").json()["ratings"]
    assert {one["seats"] for one in kinds} == {2, 3}


def test_only_who_has_an_account_plays_for_ratings_and_knows_so_before(house: House) -> None:
    anna, guest = account(house, "Anna"), house.guest("Guest")
    body = {"game": "azul", "seats": [ME, OPEN], "clock": LIVE, "rated": True}
    assert word(guest.post("/api/tables", json=body)) == "no_account"
    assert (
        word(guest.post("/api/pairings", json={"game": "azul", "clock": LIVE, "rated": True}))
        == "no_account"
    )
    table = anna.set_up(ME, OPEN, clock=LIVE, rated=True)["table"]
    assert guest.look(table)["rated"]
    assert word(guest.do(table, kind="sit", seat=1, name="Guest")) == "no_account"
    assert word(anna.do(table, kind="sit", seat=1, name="Anna")) == "rated"


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "none"}},
        {"seats": [ME, ME]},
        {"seats": [ME, BOT], "options": {"wall": "grey"}},
        {"seats": [ME, BOT, OPEN], "options": {"players": 3}},
    ],
)
def test_what_could_not_be_rated_is_not_begun(house: House, wrong: dict[str, Any]) -> None:
    if not hasattr(house, "rater"):
        house.rater = account(house, "Host")  # type: ignore[attr-defined]
    host: Visitor = house.rater  # type: ignore[attr-defined]
    body = {"game": "azul", "seats": [ME, OPEN], "clock": LIVE, "rated": True, **wrong}
    assert word(host.post("/api/tables", json=body)) == "rated"


def test_against_a_bot_its_published_rating_counts_and_nobody_helps(house: House) -> None:
    anna = account(house, "Anna")
    table = anna.set_up(ME, BOT, clock=LIVE, rated=True)["table"]
    told = house.visitor().get(f"/api/tables/{table}/ratings").json()["seats"]
    assert told[1] == {"rating": 1000, "off": 0, "change": None}
    number = anna.get(f"/api/tables/{table}").json()["number"]
    assert word(anna.post(f"/api/tables/{table}/hint", json={"expected": number})) == "no_hint"
    assert anna.do(table, kind="leave", seat=0).json()["code"] == "counts"
    assert anna.do(table, kind="resign", seat=0).status_code == 200
    assert rating(anna)["rating"] < 1300


def test_a_game_that_is_called_off_early_counts_for_nobody(house: House) -> None:
    anna, ben = account(house, "Anna"), account(house, "Ben")
    table = sit_down(house, anna, ben)
    assert anna.do(table, kind="abort", seat=0).status_code == 200
    assert anna.get("/api/me/ratings").json()["ratings"] == []


def test_who_leaves_for_good_has_lost_and_the_other_is_rated_by_who_they_were(
    house: House,
) -> None:
    anna, ben, carl = (account(house, one) for one in ("Anna", "Ben", "Carl"))
    for _ in range(2):  # Anna is somebody to beat
        assert carl.do(sit_down(house, anna, carl), kind="resign", seat=1).status_code == 200
    table, other = sit_down(house, anna, ben), sit_down(house, anna, carl, ben)
    login = anna.login  # type: ignore[attr-defined]
    assert anna.post("/api/me/farewell", json={"name": login}).status_code == 204
    view = ben.look(table)
    assert (view["status"], view["result"]["reason"]) == ("finished", "resigned")
    assert view["result"]["places"] == [2, 1], "no bot plays on for who has left"
    [mine] = [one for one in ben.get("/api/me/ratings").json()["ratings"] if one["seats"] == 2]
    newcomer = 1662  # what beating one is worth, as in the first test here
    assert (mine["games"], mine["rating"] > newcomer) == (1, True)
    assert ben.look(other)["seats"][0]["out"] == "resigned", "of three, two play on"
    assert carl.do(other, kind="resign", seat=1).status_code == 200
    portal = ben.portal
    assert portal is not None
    assert portal.call(house.site.store.write, ratings.recompute)[1] == 0


def test_where_a_result_is_at_stake_nobody_plays_on_for_who_is_forgotten(house: House) -> None:
    anna, ben = account(house, "Anna"), account(house, "Ben")
    table = sit_down(house, anna, ben)
    portal = anna.portal
    assert portal is not None
    command, number = (
        Forget(anna.cookies["tegel"].split(".")[1]),
        anna.get(f"/api/tables/{table}").json()["number"],
    )
    portal.call(house.site.desk.command, table, None, command, number)
    view = ben.look(table)
    assert (view["result"]["reason"], view["result"]["places"]) == ("resigned", [2, 1])
    assert view["seats"][0]["name"] == LEFT
    assert rating(ben)["games"] == 1


def test_games_that_are_given_up_at_once_are_told_to_wardens_once(house: House) -> None:
    anna, ben = account(house, "Anna"), account(house, "Ben")
    for _ in range(5):
        table = sit_down(house, anna, ben)
        assert ben.do(table, kind="resign", seat=1).status_code == 200
    portal = anna.portal
    assert portal is not None
    rows = portal.call(
        house.site.store.read, lambda c: c.execute(select(reports.c.reason)).scalars().all()
    )
    assert [*rows].count("short") == 1


def test_who_wants_a_rated_game_is_paired_with_who_does_too(house: House) -> None:
    anna, ben, carl = (account(house, name) for name in ("Anna", "Ben", "Carl"))
    wish = {"game": "azul_duel", "clock": LIVE}
    plain = anna.post("/api/pairings", json=wish).json()["table"]
    rated = ben.post("/api/pairings", json={**wish, "rated": True}).json()["table"]
    assert plain != rated
    assert carl.post("/api/pairings", json={**wish, "rated": True}).json()["table"] == rated
    assert carl.look(rated)["rated"]

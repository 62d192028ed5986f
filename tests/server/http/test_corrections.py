"""Results that the leader of a tournament settles: openly, and ratings follow."""

from itertools import count
from typing import Any

from tegel.server.store import ratings

from .helpers import House, Visitor, word
from .test_reports import warden
from .test_tournaments import advance, announce, enter, look, resign

_logins = count(1)


def account(house: House, name: str) -> Visitor:
    visitor = house.guest(name)
    visitor.login = f"settled.{next(_logins)}"  # type: ignore[attr-defined]
    body = {"login": visitor.login, "password": "a quite long password"}  # type: ignore[attr-defined]
    assert visitor.post("/api/accounts", json=body).status_code == 201
    return visitor


def correct(visitor: Visitor, name: str, *places: int, why: str, board: int = 1) -> Any:
    body = {"round": 1, "board": board, "places": places, "why": why}
    return visitor.post(f"/api/tournaments/{name}/corrections", json=body)


def board(visitor: Visitor, name: str, n: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = look(visitor, name)["view"]["rounds"][0]["games"][n - 1]
    return found


def rating(visitor: Visitor) -> tuple[int, int]:
    found = visitor.get("/api/me/ratings").json()["ratings"]
    return (found[0]["rating"], found[0]["games"]) if found else (1500, 0)


def begun(house: House, host: Visitor, *players: Visitor, **more: Any) -> str:
    name = announce(host, **{"rounds": 1, "rated": True, **more})
    enter(name, *players)
    assert host.post(f"/api/tournaments/{name}/start").status_code == 204
    return name


def differing(house: House) -> int:
    portal = house.visitor().portal
    assert portal is not None
    return int(portal.call(house.site.store.write, ratings.recompute)[1])


def test_a_table_that_stood_still_is_settled_and_nobody_plays_on(house: House) -> None:
    host, anna, ben = (account(house, one) for one in ("Host", "Anna", "Ben"))
    name = begun(house, host, anna, ben)
    one, two = (anna, ben) if board(host, name)["entrants"] == [1, 2] else (ben, anna)
    [table] = look(anna, name)["you"]["tables"]
    assert look(host, name)["you"]["may_correct"]
    assert not look(anna, name)["you"]["may_correct"]
    assert correct(host, name, 7, 3, why="stood still").status_code == 204
    closed = anna.look(table)
    assert (closed["status"], closed["closed"]["reason"]) == ("closed", "decided")
    assert anna.do(table, kind="resign", seat=0).status_code == 409
    view = look(house.visitor(), name)["view"]
    assert view["status"] == "over", "nobody is waited for any more"
    shown = view["rounds"][0]["games"][0]
    assert (shown["places"], shown["played"]) == ([2, 1], None)
    [told] = shown["corrections"]
    assert (told["by"], told["why"], told["places"]) == ("host", "stood still", [2, 1])
    assert told["at"] > 0
    assert rating(one)[0] < 1500 < rating(two)[0]
    assert (rating(one)[1], rating(two)[1], differing(house)) == (1, 1, 0)


def test_a_wrong_forfeit_is_put_right_and_later_ratings_follow(house: House) -> None:
    host, anna, ben = (account(house, one) for one in ("Host", "Anna", "Ben"))
    name = begun(house, host, anna, ben)
    resign(anna, name)
    advance(house, name)
    later = begun(house, host, anna, ben)
    resign(ben, later)
    advance(house, later)
    before = rating(anna)
    places = (1, 2) if board(host, name)["entrants"] == [1, 2] else (2, 1)
    assert correct(host, name, *places, why="wrong forfeit").status_code == 204
    view = look(host, name)["view"]
    assert [row["entrant"] for row in view["standing"]] == [1, 2]
    shown = board(host, name)
    assert sorted(shown["played"]["places"]) == [1, 2] == sorted(shown["places"])
    assert shown["played"]["places"] != shown["places"]
    assert rating(anna)[0] > before[0] + 100
    assert rating(anna)[1] == before[1] == 2
    assert differing(house) == 0
    assert correct(host, name, why="agreed").status_code == 204
    assert rating(anna)[1] == 1, "what is nobody's counts for nobody"
    assert differing(house) == 0
    assert len(board(host, name)["corrections"]) == 2, "all that was decided is shown"


def test_wardens_are_told_of_a_host_who_settles_rated_games_of_others_once_a_week(
    house: House,
) -> None:
    judge, host = warden(house, "settled.told"), account(house, "Hilda")
    for _ in range(2):
        name = begun(house, host, account(house, "Anna"), account(house, "Ben"))
        assert correct(host, name, 1, 2, why="agreed").status_code == 204
    told = [one for one in judge.get("/api/reports").json()["reports"] if one["name"] == "Hilda"]
    assert [(one["reason"], sorted(one["seats"])) for one in told] == [("settled", ["Anna", "Ben"])]


def test_nobody_settles_what_is_not_theirs_to_settle(house: House) -> None:
    host, anna, ben = (account(house, one) for one in ("Host", "Anna", "Ben"))
    name = begun(house, host, host, anna, ben, account(house, "Carl"))
    other = next(n for n in (1, 2) if 1 not in board(host, name, n)["entrants"])
    own = 3 - other
    judge = warden(house, "settled.judge")
    for visitor in (anna, house.guest("Zoe")):
        assert word(correct(visitor, name, 1, 2, why="agreed", board=other)) == "not_host"
    assert correct(house.visitor(), name, 1, 2, why="agreed").status_code == 401
    assert word(correct(host, name, 1, 2, why="agreed", board=own)) == "own_table"
    assert word(correct(host, name, 1, 2, why="agreed", board=9)) == "no_entry"
    assert word(correct(host, name, 1, 2, 3, why="agreed", board=other)) == "no_entry"
    assert correct(host, name, 1, 2, why="bribed", board=other).status_code == 422
    assert look(judge, name)["you"]["may_correct"]
    assert correct(judge, name, 1, 2, why="agreed", board=other).status_code == 204
    assert word(correct(host, name, 2, 1, why="agreed", board=other)) == "no_entry"
    assert board(host, name, other)["corrections"][0]["by"] == "warden"
    for _ in range(9):
        assert correct(judge, name, 1, 2, why="agreed", board=other).status_code == 204
    assert word(correct(judge, name, 1, 2, why="agreed", board=other)) == "no_entry"

"""Puzzles over HTTP: one near my rating, an answer that is checked and never told before."""

import datetime
from typing import Any

from tegel.analysis.puzzles import Attempt, daily, find_puzzle, shelf

from .helpers import House, Visitor, refused


def answer_of(shown: dict[str, Any]) -> list[int]:
    """The moves to find."""
    puzzle = find_puzzle(shown["puzzle"])
    assert puzzle is not None
    attempt, moves = Attempt(puzzle), list[int]()
    while not attempt.is_done:
        moves.append(attempt.move)
        attempt.play(moves[-1])
    return moves


def wrong_of(shown: dict[str, Any]) -> int:
    offered: list[int] = [one["move"] for one in shown["view"]["moves"]]
    return next(move for move in offered if move != answer_of(shown)[0])


def following(visitor: Visitor, game: str = "azul", **how: str) -> dict[str, Any]:
    answer = visitor.get(f"/api/me/puzzles/{game}/next", params=how)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tried(visitor: Visitor, shown: dict[str, Any], moves: list[int] | None) -> dict[str, Any]:
    answer = visitor.post(f"/api/puzzles/{shown['puzzle']}/tries", json={"moves": moves})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_who_solves_a_puzzle_is_told_why_and_rises(house: House) -> None:
    anna = house.guest("Anna")
    for game in ("azul", "azul_duel", "ingenious"):
        shown = following(anna, game)
        assert abs(shown["rating"] - 1500) < 100
        assert set(shown) == {
            "puzzle", "game", "players", "seat", "decisions", "rating", "view", "position",
            "tried", "day",
        }  # fmt: skip
        moves = answer_of(shown)
        assert len(moves) == shown["decisions"]
        for n in range(1, len(moves)):
            told = tried(anna, shown, moves[:n])
            assert (told["right"], told["done"], told["solution"]) == (True, False, None)
            assert told["result"] is None
        told = tried(anna, shown, moves)
        assert (told["right"], told["done"]) == (True, True)
        assert told["result"]["solved"]
        assert told["result"]["change"] > 0
        assert told["solution"]["best"][0]["move"] == moves[0]
        standing = anna.get(f"/api/me/puzzles/{game}").json()
        assert (standing["solved_all"], standing["failed_all"], standing["streak"]) == (1, 0, 1)
        assert standing["latest"][0]["puzzle"] == shown["puzzle"]


def test_a_wrong_answer_counts_once_and_tells_nothing(house: House) -> None:
    anna = house.guest("Anna")
    shown = following(anna)
    told = tried(anna, shown, [wrong_of(shown)])
    assert (told["right"], told["done"], told["solution"]) == (False, False, None)
    assert told["result"]["solved"] is False
    assert told["result"]["change"] < 0
    again = tried(anna, shown, answer_of(shown))
    assert again["done"]
    assert again["result"]["solved"] is False
    standing = anna.get("/api/me/puzzles/azul").json()
    assert (standing["solved_all"], standing["failed_all"]) == (0, 1)


def test_who_asks_for_the_answer_has_failed(house: House) -> None:
    anna = house.guest("Anna")
    shown = following(anna)
    told = tried(anna, shown, None)
    assert told["solution"]["best"][0]["move"] == answer_of(shown)[0]
    assert told["result"]["solved"] is False
    assert tried(anna, shown, answer_of(shown))["result"]["solved"] is False


def test_no_puzzle_comes_twice_and_themes_can_be_chosen(house: House) -> None:
    anna = house.guest("Anna")
    seen: set[str] = set()
    for _ in range(5):
        shown = following(anna, theme="overflow")
        assert shown["puzzle"] not in seen
        assert "overflow" in shelf("azul").by_key[shown["puzzle"]].themes
        seen.add(shown["puzzle"])
        tried(anna, shown, None)


def test_the_puzzle_of_the_day_is_for_all_and_tomorrows_for_nobody(house: House) -> None:
    today = house.visitor().get("/api/puzzles/daily").json()
    day = datetime.date.fromisoformat(today["day"])
    assert today["puzzle"] == daily(day).key
    anna = house.guest("Anna")
    assert anna.get("/api/puzzles/daily").json()["tried"] is False
    tried(anna, today, answer_of(today))
    assert anna.get("/api/puzzles/daily").json()["tried"] is True
    later = (day + datetime.timedelta(2)).isoformat()
    assert refused(anna.get(f"/api/puzzles/daily?day={later}")) == (422, "bad_request")
    assert refused(anna.get("/api/puzzles/daily?day=2026-02-31")) == (422, "bad_request")


def test_what_can_not_be_is_refused(house: House) -> None:
    anna, nobody = house.guest("Anna"), house.visitor()
    shown = following(anna)
    path = f"/api/puzzles/{shown['puzzle']}/tries"
    assert refused(nobody.post(path, json={"moves": None})) == (401, "no_player")
    assert refused(nobody.get("/api/me/puzzles/azul/next")) == (401, "no_player")
    assert refused(anna.get("/api/me/puzzles/chess/next")) == (404, "not_found")
    assert refused(anna.get("/api/puzzles/0123456789")) == (404, "no_puzzle")
    assert refused(anna.post(path, json={"moves": []})) == (422, "bad_request")
    illegal = anna.post(path, json={"moves": [10_000_000]})
    assert (illegal.status_code, illegal.json()["code"]) == (422, "illegal")
    assert anna.get("/api/me/puzzles/azul").json()["failed_all"] == 0


def test_all_sets_are_listed_with_their_themes(house: House) -> None:
    sets = house.visitor().get("/api/puzzles").json()["sets"]
    assert [one["game"] for one in sets] == ["azul", "azul_duel", "ingenious"]
    for one in sets:
        assert one["count"] == len(shelf(one["game"]).puzzles)
        assert sum(one["themes"].values()) >= one["count"]

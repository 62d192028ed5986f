"""Reviews over HTTP: of games that are over and of records, made once, by real workers."""

import json
import threading
from typing import Any

import pytest

import tegel
from tegel.analysis import judge
from tegel.analysis.shape import Review
from tegel.server.tables.clock import HOUR

from .helpers import BOT, ME, House, Visitor, refused

GAMES = tuple(tegel.games())


def lines(visitor: Visitor, path: str, **sent: Any) -> list[dict[str, Any]]:
    """All that comes of asking for a review."""
    answer = visitor.post(path, json=sent or None)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines() if line]


def finished(visitor: Visitor, game: str = "azul", moves: int = 5) -> str:
    """A table whose game was given up after some moves: so its review takes no time."""
    table: str = visitor.set_up(ME, ME, game=game)["table"]
    for _ in range(moves):
        view = visitor.look(table)["view"]
        move = {"kind": "play", "seat": view["turn"], "move": view["moves"][0]["move"]}
        assert visitor.do(table, **move).status_code == 200
    assert visitor.do(table, kind="resign", seat=0).status_code == 200
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_reviewed_once_and_then_there_for_all(
    house: House, game: str
) -> None:
    host = house.guest("Ann")
    table = finished(host, game)
    path = f"/api/tables/{table}/review"
    assert refused(host.get(path)) == (404, "not_found")
    told = lines(host, path)
    done = [one["done"] for one in told]
    assert done == sorted(done)
    assert all(one["review"] is None for one in told[:-1])
    found = Review.from_json(told[-1]["review"])
    assert len(found.decisions) == told[-1]["of"] == told[-1]["done"]
    # The same as at home.
    record = tegel.read_record(host.get(f"/api/tables/{table}/record").text)
    assert tegel.review(record) == found
    # It is kept: another has it at once, without anybody thinking.
    other = house.guest("Ben")
    assert lines(other, path) == told[-1:]
    assert other.get(path).json() == told[-1]


def test_a_game_in_play_is_not_reviewed_nor_is_it_for_nobody(house: House) -> None:
    host = house.guest("Ann")
    table = host.set_up(ME, BOT)["table"]
    assert refused(host.post(f"/api/tables/{table}/review")) == (409, "not_over")
    assert refused(host.get(f"/api/tables/{table}/review")) == (409, "not_over")
    assert refused(host.post("/api/tables/0123456789abcdef/review"))[0] == 404
    over = finished(host)
    assert refused(house.visitor().post(f"/api/tables/{over}/review")) == (401, "no_player")


def test_who_asks_for_a_review_that_is_being_made_joins_it(house: House) -> None:
    host, other = house.guest("Ann"), house.guest("Ben")
    table = finished(host)
    path = f"/api/tables/{table}/review"
    told: list[list[dict[str, Any]]] = []
    threads = [
        threading.Thread(target=lambda who=who: told.append(lines(who, path)))
        for who in (host, other, host)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert house.site.thinkers.studies == 0
    assert told[0][-1] == told[1][-1] == told[2][-1]
    assert told[0][-1]["review"] is not None


def test_a_record_from_elsewhere_is_reviewed_as_far_as_it_goes(house: House) -> None:
    guest = house.guest("Ann")
    state = tegel.new("azul", seed=7)
    for _ in range(6):
        state.push(state.legal_moves[0])
    record = tegel.Record.of(state, ["Anna", "Ben"])
    told = lines(guest, "/api/records/review", record=str(record))
    found = Review.from_json(told[-1]["review"])
    assert not found.is_over
    assert found == tegel.review(record)
    wrong = guest.post("/api/records/review", json={"record": str(record).replace("red", "blue")})
    assert refused(wrong) == (422, "bad_record")


def test_another_judge_judges_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house.guest("Ann")
    table = finished(host)
    path = f"/api/tables/{table}/review"
    lines(host, path)
    monkeypatch.setattr(judge, "VERSION", 999)
    assert refused(host.get(path)) == (404, "not_found")


@pytest.fixture
def missed(house: House) -> tuple[Visitor, str, dict[str, Any]]:
    """Somebody who let tiles fall, the table, and its review."""
    host = house.guest("Ann")
    table = host.set_up(ME, BOT)["table"]
    for _ in range(4):
        while (view := host.look(table)["view"])["turn"] != 0:
            pass
        floor = max(view["moves"], key=lambda one: one["text"].endswith("floor"))
        assert host.do(table, kind="play", seat=0, move=floor["move"]).status_code == 200
    while host.do(table, kind="resign", seat=0).status_code == 409:
        pass  # the bot has just moved
    nothing = {"forms": [], "count": 0, "due": 0, "next_at": None, "themes": [], "mistakes": []}
    assert host.get("/api/me/reviews/summary").json() == nothing
    return host, table, lines(host, f"/api/tables/{table}/review")[-1]["review"]


def test_reviews_add_up_to_a_form_and_mistakes_by_theme(
    missed: tuple[Visitor, str, dict[str, Any]],
) -> None:
    host, _, review = missed
    told = host.get("/api/me/reviews/summary").json()
    (form,) = told["forms"]
    kind = form["game"], form["options"], form["players"], form["games"]
    assert kind == ("azul", {"wall": "coloured"}, 2, 1)
    assert form["rate"] == form["lately"] == pytest.approx(review["seats"][0]["rate"])
    marked = [turn for turn in review["turns"] if turn["seat"] == 0 and "?" in turn["mark"]]
    assert marked, "tiles that fall to the floor are mistakes"
    assert len(told["mistakes"]) == told["count"] == told["due"] == len(marked)
    themes = {one["theme"]: one for one in told["themes"]}
    assert {*themes} == {theme for turn in marked for theme in turn["themes"]}
    name, first = next(iter(themes.items()))
    assert (first["game"], first["due"]) == ("azul", first["count"])
    losses = [turn["loss"] for turn in marked if name in turn["themes"]]
    assert first["loss"] == pytest.approx(sum(losses) / first["count"])
    wanted = {"game": "azul", "theme": name, "most": 1}
    some = host.get("/api/me/reviews/summary", params=wanted).json()
    assert (some["count"], len(some["mistakes"])) == (told["count"], 1)
    (one,) = some["mistakes"]
    assert name in one["themes"]
    assert tegel.position(one["position"]).text(one["best"]["move"]) == one["best"]["text"]


def test_an_answer_counts_when_it_is_due(
    house: House,
    missed: tuple[Visitor, str, dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, table, _ = missed
    first, second = host.get("/api/me/reviews/summary").json()["mistakes"][:2]
    path = f"/api/me/mistakes/{first['id']}/answer"
    # Others neither see it nor answer it.
    other = house.guest("Ben")
    assert other.get("/api/me/reviews/summary").json()["mistakes"] == []
    assert refused(other.post(path, json={"move": 1})) == (404, "not_found")
    assert refused(host.post(path, json={"move": 9999})) == (422, "illegal")
    wrong = host.post(path, json={"move": first["played"]["move"]}).json()
    assert (wrong["right"], wrong["counted"]) == (False, True)
    assert wrong["loss"] == pytest.approx(first["best"]["shares"][0] - first["played"]["shares"][0])
    assert wrong["mistake"]["due_at"] > first["due_at"]
    assert any(one["good"] for one in wrong["reasons"])
    # Before it is due it is only practice.
    early = host.post(path, json={"move": first["best"]["move"]}).json()
    assert (early["right"], early["counted"]) == (True, False)
    assert early["mistake"]["due_at"] == wrong["mistake"]["due_at"]
    monkeypatch.setattr(type(house.site), "now", lambda _: wrong["mistake"]["due_at"])
    right = host.post(path, json={"move": first["best"]["move"]}).json()
    assert (right["right"], right["loss"], right["counted"]) == (True, 0, True)
    assert right["mistake"]["due_at"] > wrong["mistake"]["due_at"] + 12 * HOUR
    # In the review of the game it is the same one; who was shown it has not known it.
    path = f"/api/tables/{table}/review/answers"
    shown = host.post(path, json={"n": second["n"], "move": None}).json()
    assert (shown["right"], shown["loss"], shown["counted"]) == (False, None, True)
    assert shown["mistake"]["id"] == second["id"]
    assert other.post(path, json={"n": second["n"], "move": None}).json()["mistake"] is None
    assert refused(host.post(path, json={"n": 999, "move": None})) == (404, "not_found")


def test_another_answer_is_judged_as_the_review_judges(
    missed: tuple[Visitor, str, dict[str, Any]],
) -> None:
    host, table, review = missed
    decided = next(one for one in review["decisions"] if one["mark"] and one["seat"] == 0)
    position = tegel.read_record(host.get(f"/api/tables/{table}/record").text).replay()
    state = [one.copy() for one in position][decided["n"]]
    judged = judge.Judge(state.game, 2)
    known = decided["best"]["move"], decided["played"]["move"]
    move = next(one for one in state.legal_moves if one not in known)
    told = host.post(
        f"/api/tables/{table}/review/answers", json={"n": decided["n"], "move": move}
    ).json()
    assert told["choice"]["move"] == move
    assert told["choice"]["text"] == state.text(move)
    assert told["choice"]["shares"] == pytest.approx(judged.after(state, move, 0).shares)


def test_what_a_browser_has_found_comes_back_to_its_owner_and_counts_for_nothing(
    house: House,
) -> None:
    host, other = house.guest("Ann"), house.guest("Ben")
    table = finished(host)
    path = f"/api/tables/{table}/review"
    record = tegel.read_record(host.get(f"/api/tables/{table}/record").text)
    better = next(record.replay()).legal_moves[1]
    worth = {"shares": [0.5, 0.5], "margins": [0.0, 0.0]}
    told = {"n": 0, "mark": "??", "loss": 0.3, "themes": ["floor"], "line": [better]}
    told |= {"best": worth, "played": worth}

    def hand_in(who: Visitor, **changed: Any) -> Any:
        return who.post(f"{path}/own", json={"mistakes": [told | changed]})

    assert refused(hand_in(other)) == (404, "not_found")  # Ben decided nothing there
    assert refused(hand_in(host, line=[10_000])) == (422, "illegal")
    assert refused(hand_in(host, themes=["<b>"])) == (422, "bad_request")
    assert refused(hand_in(host, best={"shares": [2, 0], "margins": [0, 0]}))[0] == 422
    assert refused(hand_in(host, best={"shares": [1], "margins": [0]})) == (422, "bad_request")
    for _ in range(2):  # and once
        assert hand_in(host).status_code == 204
    summary = host.get("/api/me/reviews/summary").json()
    [mistake] = summary["mistakes"]
    assert summary["forms"] == []
    assert (mistake["table"], mistake["n"], mistake["best"]["move"]) == (table, 0, better)
    assert mistake["best"]["text"] == next(record.replay()).text(better)
    assert refused(host.get(path)) == (404, "not_found")  # nobody has reviewed the game
    assert other.get("/api/me/reviews/summary").json()["mistakes"] == []
    answer = host.post(f"{path}/answers", json={"n": 0, "move": better}).json()
    assert answer["mistake"]["id"] == mistake["id"]

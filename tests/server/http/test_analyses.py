"""The champion's lines over HTTP: deepening, fair, and never for a game in play."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

import tegel
from tegel.analysis import analyse, explained
from tegel.server import packs
from tegel.server.http import analyses

from .helpers import BOT, ME, OPEN, House, Visitor, play_to_the_end, refused

GAMES = tuple(tegel.games())


def lines(visitor: Visitor, position: str, **more: Any) -> list[dict[str, Any]]:
    """All that comes of an analysis."""
    answer = visitor.post("/api/analyses", json={"position": position, **more})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines() if line]


def ask(visitor: Visitor, position: str, **more: Any) -> Any:
    return visitor.post("/api/analyses", json={"position": position, "iterations": 50, **more})


@pytest.mark.parametrize("game", GAMES)
def test_lines_deepen_and_end_with_what_the_champion_finds_elsewhere(
    house: House, game: str
) -> None:
    state = tegel.new(game, seed=3)
    told = lines(house.guest("Ann"), state.position, lines=2, iterations=5000, seed=4)
    counts = [one["iterations"] for one in told]
    assert counts == sorted(counts)
    assert [one["final"] for one in told] == [False] * (len(told) - 1) + [True]
    assert state.turn is not None
    known = state.imagine(state.turn, 4)
    here = explained(known, analyse(known, lines=2, iterations=5000, seed=4), 4).as_data()
    assert told[-1]["lines"] == json.loads(json.dumps(here["lines"]))
    best = told[-1]["lines"][0]
    assert best["deed"] == state.deed(best["move"], state.turn)
    assert best["line"][0]["text"] == best["text"] == state.text(best["move"])


def test_moves_lead_to_the_position_that_is_thought_about(house: House) -> None:
    state = tegel.new("azul", seed=3)
    first = state.legal_moves[0]
    told = lines(house.guest("Ann"), state.position, moves=[first], iterations=50)
    state.push(first)
    assert told[-1]["seat"] == state.turn


def test_who_asks_says_who_they_are_and_what_is_asked_is_checked(house: House) -> None:
    state = tegel.new("azul", seed=3)
    assert refused(ask(house.visitor(), state.position)) == (401, "no_player")
    guest = house.guest("Ann")
    answer = ask(guest, state.position.replace("turn=", "turn=7"))
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_position")
    for wrong in ({"lines": 0}, {"lines": 11}, {"iterations": 200_001}, {"seconds": 61}):
        assert refused(ask(guest, state.position, **wrong)) == (422, "bad_request")
    while not state.is_over:
        state.push(state.legal_moves[0])
    assert refused(ask(guest, state.position)) == (409, "over")


def test_what_the_seat_that_decides_knows_is_needed(house: House) -> None:
    guest, state = house.guest("Ann"), tegel.new("ingenious", seed=3)
    assert state.turn is not None
    assert ask(guest, state.position_for(state.turn)).status_code == 200
    answer = ask(guest, state.position_for(1 - state.turn))
    problem = answer.json()
    assert (answer.status_code, problem["field"]) == (422, f"rack{state.turn}")
    assert "decides, and what it knows is needed" in problem["message"]


@pytest.mark.parametrize("game", GAMES)
def test_no_position_of_a_game_is_analysed_for_who_plays_it(house: House, game: str) -> None:
    player, other = house.guest("Ann"), house.guest("Ben")
    table = player.set_up(ME, OPEN, game=game)["table"]
    other.do(table, kind="sit", seat=1, name="Ben")

    def now(visitor: Visitor) -> str:
        n = len(house.site.desk.sittings[table].table.made)
        text: str = visitor.get(f"/api/tables/{table}/moves/{n}").json()["position"]
        return text

    for _ in range(3):
        view = player.look(table)["view"]
        turn = view["turn"]
        mover = (player, other)[turn]
        position = now(mover)
        assert refused(ask(mover, position)) == (403, "in_play")
        # Written in another way, and with made up racks of others, it is the same.
        again = tegel.position(position, seed=5)
        words = again.position.split()
        assert refused(ask(mover, " ".join([words[0], *words[:0:-1]]))) == (403, "in_play")
        # So it is with an option that mattered when the game began, and in a record.
        others = [position.replace("start=random", f"start={seat}") for seat in range(2)]
        codes = {ask(mover, text).json()["code"] for text in others}
        assert codes <= {"in_play", "bad_position"}
        assert "in_play" in codes
        record = str(tegel.Record.of(again))
        reviewed = mover.post("/api/records/review", json={"record": record})
        assert refused(reviewed) == (403, "in_play")
        # So is what may come of it.
        first = again.legal_moves[0]
        on = ask(mover, again.position, moves=[first], seed=5)
        assert refused(on) == (403, "in_play")
        # Nor may they think about it by themselves.
        leave = mover.post("/api/analyses/leave", json={"position": position})
        assert refused(leave) == (403, "in_play")
        # Who does not play there may ask.
        assert ask(house.guest("Cor"), position).status_code == 200
        move = mover.look(table)["view"]["moves"][0]["move"]
        assert mover.do(table, kind="play", seat=turn, move=move).status_code == 200
        # And it stays so when the game has gone on.
        assert refused(ask(mover, position)) == (403, "in_play")


def test_when_the_game_is_over_its_positions_are_analysed(house: House) -> None:
    host = house.guest("Ann")
    table = host.set_up(ME, ME, game="ingenious")["table"]
    play_to_the_end(host, table)
    told = host.get(f"/api/tables/{table}/moves/6").json()
    assert "?" not in told["position"]
    assert ask(host, told["position"]).status_code == 200
    seat = host.get(f"/api/tables/{table}/moves/6", params={"seat": 0}).json()
    assert "rack1=?" in seat["position"]


def test_a_player_has_two_analyses_at_once_and_a_bot_plays_meanwhile(house: House) -> None:
    guest, position = house.guest("Ann"), tegel.new("azul_duel", seed=3).position
    threads = [
        threading.Thread(target=lines, args=(guest, position), kwargs={"seconds": 4})
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    while house.site.thinkers.studies < 2:
        pass
    answer = ask(guest, position)
    assert refused(answer) == (429, "too_many")
    assert "stop one of them first" in answer.json()["message"]
    # The one worker that there is decides for a bot while both go on.
    bots = house.guest("Ben")
    table = bots.set_up(ME, BOT, game="azul")["table"]
    while (view := bots.look(table)["view"])["turn"] == 1:
        pass
    first = view["moves"][0]["move"]
    assert bots.do(table, kind="play", seat=0, move=first).status_code == 200
    while bots.look(table)["view"]["turn"] == 1:
        pass
    for thread in threads:
        thread.join()
    assert house.site.thinkers.studies == 0
    assert ask(guest, position).status_code == 200


def test_who_waits_hears_that_the_line_holds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "QUIET", 0.01)
    body = {"position": tegel.new("azul", seed=3).position, "iterations": 2000}
    answer = house.guest("Ann").post("/api/analyses", json=body)
    assert "\n\n" in answer.text
    assert json.loads(answer.text.splitlines()[-1])["final"]


def test_a_browser_may_think_by_itself_where_the_server_would_tell(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest("Dirk")
    answer = guest.post("/api/analyses/leave", json={"game": "azul", "seed": 1})
    assert (answer.status_code, answer.content) == (204, b"")
    nonsense = guest.post("/api/analyses/leave", json={"position": "nonsense"})
    assert refused(nonsense) == (422, "bad_position")
    monkeypatch.setattr(packs, "FOLDER", tmp_path)
    assert guest.get("/api/pack").json() == {"address": None, "bytes": 0}
    (tmp_path / "pack-0123").mkdir()
    assert guest.get("/api/pack").json() == {"address": "/pocket/pack-0123/", "bytes": 0}

"""Tables over HTTP."""

from typing import Any

import pytest

from tegel.core.position import read
from tegel.games import find
from tegel.server import manners
from tegel.server.looks import past

from .helpers import BOT, ME, OPEN, House, play_to_the_end, refused


def test_the_games_are_told_with_their_options_and_levels(house: House) -> None:
    told = house.visitor().get("/api/games").json()
    assert [game["name"] for game in told["games"]] == ["azul", "azul_duel", "ingenious"]
    azul = told["games"][0]
    assert azul["options"][0] == {
        "name": "players",
        "choices": [2, 3, 4],
        "help": "how many play",
    }
    assert [game["hidden"] for game in told["games"]] == [False, True, True]
    assert told["levels"][0] == "newcomer"


def test_a_table_for_two_begins_when_who_has_its_address_sits_down(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    made = anna.set_up({"kind": "me", "name": "Ann"}, OPEN, nonce="dice")
    table = made["table"]
    assert anna.look(table)["status"] == "waiting"
    assert ben.look(table)["seats"][0]["name"] == "Ann"
    sit = {"kind": "sit", "seat": 1, "name": "Ben"}
    assert ben.do(table, **sit).status_code == 200
    assert anna.look(table)["status"] == "playing"
    assert ben.look(table)["eyes"] == 1


def test_a_seat_has_the_name_of_its_player_unless_another_is_given(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, {"kind": "me", "name": "Ben"})["table"]
    assert [seat["name"] for seat in anna.look(table)["seats"]] == ["Anna", "Ben"]


def test_public_tables_are_listed_and_others_only_for_who_sits_there(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    shown = anna.set_up(ME, OPEN, public=True)
    hidden = anna.set_up(ME, OPEN)["table"]
    listed = ben.get("/api/tables").json()["tables"]
    assert [one["table"] for one in listed] == [shown["table"]]
    assert ben.get("/api/tables?status=waiting&game=ingenious").json()["tables"] == []
    own = anna.get("/api/me/tables").json()["tables"]
    assert {one["table"]: one["yours"] for one in own} == {shown["table"]: [0], hidden: [0]}
    oldest = min(one["updated_at"] for one in own)
    earlier = anna.get(f"/api/me/tables?before={oldest}").json()["tables"]
    assert earlier == []
    assert ben.get("/api/me/tables").json()["tables"] == []
    assert refused(house.visitor().get("/api/me/tables")) == (401, "no_player")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "bad_options"),
        ({"options": {"players": 9}}, "bad_options"),
        ({"options": {"colour": "red"}}, "bad_options"),
        ({"options": {"players": 3}}, "bad_seats"),
        ({"seats": [ME, {"kind": "bot", "level": "god"}]}, "bad_level"),
        ({"seats": [ME, {"kind": "bot", "level": "tests.bots.Spy"}]}, "bad_level"),
        ({"seats": [{"kind": "me", "name": "\u200b"}, ME]}, "bad_name"),
        ({"clock": {"kind": "live", "base": 1}}, "bad_clock"),
        ({"clock": {"kind": "none", "increment": 5}}, "bad_clock"),
        ({"nonce": "two\nlines"}, "bad_nonce"),
        ({"seats": []}, "bad_request"),
        ({"seats": [ME] * 11}, "bad_request"),
        ({"seats": [ME, {"kind": "king"}]}, "bad_request"),
        ({"seats": [ME, {}]}, "bad_request"),
        ({"seats": [ME, {"kind": "open", "token": "x"}]}, "bad_request"),
        ({"options": {"players": 2.0}}, "bad_request"),
        ({"options": {"players": True}}, "bad_request"),
        ({"options": {str(n): n for n in range(21)}}, "bad_request"),
        ({"public": "yes"}, "bad_request"),
        ({"clock": {"kind": "live", "base": "600000"}}, "bad_request"),
        ({"clock": None}, "bad_request"),
        ({"secret": "0" * 64}, "bad_request"),
    ],
)
def test_a_table_that_can_not_be_is_refused_in_words(
    house: House, wish: dict[str, object], code: str
) -> None:
    body = {"game": "azul", "seats": [ME, ME], **wish}
    assert refused(house.guest("Anna").post("/api/tables", json=body)) == (422, code)


def test_only_who_has_an_account_lets_bots_play_alone(house: House) -> None:
    anna = house.guest("Anna")
    alone = {"game": "azul", "seats": [BOT, BOT]}
    assert refused(anna.post("/api/tables", json=alone)) == (403, "bots_alone")
    waiting = anna.set_up(BOT, OPEN)["table"]
    assert anna.look(waiting)["may"]["add_bot"] == []
    filled = anna.do(waiting, kind="add_bot", seat=1, level="newcomer")
    assert refused(filled) == (403, "bots_alone")
    anna.post("/api/accounts", json={"login": "anna", "password": "correct horse battery"})
    assert anna.post("/api/tables", json=alone).status_code == 201


def test_a_command_that_comes_again_is_answered_the_same(house: House) -> None:
    anna = house.guest("Anna")
    made = anna.set_up(ME, ME)
    view = anna.look(made["table"])["view"]
    move = {"kind": "play", "seat": view["turn"], "move": view["moves"][0]["text"]}
    first = anna.order(made["table"], made["number"], "mine", **move).json()
    again = anna.order(made["table"], made["number"], "mine", **move).json()
    assert first == {"number": made["number"] + 1, "duplicate": False}
    assert again == first | {"duplicate": True}
    late = anna.order(made["table"], made["number"], "other", **move)
    assert refused(late) == (409, "stale")
    early = anna.order(made["table"], 999, "another", **move)
    assert refused(early) == (409, "ahead")


def test_a_table_that_is_asked_for_again_is_the_same(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    wish = {"game": "azul", "seats": [ME, OPEN], "id": "mine"}
    first, again = (anna.post("/api/tables", json=wish) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert [one["table"] for one in anna.get("/api/me/tables").json()["tables"]] == [
        first.json()["table"]
    ]
    # Another's wish is another table.
    assert ben.post("/api/tables", json=wish).json()["table"] != first.json()["table"]
    other = anna.post("/api/tables", json=wish | {"id": "another"}).json()
    assert other["table"] != first.json()["table"]


def test_what_happened_is_told_a_page_at_a_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past, "PAGE", 2)
    anna = house.guest("Anna")
    made = anna.set_up(ME, ME)
    path = f"/api/tables/{made['table']}/events"
    told: list[int] = []
    while True:
        answer = anna.get(path, params={"after": told[-1] if told else 0}).json()
        assert len(answer["events"]) <= 2
        told += [event["number"] for event in answer["events"]]
        assert answer["number"] == told[-1]
        if not answer["more"]:
            break
    assert told == list(range(1, made["number"] + 1))
    nothing = anna.get(path, params={"after": 99}).json()
    assert nothing == {"number": made["number"], "events": [], "more": False}


def test_refusals_of_commands_have_fitting_statuses(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.set_up(ME, ME)["table"]
    turn = anna.look(table)["view"]["turn"]
    sit = {"kind": "sit", "seat": 0, "name": "Ben"}
    play: dict[str, Any] = {"kind": "play", "seat": turn, "move": 0}
    assert refused(ben.do(table, **sit)) == (409, "started")
    assert refused(ben.do(table, **play)) == (403, "not_yours")
    assert refused(anna.do(table, **play | {"seat": 1 - turn})) == (409, "not_your_turn")
    assert refused(anna.do(table, **play | {"seat": 5})) == (422, "no_seat")
    assert refused(anna.do(table, **play | {"move": 30_000})) == (422, "illegal")
    assert refused(anna.do(table, **play | {"move": "X9 pink"})) == (422, "illegal")
    assert refused(anna.do(table, kind="undo", seat=turn)) == (409, "no_undo")
    nowhere = anna.order("nowhere", 0, **play)
    assert refused(nowhere) == (404, "no_table")
    assert refused(house.visitor().order(table, 0, **play)) == (401, "no_player")


@pytest.mark.parametrize(
    "do",
    [
        {"kind": "play_for_seat", "seat": 0, "move": 1},
        {"kind": "resume", "pause": 10**9},
        {"kind": "play", "seat": "0", "move": 1},
        {"kind": "play", "seat": -1, "move": 1},
        {"kind": "play", "seat": 0, "move": 1.5},
        {"kind": "play", "seat": 0, "move": True},
        {"kind": "play", "seat": 0, "move": None},
        {"kind": "play", "seat": 0, "move": 1, "by_bot": True},
        {"kind": "say", "seat": 0, "text": "x" * 1001},
        {},
    ],
)
def test_a_command_that_is_none_is_not_understood(house: House, do: dict[str, object]) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME)["table"]
    assert refused(anna.do(table, **do)) == (422, "bad_request")


def test_events_are_told_from_any_number_on(house: House) -> None:
    anna = house.guest("Anna")
    made = anna.set_up(ME, BOT, game="ingenious")
    events = anna.get(f"/api/tables/{made['table']}/events").json()
    kinds = [event["kind"] for event in events["events"]]
    assert kinds[:4] == ["created", "sat", "botsat", "started"]
    assert [event["number"] for event in events["events"]] == list(range(1, events["number"] + 1))
    rest = anna.get(f"/api/tables/{made['table']}/events?after=2").json()["events"]
    assert rest[0] == events["events"][2]
    far = anna.get(f"/api/tables/{made['table']}/events?after=100000").json()["events"]
    assert far == []


def test_hints_are_for_who_decides_where_no_other_person_plays(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    made = anna.set_up(ME, ME)
    table, number = made["table"], made["number"]
    hint = f"/api/tables/{table}/hint"
    answer = anna.post(hint, json={"expected": number})
    assert answer.status_code == 200, answer.text
    best = answer.json()["advice"][0]
    assert set(best) == {"move", "text", "deed", "share", "margin", "line", "reasons"}
    for reason in best["reasons"]:
        assert {"kind", "seat", "amount", "more", "good", "certain"} <= set(reason)
    moves = {move["move"]: move for move in anna.look(table)["view"]["moves"]}
    assert best["move"] in moves
    assert best["line"][0] == best["text"]
    leave = anna.post(f"{hint}/leave", json={"expected": number}).json()["position"]
    assert [*read(leave, find, 0).legal_moves] == [*moves]  # for a browser that thinks by itself
    assert refused(ben.post(f"{hint}/leave", json={"expected": number})) == (403, "no_hint")
    assert refused(anna.post(hint, json={"expected": number - 1})) == (409, "stale")
    assert refused(anna.post(hint, json={"expected": number + 1})) == (409, "ahead")
    assert refused(ben.post(hint, json={"expected": number})) == (403, "no_hint")
    shared = anna.set_up(ME, OPEN, public=True)["table"]
    ben.do(shared, kind="sit", seat=1, name="Ben")
    now = anna.get(f"/api/tables/{shared}").json()["number"]
    asked = anna.post(f"/api/tables/{shared}/hint", json={"expected": now})
    assert refused(asked) == (403, "no_hint")


def test_a_whole_game_can_be_played_and_then_its_secret_is_shown(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME)["table"]
    play_to_the_end(anna, table)
    ended = anna.look(table)
    assert ended["result"]["reason"] == "played"
    assert ended["chance"]["secret"] is not None


def test_somebody_who_is_not_known_may_watch(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.set_up(ME, ME, game="ingenious")["table"]
    seen = house.visitor().look(table)
    assert seen["eyes"] is None
    assert all(seat["rack"] is None for seat in seen["view"]["seats"])
    assert seen["chance"]["secret"] is None


def test_one_host_has_so_many_tables_and_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manners, "OF_A_GUEST", 2)
    host, asked = house.guest("Ann"), {"game": "azul", "seats": [ME, BOT]}
    tables = [host.set_up(ME, BOT)["table"], host.set_up(ME, OPEN)["table"]]
    answer = host.post("/api/tables", json=asked)
    assert refused(answer) == (409, "enough_tables")
    rare = {"game": "azul", "options": {"players": 3, "wall": "grey"}}  # which nobody waits for
    assert refused(host.post("/api/pairings", json=rare)) == (409, "enough_tables")
    # Others have their own, who sits down counts for nothing, and one that is over makes room.
    other = house.guest("Ben")
    assert other.do(tables[1], kind="sit", seat=1, name="Ben").status_code == 200
    assert other.post("/api/tables", json=asked).status_code == 201
    assert host.do(tables[0], kind="resign", seat=0).status_code == 200
    assert host.post("/api/tables", json=asked).status_code == 201

"""Games with their variations: from a file to a tree of moves, and back."""

from typing import Any

import pytest

import tegel
from tegel.core.key import Key

from .helpers import House, Visitor

GAMES = tuple(tegel.games())


def annotated(game: str) -> tegel.Record:
    """A game with a mark, a comment, and a variation that has one too."""
    state = tegel.new(game, seed=2**62 + 1)
    for _ in range(6):
        state.push(state.legal_moves[0])
    other = state.again()
    instead = other.text(other.legal_moves[-1])
    record = tegel.Record.of(state, ["Ann", "Ben"]).tagged(place="Den Haag")
    record = record.noted(0, comment="So it began.").noted(1, mark="?!", comment="Hm.\nOh.")
    return record.varied(1, [instead])


def read(visitor: Visitor, record: str) -> dict[str, Any]:
    answer = visitor.post("/api/records/trees", json={"record": record})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def bare(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves as they are sent."""
    kept = ("move", "deals", "mark", "comment")
    return [
        {**{name: one[name] for name in kept}, "instead": [bare(line) for line in one["instead"]]}
        for one in moves
    ]


def written(visitor: Visitor, told: dict[str, Any], **more: Any) -> Any:
    start = (
        {"game": told["game"], "options": told["options"]}
        if told["position"] is None
        else {"position": told["position"]}
    )
    said = {name: told[name] for name in ("known", "source", "seats", "tags", "comment")}
    body = {**start, **said, "moves": bare(told["moves"]), **more}
    return visitor.post("/api/records", json=body)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_read_as_a_tree_and_written_as_it_was(house: House, game: str) -> None:
    visitor, text = house.visitor(), str(annotated(game))
    told = read(visitor, text)
    assert told["source"] == str(2**62 + 1)
    assert told["comment"] == "So it began."
    first = told["moves"][0]
    assert (first["mark"], first["comment"]) == ("?!", "Hm.\nOh.")
    assert first["telling"]["move"] == first["move"] != first["instead"][0][0]["move"]
    assert written(visitor, told).text == text


def test_a_position_and_a_key_are_where_a_game_began(house: House) -> None:
    visitor = house.visitor()
    for state in (
        tegel.position(tegel.new("azul", seed=1).position, seed=4),
        tegel.State(tegel.games()["azul"], {}, Key("ab" * 32)),
    ):
        state.push(state.legal_moves[0])
        text = str(tegel.Record.of(state, ["Ann", "Ben"]))
        told = read(visitor, text)
        assert written(visitor, told).text == text
        start = (
            {"game": "azul", "options": told["options"]}
            if told["position"] is None
            else {"position": told["position"]}
        )
        body = {**start, "source": told["source"], "moves": state.moves}
        assert visitor.post("/api/positions", json=body).json()["position"] == state.position


def test_a_comment_is_written_in_lines_that_can_be_read(house: House) -> None:
    visitor = house.visitor()
    told = read(visitor, str(annotated("azul")))
    text = written(visitor, told, comment="  One\u0007\r\n\n two ").text
    assert read(visitor, text)["comment"] == "One\ntwo"


def test_what_cannot_be_written_is_refused(house: House) -> None:
    visitor = house.visitor()
    told = read(visitor, str(annotated("azul")))
    for more, code in (
        ({"moves": [{"move": 999_999}]}, "illegal"),
        ({"source": "no"}, "bad_request"),
        ({"source": "9" * 19}, "bad_request"),
        ({"seats": ["Ann"]}, "bad_request"),
        ({"tags": {"Place": "x"}}, "bad_request"),
        ({"game": "chess"}, "bad_options"),
        ({"position": "azul/1 round=1"}, "bad_position"),
        ({"moves": [{"move": told["moves"][0]["move"], "mark": "!!!"}]}, "bad_request"),
    ):
        answer = written(visitor, told, **more)
        assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    answer = visitor.post("/api/records/trees", json={"record": "tegel record 2\n"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")


def test_where_all_is_known_each_move_is_told_as_its_seat_knows_it(house: House) -> None:
    state = tegel.new("ingenious", seed=3)
    for _ in range(6):
        state.push(state.legal_moves[0])
    body = {"game": "ingenious", "options": {}, "source": "3", "moves": state.moves}
    told = house.visitor().post("/api/positions", json=body).json()
    assert [one["move"] for one in told["story"]] == state.moves
    assert told["chance"] == [False, False, True] * 2
    assert told["seed"] is None


def table(game: str) -> tegel.State:
    """A game from a real table: dealt there, and nobody but seat 0 wrote down what it drew."""
    state = tegel.new(game, seed=3, start=0)
    hidden = state.game.hidden
    text = state.position_for(0) if hidden else state.position
    twin = tegel.position(text, seed=5)
    twin = twin.known_to(0) if hidden else twin
    while len(twin.moves) < 60 and not state.is_over:
        move, mine = state.legal_moves[0], state.turn == 0
        state.push(move)
        deals = state.dealt(len(state.moves) - 1)
        twin.push(move, deals if mine or game != "ingenious" else ())
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_a_real_table_is_read_stepped_through_and_saved(
    house: House, game: str
) -> None:
    visitor, state = house.visitor(), table(game)
    assert state.deals
    text = str(tegel.Record.of(state, ["Ann", "Ben"]))
    assert text.startswith("tegel record 3\n")
    told = read(visitor, text)
    assert told["known"] == ("seat 0" if state.game.hidden else None)
    assert [one["deals"] for one in told["moves"]] == [
        list(state.deals.get(n, ())) for n in range(len(state.moves))
    ]
    assert written(visitor, told).text == text
    body = {
        "position": told["position"],
        "known": told["known"],
        "source": told["source"],
        "moves": state.moves,
        "deals": [one["deals"] for one in told["moves"]],
    }
    answer = visitor.post("/api/positions", json=body).json()
    assert answer["position"] == (state.position_for(0) if state.game.hidden else state.position)
    n = min(state.deals)
    wrong = visitor.post(
        "/api/positions", json={**body, "deals": [*body["deals"][:n], ["factories=B"]]}
    )
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad_position")
    assert wrong.json()["message"].startswith(f"move {n + 1}: ")


def test_what_came_is_told_as_it_is_written_down_to_who_saw_it(house: House) -> None:
    state = tegel.position(tegel.new("ingenious", seed=3, start=0).position, seed=3)
    for _ in range(3):
        state.push(state.legal_moves[0])
    body = {"position": state.again().position, "source": "3", "moves": state.moves}
    told = house.visitor().post("/api/positions", json=body).json()
    assert (told["dealt"], told["known"]) == (list(state.dealt(2)), None)
    for seat, dealt in ((0, list(state.dealt(2))), (1, ["?"])):
        begins = {"position": state.again().position_for(seat), "known": f"seat {seat}"}
        deals = [[], [], dealt]
        told = house.visitor().post("/api/positions", json={**body, **begins, "deals": deals})
        assert (told.json()["dealt"], told.json()["known"]) == (dealt, f"seat {seat}")


def test_a_game_is_written_down_for_seats_whose_tiles_nobody_knows(house: House) -> None:
    begins = tegel.new("ingenious", seed=3, start=0).position_for(None)
    body = {"position": begins, "known": "table", "source": "0"}
    for tile in ("red-red", "purple-purple", "yellow-yellow"):  # any that is seen nowhere else
        told = house.visitor().post("/api/positions", json={**body, "moves": [tile]}).json()
        assert told["made_up"]
        assert told["position"].count("?6") == 2
        assert told["view"]["seat"] == 0
        assert told["view"]["moves"]


def test_what_is_known_is_one_of_the_seats(house: House) -> None:
    visitor = house.visitor()
    for body, code in (
        ({"game": "azul", "known": "table"}, "bad_request"),
        ({"game": "ingenious", "known": "seat 5"}, "no_seat"),
        ({"game": "ingenious", "known": "anybody"}, "bad_request"),
    ):
        answer = visitor.post("/api/positions", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text

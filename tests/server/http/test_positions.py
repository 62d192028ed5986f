"""Positions as text: looked at and played on, with nothing kept."""

from typing import Any

import pytest

import tegel
from tegel.analysis.knowledge import ALL, eyes_of

from .helpers import House, Visitor

GAMES = tuple(tegel.games())


def sent(visitor: Visitor, position: str, **more: Any) -> dict[str, Any]:
    """What the server says of a position."""
    answer = visitor.post("/api/positions", json={"position": position, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def shuffled(position: str) -> str:
    """The same position, as somebody else may write it."""
    game, *words = position.split()
    return "  ".join([game, *reversed(words)])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_told_in_its_one_form_with_a_view_as_a_table_has(
    house: House, game: str
) -> None:
    state = tegel.new(game, seed=3)
    told = sent(house.visitor(), shuffled(state.position), seed=5)
    assert told["position"] == state.position
    assert told["seed"] == 5
    assert (told["turn"], told["seat"], told["is_over"]) == (state.turn, state.turn, False)
    assert told["view"] == state.view(state.turn)
    assert [one["move"] for one in told["view"]["moves"]] == state.legal_moves


@pytest.mark.parametrize("game", GAMES)
def test_moves_from_a_position_lead_to_the_same_by_the_same_seed(house: House, game: str) -> None:
    visitor, start = house.visitor(), tegel.new(game, seed=3).position
    state = tegel.position(start, seed=9)
    moves: list[int | str] = []
    for n in range(30):
        move = state.legal_moves[-1]
        moves.append(move if n % 2 else state.text(move))
        state.push(move)
    told = sent(visitor, start, moves=moves, seed=9)
    assert told == sent(visitor, start, moves=moves, seed=9)
    assert told["position"] == state.position
    assert told["moves"] == state.moves
    seats = [one["seat"] for one in state.story()]
    assert told["story"] == [state.telling(n, seat) for n, seat in enumerate(seats)]
    assert told["view"]["last_move"] == state.last_move(state.turn)


def test_a_game_is_played_to_its_end(house: House) -> None:
    state = tegel.new("azul", seed=1)
    start = state.position
    state = tegel.position(start, seed=2)
    while not state.is_over:
        state.push(state.legal_moves[0])
    told = sent(house.visitor(), start, moves=state.moves, seed=2)
    assert (told["is_over"], told["turn"]) == (True, None)
    assert told["scores"] == list(state.outcome.scores)
    assert told["places"] == list(state.outcome.places)


def test_what_a_position_does_not_tell_is_not_told_either(house: House) -> None:
    state = tegel.new("ingenious", seed=3)
    own, other = state.turn, 1 - (state.turn or 0)
    told = sent(house.visitor(), state.position_for(own), seed=1)
    assert told["position"] == state.position_for(own)
    assert told["seat"] == own
    told = sent(house.visitor(), state.position_for(other), seed=1)
    assert told["position"] == state.position_for(other)
    assert told["seat"] == other
    assert told["view"]["moves"] == []
    whole = sent(house.visitor(), state.position, seat=other)
    assert whole["position"] == state.position
    assert whole["view"] == state.view(other)


@pytest.mark.parametrize("game", GAMES)
def test_a_text_says_itself_who_knows_as_much(game: str) -> None:
    state = tegel.new(game, seed=3)
    for _ in range(20):
        state.push(state.legal_moves[0])
        assert eyes_of(state.position, state) == ALL
        for seat in (0, 1, None):
            text = state.position_for(seat)
            if text != state.position:
                read = tegel.position(text, seed=1)
                eyes = eyes_of(text, read)
                assert not isinstance(eyes, str)
                assert read.position_for(eyes) == text


WRONG = [
    ("chess/1 turn=0", None, "a position begins with its game"),
    ("", None, "a position begins with its game"),
    ("azul/1 round=0", "round", "round: '0' should be a whole number from 1 to"),
    ("azul/1 round", None, "'round' should be a name and a value, as in: round=3"),
]


@pytest.mark.parametrize(("text", "field", "message"), WRONG)
def test_a_wrong_position_is_refused_with_its_field_and_the_reason(
    house: House, text: str, field: str | None, message: str
) -> None:
    answer = house.visitor().post("/api/positions", json={"position": text})
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "bad_position"
    assert problem.get("field") == field
    assert message in problem["message"]
    assert "\n" not in problem["message"]


def test_a_tile_too_many_is_refused(house: House) -> None:
    text = tegel.new("azul", seed=1).position.replace("lid=-", "lid=B20")
    answer = house.visitor().post("/api/positions", json={"position": text})
    assert answer.status_code == 422
    assert "there are 20 in the game" in answer.json()["message"]


def test_a_move_that_is_not_possible_is_refused_by_its_number_and_the_rule(house: House) -> None:
    state = tegel.new("azul", seed=1)
    first = state.legal_moves[0]
    visitor = house.visitor()
    body = {"position": state.position, "moves": [first, first]}
    answer = visitor.post("/api/positions", json=body)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "illegal")
    assert problem["message"].startswith("move 2: ")
    assert problem["refusal"]["kind"]
    answer = visitor.post("/api/positions", json={**body, "moves": ["F9 pink"]})
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal")


def test_nobody_sits_at_a_seat_that_is_not_there(house: House) -> None:
    body = {"position": tegel.new("azul", seed=1).position, "seat": 3}
    answer = house.visitor().post("/api/positions", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "no_seat")


def test_a_view_is_looked_at_as_its_seat_knows_it(house: House) -> None:
    state = tegel.new("ingenious", seed=3)
    view = {name: value for name, value in state.view(0).items() if name not in ("moves", "cells")}
    body = {"view": {**view, "cells": state.view(0)["cells"]}, "seed": 5}
    told = house.visitor().post("/api/positions", json=body).json()
    assert told["position"] == state.position_for(0)
    assert told["seat"] == 0
    wrong = house.visitor().post("/api/positions", json={"view": view})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad_position")
    assert "this is no whole view" in wrong.json()["message"]

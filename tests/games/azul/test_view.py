"""What a seat sees: everything that is on the table, and numbers that come true."""

import json
from collections.abc import Iterator
from itertools import chain, islice

import pytest

import tegel
from tegel.games.azul.layout import OFFER, OVER, Azul
from tegel.games.azul.view import AzulView
from tests.games.azul.positions import (
    ALL_100,
    about_to_tile,
    all_tiles,
    board,
    complete_line,
    every_table,
    lay_wall,
    random_game,
    seen,
    set_score,
    table,
    tile_walls,
)

# --- What is seen ---------------------------------------------------------------------------------


def game(players: int, wall: str, seed: int = 1) -> Iterator[tegel.State]:
    """Every position of a game in which half the moves are greedy, so that walls fill."""
    return random_game(players, wall, seed, greed=0.5)


@every_table
def test_a_view_is_plain_data(players: int, wall: str) -> None:
    for state in game(players, wall):
        for seat in (None, state.turn):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_table
def test_a_view_shows_all_100_tiles_and_the_marker(players: int, wall: str) -> None:
    for state in game(players, wall):
        view = seen(state)
        assert all_tiles(view) == ALL_100
        on_floors = [seat["seat"] for seat in view["boards"] if "marker" in seat["floor"]]
        assert on_floors in ([], [view["marker"]])


@every_table
def test_only_the_seat_in_turn_gets_moves(players: int, wall: str) -> None:
    for state in islice(game(players, wall), 0, None, 3):
        spectator = seen(state)
        assert spectator["moves"] == []
        for seat in range(players):
            view = seen(state, seat)
            numbers = [move["move"] for move in view["moves"]]
            assert numbers == (state.legal_moves if seat == state.turn else [])
            assert {**view, "seat": None, "moves": [], "refusals": []} == spectator


def test_a_view_says_whose_it_is_and_what_is_played() -> None:
    view = seen(tegel.new("azul", players=3, wall="grey", start=2, seed=7), 1)
    assert (view["game"], view["rules"], view["seat"], view["players"]) == ("azul", 1, 1, 3)
    assert view["options"] == {"players": 3, "wall": "grey", "start": 2}
    assert view["floor_costs"] == [1, 1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize("seat", [-1, 2, True, 1.0, "0"])
def test_where_nobody_sits_there_is_nothing_to_see(seat: int) -> None:
    with pytest.raises(tegel.InvalidSeat, match=r"there is no seat .*; seats are 0 to 1"):
        table().view(seat)


def test_who_changes_a_view_changes_no_game() -> None:
    state = table("2 blue, red", centre="white")
    view, again = seen(state, 0), seen(state, 0)
    view["boards"][0]["wall"][0][0] = "blue"
    view["bag"]["blue"] = 0
    view["options"].clear()
    view["moves"].clear()
    assert seen(state, 0) == again


def test_a_take_says_what_comes_with_it_and_what_it_leads_to() -> None:
    state = table("3 blue, red", centre="2 blue")
    set_score(state, 9)
    takes = {move["text"]: move for move in seen(state, 0)["moves"]}
    assert takes["C blue 1"] == {
        "move": 0,
        "text": "C blue 1",
        "kind": "take",
        "passing": False,
        "source": 0,
        "colour": "blue",
        "count": 2,
        "line": 0,
        "marker": True,
        "laid": 1,
        "falls": 1,
        "fills": True,
        "goal": 0,
        "prospect": 9 + 1 - 2,
        "gain": -1,
    }
    assert takes["F1 blue floor"] == {
        "move": 35,
        "text": "F1 blue floor",
        "kind": "take",
        "passing": False,
        "source": 1,
        "colour": "blue",
        "count": 3,
        "line": None,
        "marker": False,
        "laid": 0,
        "falls": 3,
        "fills": False,
        "goal": None,
        "prospect": 9 - 4,
        "gain": -4,
    }


def marked(view: AzulView) -> dict[str, bool]:
    takes = [move for move in view["moves"] if move["kind"] == "take"]
    return {take["text"].rsplit(" ", 1)[0]: take["marker"] for take in takes}


def test_only_the_first_take_from_the_centre_says_that_the_marker_comes_with_it() -> None:
    state = table("blue", centre="blue, red")
    assert marked(seen(state, 0)) == {"C blue": True, "C red": True, "F1 blue": False}
    state.push_text("C red 1")
    assert marked(seen(state, 1)) == {"C blue": False, "F1 blue": False}


def test_a_column_says_for_which_tile_it_is_and_what_it_leads_to() -> None:
    state = about_to_tile("grey")
    lay_wall(state, 0, ".....", "BY...")
    complete_line(state, 0, 2, "red")
    set_score(state, 9)
    tile_walls(state)
    assert seen(state, 0)["moves"][0] == {
        "move": 302,
        "text": "column 3",
        "kind": "column",
        "passing": False,
        "line": 1,
        "colour": "red",
        "column": 2,
        "prospect": 9 + 3,
        "gain": 3,
    }


@every_table
def test_a_take_lays_fills_and_aims_at_the_wall_as_it_says(players: int, wall: str) -> None:
    for state in islice(game(players, wall), 0, None, 7):
        seat = state.turn
        if seat is None or seen(state)["phase"] != "offer":
            continue
        before = board(state, seat)["lines"]
        for take in seen(state, seat)["moves"]:
            assert take["kind"] == "take"
            assert take["laid"] + take["falls"] == take["count"]
            if take["line"] is None:
                assert (take["laid"], take["fills"], take["goal"]) == (0, False, None)
                continue
            line = before[take["line"]]
            assert take["fills"] == (line["count"] + take["laid"] == line["size"])
            if wall == "coloured":
                printed = (seen(state)["printed"] or [])[take["line"]].index(take["colour"])
                assert take["goal"] == (printed if take["fills"] else None)


@every_table
def test_a_line_refuses_exactly_the_colours_that_no_take_may_lay_there(
    players: int, wall: str
) -> None:
    for state in islice(game(players, wall), 0, None, 5):
        seat = state.turn
        if seat is None or seen(state)["phase"] != "offer":
            continue
        takes = [move for move in seen(state, seat)["moves"] if move["kind"] == "take"]
        offered = {take["colour"] for take in takes}
        lines = board(state, seat)["lines"]
        for n, (line, refused) in enumerate(zip(lines, seen(state, seat)["refusals"], strict=True)):
            taken = {take["colour"] for take in takes if take["line"] == n}
            assert offered & {*refused} == offered - taken
            for colour, refusal in refused.items():
                held = refusal["kind"] == "line-holds"
                assert refusal["colour"] == (line["colour"] if held else colour)
                assert refusal["line"] == n


@every_table
def test_the_outcome_is_told_at_the_end_and_not_before(players: int, wall: str) -> None:
    *_, state = game(players, wall)
    assert seen(state)["outcome"] == {
        "scores": list(state.scores),
        "places": list(state.outcome.places),
        "winners": list(state.outcome.winners),
    }
    assert (seen(state)["phase"], seen(state)["turn"]) == ("over", None)
    state.pop()
    assert seen(state)["outcome"] is None


# --- Numbers that come true -----------------------------------------------------------------------


def bonus(state: tegel.State, seat: int) -> int:
    # Without its story: a view of a game tells the last round too, and here many ends are tried.
    bare = tegel.State.resume(state.game, state.options, state.memory.copy(), 0)
    parts = board(bare, seat)["bonus"]
    return sum(sets["points"] for sets in (parts["rows"], parts["columns"], parts["colours"]))


def best_score(state: tegel.State, seat: int) -> int:
    """The most points a seat has after the tiling that is going on, every choice tried."""
    s = Azul.over(state.memory)
    if s.phase == OVER:
        return state.scores[seat] - bonus(state, seat)
    if s.phase == OFFER:
        return state.scores[seat]
    best = 0
    for move in state.legal_moves if state.turn == seat else state.legal_moves[:1]:
        state.push(move)
        best = max(best, best_score(state, seat))
        state.pop()
    return best


def offer_ended(state: tegel.State, seat: int) -> tegel.State:
    """The same boards, but another seat takes the only tile on offer, and drops it."""
    ended = state.copy()
    s = Azul.over(ended.memory)
    for source in range(2 * s.players + 2):
        s.display[source] = int(source == 1)  # one blue tile
    s.offered = 1
    s.turn = (seat + 1) % s.players
    ended.push_text("F1 blue floor")
    return ended


@every_table
def test_a_move_that_ends_the_offer_leads_to_the_score_it_promises(players: int, wall: str) -> None:
    checked = 0
    for state in chain(*(game(players, wall, seed) for seed in range(2))):
        seat, score = state.turn or 0, state.scores[state.turn or 0]
        moves = seen(state, seat)["moves"]
        piles = {(move["source"], move["colour"]) for move in moves if move["kind"] == "take"}
        if len(piles) <= 1:
            for move in moves:
                state.push(move["move"])
                assert best_score(state, seat) == move["prospect"] == score + move["gain"]
                state.pop()
                checked += 1
    assert checked > 10


@every_table
def test_a_board_shows_the_score_if_the_round_ended_as_things_stand(
    players: int, wall: str
) -> None:
    for state in game(players, wall):
        view = seen(state)
        for seat in range(players):
            ended = offer_ended(state, seat) if view["phase"] == "offer" else state
            expected = state.scores[seat] if state.is_over else best_score(ended, seat)
            assert view["boards"][seat]["prospect"] == expected


@every_table
def test_a_move_promises_what_the_board_shows_after_it(players: int, wall: str) -> None:
    for state in game(players, wall):
        seat = state.turn
        if seat is not None and len(state.moves) % 10 == 0:
            for move in seen(state, seat)["moves"]:
                state.push(move["move"])
                if not state.is_over:
                    assert board(state, seat)["prospect"] == move["prospect"]
                state.pop()


@every_table
def test_the_last_tiling_tells_the_source_of_every_point(players: int, wall: str) -> None:
    before, scores = None, [0] * players
    for state in game(players, wall):
        view = seen(state)
        if before and before["phase"] == "offer":
            if (view["phase"], view["round"]) != ("offer", before["round"]):
                scores = [seat["score"] for seat in before["boards"]]
        told = scores.copy()
        for one in view["last_tiling"]:
            assert one["seat"] is not None
            told[one["seat"]] += one["points"]
        if state.is_over:
            told = [score + bonus(state, seat) for seat, score in enumerate(told)]
        assert told == list(state.scores)
        before = view


def test_the_last_tiling_is_told_as_far_as_it_has_come_and_until_the_next() -> None:
    state = about_to_tile("grey")
    complete_line(state, 0, 1, "red")
    complete_line(state, 0, 2, "blue")
    assert seen(state)["last_tiling"] == []
    tile_walls(state)
    assert seen(state)["last_tiling"] == []
    for points in ([1], [1, 2]):
        state.push_text("column 1")
        assert [tile["points"] for tile in seen(state)["last_tiling"]] == points
    whole = seen(state)["last_tiling"]
    state.push(state.legal_moves[0])
    assert seen(state)["last_tiling"] == whole


def test_a_board_shows_the_bonus_that_its_wall_would_bring() -> None:
    state = about_to_tile()
    lay_wall(state, 0, "####.", "##...", "#.#..", "#..#.", "#...#")
    assert board(state, 0)["bonus"] == {
        "rows": {"filled": [4, 2, 2, 2, 2], "each": 2, "points": 0},
        "columns": {"filled": [5, 2, 2, 2, 1], "each": 7, "points": 7},
        "colours": {"filled": [5, 2, 2, 2, 1], "each": 10, "points": 10},
    }
    assert state.scores[0] == 0

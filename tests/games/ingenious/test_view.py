"""What views show: all points with their source, and nothing that a seat may not know."""

import json
from typing import cast

import numpy as np
import pytest

import tegel
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import struct
from tegel.games.ingenious import rules
from tegel.games.ingenious.deeds import PlaceDeed
from tegel.games.ingenious.layout import OBSERVATION, PLACEMENT, Ingenious
from tegel.games.ingenious.tiles import count, total
from tegel.games.ingenious.view import CloseView, IngeniousView
from tests.games.ingenious.positions import (
    every_table,
    lay,
    place,
    random_game,
    seen,
    set_tracks,
    table,
    tracks,
    turn,
)

# --- Where points come from -----------------------------------------------------------------------


@every_table
def test_each_point_of_a_placement_has_its_cell_and_the_tracks_get_as_far_as_told(
    edition: str, players: int
) -> None:
    for state in random_game(1, edition=edition, players=players):
        seat = state.turn
        if seat is None or seen(state)["phase"] != "placement":
            continue
        colour_of = {cell["name"]: cell["colour"] for cell in seen(state)["cells"]}
        before = sum(tracks(state, seat))
        for move in seen(state, seat)["moves"][::29]:
            assert move["kind"] == "place"
            assert sum(map(len, move["rays"])) >= sum(move["points"].values()) == move["gain"]
            for colour, cells in zip(move["colours"], move["rays"], strict=True):
                assert {colour_of[cell] for cell in cells} <= {colour}
            after = state.copy()
            after.push(move["move"])
            assert sum(tracks(after, seat)) - before == move["gain"]
            told = seen(after)["last_laid"]
            assert told is not None
            assert told["seat"] == seat
            assert told["deed"] == {k: v for k, v in move.items() if k in PlaceDeed.__annotations__}


def test_a_tile_choice_tells_the_best_of_its_placements() -> None:
    for state in random_game(2):
        seat = state.turn
        if seat is None or seen(state)["phase"] != "tile":
            continue
        for choice in seen(state, seat)["moves"]:
            assert choice["kind"] == "tile"
            after = state.copy()
            after.push(choice["move"])
            scored = [move for move in seen(after, seat)["moves"] if move["kind"] == "place"]
            assert choice["gain"] == max(move["gain"] for move in scored)
            assert choice["colours"] == scored[0]["colours"]


def test_the_tile_laid_last_is_shown_until_the_next_one_with_what_the_tracks_got_of_it() -> None:
    state = table("red-blue, green-green, yellow-yellow")
    set_tracks(state, 0, 17, 3, 17, 3, 3, 3)
    lay(state, "red", (-1, 0))
    lay(state, "blue", (2, 0), (3, 0))
    place(state, "red-blue", "0,0 east")
    state.push_text("green-green")
    told = seen(state)["last_laid"]
    assert told is not None
    assert told["deed"]["points"] == {"red": 1, "blue": 1}
    assert told["deed"]["rays"] == [["f5"], ["f8", "f9"]]


def test_free_cells_tell_why_they_refuse_the_tile_in_hand() -> None:
    state = table("red-blue", "red-blue", first_round=True)
    turn(state, "red-blue", "a2 east")
    state.push_text("red-blue")
    refused = seen(state, 1)["refusals"]
    assert refused["cell f6"] == {"kind": "not-beside-symbol"}
    assert refused["cell b2"] == {"kind": "symbol-claimed", "colour": "red"}
    assert "cell a5" not in refused
    assert seen(state, 0)["refusals"] == seen(state)["refusals"] == {}


@every_table
def test_cells_refuse_exactly_where_no_placement_is_offered(edition: str, players: int) -> None:
    for state in random_game(3, edition=edition, players=players):
        view = seen(state, state.turn)
        if view["phase"] != "placement":
            continue
        offered = {
            cell for move in view["moves"] if move["kind"] == "place" for cell in move["cells"]
        }
        free = {cell["name"] for cell in view["cells"] if cell["colour"] is None}
        assert {f"cell {cell}" for cell in free - offered} == view["refusals"].keys()


def test_a_rack_tells_why_it_cannot_be_swapped() -> None:
    state = table("green-green, red-blue")
    set_tracks(state, 0, 1, 5, 5, 5, 5, 5)
    place(state, "green-green", "0,0 east")
    assert seen(state, 0)["refusals"] == {"rack 0": {"kind": "holds-lowest", "colours": ["red"]}}


def test_closing_moves_tell_how_many_tiles_they_bring() -> None:
    state = table("green-green, green-blue")
    set_tracks(state, 0, 1, 5, 5, 5, 5, 5)
    place(state, "green-green", "0,0 east")
    moves = cast(list[CloseView], seen(state, 0)["moves"])
    told = [(move["kind"], move["count"], move["gain"]) for move in moves]
    assert told == [("draw", 5, 0), ("swap", 6, 0)]


# --- What a seat may see --------------------------------------------------------------------------


def played(view: IngeniousView) -> tuple[object, ...]:
    """The last move as a view tells it."""
    last = view["last_move"]
    assert last is not None
    return last["seat"], last["move"], last["text"], last["deed"]["colours"]


def test_a_seat_sees_its_own_rack_and_of_the_others_how_many_tiles_they_have() -> None:
    state = tegel.new("ingenious", edition="standard", players=3, seed=7)
    for seat in range(3):
        racks = [other["rack"] for other in seen(state, seat)["seats"]]
        assert [rack is None for rack in racks] == [other != seat for other in range(3)]
        assert [other["tiles"] for other in seen(state, seat)["seats"]] == [6, 6, 6]
        assert len(racks[seat] or []) == 6


def test_spectators_see_no_racks_and_no_moves() -> None:
    state = tegel.new("ingenious", seed=7)
    assert [other["rack"] for other in seen(state)["seats"]] == [None, None]
    assert seen(state)["moves"] == []


def test_open_racks_are_seen_by_all_and_so_is_the_tile_in_hand() -> None:
    state = table("red-blue, green-green", "red-red", open_racks="on")
    state.push_text("red-blue")
    for seat in (None, 0, 1):
        view = seen(state, seat)
        assert [other["rack"] for other in view["seats"]] == [
            [["red", "blue"], ["green", "green"]],
            [["red", "red"]],
        ]
        assert view["hand"] == ["red", "blue"]
        assert played(view) == (0, 2, "red-blue", ["red", "blue"])
        assert sum(view["unseen"].values()) == view["bag"]


def test_a_chosen_tile_is_private_until_it_is_placed() -> None:
    state = table("red-blue, green-green")
    state.push_text("red-blue")
    assert seen(state, 0)["hand"] == ["red", "blue"]
    assert played(seen(state, 0)) == (0, 2, "red-blue", ["red", "blue"])
    for seat in (None, 1):
        assert seen(state, seat)["hand"] is None
        assert played(seen(state, seat)) == (0, None, None, None)
    state.push_text("0,0 east")
    for seat in (None, 0, 1):
        placed = seen(state, seat)["last_laid"]
        assert placed is not None
        assert (placed["deed"]["tile"], placed["deed"]["cells"]) == ("red-blue", ["f6", "f7"])


def test_unseen_tiles_are_those_of_the_bag_and_of_hidden_racks() -> None:
    state = table("red-blue, green-green", "red-red", bag="yellow-yellow")
    found = [
        {name: n for name, n in seen(state, seat)["unseen"].items() if n} for seat in (None, 0, 1)
    ]
    assert found == [
        {"red-red": 1, "red-blue": 1, "green-green": 1, "yellow-yellow": 1},
        {"red-red": 1, "yellow-yellow": 1},
        {"red-blue": 1, "green-green": 1, "yellow-yellow": 1},
    ]


# --- Redealing what is hidden ---------------------------------------------------------------------


def redealt(state: tegel.State, seat: int, number: int) -> tegel.State:
    """The same game as a seat knows it, the rest drawn anew."""
    other, rng = state.copy(), new_rng()
    seed(struct(Rng, rng), number)
    rules.redeal(struct(Ingenious, other.memory), seat, struct(Rng, rng))
    return other


def observed(state: tegel.State, seat: int) -> bytes:
    out = np.full(OBSERVATION, np.nan, np.float32)
    rules.observe(struct(Ingenious, state.memory), seat, out)
    assert np.isfinite(out).all()
    return out.tobytes()


@pytest.mark.parametrize("open_racks", ["off", "on"])
@every_table
def test_states_that_agree_for_a_seat_look_the_same_to_it(
    edition: str, players: int, open_racks: str
) -> None:
    for state in random_game(5, edition=edition, players=players, open_racks=open_racks):
        if len(state.moves) % 5 > 2:  # so that every phase comes up, and the test is done soon
            continue
        for seat in range(players):
            other = redealt(state, seat, len(state.moves))
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert observed(other, seat) == observed(state, seat)
            if state.turn == seat:
                assert other.legal_moves == state.legal_moves
            if open_racks == "on":
                assert other.memory.tobytes() == state.memory.tobytes()


@every_table
def test_a_redeal_keeps_all_tiles_and_the_sizes_of_the_racks(edition: str, players: int) -> None:
    for state in random_game(6, edition=edition, players=players):
        s = Ingenious.over(state.memory)
        for seat in range(players):
            r = Ingenious.over(redealt(state, seat, 9).memory)
            assert r.seats[seat].rack == s.seats[seat].rack
            for other in range(players):
                assert total(r.seats[other].rack) == r.seats[other].tiles == s.seats[other].tiles
            everything = [t.bag + sum(t.seats[p].rack for p in range(players)) for t in (s, r)]
            assert everything[0] == everything[1]
            if s.phase == PLACEMENT:
                assert count(r.seats[r.turn].rack, r.hand) > 0
                assert r.hand == s.hand or s.turn != seat


def test_a_redeal_reaches_different_racks_and_different_tiles_in_hand() -> None:
    state = tegel.new("ingenious", start=0, seed=7)
    state.push(state.legal_moves[0])
    found = [Ingenious.over(redealt(state, 1, number).memory) for number in range(200)]
    assert len({s.seats[0].rack for s in found}) == 200
    assert len({s.hand for s in found}) == 21


def test_a_redealt_game_can_be_played_on() -> None:
    for state in random_game(8):
        if state.turn == 0:
            other = redealt(state, 1, 4)
            other.push(other.legal_moves[-1])


def test_observations_differ_where_a_seat_knows_more() -> None:
    state = tegel.new("ingenious", seed=7)
    assert observed(state, 0) != observed(state, 1)
    assert observed(table(open_racks="on"), 0) != observed(table(), 0)

"""Set-up and 1. Place: where tiles may lie, in the first round and after it."""

import pytest

import tegel
from tests.games.ingenious.positions import (
    at,
    every_table,
    fill,
    lay,
    place,
    placements,
    points,
    rack,
    seen,
    table,
    texts,
    tracks,
    turn,
)

# --- Set-up ---------------------------------------------------------------------------------------


@every_table
def test_each_player_draws_6_tiles_and_all_tracks_begin_at_0(edition: str, players: int) -> None:
    state = tegel.new("ingenious", edition=edition, players=players, seed=7)
    for seat in range(players):
        assert len(rack(state, seat)) == 6
        assert tracks(state, seat) == [0] * 6
    assert seen(state)["bag"] == {"travel": 57, "standard": 120}[edition] - 6 * players


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_host_may_choose_the_starting_player(start: int) -> None:
    state = tegel.new("ingenious", edition="standard", players=3, start=start, seed=7)
    assert state.turn == start


def test_else_the_starting_player_is_random() -> None:
    starters = [
        tegel.new("ingenious", edition="standard", players=3, seed=seed).turn for seed in range(60)
    ]
    assert all(starters.count(seat) > 8 for seat in range(3))


def test_turns_go_clockwise_from_the_starting_player() -> None:
    state = tegel.new("ingenious", edition="standard", players=4, start=2, seed=7)
    for seat in (2, 3, 0, 1, 2):
        for _ in range(3):
            assert state.turn == seat
            state.push(state.legal_moves[0])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            {"edition": "travel", "players": 3},
            "players cannot be 3 in the travel edition, .* for 3 choose edition standard",
        ),
        ({"players": 4}, "players cannot be 4 in the travel edition"),
        ({"start": 2}, "start cannot be 2 with 2 players; it can be: random, 0, 1"),
        ({"edition": "deluxe"}, "edition cannot be 'deluxe'; it can be: travel, standard"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    options: dict[str, object], reason: str
) -> None:
    with pytest.raises(tegel.BadOptions, match=reason):
        tegel.new("ingenious", seed=7, **options)


# --- 1. Place -------------------------------------------------------------------------------------


def test_a_tile_goes_on_two_adjacent_free_cells_either_way_round() -> None:
    state = table("red-blue")
    fill(state, (0, 0), (1, 0), (3, 0), (-2, 2))
    pair = at(state, 0, 0), at(state, 1, 0)
    assert placements(state, "red-blue") == [f"{pair[0]} east", f"{pair[1]} west"]


def test_the_two_ways_round_of_a_double_are_one_decision() -> None:
    state = table("red-red")
    fill(state, (0, 0), (1, 0), (0, 1))
    a, b = at(state, 0, 0), at(state, 1, 0)
    assert placements(state, "red-red") == [f"{a} east", f"{b} southwest", f"{a} southeast"]


def test_equal_tiles_of_a_rack_are_one_decision() -> None:
    state = table("red-blue, red-blue, red-blue, green-green, green-green, yellow-purple")
    assert texts(state) == ["red-blue", "green-green", "yellow-purple"]


def test_a_tile_is_chosen_even_if_all_of_the_rack_are_equal() -> None:
    state = table("red-blue, red-blue, red-blue")
    assert texts(state) == ["red-blue"]


def test_printed_symbols_are_never_covered() -> None:
    state = table("red-blue")
    printed = {cell["name"] for cell in seen(state)["cells"] if cell["printed"]}
    state.push_text("red-blue")
    covered = {
        cell
        for move in seen(state, 0)["moves"]
        if move["kind"] == "place"
        for cell in move["cells"]
    }
    assert len(covered) == 85
    assert not covered & printed


def test_in_the_first_round_a_tile_must_lie_next_to_a_printed_symbol() -> None:
    state = table("red-blue", first_round=True)
    assert len(placements(state, "red-blue")) == 108
    assert f"{at(state, 0, 0)} east" not in placements(state, "red-blue")


def test_no_colour_match_is_needed_for_that() -> None:
    state = table("green-blue", first_round=True)
    assert points(state, "green-blue", "0,-4 east") == {}


def test_each_player_must_choose_a_different_symbol() -> None:
    state = table("red-blue", "red-blue", first_round=True)
    turn(state, "red-blue", "1,-5 east")
    assert seen(state)["claimed"] == ["red"]
    assert len(placements(state, "red-blue")) == 90
    for where in ("0,-4 southeast", "-1,-4 southwest"):
        with pytest.raises(tegel.IllegalMove, match="next to the red symbol"):
            place(state.copy(), "red-blue", where)
    turn(state, "red-blue", "3,-5 east")
    assert seen(state)["claimed"] == ["red", "green"]


def test_four_players_claim_four_symbols() -> None:
    state = tegel.new("ingenious", edition="standard", players=4, start=3, seed=7)
    for n in range(4):
        assert seen(state)["asks"]["first_round"]
        assert len(seen(state)["claimed"]) == n
        for _ in range(3):
            state.push(state.legal_moves[-1])
    assert not seen(state)["asks"]["first_round"]
    assert len(seen(state)["claimed"]) == 4


def test_after_the_first_round_a_tile_may_touch_nothing() -> None:
    state = table("red-blue", "red-blue", first_round=True)
    turn(state, "red-blue", "1,-5 east")
    turn(state, "red-blue", "3,-5 east")
    assert f"{at(state, 0, 0)} east" in placements(state, rack(state, 0)[0])


def test_holes_may_be_left() -> None:
    state = table("red-blue")
    lay(state, "red", (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
    place(state, "red-blue", "0,1 east")
    hole = next(cell for cell in seen(state)["cells"] if (cell["q"], cell["r"]) == (0, 0))
    assert hole["colour"] is None


def test_a_player_must_place_even_for_0_points() -> None:
    state = table("yellow-purple")
    fill(state, (0, 0), (1, 0), (3, 0), (3, 1))
    assert texts(state) == ["yellow-purple"]
    place(state, "yellow-purple", "0,0 east")
    assert tracks(state, 0) == [0] * 6

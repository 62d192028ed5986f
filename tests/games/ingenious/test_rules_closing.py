"""4. Draw or swap, and the rulings for bags that run dry."""

import pytest

import tegel
from tegel.games.ingenious.layout import Ingenious
from tests.games.ingenious.positions import (
    every_table,
    lay,
    near_18,
    packed,
    place,
    player,
    rack,
    random_game,
    seen,
    set_tracks,
    table,
    texts,
    turn,
)

# --- 4. Draw or swap ------------------------------------------------------------------------------


def to_close(*tiles: str, bag: str | None = None) -> tegel.State:
    """Green-green has been placed, and scored nothing: what may seat 0 do with the tiles left?"""
    state = table(", ".join(("green-green", *tiles)), bag=bag)
    set_tracks(state, 0, 1, 5, 5, 5, 5, 5)
    place(state, "green-green", "0,0 east")
    return state


def test_the_rack_is_drawn_up_to_6() -> None:
    state = to_close("red-red", "red-green", "red-blue", "red-orange", "red-yellow")
    state.push_text("draw")
    assert len(rack(state, 0)) == 6
    assert {"red-red", "red-green", "red-blue", "red-orange", "red-yellow"} <= {*rack(state, 0)}
    assert state.turn == 1


def test_who_holds_no_tile_with_his_lowest_colour_may_swap() -> None:
    state = to_close("green-blue", "blue-blue", "orange-yellow", "yellow-purple", "green-purple")
    assert texts(state) == ["draw", "swap"]


def test_who_holds_one_may_not() -> None:
    for tile in ("red-red", "red-green", "red-purple"):
        assert texts(to_close("green-blue", "blue-blue", tile)) == ["draw"]


def test_if_several_colours_are_lowest_none_of_them_may_be_held() -> None:
    for tile, moves in (("green-purple", ["draw"]), ("green-blue", ["draw", "swap"])):
        state = table(f"green-green, {tile}, orange-yellow")
        set_tracks(state, 0, 1, 5, 5, 5, 5, 1)
        place(state, "green-green", "0,0 east")
        assert texts(state) == moves


def test_it_is_decided_after_scoring() -> None:
    state = table("red-green, red-red")
    set_tracks(state, 0, 1, 5, 5, 5, 5, 2)
    lay(state, "red", (-1, 0), (-2, 0))
    place(state, "red-green", "0,0 east")
    assert player(state, 0)["lowest"] == ["purple"]
    assert texts(state) == ["draw", "swap"]


def test_it_is_decided_after_all_bonus_turns_on_the_tiles_left() -> None:
    state = near_18("red-green", "orange-purple", "green-yellow")
    set_tracks(state, 0, 16, 5, 5, 3, 5, 5)
    place(state, "red-green", "0,0 east")
    with pytest.raises(tegel.IllegalMove, match="first choose a tile"):
        state.push_text("swap")
    place(state, "orange-purple", "0,2 east")
    assert texts(state) == ["draw", "swap"]


SIX = "red-red, red-red, red-green, red-blue, red-orange, red-yellow"


def test_a_swap_puts_the_rack_aside_draws_6_and_then_returns_the_old_tiles() -> None:
    state = to_close("green-blue", "blue-blue", bag=SIX)
    state.push_text("swap")
    assert ", ".join(rack(state, 0)) == SIX
    assert Ingenious.over(state.memory).bag == packed("green-blue, blue-blue")
    assert (state.turn, seen(state)["phase"]) == (1, "tile")


def test_it_is_done_instead_of_drawing_and_once_a_turn() -> None:
    state = to_close("green-blue", "blue-blue")
    before = seen(state)["bag"]
    state.push_text("swap")
    assert (state.turn, seen(state)["bag"]) == (1, before - 6 + 2)


def test_ruling_a_swap_needs_at_least_6_tiles_in_the_bag() -> None:
    assert texts(to_close("green-blue", "blue-blue", bag=SIX)) == ["draw", "swap"]
    assert texts(to_close("green-blue", "blue-blue", bag=SIX.removeprefix("red-red, "))) == ["draw"]


def test_ruling_an_empty_rack_is_simply_refilled() -> None:
    state = to_close()
    assert texts(state) == ["draw"]
    state.push_text("draw")
    assert len(rack(state, 0)) == 6


def test_ruling_the_rack_that_is_swapped_is_revealed() -> None:
    state = to_close("green-blue", "blue-blue")
    state.push_text("swap")
    for seat in (None, 0, 1):
        told = state.last_move(seat)
        assert told is not None
        (revealed,) = (one for one in told["follows"] if one["kind"] == "revealed")
        assert (revealed["seat"], revealed["tiles"]) == (0, ["green-blue", "blue-blue"])


def test_ruling_the_decision_is_always_asked() -> None:
    seat = None
    for state in random_game(3):
        if state.moves and state.turn not in (seat, None):
            assert state.text(state.moves[-1]) in ("draw", "swap")
        if seen(state)["phase"] == "closing":
            assert texts(state)[0] == "draw"
        seat = state.turn


# --- Rulings for bags that run dry ----------------------------------------------------------------


def test_ruling_from_a_bag_that_runs_dry_is_drawn_what_is_there() -> None:
    state = table("red-blue, red-red", bag="green-green, green-blue")
    turn(state, "red-blue", "0,0 east")
    assert rack(state, 0) == ["red-red", "green-green", "green-blue"]
    assert seen(state)["bag"] == 0


def test_ruling_a_player_with_no_tile_passes() -> None:
    racks = "red-blue, red-red", "", "green-green"
    state = table(*racks, bag="", edition="standard", players=3)
    turn(state, "red-blue", "0,0 east")
    assert (state.turn, seen(state)["turns"]) == (2, 4)
    turn(state, "green-green", "0,2 east")
    assert state.turn == 0


def test_ruling_when_nobody_holds_a_tile_the_game_ends() -> None:
    state = table("red-blue", "", bag="")
    place(state, "red-blue", "0,0 east")
    assert seen(state)["phase"] == "closing"
    state.push_text("draw")
    assert state.is_over
    outcome = seen(state)["outcome"]
    assert outcome is not None
    assert outcome["ending"] == "no-tiles"


@every_table
def test_in_neither_edition_can_the_bag_run_dry(edition: str, players: int) -> None:
    cells = seen(table(edition=edition, players=players))["cells"]
    free = sum(cell["colour"] is None for cell in cells)
    assert free // 2 + 6 * players < {"travel": 57, "standard": 120}[edition]

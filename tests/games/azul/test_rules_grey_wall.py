"""Azul's rules, the grey wall's choices: what is free, what must be, and in which order."""

import pytest

import tegel
from tests.games.azul.positions import (
    ALL_100,
    about_to_tile,
    all_tiles,
    complete_line,
    lay_wall,
    line_text,
    seen,
    set_floor,
    set_score,
    table,
    texts,
    tile_walls,
    wall_drawing,
)


@pytest.mark.parametrize("row", [0, 1, 3, 4])
def test_the_tile_may_go_to_any_free_space_whose_column_does_not_have_its_colour(row: int) -> None:
    drawing = [".....", ".....", "..K..", ".....", "....."]
    drawing[row] = "BR..."
    state = about_to_tile("grey")
    lay_wall(state, 0, *drawing)
    complete_line(state, 0, 3, "red")
    tile_walls(state)
    assert (state.turn, texts(state)) == (0, ["column 1", "column 4", "column 5"])
    assert (seen(state)["phase"], seen(state)["line"]) == ("tiling", 2)


def test_ruling_lines_are_decided_from_the_top_seeing_the_points_of_the_earlier_ones() -> None:
    state = about_to_tile("grey")
    for line in (2, 4):
        complete_line(state, 0, line, "red")
    lay_wall(state, 0, ".....", "B....")
    tile_walls(state)
    assert (seen(state)["line"], texts(state)) == (1, [f"column {n}" for n in (2, 3, 4, 5)])
    state.push_text("column 2")
    assert (seen(state)["line"], texts(state)) == (3, [f"column {n}" for n in (1, 3, 4, 5)])
    assert state.scores[0] == 2
    state.push_text("column 1")
    assert (seen(state)["phase"], state.scores[0]) == ("offer", 3)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ruling_seats_decide_one_after_another_clockwise_from_the_starter(start: int) -> None:
    state = table("white", players=3, wall="grey", start=start)
    for seat in range(3):
        complete_line(state, seat, 1, "blue")
        complete_line(state, seat, 3, "red")
    set_floor(state, (start + 1) % 3, "marker")
    tile_walls(state)
    order = []
    while seen(state)["phase"] == "tiling":
        order.append((state.turn, seen(state)["line"]))
        state.push(state.legal_moves[0])
    seats = [(start + i) % 3 for i in range(3)]
    assert order == [(seat, line) for seat in seats for line in (0, 2)]
    assert state.turn == (start + 1) % 3


def test_ruling_an_allowed_space_must_be_used_even_if_it_is_the_only_one() -> None:
    state = about_to_tile("grey")
    lay_wall(state, 0, "R....", ".R...", "BYW.K")
    complete_line(state, 0, 3, "red")
    tile_walls(state)
    assert wall_drawing(state, 0)[2] == "BYWRK"
    assert state.is_over


def test_no_column_is_asked_for_where_only_one_is_allowed() -> None:
    state = about_to_tile("grey")
    lay_wall(state, 0, "R....", ".R...", "..W..", "...R.")
    complete_line(state, 0, 3, "red")
    complete_line(state, 0, 5, "red")
    tile_walls(state)
    assert wall_drawing(state, 0)[2:] == ["..W.R", "...R.", "..R.."]
    assert (seen(state)["phase"], seen(state)["round"], state.scores[0]) == ("offer", 2, 1 + 1)


def locked_line() -> tegel.State:
    """Grey wall: the tile of line 4 has no allowed space: two are taken, three columns have red."""
    state = about_to_tile("grey")
    lay_wall(state, 0, "R....", ".R...", "..R..", "...BW")
    complete_line(state, 0, 4, "red")
    return state


def test_a_complete_line_without_an_allowed_space_falls_with_all_its_tiles() -> None:
    state = locked_line()
    set_score(state, 20)
    tile_walls(state)
    assert (state.scores[0], line_text(state, 0, 4)) == (20 - 6, "")
    assert wall_drawing(state, 0)[3] == "...BW"
    assert seen(state)["lid"]["red"] == 4
    told = [(one["kind"], one["points"]) for one in seen(state)["last_tiling"]]
    assert told == [("dropped", 0), ("floor", -6)]


def test_what_falls_beyond_the_floor_line_goes_to_the_lid_and_costs_nothing() -> None:
    state = locked_line()
    set_floor(state, 0, "5 black")
    set_score(state, 20)
    tile_walls(state)
    assert state.scores[0] == 20 - 14
    assert (seen(state)["lid"]["red"], seen(state)["lid"]["black"]) == (4, 5)
    assert all_tiles(seen(state)) == ALL_100


def test_a_fallen_line_may_be_filled_with_the_same_colour_again() -> None:
    state = locked_line()
    tile_walls(state)
    state.push(state.legal_moves[-1])
    reds = [f for f, factory in enumerate(seen(state)["factories"], 1) if "red" in factory]
    assert f"F{reds[0]} red 4" in texts(state)


def test_ruling_a_line_may_be_started_with_a_colour_that_has_no_allowed_space_left() -> None:
    state = table("2 red, 2 blue", wall="grey")
    lay_wall(state, 0, "R....", ".R...", "..R..", "...BW")
    assert "F1 red 4" in texts(state)
    state.push_text("F1 red 4")
    assert line_text(state, 0, 4) == "2 red"

"""Azul's rules, wall tiling: the points of a tile, the cost of the floor line."""

import pytest

from tests.games.azul.positions import (
    ALL_100,
    about_to_tile,
    all_tiles,
    board,
    complete_line,
    every_wall,
    fill_line,
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


def points_of_the_middle_tile(wall: str, *drawing: str) -> int:
    """What a blue tile scores on the middle of a wall."""
    state = about_to_tile(wall)
    lay_wall(state, 0, *drawing)
    complete_line(state, 0, 3, "blue")
    tile_walls(state)
    if seen(state)["phase"] == "tiling":
        state.push_text("column 3")
    assert board(state, 0)["wall"][2][2] == "blue"
    return state.scores[0]


@every_wall
def test_a_tile_alone_scores_1(wall: str) -> None:
    assert points_of_the_middle_tile(wall) == 1


@every_wall
def test_tiles_at_a_corner_or_beyond_a_gap_do_not_count(wall: str) -> None:
    assert points_of_the_middle_tile(wall, "..#..", ".#.#.", "#...#", ".#.#.", "..#..") == 1


@every_wall
@pytest.mark.parametrize("row", ["##...", ".#.#.", "...##"])
def test_a_tile_in_a_horizontal_line_of_3_scores_3(wall: str, row: str) -> None:
    assert points_of_the_middle_tile(wall, ".....", ".....", row) == 3


@every_wall
@pytest.mark.parametrize("column", ["##...", ".#.#.", "...##"])
def test_a_tile_in_a_vertical_line_of_3_scores_3(wall: str, column: str) -> None:
    assert points_of_the_middle_tile(wall, *(f"..{space}.." for space in column)) == 3


@every_wall
def test_a_tile_in_a_horizontal_line_of_4_and_a_vertical_line_of_3_scores_7(wall: str) -> None:
    assert points_of_the_middle_tile(wall, ".....", "..#..", "##.#.", "..#..") == 7


@every_wall
def test_a_tile_in_lines_of_2_both_ways_scores_4(wall: str) -> None:
    assert points_of_the_middle_tile(wall, ".....", ".....", ".#...", "..#..") == 4


@every_wall
def test_lines_end_at_the_edge_of_the_wall(wall: str) -> None:
    assert points_of_the_middle_tile(wall, ".....", "....#", "##...", "#....") == 3


def test_lines_are_tiled_from_top_to_bottom_and_each_tile_scores_at_once() -> None:
    state = about_to_tile()
    for line, colour in enumerate(("red", "yellow", "blue"), 1):
        complete_line(state, 0, line, colour)
    tile_walls(state)
    assert wall_drawing(state, 0)[:3] == ["..R..", "..Y..", "..B.."]
    assert state.scores[0] == 1 + 2 + 3


@every_wall
def test_one_tile_of_a_complete_line_goes_to_the_wall_and_the_others_to_the_lid(wall: str) -> None:
    state = about_to_tile(wall)
    complete_line(state, 0, 4, "red")
    tile_walls(state)
    if wall == "grey":
        state.push_text("column 1")
    assert (wall_drawing(state, 0)[3], line_text(state, 0, 4)) == ("R....", "")
    assert seen(state)["lid"]["red"] == 3


@every_wall
def test_the_line_then_takes_every_colour_but_those_of_its_wall_row(wall: str) -> None:
    state = about_to_tile(wall, bag="7 blue, 7 red, 6 black")
    lay_wall(state, 0, "...K.")
    complete_line(state, 0, 1, "blue")
    tile_walls(state)
    if wall == "grey":
        state.push_text("column 1")
    state.push(state.legal_moves[-1])
    assert state.turn == 0
    assert {text.split()[1] for text in texts(state) if text.endswith("1")} == {"red"}


@every_wall
def test_incomplete_lines_stay(wall: str) -> None:
    state = about_to_tile(wall)
    fill_line(state, 0, 2, "blue", 1)
    fill_line(state, 0, 5, "red", 4)
    tile_walls(state)
    assert [line_text(state, *at) for at in ((0, 2), (0, 5), (1, 5))] == [
        "1 blue",
        "4 red",
        "1 white",
    ]
    assert (state.scores, wall_drawing(state, 0)) == ((0, 0), ["....."] * 5)


# --- B. Wall tiling: the floor line ---------------------------------------------------------------


@every_wall
@pytest.mark.parametrize(
    ("fallen", "cost"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 14)]
)
def test_each_floor_space_costs_what_stands_above_it(wall: str, fallen: int, cost: int) -> None:
    state = about_to_tile(wall)
    set_floor(state, 0, f"{fallen} red")
    set_score(state, 20)
    assert board(state, 0)["floor_cost"] == cost
    tile_walls(state)
    assert state.scores[0] == 20 - cost


def test_four_tiles_and_the_marker_cost_8() -> None:
    state = about_to_tile()
    set_floor(state, 0, "red, marker, 2 blue, red")
    set_score(state, 20)
    tile_walls(state)
    assert state.scores[0] == 20 - 8


def test_the_marker_on_the_last_floor_space_costs_3() -> None:
    state = table(centre="blue")
    set_floor(state, 0, "6 red")
    set_score(state, 20)
    state.push_text("C blue 5")
    assert state.scores[0] == 20 - 14


@every_wall
def test_the_score_never_falls_below_0(wall: str) -> None:
    state = about_to_tile(wall)
    set_floor(state, 0, "7 red")
    set_score(state, 13, 13)
    tile_walls(state)
    assert state.scores == (0, 13)


def test_the_floor_line_costs_only_after_the_wall_has_scored() -> None:
    state = about_to_tile()
    complete_line(state, 0, 1, "blue")
    complete_line(state, 0, 2, "white")
    set_floor(state, 0, "2 red")
    tile_walls(state)
    assert state.scores[0] == 1 + 2 - 2


def test_the_tiles_of_the_floor_line_go_to_the_lid_and_the_marker_to_the_centre() -> None:
    state = about_to_tile()
    set_floor(state, 0, "2 red, marker, black")
    tile_walls(state)
    assert seen(state)["lid"] == {"blue": 0, "yellow": 0, "red": 2, "black": 1, "white": 0}
    assert (board(state, 0)["floor"], seen(state)["marker"]) == ([], None)
    assert all_tiles(seen(state)) == ALL_100

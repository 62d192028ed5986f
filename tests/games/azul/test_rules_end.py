"""Azul's rules, the next round and the end: dealing, bonuses and places."""

from itertools import chain

import pytest

import tegel
from tegel.games.azul.layout import COLOUR_NAMES, Azul
from tests.games.azul.positions import (
    about_to_tile,
    board,
    complete_line,
    every_table,
    every_wall,
    fill_line,
    lay_wall,
    seen,
    set_score,
    table,
    texts,
    tile_walls,
    wall_drawing,
)

NONE = dict.fromkeys(COLOUR_NAMES, 0)

# --- C. Next round --------------------------------------------------------------------------------


def test_the_factories_are_filled_from_the_bag_alone_as_long_as_it_has_tiles() -> None:
    state = about_to_tile(bag="10 blue, 10 red")
    tile_walls(state)
    dealt = [*chain(*seen(state)["factories"])]
    assert (dealt.count("blue"), dealt.count("red")) == (10, 10)
    assert sum(seen(state)["bag"].values()) == 0
    assert sum(seen(state)["lid"].values()) == 100 - 20 - 1


def test_the_lid_refills_an_empty_bag_in_the_middle_of_a_factory() -> None:
    state = about_to_tile(bag="9 blue, 9 red")
    tile_walls(state)
    view = seen(state)
    assert [len(factory) for factory in view["factories"]] == [4] * 5
    assert {*chain(*view["factories"][:4])} == {"blue", "red"}
    dealt = [*chain(*view["factories"])]
    assert dealt.count("blue") >= 9
    assert dealt.count("red") >= 9
    assert sum(view["lid"].values()) == 0
    assert sum(view["bag"].values()) == 100 - 20 - 1


def crowded_table(bag: str | None = None) -> tegel.State:
    """Four walls that lack one colour each, and on their lines all other tiles, but 5 black ones.

    Seat 0 is to take the last tile on offer, a blue one, for which its line 4 has room.
    """
    state = table("blue", players=4, bag=bag)
    for seat, colour in enumerate(COLOUR_NAMES[:4]):
        gaps = [(seat + row) % 5 for row in range(5)]
        lay_wall(state, seat, *("#" * gap + "." + "#" * (4 - gap) for gap in gaps))
        if colour != "black":
            fill_line(state, seat, 5, colour, 4)
        if colour in ("yellow", "red"):
            fill_line(state, seat, 4, colour, 1)
    return state


@pytest.mark.parametrize("bag", ["", "2 black", "5 black"])
def test_if_bag_and_lid_are_empty_the_round_starts_with_what_is_there(bag: str) -> None:
    state = crowded_table(bag)
    state.push_text("F1 blue 4")
    view = seen(state)
    assert view["factories"] == [["black"] * 4, ["black"], *([[]] * 7)]
    assert (view["phase"], view["round"], view["bag"], view["lid"]) == ("offer", 2, NONE, NONE)
    assert texts(state) == ["F1 black floor", "F2 black floor"]


def test_ruling_if_not_one_tile_could_be_dealt_the_game_ends_and_the_bonuses_count() -> None:
    state = crowded_table()
    fill_line(state, 3, 5, "black", 4)
    fill_line(state, 3, 4, "black", 1)
    set_score(state, 3, 2, 1, 0)
    state.push_text("F1 blue 4")
    assert state.is_over
    assert seen(state)["round"] == 1
    assert state.outcome == tegel.Outcome((43, 42, 41, 40), (1, 2, 3, 4))


@every_table
def test_ruling_the_game_ends_after_ten_rounds_in_which_nobody_placed_a_tile(
    players: int, wall: str
) -> None:
    state = tegel.new("azul", players=players, wall=wall, seed=7)
    while not state.is_over:
        state.push(next(move for move in state.legal_moves if state.text(move).endswith("floor")))
    assert seen(state)["round"] == 10
    assert state.outcome == tegel.Outcome((0,) * players, (1,) * players)


def test_a_placed_tile_begins_the_count_of_idle_rounds_anew() -> None:
    state = about_to_tile(idle=9)
    complete_line(state, 0, 1, "blue")
    tile_walls(state)
    assert not state.is_over
    assert Azul.over(state.memory).idle == 0


# --- End ------------------------------------------------------------------------------------------


@every_wall
def test_the_game_ends_after_the_tiling_in_which_a_row_is_complete(wall: str) -> None:
    state = table("white", wall=wall)
    lay_wall(state, 0, "####.")
    complete_line(state, 0, 1, "white")
    lay_wall(state, 1, ".###.")
    complete_line(state, 1, 1, "white")
    tile_walls(state)
    if wall == "grey":
        assert not state.is_over
        state.push_text("column 5")
    assert (wall_drawing(state, 0)[0], wall_drawing(state, 1)[0]) == ("BYRKW", ".YRKW")
    assert state.outcome == tegel.Outcome((5 + 2, 4), (1, 2))
    assert (state.turn, state.legal_moves, seen(state)["phase"]) == (None, [], "over")


@every_wall
def test_complete_columns_and_colours_do_not_end_the_game(wall: str) -> None:
    state = about_to_tile(wall)
    lay_wall(state, 0, "#....", "##...", "#.#..", "#..#.", "#...#")
    tile_walls(state)
    assert (seen(state)["round"], state.scores[0]) == (2, 0)


COLUMN = ("#....",) * 5
BLUE = ("B....", ".B...", "..B..", "...B.", "....B")


@every_wall
@pytest.mark.parametrize(
    ("drawing", "rows", "columns", "colours"),
    [
        ((".....", "#####"), 2, 0, 0),
        (("#####", ".....", "#####"), 4, 0, 0),
        (COLUMN, 0, 7, 0),
        (("##...",) * 5, 0, 14, 0),
        (("#.##.", *COLUMN[1:4]), 0, 0, 0),
        (BLUE, 0, 0, 10),
        (("##...", ".##..", "..##.", "...##", "#...#"), 0, 0, 20),
        (("#####", "##...", "#.#..", "#..#.", "#...#"), 2, 7, 10),
        (("#####",) * 5, 10, 35, 50),
    ],
)
def test_a_row_brings_2_a_column_7_and_a_colour_10(
    wall: str, drawing: tuple[str, ...], rows: int, columns: int, colours: int
) -> None:
    state = about_to_tile(wall, idle=9)
    lay_wall(state, 0, *drawing)
    set_score(state, 20, 5)
    tile_walls(state)
    bonus = board(state, 0)["bonus"]
    sets = (bonus["rows"], bonus["columns"], bonus["colours"])
    assert tuple(one["points"] for one in sets) == (rows, columns, colours)
    assert state.outcome.scores == (20 + rows + columns + colours, 5)


def test_on_the_grey_wall_a_colour_counts_wherever_its_five_tiles_stand() -> None:
    state = about_to_tile("grey", idle=9)
    lay_wall(state, 0, "..K..", "K....", "....K", ".K...", "...K.")
    tile_walls(state)
    assert state.outcome.scores == (10, 0)


def places(*standings: tuple[int, int]) -> tuple[int, ...]:
    """The places of seats with these points and complete rows."""
    state = table("white", players=len(standings), idle=9)
    for seat, (_, rows) in enumerate(standings):
        lay_wall(state, seat, *["#####"] * rows)
    set_score(state, *(points - 2 * rows for points, rows in standings))
    tile_walls(state)
    assert state.outcome.scores == tuple(points for points, _ in standings)
    winners = tuple(seat for seat, place in enumerate(state.outcome.places) if place == 1)
    assert state.outcome.winners == winners
    return state.outcome.places


def test_most_points_win() -> None:
    assert places((30, 1), (31, 0)) == (2, 1)
    assert places((10, 0), (40, 0), (20, 1)) == (3, 1, 2)


def test_on_a_tie_more_complete_rows_win() -> None:
    assert places((30, 1), (30, 2)) == (2, 1)
    assert places((30, 1), (30, 0), (31, 0)) == (2, 3, 1)


def test_who_is_still_tied_shares_the_win() -> None:
    assert places((30, 1), (30, 1)) == (1, 1)
    assert places((0, 0), (0, 0), (0, 0)) == (1, 1, 1)


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places((30, 1), (20, 1), (30, 1)) == (1, 3, 1)
    assert places((20, 1), (30, 0), (20, 1), (10, 4)) == (2, 1, 2, 4)
    assert places((20, 1), (30, 0), (20, 0), (20, 1)) == (2, 1, 4, 2)

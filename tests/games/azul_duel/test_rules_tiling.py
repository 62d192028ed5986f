"""Azul Duel's rules, phase 2: tiling, scoring and losses; the examples and rulings by name."""

import pytest

import tegel
from tests.games.azul_duel.positions import (
    about_to_tile,
    board,
    break_tiles,
    cells,
    complete_line,
    dome,
    fill_line,
    give_start_tile,
    lay_tiles,
    line_text,
    place_plate,
    seen,
    set_score,
    texts,
    tile_domes,
)

NOTHING = ["......"] * 6

# --- Order ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1])
def test_ruling_the_starting_player_tiles_all_lines_and_takes_losses_first(start: int) -> None:
    state = about_to_tile(start)
    place_plate(state, 0, 1, "#B/TK")
    place_plate(state, 0, 4, "YR/#B")
    place_plate(state, 1, 1, "TR/B#", turn=180)
    place_plate(state, 1, 4, "TR/B*")
    place_plate(state, 1, 5, "R#/BK")
    for seat in (0, 1):
        complete_line(state, seat, 1, "blue")
        complete_line(state, seat, 4, "blue")
        break_tiles(state, seat, "red")
    tile_domes(state)
    asked = []
    while seen(state)["phase"] == "tiling":
        broken = [len(board(state, seat)["broken"]) for seat in (start, 1 - start)]
        asked.append((state.turn, seen(state)["line"], broken))
        state.push(state.legal_moves[0])
    other = 1 - start
    assert asked == [
        (start, 0, [1, 1]),
        (start, 3, [1, 1]),
        (other, 0, [0, 1]),
        (other, 3, [0, 1]),
    ]
    assert [seat["score"] for seat in seen(state)["boards"]] == [5 + 1 + 1 - 1] * 2


def test_lines_are_tiled_from_top_to_bottom() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "#B/TK")
    place_plate(state, 0, 4, "YR/#B")
    place_plate(state, 0, 7, "TR/B#")
    complete_line(state, 0, 6, "blue")
    complete_line(state, 0, 4, "blue")
    complete_line(state, 0, 1, "blue")
    tile_domes(state)
    asked = []
    while seen(state)["phase"] == "tiling":
        asked.append((seen(state)["asked"], seen(state)["line"]))
        state.push(state.legal_moves[-1])
    assert asked == [("column", 0), ("column", 3), ("column", 5)]


# --- Placing --------------------------------------------------------------------------------------


def wild_or_blue() -> tegel.State:
    """The blue tile of line 4 may go to a wild cell, or to one of two blue ones."""
    state = about_to_tile()
    place_plate(state, 0, 4, "YR/#B")
    place_plate(state, 0, 6, "TR/B*")
    complete_line(state, 0, 4, "blue")
    tile_domes(state)
    return state


def test_a_tile_goes_to_a_free_cell_of_its_colour_or_a_wild_one_in_the_row_of_its_line() -> None:
    state = wild_or_blue()
    assert cells(state, 0)[3] == "#B..B*"
    assert texts(state) == ["column 1", "column 2", "column 5"]


@pytest.mark.parametrize(("column", "row"), [(1, "B....."), (2, ".B...."), (5, "....B.")])
def test_the_player_chooses_which_cell(column: int, row: str) -> None:
    state = wild_or_blue()
    state.push_text(f"column {column}")
    assert dome(state, 0) == [*NOTHING[:3], row, *NOTHING[4:]]
    assert (line_text(state, 0, 4), board(state, 0)["score"]) == ("", 6)


def test_filled_cells_are_not_free() -> None:
    state = about_to_tile()
    place_plate(state, 0, 4, "YR/#B")
    place_plate(state, 0, 6, "TR/B*")
    lay_tiles(state, 0, *NOTHING[:3], "RB....")
    complete_line(state, 0, 4, "blue")
    tile_domes(state)
    assert dome(state, 0)[3] == "RB..B."


def test_placing_is_compulsory_even_where_it_could_wait() -> None:
    state = about_to_tile()
    place_plate(state, 0, 4, "YK/T*")
    complete_line(state, 0, 4, "turquoise")
    tile_domes(state)
    assert (dome(state, 0)[3], seen(state)["round"]) == ("T.....", 3)


def test_the_other_tiles_of_the_line_go_to_the_tower() -> None:
    state = wild_or_blue()
    state.push_text("column 1")
    assert seen(state)["tower"] == {"blue": 3, "yellow": 0, "red": 0, "black": 0, "turquoise": 0}


def test_a_special_cell_takes_no_coloured_tile() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "K*/TR")
    complete_line(state, 0, 1, "blue")
    tile_domes(state)
    assert (dome(state, 0), line_text(state, 0, 1)) == (NOTHING, "1 blue")


# --- Scoring --------------------------------------------------------------------------------------

# Nine plates that fill a dome, with these rows:
FULL = ("#B/TK", "TR/B#", "KY/R#", "TY/#K", "YR/#B", "TK/R#", "RT/Y#", "TB/#Y", "R#/BK")
FULL_ROWS = ["#BTRKY", "TKB#R#", "TYYRTK", "#K#BR#", "RTTBR#", "Y##YBK"]


def full_dome(*rows: str) -> tegel.State:
    state = about_to_tile()
    for place, plate in enumerate(FULL, start=1):
        place_plate(state, 0, place, plate)
    assert cells(state, 0) == FULL_ROWS
    lay_tiles(state, 0, *rows)
    return state


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (1, []),
        (1, ["......", ".K.R..", "......", ".K.B.."]),
        (1, ["......", "......", "T...T."]),
        (1, ["..T..."]),
        (2, ["......", "......", ".Y...."]),
        (2, ["......", "......", "T..R.."]),
        (2, ["......", "..B..."]),
        (3, ["......", "......", ".Y.R.."]),
        (6, ["......", "......", "TY.RTK"]),
        (4, ["..T...", "..B...", "......", "..R..."]),
        (6, ["..T...", "..B...", "......", "..R...", "..T...", "..R..."]),
        (4, ["......", "......", ".Y....", "..R..."]),
        (12, ["..T...", "..B...", "TY.RTK", "..R...", "..T...", "..R..."]),
    ],
)
def test_a_tile_alone_scores_1_else_its_horizontal_run_and_its_vertical_one(
    rows: list[str], points: int
) -> None:
    state = full_dome(*rows)
    complete_line(state, 0, 3, "yellow")
    tile_domes(state)
    if seen(state)["phase"] == "tiling":  # the cell at its left is free too
        state.push_text("column 3")
    assert dome(state, 0)[2][2] == "Y"
    assert board(state, 0)["score"] == 5 + points


def worked_example() -> tegel.State:
    """A special plate that lacks its yellow tile, and below its special cell a blue cell."""
    state = about_to_tile()
    place_plate(state, 0, 1, "YK/T*")
    place_plate(state, 0, 4, "YB/K*")
    lay_tiles(state, 0, ".K....", "T.....")
    complete_line(state, 0, 1, "yellow")
    return state


def test_two_across_and_two_down_score_4_and_a_special_tile_in_row_2_scores_2_more() -> None:
    state = worked_example()
    tile_domes(state)
    assert dome(state, 0)[:2] == ["YK....", "T*...."]
    assert board(state, 0)["score"] == 5 + 4 + 2


def test_the_next_tile_below_in_a_vertical_run_of_3_with_the_special_tile_scores_3() -> None:
    state = worked_example()
    complete_line(state, 0, 3, "blue")
    tile_domes(state)
    assert dome(state, 0)[:3] == ["YK....", "T*....", ".B...."]
    assert board(state, 0)["score"] == 5 + 4 + 2 + 3


@pytest.mark.parametrize(
    ("place", "turn", "line", "row"),
    [(1, 180, 2, 1), (1, 0, 1, 2), (4, 180, 4, 3), (4, 0, 3, 4), (7, 180, 6, 5), (7, 0, 5, 6)],
)
def test_a_special_tile_scores_the_number_of_the_row_of_its_cell(
    place: int, turn: int, line: int, row: int
) -> None:
    state = about_to_tile()
    place_plate(state, 0, place, "YK/T*", turn)
    rows = {0: [".K....", "T....."], 180: [".T....", "K....."]}[turn]
    lay_tiles(state, 0, *NOTHING[: 2 * (place // 3)], *rows)
    complete_line(state, 0, line, "yellow")
    tile_domes(state)
    assert "*" in dome(state, 0)[row - 1]
    assert board(state, 0)["score"] == 5 + 4 + row


def test_a_tile_scores_before_the_special_tile_that_it_brings_lies_beside_it() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "YK/T*")
    lay_tiles(state, 0, "Y.....", "T.....")
    complete_line(state, 0, 1, "black")
    tile_domes(state)
    assert dome(state, 0)[:2] == ["YK....", "T*...."]
    assert board(state, 0)["score"] == 5 + 2 + 2


def test_a_special_tile_scores_nothing_for_its_own_runs() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "YK/T*")
    place_plate(state, 0, 2, "TR/B*")
    place_plate(state, 0, 4, "YB/K*")
    lay_tiles(state, 0, ".K....", "T.B...", ".B....")
    complete_line(state, 0, 1, "yellow")
    tile_domes(state)
    assert dome(state, 0)[1] == "T*B..."
    assert board(state, 0)["score"] == 5 + 4 + 2


def test_two_of_three_coloured_cells_bring_no_special_tile() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "YK/T*")
    lay_tiles(state, 0, ".K....")
    complete_line(state, 0, 1, "yellow")
    tile_domes(state)
    assert dome(state, 0)[:2] == ["YK....", "......"]
    assert board(state, 0)["score"] == 5 + 2


def test_a_wild_plate_brings_no_special_tile() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "TR/B#")
    lay_tiles(state, 0, ".R....", "B.....")
    complete_line(state, 0, 1, "turquoise")
    tile_domes(state)
    assert dome(state, 0)[:2] == ["TR....", "B....."]
    assert board(state, 0)["score"] == 5 + 4


# --- Lines that stay or break ---------------------------------------------------------------------


def no_red_cell(plates: int) -> tegel.State:
    """So many plates in the second row of the dome, with no place for a red tile in row 3."""
    state = about_to_tile()
    for place, plate in list(zip((4, 5, 6), ("YK/T*", "KY/R#", "TB/#Y"), strict=True))[:plates]:
        place_plate(state, 0, place, plate)
    return state


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("plates", [0, 1, 2])
def test_a_line_without_a_cell_stays_while_fewer_than_3_plates_lie_in_its_row(
    plates: int, count: int
) -> None:
    state = no_red_cell(plates)
    fill_line(state, 0, 3, "red", count)
    tile_domes(state)
    assert line_text(state, 0, 3) == f"{count} red"
    assert board(state, 0)["score"] == 5


@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 3), (3, 6)])
def test_a_line_without_a_cell_breaks_when_3_plates_lie_in_its_row(count: int, cost: int) -> None:
    state = no_red_cell(3)
    set_score(state, 20)
    fill_line(state, 0, 3, "red", count)
    tile_domes(state)
    assert line_text(state, 0, 3) == ""
    assert board(state, 0)["score"] == 20 - cost
    assert seen(state)["tower"]["red"] == count


def test_plates_of_other_rows_do_not_break_a_line() -> None:
    state = no_red_cell(2)
    for place, plate in ((1, "TR/B*"), (2, "BK/*T"), (7, "R#/BK"), (8, "YR/#B")):
        place_plate(state, 0, place, plate)
    fill_line(state, 0, 3, "red", 2)
    tile_domes(state)
    assert line_text(state, 0, 3) == "2 red"


def test_an_incomplete_line_stays_as_long_as_a_cell_fits() -> None:
    state = no_red_cell(2)
    place_plate(state, 0, 6, "TR/B*")
    fill_line(state, 0, 3, "red", 2)
    tile_domes(state)
    assert (line_text(state, 0, 3), board(state, 0)["score"]) == ("2 red", 5)


def test_a_wild_cell_saves_a_line_and_a_filled_one_does_not() -> None:
    for tile, held in ((".", "2 red"), ("R", ""), ("B", "")):
        state = no_red_cell(2)
        place_plate(state, 0, 6, "#B/TK")
        lay_tiles(state, 0, "......", "......", f"....{tile}.")
        fill_line(state, 0, 3, "red", 2)
        tile_domes(state)
        assert line_text(state, 0, 3) == held


def test_a_complete_line_breaks_when_the_cell_of_its_colour_is_filled() -> None:
    state = no_red_cell(2)
    place_plate(state, 0, 6, "TR/B*")
    lay_tiles(state, 0, "......", "......", ".....R")
    set_score(state, 20)
    complete_line(state, 0, 3, "red")
    tile_domes(state)
    assert (line_text(state, 0, 3), board(state, 0)["score"]) == ("", 20 - 6)


def test_tiles_of_a_line_that_break_beyond_the_fourth_go_to_the_tower_and_cost_nothing() -> None:
    state = no_red_cell(3)
    set_score(state, 20)
    break_tiles(state, 0, "3 black")
    complete_line(state, 0, 3, "red")
    tile_domes(state)
    assert board(state, 0)["score"] == 20 - 10
    assert (seen(state)["tower"]["red"], seen(state)["tower"]["black"]) == (3, 3)


# --- Losses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "start_tile", "cost"),
    [
        ("", False, 0),
        ("red", False, 1),
        ("red, blue", False, 3),
        ("2 red, blue", False, 6),
        ("4 black", False, 10),
        ("", True, 2),
        ("2 red, blue", True, 8),
        ("4 black", True, 12),
    ],
)
def test_broken_tiles_cost_1_2_3_and_4_and_the_start_tile_2_more(
    broken: str, start_tile: bool, cost: int
) -> None:
    state = about_to_tile()
    set_score(state, 20)
    break_tiles(state, 0, broken)
    if start_tile:
        give_start_tile(state, 0)
    assert board(state, 0)["loss"] == cost
    tile_domes(state)
    assert board(state, 0)["score"] == 20 - cost


def test_a_score_never_falls_below_0() -> None:
    state = about_to_tile()
    set_score(state, 4)
    break_tiles(state, 0, "3 red")
    tile_domes(state)
    assert board(state, 0)["score"] == 0


def test_losses_come_after_the_points_of_all_lines() -> None:
    state = about_to_tile()
    set_score(state, 2)
    break_tiles(state, 0, "2 red")
    place_plate(state, 0, 7, "RT/Y#")
    lay_tiles(state, 0, *NOTHING[:4], "RT....")
    complete_line(state, 0, 6, "yellow")
    tile_domes(state)
    state.push_text("column 1")
    assert board(state, 0)["score"] == 2 + 2 - 3


def test_broken_tiles_go_to_the_tower() -> None:
    state = about_to_tile()
    break_tiles(state, 0, "2 red, blue")
    break_tiles(state, 1, "yellow")
    tile_domes(state)
    assert [seat["broken"] for seat in seen(state)["boards"]] == [[], []]
    tower = {"blue": 1, "yellow": 1, "red": 2, "black": 0, "turquoise": 0}
    assert seen(state)["tower"] == tower

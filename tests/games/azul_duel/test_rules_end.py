"""Azul Duel's rules, the end: scoring tiles, the floor of 0, the winner; rulings by name."""

import pytest

import tegel
from tests.games.azul_duel.positions import (
    SPECIAL_ONES,
    WILD_ONES,
    about_to_tile,
    board,
    break_tiles,
    cells,
    dome,
    fill_dome,
    give_start_tile,
    lay_tiles,
    place_plate,
    seen,
    set_score,
    tile_domes,
)

# --- Domes ----------------------------------------------------------------------------------------


def wild_dome(scoring: str, *rows: str) -> tegel.State:
    """The end of round 5: seat 0 has all nine wild plates, and these tiles on them."""
    state = about_to_tile(round_number=5, scoring=scoring)
    fill_dome(state, 0, *WILD_ONES)
    assert cells(state, 0) == ["#BTRKY", "TKB#R#", "TYYRTK", "#K#BR#", "RTTBR#", "Y##YBK"]
    lay_tiles(state, 0, *rows)
    return state


def special_dome(scoring: str, *rows: str) -> tegel.State:
    """The end of round 5: seat 0 has all nine special plates, and these tiles on them."""
    state = about_to_tile(round_number=5, scoring=scoring)
    fill_dome(state, 0, *SPECIAL_ONES)
    assert cells(state, 0) == ["YKK**K", "T*TRRB", "YBTRY*", "K*B*KR", "BK*T*Y", "*TYBBR"]
    lay_tiles(state, 0, *rows)
    return state


def pays(state: tegel.State, name: str) -> int:
    """What a condition pays seat 0: as the view says, and as the game ends."""
    set_score(state, 50)
    shown = {condition["name"]: condition["pays"] for condition in board(state, 0)["conditions"]}
    tile_domes(state)
    assert state.outcome.scores[0] == 50 + sum(shown.values())
    return shown[name]


EMPTY = ("......",) * 6
WHOLE = ("xxxxxx",) * 6
# All cells of the dome of wild plates, a colour on each wild one.
ALL_WILD = ("YBTRKY", "TKBYRB", "TYYRTK", "BKBBRY", "RTTBRY", "YBRYBK")

# --- The eight conditions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (7, ("x.....",) * 6),
        (7, (".x....",) * 6),
        (14, ("x..x..",) * 6),
        (42, WHOLE),
        (0, (*("x....x",) * 5, "......")),
        (0, ("xxxxxx",) * 5),
    ],
)
def test_1a_pays_7_for_each_complete_column(points: int, rows: tuple[str, ...]) -> None:
    assert pays(special_dome("1A-2A-3A", *rows), "1A") == points


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (20, ("xxxxxx", *("x....x",) * 4, "xxxxxx")),
        (20, WHOLE),
        (0, ("......", *(".xxxx.",) * 4)),
        (3, ("..x...", "xx....", "......", ".....x")),
        (4, ("x....x", "......", "......", "......", "......", "x....x")),
    ],
)
def test_1b_pays_1_for_each_tile_on_the_20_outer_cells(points: int, rows: tuple[str, ...]) -> None:
    assert pays(special_dome("1B-2A-3A", *rows), "1B") == points


FALLING = ("x.....", ".x....", "..x...", "...x..", "....x.", ".....x")
RISING = FALLING[::-1]


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (10, FALLING),
        (10, RISING),
        (20, ("x....x", ".x..x.", "..xx..", "..xx..", ".x..x.", "x....x")),
        (0, ("x....x", ".x..x.", "..xx..", "..xx..", ".x..x.", "......")),
        (0, (".x....", "..x...", "...x..", "....x.", ".....x")),
        (20, WHOLE),
    ],
)
def test_2a_pays_10_for_each_of_the_two_diagonals(points: int, rows: tuple[str, ...]) -> None:
    assert pays(special_dome("1A-2A-3A", *rows), "2A") == points


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (3, ("xx....", "xx....")),
        (3, ("....xx", "....xx")),
        (8, (*EMPTY[:4], "xx....", "xx....")),
        (8, (*EMPTY[:4], "....xx", "....xx")),
        (22, ("xx..xx", "xx..xx", "......", "......", "xx..xx", "xx..xx")),
        (22, WHOLE),
        (0, ("..xx..", "..xx..", "xxxxxx", "xxxxxx", "..xx..", "..xx..")),
        (0, ("xx..xx", "x...x.", "......", "......", "x...x.", "xx..xx")),
    ],
)
def test_2b_pays_3_for_each_upper_and_8_for_each_lower_corner_plate(
    points: int, rows: tuple[str, ...]
) -> None:
    assert pays(special_dome("1A-2B-3A", *rows), "2B") == points


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (18, ("B.....", "...B.B", "......", "R.K..T", ".....T", ".YY...")),
        (18, ALL_WILD),
        (0, ("B.....", "...B.B", "......", "R.K..T", ".....T", ".Y....")),
        (0, (".BTRKY", *ALL_WILD[1:])),
    ],
)
def test_3a_pays_2_for_each_wild_cell_if_all_are_filled(points: int, rows: tuple[str, ...]) -> None:
    assert pays(wild_dome("1A-2A-3A", *rows), "3A") == points


def test_3a_counts_the_wild_cells_of_this_dome() -> None:
    state = about_to_tile(round_number=5)
    fill_dome(state, 0, *SPECIAL_ONES[:7], "R#/BK", "YR/#B")
    lay_tiles(state, 0, *EMPTY[:4], "...K..", "....Y.")
    assert pays(state, "3A") == 4


def test_ruling_3a_pays_nothing_where_no_wild_cell_is() -> None:
    assert pays(special_dome("1A-2A-3A", *WHOLE), "3A") == 0


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (-27, EMPTY),
        (0, WHOLE),
        (-24, ("xx....", "xx....")),
        (-3, (*WHOLE[:4], "xx.xxx", "xxxxxx")),
        (-27, ("xxx..x", "x.xxxx", "xxxxx.", "x.x.xx", "xx.x.x", ".xxxxx")),
    ],
)
def test_3b_costs_3_for_each_empty_special_cell(points: int, rows: tuple[str, ...]) -> None:
    assert pays(special_dome("1A-2A-3B", *rows), "3B") == points


def test_3b_costs_nothing_where_no_special_cell_is() -> None:
    assert pays(wild_dome("1A-2A-3B"), "3B") == 0


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (3, ("xxxxxx",)),
        (6, ("......", "xxxxxx", "......", "......", "......", "xxxxxx")),
        (18, WHOLE),
        (0, ("xxxxx.",) * 6),
        (0, (".xxxxx",) * 6),
    ],
)
def test_4a_pays_3_for_each_complete_row(points: int, rows: tuple[str, ...]) -> None:
    assert pays(special_dome("1A-2A-4A", *rows), "4A") == points


@pytest.mark.parametrize(
    ("points", "rows"),
    [
        (0, EMPTY),
        (0, ("......", "......", "TYYRTK")),
        (4, ("YBTRKY",)),
        (8, ("YBTRKY", "TKBYRB")),
        (0, ("......", "TKB.RB")),
    ],
)
def test_4b_pays_4_for_each_row_with_at_least_5_different_colours(
    points: int, rows: tuple[str, ...]
) -> None:
    assert pays(wild_dome("1A-2A-4B", *rows), "4B") == points


# --- Rulings about them ---------------------------------------------------------------------------


def test_ruling_a_gap_in_a_row_of_five_colours_is_allowed() -> None:
    assert pays(wild_dome("1A-2A-4B", ".BTRKY"), "4B") == 4


def test_ruling_a_tile_on_a_wild_cell_has_its_own_colour() -> None:
    assert pays(wild_dome("1A-2A-4B", "......", "TKBYR."), "4B") == 4
    assert pays(wild_dome("1A-2A-4B", "......", "TKBTR."), "4B") == 0


def test_ruling_a_special_tile_has_no_colour() -> None:
    assert pays(special_dome("1A-2A-4B", "......", "......", "YBTRY*"), "4B") == 0


@pytest.mark.parametrize(
    ("scoring", "name", "points", "rows"),
    [
        ("1A-2A-3A", "1A", 7, ("...x..",) * 6),
        ("1B-2A-3A", "1B", 1, (*EMPTY[:5], "x.....")),
        ("1A-2A-3A", "2A", 10, FALLING),
        ("1A-2B-3A", "2B", 3, ("xx....", "xx....")),
        ("1A-2A-4A", "4A", 3, ("xxxxxx",)),
    ],
)
def test_ruling_a_special_tile_fills_its_cell(
    scoring: str, name: str, points: int, rows: tuple[str, ...]
) -> None:
    state = special_dome(scoring, *rows)
    drawn = dome(state, 0)
    assert pays(state, name) == points
    bare = [row.replace("*", ".") for row in drawn]
    assert bare != drawn
    assert pays(special_dome(scoring, *bare), name) == 0


# --- The end --------------------------------------------------------------------------------------


def test_the_game_ends_after_phase_2_of_round_5() -> None:
    state = about_to_tile(round_number=5)
    tile_domes(state)
    view = seen(state)
    assert (view["phase"], view["turn"], view["round"]) == ("over", None, 5)
    assert (state.is_over, state.legal_moves, view["large_sun"]) == (True, [], [])


def test_losses_of_the_last_round_count_before_the_scoring_tiles() -> None:
    state = wild_dome("1A-2B-4A", "YBTRKY")
    set_score(state, 1)
    break_tiles(state, 0, "3 red")
    tile_domes(state)
    assert state.outcome.scores[0] == 0 + 3


def test_ruling_the_floor_of_0_is_applied_once_to_the_grand_total() -> None:
    # Two empty special cells cost 6, two complete rows bring 6.
    state = about_to_tile(round_number=5, scoring="1A-3B-4A")
    fill_dome(state, 0, "#B/TK", "TR/B#", "KY/R#", "YK/T*", "YB/K*")
    lay_tiles(state, 0, *ALL_WILD[:2])
    set_score(state, 2)
    tile_domes(state)
    assert state.outcome.scores[0] == 2 - 6 + 6


def test_a_total_below_0_is_0() -> None:
    state = special_dome("1A-2A-3B")
    set_score(state, 20, 1)
    tile_domes(state)
    assert state.outcome.scores == (0, 1)


def test_scoring_tiles_that_are_not_in_play_pay_nothing() -> None:
    state = special_dome("1A-2A-3A", *WHOLE[:1])
    set_score(state, 5)
    tile_domes(state)
    assert state.outcome.scores[0] == 5


def test_all_four_scoring_tiles_may_be_in_play() -> None:
    state = special_dome("1A-2A-3B-4A", *WHOLE)
    set_score(state, 5)
    tile_domes(state)
    assert state.outcome.scores[0] == 5 + 42 + 20 + 0 + 18


def ended(scores: tuple[int, int], holder: int) -> tegel.Outcome:
    """The outcome of these final scores, where this seat holds the start tile."""
    state = about_to_tile(round_number=5)
    set_score(state, *(score + 2 * (seat == holder) for seat, score in enumerate(scores)))
    give_start_tile(state, holder)
    tile_domes(state)
    assert state.outcome.scores == scores
    return state.outcome


@pytest.mark.parametrize("holder", [0, 1])
def test_most_points_win(holder: int) -> None:
    assert ended((30, 31), holder).places == (2, 1)
    assert ended((31, 30), holder).places == (1, 2)


@pytest.mark.parametrize("holder", [0, 1])
def test_on_a_tie_the_holder_of_the_start_tile_wins(holder: int) -> None:
    assert ended((30, 30), holder).winners == (holder,)
    assert ended((0, 0), holder).winners == (holder,)


def test_a_corner_plate_needs_all_its_cells() -> None:
    for plate, tiles in (("KY/R#", ("xx....", "x.....")), ("K*/TR", ("x.....", "xx...."))):
        state = about_to_tile(round_number=5, scoring="1A-2B-3A")
        place_plate(state, 0, 1, plate)
        lay_tiles(state, 0, *tiles)
        assert pays(state, "2B") == 0
